package assets

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"sync"
	"time"

	"github.com/evanw/esbuild/pkg/api"
)

// The bundler is a process of this program that bundles the scripts and styles of a
// rulebook. esbuild calls itself for almost every construct of a script, so that a script
// nested a million deep overflows the stack, which ends the process. It has no limits of
// time and memory either.

// bundlerVariable is the environment variable that makes a process a bundler.
const bundlerVariable = "SOWBOOK_BUNDLER"

// Limits of a bundler. The scripts of this book take a second and 100 MB. A script may be nested
// more than 20,000 deep.
const (
	maxBundlerStack  = 128 << 20 // bytes
	maxBundlerMemory = 2 << 30   // bytes
	maxBundlerTime   = 30 * time.Second
)

// Exit codes of a bundler that has exceeded a limit. Go itself ends the process on a stack overflow.
const (
	exitMemory = 3
	exitTime   = 4
)

// The bundler starts here, because it must also run in tests, whose programs have no
// common command line.
func init() {
	if os.Getenv(bundlerVariable) != "" {
		debug.SetMaxStack(maxBundlerStack)
		go limitBundler()
		bundle := bundlerProcess{in: json.NewDecoder(os.Stdin), out: json.NewEncoder(os.Stdout)}
		bundle.send(bundlerMessage{Result: new(runEsbuild(bundle.read))})
		os.Exit(0)
	}
}

// limitBundler ends the process when it exceeds a limit.
func limitBundler() {
	memory := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	for end := time.Now().Add(maxBundlerTime); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if metrics.Read(memory); memory[0].Value.Uint64()-memory[1].Value.Uint64() > maxBundlerMemory {
			os.Exit(exitMemory)
		}
	}
	os.Exit(exitTime)
}

// bundlerMessage is a line that the bundler writes: a file that it needs, to which the
// answer is a sourceFile, the same file when it has been parsed, or the result.
type bundlerMessage struct {
	Read, Parsed string
	Result       *bundleResult
}

// bundlerProcess is the bundler's end of the pipe.
type bundlerProcess struct {
	mu  sync.Mutex
	in  *json.Decoder
	out *json.Encoder
}

func (b *bundlerProcess) send(m bundlerMessage) {
	if err := b.out.Encode(m); err != nil {
		os.Exit(1) // the build has ended
	}
}

// read asks for a file. It parses a file of the rulebook by itself first, so that the file
// to blame is known when the process ends.
func (b *bundlerProcess) read(name string) (source sourceFile) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.send(bundlerMessage{Read: name})
	if err := b.in.Decode(&source); err != nil {
		os.Exit(1) // likewise
	}
	if source.FromRulebook {
		api.Transform(source.Text, api.TransformOptions{
			Loader: loader(name), Format: buildOptions.Format, Target: buildOptions.Target,
			MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		})
	}
	b.send(bundlerMessage{Parsed: name})
	return source
}

// bundlerError says why the bundler has ended at a file, or "" if it is not known.
type bundlerError struct{ name, why string }

func (e *bundlerError) Error() string { return e.name + ": " + e.why }

// runBundler starts a bundler and gives it the files that it asks for. Where programs cannot
// be started, it bundles in this process.
func runBundler(read func(name string) sourceFile) (bundleResult, error) {
	program, err := os.Executable()
	if err != nil {
		return runEsbuild(read), nil
	}
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), bundlerVariable+"=1")
	var trace bytes.Buffer
	cmd.Stderr = &trace
	in, inErr := cmd.StdinPipe()
	out, outErr := cmd.StdoutPipe()
	if err := errors.Join(inErr, outErr, cmd.Start()); err != nil {
		return runEsbuild(read), nil
	}
	answers, messages := json.NewEncoder(in), json.NewDecoder(out)
	parsing := "" // the file that is being parsed
	for {
		var m bundlerMessage
		err := messages.Decode(&m)
		switch {
		case err != nil:
			_, _ = io.Copy(io.Discard, out)
			_ = cmd.Wait() // why it has ended is in trace and state
			why, exceeded := whyEnded(cmd.ProcessState.ExitCode(), cmd.ProcessState.String(), trace.String())
			if !exceeded {
				parsing = "" // which is not to blame
			}
			return bundleResult{}, &bundlerError{parsing, why}
		case m.Result != nil:
			return *m.Result, cmd.Wait()
		case m.Read != "":
			parsing = m.Read
			_ = answers.Encode(read(m.Read)) // an error ends the messages
		case m.Parsed == parsing:
			parsing = ""
		}
	}
}

// whyEnded returns why a bundler has ended, from its exit code, its state in words and what
// it has written to standard error. exceeded reports whether it has exceeded a limit.
func whyEnded(code int, state, trace string) (why string, exceeded bool) {
	first, _, _ := strings.Cut(trace, "\n")
	switch {
	case code == exitMemory:
		return fmt.Sprintf("it takes more than %d GiB of memory; make it smaller", maxBundlerMemory>>30), true
	case code == exitTime:
		return fmt.Sprintf("it takes longer than %v; make it smaller", maxBundlerTime), true
	case strings.Contains(trace, "stack overflow"):
		return "brackets, operators or statements are nested too deep; nest fewer", true
	case first == "":
		first = state
	}
	return "the bundler ended: " + first, false
}
