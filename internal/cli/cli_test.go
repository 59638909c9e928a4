package cli

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
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
		process: func() {
			if os.Getenv("UNPRIVILEGED") != "" && os.Geteuid() == 0 {
				dropPrivileges()
			}
			os.Exit(Run(os.Args[1:], os.DirFS(os.Getenv("SOWBOOK")), os.Stdin, os.Stdout, os.Stderr))
		},
	})
}

// process is the command that runs sowbook in a process of its own. Scripts run it in the
// process of the tests, by the name sowbook.
const process = "sowbook-process"

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
	names, failed := embeddedFiles()
	for _, name := range names {
		text, missing := os.ReadFile(filepath.Join(repository, name))
		file := filepath.Join(builtinFolder, name)
		failed = errors.Join(failed, missing, os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, text, 0o644))
	}
	if err = errors.Join(err, failed); err != nil {
		return err
	}
	if Run([]string{"-C", builtinFolder, "engine", "-o", assets.PrebuiltFolder}, os.DirFS(builtinFolder), nil, io.Discard, os.Stderr) != exitOK {
		return errors.New("the engine cannot be compiled")
	}
	return nil
}

// embeddedFiles returns the files that builtin.go embeds, without tests and compiled files. It
// reads the directive, because tests cannot import package main.
func embeddedFiles() (names []string, err error) {
	text, err := os.ReadFile(filepath.Join(repository, "builtin.go"))
	if err != nil {
		return nil, err
	}
	files := os.DirFS(repository)
	for _, pattern := range strings.Fields(string(regexp.MustCompile(`(?m)^//go:embed (.*)$`).FindSubmatch(text)[1])) {
		found, failed := fs.Glob(files, strings.TrimPrefix(pattern, "all:"))
		err = errors.Join(err, failed)
		for _, root := range found {
			err = errors.Join(err, fs.WalkDir(files, root, func(name string, d fs.DirEntry, err error) error {
				if err == nil && !d.IsDir() && !strings.HasSuffix(name, "_test.go") && !strings.HasPrefix(name, assets.PrebuiltFolder) {
					names = append(names, name)
				}
				return err
			}))
		}
	}
	return names, err
}

// scriptsToRun returns the paths of the scripts of a folder. Short runs leave out those that begin with
// [short] skip, whose files it takes time to write.
func scriptsToRun(t *testing.T, dir string) (scripts []string) {
	t.Helper()
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	all, err := filepath.Glob(dir + "/*.txtar")
	for _, script := range all {
		text, failed := os.ReadFile(script)
		err = errors.Join(err, failed)
		if !testing.Short() || !strings.HasPrefix(string(text), "[short] skip ") {
			scripts = append(scripts, script)
		}
	}
	if err != nil || len(scripts) == 0 {
		t.Fatalf("no scripts found: %v", err)
	}
	return scripts
}

// runScripts runs the scripts of a folder. setup prepares the folder of each and sets
// RULEBOOK, which copybook copies.
func runScripts(t *testing.T, dir string, setup func(e *testscript.Env) error) {
	builtin := builtinFiles(t)
	scripts := scriptsToRun(t, dir)
	t.Chdir(dir) // restores the folder and, below, the variables that runSowbook changes
	for _, name := range scriptVariables {
		t.Setenv(name, os.Getenv(name))
	}
	testscript.Run(t, testscript.Params{
		Files:               scripts,
		UpdateScripts:       golden.Updating(),
		RequireExplicitExec: true,
		Setup: func(e *testscript.Env) error {
			e.Setenv("SOWBOOK", builtin)
			e.Setenv("XDG_CACHE_HOME", filepath.Join(builtin, ".cache"))
			e.Setenv("ESCAPE", "\x1b")
			e.Setenv("NEWLINE", "\n")
			return setup(e)
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"copybook":  copybook,
			"exits":     exits,
			"damage":    damage,
			"fails":     fails,
			"overlay":   overlay,
			"sowbook":   sowbook,
			"unchanged": unchanged,
			"wrong":     wrong,
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

// newRulebook creates a small rulebook in a folder. It replaces the texts that authors replace,
// because a check gives advice about them.
func newRulebook(t *testing.T, dir string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := scaffold.Site(dir, ".", ""); err != nil {
		t.Fatal(err)
	}
	var own []string
	for _, text := range scaffold.Placeholders("en") {
		key, _, _ := strings.Cut(text, " ")
		own = append(own, text, key+" Own words.")
	}
	replacer := strings.NewReplacer(own...)
	for name, text := range filesBelow(t, filepath.Join(dir, "content")) {
		if err := os.WriteFile(filepath.Join(dir, "content", name), []byte(replacer.Replace(text)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBrokenInputs runs scripts that break a small rulebook, the folder book, in
// one way after another. Each has a clear error and leaves the built site
// unchanged.
func TestBrokenInputs(t *testing.T) {
	good := filepath.Join(t.TempDir(), "book")
	newRulebook(t, good)
	if code := Run([]string{"-C", good, "build"}, os.DirFS(builtinFiles(t)), nil, io.Discard, os.Stderr); code != exitOK {
		t.Fatal("the small rulebook cannot be built")
	}
	runScripts(t, "testdata/broken", func(e *testscript.Env) error {
		e.Setenv("RULEBOOK", good)
		return errors.Join(os.Chmod(e.WorkDir, 0o755), os.Chmod(filepath.Dir(e.WorkDir), 0o755)) // for nobody
	})
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
