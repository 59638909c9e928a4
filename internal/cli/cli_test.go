package cli

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite what the scripts expect; read the diff before committing it")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"sowbook": func() { os.Exit(Run(os.Args[1:], os.DirFS(os.Getenv("SOWBOOK")), os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// TestScripts runs the command line as its users do. Each script has a folder of
// its own that holds this repository's content as the folder book, and the files
// at the end of the script.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	if found, err := filepath.Glob("testdata/*.txtar"); err != nil || len(found) == 0 {
		t.Fatalf("no script found: %v", err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			var failed error
			failed = errors.Join(failed, os.CopyFS(filepath.Join(e.WorkDir, "book", "content"), os.DirFS(filepath.Join(root, "content"))))
			// The scripts run with an empty home; the caches of the machine spare them
			// compiling the standard library again.
			for _, key := range []string{"GOCACHE", "GOMODCACHE", "GOPROXY"} {
				out, err := exec.Command("go", "env", key).Output()
				failed = errors.Join(failed, err)
				e.Setenv(key, string(out[:max(len(out)-1, 0)]))
			}
			e.Setenv("SOWBOOK", root) // what the program carries
			e.Setenv("XDG_CACHE_HOME", filepath.Join(e.WorkDir, ".cache"))
			return failed
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"exits":  exits,
			"damage": damage,
		},
	})
}

// exits runs a command and wants an exit code: exits CODE COMMAND ARG…. What it
// prints is compared by stdout and stderr as after exec.
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

// damage changes a byte in the middle of each file that a pattern finds, of which there must be one.
func damage(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: damage PATTERN")
	}
	files, err := filepath.Glob(ts.MkAbs(args[0]))
	ts.Check(err)
	if len(files) == 0 {
		ts.Fatalf("no file is %s", args[0])
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		ts.Check(err)
		text[len(text)/2] ^= 1
		ts.Check(os.WriteFile(name, text, 0o644))
	}
}
