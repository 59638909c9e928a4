// Package cli is the command line: arguments, exit codes, and problems printed.
// What the commands do is done elsewhere.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"sowbook/internal/diag"
)

// Exit codes.
const (
	done   = 0
	failed = 1 // what was asked cannot be done
	usage  = 2 // it was asked wrongly
)

// env is what a command works with.
type env struct {
	dir     string // the folder of the rulebook
	builtin fs.FS  // what the program carries: templates, static files, the engine
	stdin   io.Reader
	stdout  io.Writer
	stderr  io.Writer
}

// command is one verb of the command line.
type command struct {
	name string
	args string // as usage shows them
	what string
	run  func(e *env, f *flag.FlagSet, args []string) error
}

func commands() []command {
	return []command{
		{"build", "[-o public] [-base /path/] [-drafts]", "write the whole site", runBuild},
		{"serve", "[-addr localhost:8080] [-base /path/] [-drafts]", "serve the site, rebuild and reload on change", runServe},
		{"check", "", "check everything that build checks, without writing", runCheck},
		{"variants", "[-json]", "list the variants, with their rules and readings", runVariants},
		{"play", "[-json] [-from POSITION] [-set KEY=VALUE]… VARIANT [MOVE]…", "play moves; play - reads games from standard input", runPlay},
		{"perft", "[-from POSITION] [-set KEY=VALUE]… -depth N VARIANT", "count the lines of exactly N plies", runPerft},
		{"puzzles", "[-seed N] [-n N] [VARIANT…]", "find puzzles from a seed number, as content/puzzles.txt has them", runPuzzles},
		{"solve", "[-json] [-from POSITION] [-set KEY=VALUE]… [-depth N] [-time D] VARIANT", "find the best line and its value", runSolve},
	}
}

// usageError is a command asked wrongly.
type usageError struct{ why string }

func (e usageError) Error() string { return e.why }

// errReported is a failure whose problems are already printed.
var errReported = errors.New("reported")

// Run runs the command line and returns the exit code. builtin is what the program carries, laid out as this project is.
func Run(args []string, builtin fs.FS, stdin io.Reader, stdout, stderr io.Writer) int {
	e := &env{dir: ".", builtin: builtin, stdin: stdin, stdout: stdout, stderr: stderr}
	err := e.dispatch(args)
	var wrong usageError
	var problems diag.Problems
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return done
	case errors.As(err, &wrong):
		fmt.Fprintln(stderr, "sowbook: "+wrong.why)
		return usage
	case errors.As(err, &problems):
		problems.Print(stderr)
	case !errors.Is(err, errReported):
		fmt.Fprintln(stderr, "sowbook: "+err.Error())
	}
	return failed
}

// dispatch reads -C and the command, and runs it.
func (e *env) dispatch(args []string) error {
	f := newFlags("sowbook")
	f.StringVar(&e.dir, "C", ".", "work on this folder")
	if err := f.Parse(args); err != nil {
		return e.flagError(err, "sowbook [-C DIR] COMMAND …; sowbook help lists the commands")
	}
	if f.NArg() == 0 {
		return usageError{"a command is needed: " + names() + "; sowbook help says more"}
	}
	if f.Arg(0) == "help" {
		e.help(e.stdout)
		return nil
	}
	for _, c := range commands() {
		if c.name == f.Arg(0) {
			flags := newFlags(c.name)
			err := c.run(e, flags, f.Args()[1:])
			var bad flagFault
			if errors.As(err, &bad) {
				return e.flagError(bad.err, "usage: sowbook "+c.name+" "+c.args)
			}
			return err
		}
	}
	return usageError{fmt.Sprintf("unknown command %q; %s", f.Arg(0), diag.Expected(f.Arg(0), commandNames()))}
}

// flagFault is an error of the flags of a command.
type flagFault struct{ err error }

func (f flagFault) Error() string { return f.err.Error() }

// parse reads the flags of a command.
func parse(f *flag.FlagSet, args []string) error {
	if err := f.Parse(args); err != nil {
		return flagFault{err}
	}
	return nil
}

// noArgs refuses what is left after the flags.
func noArgs(f *flag.FlagSet) error {
	if f.NArg() > 0 {
		return usageError{fmt.Sprintf("%s takes no argument, but there is %q; sowbook help says more", f.Name(), f.Arg(0))}
	}
	return nil
}

// flagError turns an error of the flag package into help or a usage error.
func (e *env) flagError(err error, hint string) error {
	if errors.Is(err, flag.ErrHelp) {
		e.help(e.stdout)
		return err
	}
	return usageError{err.Error() + "\n" + hint}
}

// newFlags is a set of flags that prints nothing by itself.
func newFlags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

func (e *env) help(w io.Writer) {
	fmt.Fprintln(w, "sowbook [-C DIR] COMMAND\n\nCommands, on the rulebook in this folder or in DIR:")
	for _, c := range commands() {
		fmt.Fprintf(w, "  sowbook %s %s\n      %s\n", c.name, c.args, c.what)
	}
}

func commandNames() []string {
	var list []string
	for _, c := range commands() {
		list = append(list, c.name)
	}
	return list
}

func names() string { return strings.Join(commandNames(), ", ") }

// contentDir is the folder of the content, as problems show it.
func (e *env) contentDir() string { return strings.TrimPrefix(e.dir+"/content", "./") }

// openContent is the content folder.
func (e *env) openContent() (*os.Root, error) {
	root, err := os.OpenRoot(e.dir + "/content")
	if err != nil {
		return nil, fmt.Errorf("%s has no folder content; run sowbook where the rulebook is, or give its folder with -C", e.dir)
	}
	return root, nil
}
