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
	json    bool   // problems are wanted as JSON
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
		{"build", "[-o public] [-url https://HOST/path/] [-base /path/] [-drafts] [-v] [-json]", "write the whole site", runBuild},
		{"serve", "[-addr localhost:8080] [-base /path/] [-drafts]", "serve the site, rebuild and reload on change", runServe},
		{"check", "[-external] [-site URL] [-json]", "check everything that build checks, and what the book leaves out, without writing; or links to other sites; or a site where it stands", runCheck},
		{"new", "site|variant|page NAME", "make a small rulebook, or a page of one, that builds as it is", runNew},
		{"variants", "[-json]", "list the variants, with their rules and readings", runVariants},
		{"play", "[-json] [-from POSITION] [-set KEY=VALUE]… VARIANT [MOVE]…", "play moves; play - reads games from standard input", runPlay},
		{"perft", "[-from POSITION] [-set KEY=VALUE]… -depth N VARIANT", "count the lines of exactly N plies", runPerft},
		{"puzzles", "[-seed N] [-n N] [VARIANT…]", "find puzzles from a seed number, as content/puzzles.txt has them", runPuzzles},
		{"solve", "[-json] [-from POSITION] [-set KEY=VALUE]… [-depth N] [-time D] VARIANT", "find the best line and its value", runSolve},
		{"engine", "-o DIR", "write the engine's WebAssembly module, and the scripts and styles, for a program that is to carry them", runEngine},
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
	switch {
	case errors.Is(err, flag.ErrHelp):
		return done
	case errors.As(err, &wrong):
		fmt.Fprintln(stderr, "sowbook: "+wrong.why)
		return usage
	case err == nil && !e.json:
		return done
	}
	e.report(err)
	if err == nil {
		return done
	}
	return failed
}

// dispatch reads -C and the command, and runs it.
func (e *env) dispatch(args []string) error {
	f := newFlags("sowbook")
	f.StringVar(&e.dir, "C", ".", "work on this folder")
	if err := parse(f, args); err != nil {
		return e.flagError(err.(flagFault).err, "usage: sowbook [-C DIR] COMMAND …; sowbook help lists the commands")
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
			if info, err := os.Stat(e.dir); err != nil || !info.IsDir() {
				return fmt.Errorf("there is no folder %s; -C names the folder of a rulebook", e.dir)
			}
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
