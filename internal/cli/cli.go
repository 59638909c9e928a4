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
	"slices"
	"strings"

	"sowbook/internal/bots"
	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

// Exit codes.
const (
	exitOK      = 0
	exitFailure = 1 // the command failed
	exitUsage   = 2 // the arguments are wrong
)

type command struct {
	name string
	args string                                      // as help shows them; "" if there are none
	what string                                      // in one line
	run  func(e *env, f *flags, args []string) error // adds its flags to f before it reads the arguments
}

// described returns the command with its flags, as the manual lists it.
func (c command) described() project.Command {
	f := newFlags(c.name)
	_ = c.run(&env{}, f, []string{"-help"}) // which only adds the flags
	return project.Command{Name: c.name, Args: c.args, What: c.what, Flags: f.list}
}

// commands lists the commands in the order of the help.
var commands = []command{
	{"build", "[-o public] [-url https://HOST/path/] [-base /path/] [-folder] [-drafts] [-v] [-json]",
		"build the whole site; with -folder one that opens without a server", runBuild},
	{"serve", "[-addr localhost:8080] [-url https://HOST/path/] [-base /path/] [-drafts]",
		"serve the site; rebuild and reload on change", runServe},
	{"check", "[-strict] [-external] [-site URL] [-timeout D] [-json]",
		"check the rulebook without writing; or its links to other sites; or a deployed site", runCheck},
	{"update", "[-all]",
		"show each wrong claim with the right one, and rewrite it if you agree", runUpdate},
	{"new", "site [-language LANG] [-plain]|variant [-like GAME]|page NAME",
		"create a small rulebook that builds as it is, or a game or page in one; -plain leaves out games", runNew},
	{"copy", "[-print|-diff|-note] FILE",
		"copy a built-in file, such as templates/base.html, so that you can change it", runCopy},
	{"variants", "[-json]",
		"list the variants with their rules and readings", runVariants},
	{"rules", "[-json] [TEXT | -]",
		"list the words of rules, or check a text of rules and say how to play by it; rules - reads a text on each line of standard input", runRules},
	{"play", "[-json] [-from POSITION] [-set KEY=VALUE]… VARIANT [MOVE]… | -rules TEXT [MOVE]…",
		"play moves; play - reads games from standard input", runPlay},
	{"match", "[-json] [-games N] [-time D] [-from POSITION] [-set KEY=VALUE]… VARIANT BOT BOT | -rules TEXT BOT BOT",
		"let two programs play each other; a bot is a program or one of " + strings.Join(bots.Strengths(), ", "), runMatch},
	{"perft", "[-from POSITION] [-set KEY=VALUE]… -depth N VARIANT | -rules TEXT",
		"count the lines of exactly N plies", runPerft},
	{"puzzles", "[-seed N] [-n N] [-keep] [VARIANT…]",
		"find puzzles and print them as content/puzzles.txt has them", runPuzzles},
	{"solve", "[-json] [-from POSITION] [-set KEY=VALUE]… [-depth N] [-time D] VARIANT | -rules TEXT",
		"find the value and the best line of a position", runSolve},
	{"manual", "[-addr localhost:8081]",
		"serve the manual of this version, with the games of Sowbook", runManual},
	{"version", "",
		"print the version, the commit and the Go release of this program", runVersion},
	{"engine", "-o DIR",
		"compile the engine and bundle the scripts and styles, to embed them in the program", runEngine},
}

type env struct {
	dir      string            // the folder of the rulebook
	json     bool              // report problems as JSON
	builtin  fs.FS             // the files of the program: templates, static files, the engine
	commands []project.Command // for the manual; functions in the variable commands cannot refer to it
	stdin    io.Reader
	stdout   io.Writer
	stderr   io.Writer
}

// usageError is an error in the arguments of a command.
type usageError string

func (e usageError) Error() string { return string(e) }

// flagError is a usageError in the flags of a command, after which its usage is printed.
type flagError struct {
	usageError
	usage string // set by withUsage
}

func (e flagError) Unwrap() error { return e.usageError }

// withUsage returns err, to which it adds the usage if it is a flagError.
func withUsage(err error, usage string) error {
	if wrong, ok := errors.AsType[flagError](err); ok {
		wrong.usage = usage
		return wrong
	}
	return err
}

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
	for _, c := range commands {
		e.commands = append(e.commands, c.described())
	}
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
			e.print("usage: " + in.usage)
		}
		return exitUsage
	}
	if err != nil || e.json {
		e.report(err)
	}
	if problems, ok := errors.AsType[diag.Problems](err); err != nil && (!ok || problems.Fail()) {
		return exitFailure
	}
	return exitOK
}

// dispatch reads -C and the command and runs the command.
func (e *env) dispatch(args []string) error {
	f := newFlags("sowbook")
	f.StringVar(&e.dir, "C", ".", "")
	if err := parse(f, args); err != nil {
		return withUsage(err, "sowbook [-C DIR] COMMAND …; see sowbook help")
	}
	name := f.Arg(0)
	switch name {
	case "":
		return usageError("missing command; use " + strings.Join(commandNames(), ", ") + " or help")
	case "help":
		return flag.ErrHelp
	}
	i := slices.IndexFunc(commands, func(c command) bool { return c.name == name })
	if i < 0 {
		return usageError(fmt.Sprintf("unknown command %q; %s", name, diag.Hint(name, commandNames())))
	}
	if info, err := os.Stat(e.dir); err != nil || !info.IsDir() {
		return fmt.Errorf("there is no folder %s; -C is the folder of a rulebook", e.dir)
	}
	e.restore(filepath.Join(e.dir, site.DefaultOut))
	return withUsage(commands[i].run(e, newFlags(name), f.Args()[1:]), usage(commands[i]))
}

func usage(c command) string { return strings.TrimSpace("sowbook " + c.name + " " + c.args) }

func (e *env) help(w io.Writer) {
	fmt.Fprintln(w, "usage: sowbook [-C DIR] COMMAND\n\nCommands work on the rulebook in the current folder or in DIR:")
	for _, c := range commands {
		fmt.Fprintf(w, "  %s\n      %s\n", usage(c), c.what)
	}
}

func commandNames() []string {
	var list []string
	for _, c := range commands {
		list = append(list, c.name)
	}
	return list
}
