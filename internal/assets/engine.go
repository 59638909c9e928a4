package assets

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"sowbook/internal/cache"
	"sowbook/internal/diag"
	"sowbook/internal/filelock"
)

// EngineFile is the name of the engine's WebAssembly module in a site.
const EngineFile = "engine.wasm"

// EngineFolders lists the packages that the engine's module is compiled from.
var EngineFolders = []string{"engine", "engine/board", "engine/capture", "engine/event", "engine/numbering", "engine/round", "engine/ruleset", "engine/score", "internal/errtext", "internal/hugepages", "engine/player", "engine/solver", "engine/values", "internal/prose", "internal/protocol", "wasm"}

// Engine returns the engine's module for the sources in tree, which has the layout of
// this repository. It uses a prebuilt or cached module of the same sources if there is
// one, and compiles them otherwise.
func Engine(tree fs.FS) ([]byte, error) {
	sources, err := readSources(tree)
	if err != nil {
		return nil, err
	}
	if module, ok := prebuilt(tree, sources.packedName()); ok {
		return module, nil
	}
	return cache.Do("engine", sources.sum(), func() ([]byte, error) { return sources.compile("-s -w") })
}

// EngineWithNames compiles the module with the names of its functions, which [Engine]
// leaves out.
func EngineWithNames(tree fs.FS) ([]byte, error) {
	sources, err := readSources(tree)
	if err != nil {
		return nil, err
	}
	return sources.compile("-w")
}

// PrebuildEngine returns the engine's module, compressed for [PrebuiltFolder], and its
// name there, which depends on the sources.
func PrebuildEngine(tree fs.FS) (name string, packed []byte, err error) {
	sources, err := readSources(tree)
	if err != nil {
		return "", nil, err
	}
	module, err := Engine(tree)
	if err != nil {
		return "", nil, err
	}
	packed, err = pack(module)
	return sources.packedName(), packed, err
}

// sources holds the files to compile by path.
type sources map[string][]byte

func readSources(tree fs.FS) (sources, error) {
	s := sources{}
	for _, folder := range EngineFolders {
		files, err := fs.Glob(tree, folder+"/*.go")
		if err != nil {
			return s, err
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if s[name], err = fs.ReadFile(tree, name); err != nil {
				return s, err
			}
		}
	}
	module, err := fs.ReadFile(tree, "go.mod")
	if err != nil {
		return s, fmt.Errorf("the sources of the engine are not all there: %w", err)
	}
	// The engine uses only the standard library.
	s["go.mod"], _, _ = bytes.Cut(module, []byte("\nrequire"))
	return s, nil
}

// sum returns a hash of the sources and of how they are compiled.
func (s sources) sum() string {
	sum := sha256.New()
	fmt.Fprintln(sum, "compact data without traces and buckets", smaller, inlined)
	for _, name := range slices.Sorted(maps.Keys(s)) {
		fmt.Fprintf(sum, "%s %d\n%s", name, len(s[name]), s[name])
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

func (s sources) packedName() string { return s.sum() + ".wasm.gz" }

// compile builds the module in a temporary folder, with the given flags of the linker.
func (s sources) compile(linkerFlags string) (module []byte, err error) {
	temp, err := filelock.NewTempDir(os.TempDir(), filelock.Prefix)
	if err != nil {
		return nil, err
	}
	defer temp.Remove()
	dir := temp.Name
	for name, text := range s {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return nil, err
		}
	}
	out, err := goBuild(dir, linkerFlags, smaller)
	if err != nil {
		out, err = goBuild(dir, linkerFlags, options{})
	}
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return nil, errors.New("the engine cannot be compiled for pages: there is no go command; install Go 1.26 or newer, or a sowbook made by make install")
	case err != nil:
		return nil, diag.Problem{Message: "the engine cannot be compiled for pages", Notes: strings.Split(strings.TrimSpace(string(out)), "\n")}
	}
	module, err = os.ReadFile(filepath.Join(dir, EngineFile))
	if err != nil {
		return nil, err
	}
	return compactData(module), nil
}

// options are settings of a build that Go's compatibility promise does not cover.
type options struct {
	experiment string // the value of GOEXPERIMENT
	own        string // flags of the compiler for this repository's packages
	standard   string // those for Go's packages
}

// smaller makes the module smaller. Later versions of Go may not know these options.
var smaller = options{
	// Go 1.26 has two garbage collectors. The older one is smaller by 13 KB and as fast
	// for so small a heap.
	experiment: "nogreenteagc",
	// Space on the stack for slices of variable size would add 4 KB.
	own: "-d=variablemakethreshold=0",
	// Nil checks would add 22 KB to Go's packages and bounds checks 12 KB. Ours keep theirs,
	// so mistakes in them still panic.
	standard: "-B -d=disablenil,variablemakethreshold=0",
}

// inlined lists the packages whose functions are inlined, which makes searches 50% faster.
// In other packages it would only enlarge the module, by a tenth.
var inlined = []string{"engine", "engine/board", "engine/solver"}

// goBuild compiles the module in dir and returns the compiler's output.
func goBuild(dir, linkerFlags string, o options) (out []byte, err error) {
	args := []string{"build", "-trimpath", "-buildvcs=false", "-buildmode=c-shared", "-o", EngineFile,
		"-ldflags=" + linkerFlags, "-gcflags=all=-l " + o.standard, "-gcflags=./...=-l " + o.own}
	for _, folder := range inlined {
		args = append(args, "-gcflags=./"+folder+"=")
	}
	cmd := exec.Command("go", append(args, "./wasm")...)
	cmd.Dir = dir
	// GOENV names a file of variables, such as GOFLAGS and GOCACHEPROG, which name programs.
	cmd.Env = append(cmd.Environ(), "GOENV=off", "GOOS=wasip1", "GOARCH=wasm", "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0", "GOTMPDIR="+dir, "GOEXPERIMENT="+o.experiment)
	return cmd.CombinedOutput()
}
