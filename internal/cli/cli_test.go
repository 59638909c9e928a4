package cli

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"sync"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"sowbook/internal/assets"
	"sowbook/internal/golden"
	"sowbook/internal/scaffold"
)

func TestMain(m *testing.M) {
	testscript.Main(tests{m}, map[string]func(){
		"sowbook": func() {
			if os.Getenv("UNPRIVILEGED") != "" && os.Geteuid() == 0 {
				dropPrivileges()
			}
			os.Exit(Run(os.Args[1:], os.DirFS(os.Getenv("SOWBOOK")), os.Stdin, os.Stdout, os.Stderr))
		},
	})
}

// tests runs the tests of the package and removes the folder of builtinFiles.
type tests struct{ *testing.M }

func (t tests) Run() int {
	defer func() { os.RemoveAll(builtinFolder) }()
	return t.M.Run()
}

// dropPrivileges makes the process run as nobody, since root may open any file.
func dropPrivileges() {
	const nobody = 65534
	if err := errors.Join(syscall.Setgroups(nil), syscall.Setgid(nobody), syscall.Setuid(nobody)); err != nil {
		panic(err)
	}
}

// repository is the folder of this repository.
const repository = "../.."

// builtinFiles returns a folder with the files that the program embeds. It has the
// compiled engine and the bundled scripts, so that no script makes them.
func builtinFiles(t *testing.T) string {
	t.Helper()
	makeBuiltin.Do(func() { errBuiltin = copyBuiltin() })
	if errBuiltin != nil {
		t.Fatal(errBuiltin)
	}
	return builtinFolder
}

var (
	makeBuiltin   sync.Once
	builtinFolder string
	errBuiltin    error
)

func copyBuiltin() (err error) {
	if builtinFolder, err = os.MkdirTemp("", "sowbook-builtin"); err != nil {
		return err
	}
	err = os.Chmod(builtinFolder, 0o755) // the account nobody must be able to read it
	for _, name := range []string{"templates", "static", "engine", "internal/errtext", "internal/prose", "internal/protocol", "wasm"} {
		err = errors.Join(err, os.CopyFS(filepath.Join(builtinFolder, name), os.DirFS(filepath.Join(repository, name))))
	}
	module, failed := os.ReadFile(filepath.Join(repository, "go.mod"))
	err = errors.Join(err, failed, os.WriteFile(filepath.Join(builtinFolder, "go.mod"), module, 0o644),
		os.RemoveAll(filepath.Join(builtinFolder, "static", "make"))) // tools, not static files
	if err != nil {
		return err
	}
	if Run([]string{"-C", builtinFolder, "engine", "-o", assets.PrebuiltFolder}, os.DirFS(builtinFolder), nil, io.Discard, os.Stderr) != exitOK {
		return errors.New("the engine cannot be compiled")
	}
	return nil
}

// runScripts runs the scripts of a folder. setup prepares the folder of each and sets
// RULEBOOK, which copybook copies.
func runScripts(t *testing.T, dir string, setup func(e *testscript.Env) error) {
	if found, err := filepath.Glob(dir + "/*.txtar"); err != nil || len(found) == 0 {
		t.Fatalf("no scripts found: %v", err)
	}
	builtin := builtinFiles(t)
	testscript.Run(t, testscript.Params{
		Dir:                 dir,
		UpdateScripts:       golden.Updating(),
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			e.Setenv("SOWBOOK", builtin)
			e.Setenv("XDG_CACHE_HOME", filepath.Join(e.WorkDir, ".cache"))
			e.Setenv("GOGC", "400") // most commands end before they need to collect garbage
			return setup(e)
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"copybook":  copybook,
			"exits":     exits,
			"damage":    damage,
			"fails":     fails,
			"overlay":   overlay,
			"unchanged": unchanged,
		},
	})
}

// TestScripts runs commands as users do, with the files at the end of each script. The
// command copybook copies this repository's content.
func TestScripts(t *testing.T) {
	rulebook, err := filepath.Abs(repository)
	if err != nil {
		t.Fatal(err)
	}
	runScripts(t, "testdata", func(e *testscript.Env) error {
		e.Setenv("RULEBOOK", rulebook)
		return nil
	})
}

// TestBrokenInputs runs scripts that break a small rulebook, the folder book, in
// one way after another. Each has a clear error and leaves the built site
// unchanged.
func TestBrokenInputs(t *testing.T) {
	good := filepath.Join(t.TempDir(), "book")
	if _, err := scaffold.Site(filepath.Dir(good), "book"); err != nil {
		t.Fatal(err)
	}
	if code := Run([]string{"-C", good, "build"}, os.DirFS(builtinFiles(t)), nil, io.Discard, os.Stderr); code != exitOK {
		t.Fatal("the small rulebook cannot be built")
	}
	runScripts(t, "testdata/broken", func(e *testscript.Env) error {
		e.Setenv("RULEBOOK", good)
		return errors.Join(os.Chmod(e.WorkDir, 0o755), os.Chmod(filepath.Dir(e.WorkDir), 0o755)) // for nobody
	})
}

// copybook copies folders of the rulebook RULEBOOK, or all of it, to the folder book:
// copybook FOLDER….
func copybook(ts *testscript.TestScript, neg bool, args []string) {
	if neg {
		ts.Fatalf("usage: copybook FOLDER…")
	}
	if len(args) == 0 {
		args = []string{"."}
	}
	for _, name := range args {
		ts.Check(os.CopyFS(filepath.Join(ts.MkAbs("book"), name), os.DirFS(filepath.Join(ts.Getenv("RULEBOOK"), name))))
	}
}

// exits runs a command that must exit with a code: exits CODE COMMAND ARG…. Its
// output can be checked with stdout and stderr, as after exec.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND ARG…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d\n%s", got, want, ts.ReadFile("stderr"))
	}
}

// fails runs sowbook on the folder book. It must exit with code 1 and print nothing
// on standard output: fails ARG….
func fails(ts *testscript.TestScript, neg bool, args []string) {
	exits(ts, neg, append([]string{"1", "sowbook", "-C", "book"}, args...))
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("standard output is not empty:\n%s", out)
	}
}

// overlay copies a folder of the script over the folder book: overlay FOLDER.
func overlay(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: overlay FOLDER")
	}
	from := os.DirFS(ts.MkAbs(args[0]))
	ts.Check(fs.WalkDir(from, ".", func(name string, d fs.DirEntry, err error) error {
		to := filepath.Join(ts.MkAbs("book"), name)
		if err != nil || d.IsDir() {
			return errors.Join(err, os.MkdirAll(to, 0o755))
		}
		text, err := fs.ReadFile(from, name)
		return errors.Join(err, os.WriteFile(to, text, 0o644))
	}))
}

// unchanged checks that the site in book is byte for byte that of the rulebook, with no
// other file beside it, and restores the rulebook.
func unchanged(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 0 {
		ts.Fatalf("usage: unchanged")
	}
	book, good := ts.MkAbs("book"), ts.Getenv("RULEBOOK")
	sameFiles(ts, filepath.Join(good, "public"), filepath.Join(book, "public"))
	beside, err := filepath.Glob(filepath.Join(book, ".public-*"))
	ts.Check(err)
	if len(beside) > 0 {
		ts.Fatalf("left beside the site: %v", beside)
	}
	for _, name := range []string{"content", "templates", "static"} {
		ts.Check(os.RemoveAll(filepath.Join(book, name)))
		if _, err := os.Stat(filepath.Join(good, name)); err == nil {
			ts.Check(os.CopyFS(filepath.Join(book, name), os.DirFS(filepath.Join(good, name))))
		}
	}
}

// sameFiles checks that two folders have the same files with the same bytes.
func sameFiles(ts *testscript.TestScript, folder, other string) {
	files := listFiles(ts, folder)
	if len(files) < 10 {
		ts.Fatalf("%s has only %d files", folder, len(files))
	}
	if others := listFiles(ts, other); !slices.Equal(files, others) {
		ts.Fatalf("%s has the files %v, %s has %v", folder, files, other, others)
	}
	for _, name := range files {
		one, err := os.ReadFile(filepath.Join(folder, name))
		ts.Check(err)
		two, err := os.ReadFile(filepath.Join(other, name))
		ts.Check(err)
		if !bytes.Equal(one, two) {
			ts.Fatalf("%s differs in %s and %s", name, folder, other)
		}
	}
}

// listFiles returns the names of all files below a folder.
func listFiles(ts *testscript.TestScript, folder string) (files []string) {
	ts.Check(fs.WalkDir(os.DirFS(folder), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files = append(files, name)
		}
		return err
	}))
	return files
}

// damage changes a byte in the middle of every file that matches a pattern: damage
// PATTERN.
func damage(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: damage PATTERN")
	}
	files, err := filepath.Glob(ts.MkAbs(args[0]))
	ts.Check(err)
	if len(files) == 0 {
		ts.Fatalf("no file matches %s", args[0])
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		ts.Check(err)
		text[len(text)/2] ^= 1
		ts.Check(os.WriteFile(name, text, 0o644))
	}
}

// README says that tests pin the lines for hundreds of broken inputs.
func TestScriptsPinHundredsOfBrokenInputs(t *testing.T) {
	const least = 400
	scripts, err := filepath.Glob("testdata/broken/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`(?m)^(?:book/[^\n]*: |sowbook: |\{"error":).*$`)
	pinned := map[string]bool{}
	for _, script := range scripts {
		text, err := os.ReadFile(script)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range line.FindAllString(string(text), -1) {
			pinned[found] = true
		}
	}
	if len(pinned) < least {
		t.Errorf("the scripts pin %d lines, want at least %d", len(pinned), least)
	}
}
