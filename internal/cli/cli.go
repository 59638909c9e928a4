// Package cli implements the command line: commands, flags, exit codes and the
// printing of problems. The work is done in other packages.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/usage"
)

// Exit codes.
const (
	exitOK      = 0
	exitFailure = 1 // the command failed
	exitUsage   = 2 // the arguments are wrong
)

// env is the environment of a command.
type env struct {
	dir     string // the folder of the rulebook
	json    bool   // report problems as JSON
	builtin fs.FS  // the files of the program: templates, static files, the engine
	stdin   io.Reader
	stdout  io.Writer
	stderr  io.Writer
}

// commands has the functions of [usage.Commands].
var commands = map[string]func(e *env, f *flag.FlagSet, args []string) error{
	"build":    runBuild,
	"serve":    runServe,
	"check":    runCheck,
	"new":      runNew,
	"variants": runVariants,
	"play":     runPlay,
	"perft":    runPerft,
	"puzzles":  runPuzzles,
	"solve":    runSolve,
	"version":  runVersion,
	"engine":   runEngine,
}

// usageError is an error in the arguments of a command.
type usageError string

func (e usageError) Error() string { return string(e) }

// flagError is a usageError in the flags of a command.
type flagError struct {
	usageError
	usage string // the usage of the command, in one line
}

func (e flagError) Unwrap() error { return e.usageError }

// output is standard output. It remembers the first error of a write.
type output struct {
	w   io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	if o.err != nil {
		return 0, errReported
	}
	n, err := o.w.Write(p)
	if o.err = err; err != nil {
		return n, errReported
	}
	return n, nil
}

// Run runs the command line and returns the exit code. builtin has the files of the
// program, with the paths of its repository.
func Run(args []string, builtin fs.FS, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &output{w: stdout}
	e := &env{dir: ".", builtin: builtin, stdin: stdin, stdout: out, stderr: stderr}
	code := e.run(args)
	if out.err != nil {
		e.print("sowbook: cannot write the output: " + diag.Reason(out.err))
		return exitFailure
	}
	return code
}

func (e *env) run(args []string) (code int) {
	err := e.dispatch(args)
	if errors.Is(err, flag.ErrHelp) {
		e.help(e.stdout)
		return exitOK
	}
	if wrong, ok := errors.AsType[usageError](err); ok {
		e.print("sowbook: " + wrong.Error())
		if in, ok := errors.AsType[flagError](err); ok {
			e.print(in.usage)
		}
		return exitUsage
	}
	if err != nil || e.json {
		e.report(err)
	}
	if err != nil {
		return exitFailure
	}
	return exitOK
}

// dispatch reads -C and the command and runs the command.
func (e *env) dispatch(args []string) error {
	f := newFlags("sowbook")
	f.StringVar(&e.dir, "C", ".", "")
	if err := parse(f, args); err != nil {
		return err
	}
	name := f.Arg(0)
	switch name {
	case "":
		return usageError("missing command; use " + strings.Join(commandNames(), ", ") + " or help")
	case "help":
		return flag.ErrHelp
	}
	if run := commands[name]; run != nil {
		if info, err := os.Stat(e.dir); err != nil || !info.IsDir() {
			return fmt.Errorf("there is no folder %s; -C is the folder of a rulebook", e.dir)
		}
		e.restore(filepath.Join(e.dir, defaultOut))
		return run(e, newFlags(name), f.Args()[1:])
	}
	return usageError(fmt.Sprintf("unknown command %q; %s", name, diag.Hint(name, commandNames())))
}

func (e *env) help(w io.Writer) {
	fmt.Fprintln(w, "usage: sowbook [-C DIR] COMMAND\n\nCommands work on the rulebook in the current folder or in DIR:")
	for _, c := range usage.Commands {
		fmt.Fprintf(w, "  %s\n      %s\n", strings.TrimSpace("sowbook "+c.Name+" "+c.Args), c.What)
	}
}

func commandNames() []string {
	var list []string
	for _, c := range usage.Commands {
		list = append(list, c.Name)
	}
	return list
}
