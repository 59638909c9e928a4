package cli

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"sowbook/internal/assets"
	"sowbook/internal/golden"
	"sowbook/internal/scaffold"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"sowbook": func() {
			if os.Getenv("UNPRIVILEGED") != "" && os.Geteuid() == 0 {
				dropPrivileges()
			}
			os.Exit(Run(os.Args[1:], os.DirFS(os.Getenv("SOWBOOK")), os.Stdin, os.Stdout, os.Stderr))
		},
	})
}

// dropPrivileges makes nobody the owner of the process, because root may read any file.
func dropPrivileges() {
	const nobody = 65534
	if err := errors.Join(syscall.Setgroups(nil), syscall.Setgid(nobody), syscall.Setuid(nobody)); err != nil {
		panic(err)
	}
}

// carry copies the files that are built into the program, with the engine compiled, so
// that no script compiles it.
func carry(t *testing.T, root string) string {
	t.Helper()
	carried := t.TempDir()
	if err := os.Chmod(filepath.Dir(carried), 0o755); err != nil { // for the user nobody
		t.Fatal(err)
	}
	for _, name := range []string{"templates", "static", "engine", "internal/prose", "internal/protocol", "wasm"} {
		if err := os.CopyFS(filepath.Join(carried, name), os.DirFS(filepath.Join(root, name))); err != nil {
			t.Fatal(err)
		}
	}
	module, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err == nil {
		err = os.WriteFile(filepath.Join(carried, "go.mod"), module, 0o644)
	}
	if err := errors.Join(err, os.RemoveAll(filepath.Join(carried, "static", "make"))); err != nil {
		t.Fatal(err)
	}
	if code := Run([]string{"-C", carried, "engine", "-o", assets.Built}, os.DirFS(carried), nil, io.Discard, os.Stderr); code != done {
		t.Fatal("the engine cannot be made")
	}
	return carried
}

// run runs the scripts of a folder.
func run(t *testing.T, dir string, setup func(e *testscript.Env, root string) error) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	if found, err := filepath.Glob(dir + "/*.txtar"); err != nil || len(found) == 0 {
		t.Fatalf("no script found: %v", err)
	}
	carried := carry(t, root)
	testscript.Run(t, testscript.Params{
		Dir:                 dir,
		UpdateScripts:       golden.Updating(),
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			e.Setenv("SOWBOOK", carried)
			e.Setenv("XDG_CACHE_HOME", filepath.Join(e.WorkDir, ".cache"))
			return setup(e, root)
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"exits":     exits,
			"damage":    damage,
			"refuses":   refuses,
			"lay":       lay,
			"untouched": untouched,
		},
	})
}

// TestScripts runs the command line as its users do. Each script has a folder of
// its own that holds this repository's content as the folder book, and the files
// at the end of the script.
func TestScripts(t *testing.T) {
	run(t, "testdata", func(e *testscript.Env, root string) error {
		book := filepath.Join(e.WorkDir, "book")
		return errors.Join(
			os.CopyFS(filepath.Join(book, "content"), os.DirFS(filepath.Join(root, "content"))),
			os.CopyFS(filepath.Join(book, "static", "make"), os.DirFS(filepath.Join(root, "static", "make"))),
		)
	})
}

// TestBrokenInputs breaks one thing after another in a small rulebook that was built
// before, the folder book. It wants one clear line for each, and the site left as it
// was.
func TestBrokenInputs(t *testing.T) {
	run(t, "testdata/broken", func(e *testscript.Env, _ string) error {
		book, carried := filepath.Join(e.WorkDir, "book"), os.DirFS(e.Getenv("SOWBOOK"))
		// The user nobody needs access to the script's folder.
		failed := errors.Join(os.Chmod(e.WorkDir, 0o755), os.Chmod(filepath.Dir(e.WorkDir), 0o755))
		_, err := scaffold.Site(e.WorkDir, "book")
		if failed = errors.Join(failed, err); failed != nil {
			return failed
		}
		if code := Run([]string{"-C", book, "build"}, carried, nil, io.Discard, os.Stderr); code != done {
			return errors.New("the small rulebook cannot be built")
		}
		return os.CopyFS(filepath.Join(e.WorkDir, "good"), os.DirFS(book))
	})
}

// exits runs a command and checks its exit code: exits CODE COMMAND ARG…. Commands
// stdout and stderr then compare its output as after exec.
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

// refuses runs sowbook on the folder book. It checks that it fails with exit code 1 and
// no standard output: refuses ARG….
func refuses(ts *testscript.TestScript, neg bool, args []string) {
	exits(ts, neg, append([]string{"1", "sowbook", "-C", "book"}, args...))
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("standard output is not empty:\n%s", out)
	}
}

// lay copies the files in a folder of the script over the folder book: lay FOLDER.
func lay(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: lay FOLDER")
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

// untouched checks that the site of the folder book is, byte for byte, what it was
// before the script, and that nothing is left beside it. Then it restores the rulebook
// that the site was built from.
func untouched(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 0 {
		ts.Fatalf("usage: untouched")
	}
	book, good := ts.MkAbs("book"), ts.MkAbs("good")
	same(ts, filepath.Join(good, "public"), filepath.Join(book, "public"))
	same(ts, filepath.Join(book, "public"), filepath.Join(good, "public"))
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

// same checks that every file of a folder is in another with the same bytes.
func same(ts *testscript.TestScript, folder, other string) {
	files := 0
	ts.Check(filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		files++
		way, err := filepath.Rel(folder, name)
		ts.Check(err)
		one, err := os.ReadFile(name)
		ts.Check(err)
		two, err := os.ReadFile(filepath.Join(other, way))
		if err != nil || string(one) != string(two) {
			ts.Fatalf("%s is not the same in %s", name, other)
		}
		return nil
	}))
	if files < 10 {
		ts.Fatalf("%s has only %d files", folder, files)
	}
}

// damage changes a byte in the middle of each file that matches a pattern, of which
// there must be at least one.
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
