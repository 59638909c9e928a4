package cli

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/testscript"
)

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

// sowbook runs the command line, which must succeed: sowbook ARG… [<INPUT].
func sowbook(ts *testscript.TestScript, neg bool, args []string) {
	exits(ts, neg, append([]string{"0", "sowbook"}, args...))
}

// exits runs the command line, which must exit with a code: exits CODE sowbook ARG… [<INPUT].
// Its output can be checked with stdout and stderr, as after exec.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || args[1] != "sowbook" {
		ts.Fatalf("usage: exits CODE sowbook ARG… [<INPUT]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	if got, _, stderr := runSowbook(ts, args[2:]); got != want {
		ts.Fatalf("exit code %d, want %d\n%s", got, want, stderr)
	}
}

// fails runs sowbook on the folder book. It must exit with code 1 and print nothing
// on standard output: fails ARG….
func fails(ts *testscript.TestScript, neg bool, args []string) {
	if neg {
		ts.Fatalf("usage: fails ARG…")
	}
	code, stdout, stderr := runSowbook(ts, append([]string{"-C", "book"}, args...))
	if code != exitFailure || stdout != "" {
		ts.Fatalf("exit code %d, want %d and no standard output\n%s%s", code, exitFailure, stdout, stderr)
	}
}

// wrong runs the command line, which must fail and print nothing on standard output, and
// appends its problems to the file problems.txt: wrong ARG….
func wrong(ts *testscript.TestScript, neg bool, args []string) {
	if neg {
		ts.Fatalf("usage: wrong ARG…")
	}
	code, stdout, stderr := runSowbook(ts, args)
	if code == exitOK || stdout != "" {
		ts.Fatalf("exit code %d, want another and no standard output\n%s", code, stdout)
	}
	file, err := os.OpenFile(ts.MkAbs("problems.txt"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	ts.Check(err)
	_, err = file.WriteString(stderr)
	ts.Check(errors.Join(err, file.Close()))
}

// inScript is held while this process is in the folder of a script.
var inScript sync.Mutex

// runSowbook runs the command line in this process, in the folder of a script and with its
// variables. Only another account needs a process of its own.
func runSowbook(ts *testscript.TestScript, args []string) (code int, stdout, stderr string) {
	if ts.Getenv("UNPRIVILEGED") != "" {
		if err := ts.Exec(process, args...); err != nil {
			exit, ok := errors.AsType[*exec.ExitError](err)
			if !ok {
				ts.Fatalf("%v", err)
			}
			code = exit.ExitCode()
		}
		return code, ts.ReadFile("stdout"), ts.ReadFile("stderr")
	}
	input := ""
	if last := len(args) - 1; last >= 0 && strings.HasPrefix(args[last], "<") {
		input, args = ts.ReadFile(args[last][1:]), args[:last]
	}
	inScript.Lock()
	defer inScript.Unlock()
	ts.Check(os.Chdir(ts.MkAbs(".")))
	for _, name := range scriptVariables {
		ts.Check(os.Setenv(name, ts.Getenv(name)))
	}
	var out, problems strings.Builder
	code = Run(args, os.DirFS(ts.Getenv("SOWBOOK")), strings.NewReader(input), io.MultiWriter(ts.Stdout(), &out), io.MultiWriter(ts.Stderr(), &problems))
	return code, out.String(), problems.String()
}

// scriptVariables are the variables that scripts set for sowbook and the git that it starts.
var scriptVariables = []string{"GIT_CONFIG_GLOBAL", "HOME", "PATH", "XDG_CACHE_HOME"}

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
