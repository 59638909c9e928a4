package assets

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/project"
)

// bundleWith bundles the built-in scripts and styles with another file.
func bundleWith(t *testing.T, name, text string) error {
	t.Helper()
	p := project.Project{Builtin: os.DirFS("../..")}
	_, err := makeBundles(p, replaced{os.DirFS("../../static"), name, text}, "")
	return err
}

// replaced is a folder with another text in a file.
type replaced struct {
	fs.FS
	name, text string
}

func (r replaced) Open(name string) (fs.File, error) {
	if name == r.name {
		return fstest.MapFS{name: {Data: []byte(r.text)}}.Open(name)
	}
	return r.FS.Open(name)
}

func TestDeepNestingInScriptsAndStylesIsAProblem(t *testing.T) {
	if testing.Short() {
		t.Skip("starts several bundlers")
	}
	const n = 300_000
	for name, text := range map[string]string{
		"js/boot.js":   strings.Repeat("[", n),
		"css/play.css": strings.Repeat("a{", n),
	} {
		t.Run(name, func(t *testing.T) {
			want := "static/" + name + ": cannot be bundled: brackets, operators or statements are nested too deep; nest fewer"
			if err := bundleWith(t, name, text); err == nil || err.Error() != want {
				t.Errorf("got  %v\nwant %s", err, want)
			}
		})
	}
}

func TestBundlerReportsMistakesWithTheirPlace(t *testing.T) {
	if testing.Short() {
		t.Skip("bundles everything")
	}
	const want = `static/js/moved.js:2:5: Unexpected ";"`
	if err := bundleWith(t, "js/moved.js", "let a;\na = ;"); err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestBundlerMakesTheBundlesOfTheProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("bundles everything twice")
	}
	static := os.DirFS("../../static")
	read := func(name string) sourceFile {
		source := readSource(static, static, name)
		source.FromRulebook = name == "js/boot.js" // parsed twice, with the same result
		return source
	}
	got, err := runBundler(read)
	if err != nil {
		t.Fatal(err)
	}
	want := runEsbuild(read)
	if names := slices.Collect(maps.Keys(want.Files)); len(names) != len(entryPoints) {
		t.Fatalf("the bundles are %v", names)
	}
	if !maps.EqualFunc(got.Files, want.Files, slices.Equal) || len(got.Messages) > 0 {
		t.Errorf("the bundler makes %d bundles and other contents: %v", len(got.Files), got.Messages)
	}
}

// killing is a folder that kills the bundler, the only child of this process, when it asks
// for js/boot.js.
type killing struct {
	fs.FS
	t *testing.T
}

func (k killing) Open(name string) (fs.File, error) {
	if name == "js/boot.js" {
		lists, err := filepath.Glob("/proc/self/task/*/children")
		if err != nil {
			k.t.Error(err)
		}
		for _, list := range lists {
			text, _ := os.ReadFile(list) // the thread may have ended
			for _, child := range strings.Fields(string(text)) {
				pid, err := strconv.Atoi(child)
				if err != nil {
					k.t.Error(err)
				} else if bundler, err := os.FindProcess(pid); err != nil || bundler.Kill() != nil {
					k.t.Errorf("process %d cannot be killed", pid)
				}
			}
		}
	}
	return k.FS.Open(name)
}

func TestKilledBundlerBlamesNoFile(t *testing.T) {
	if _, err := os.Stat("/proc/self/task"); testing.Short() || err != nil {
		t.Skip("starts a bundler and finds it in /proc")
	}
	const want = "static: cannot be bundled: the bundler ended: signal: killed"
	p := project.Project{Builtin: os.DirFS("../..")}
	if _, err := makeBundles(p, killing{os.DirFS("../../static"), t}, ""); err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestProblemSaysWhyTheBundlerHasEnded(t *testing.T) {
	for _, test := range []struct {
		code        int
		trace, want string
		exceeded    bool
	}{
		{exitMemory, "", "it takes more than 2 GiB of memory; make it smaller", true},
		{exitTime, "", "it takes longer than 30s; make it smaller", true},
		{2, "runtime: goroutine stack exceeds 134217728-byte limit\nfatal error: stack overflow\n", "brackets, operators or statements are nested too deep; nest fewer", true},
		{2, "fatal error: runtime: out of memory\n\ngoroutine 1", "the bundler ended: fatal error: runtime: out of memory", false},
		{-1, "", "the bundler ended: signal: killed", false},
	} {
		if got, exceeded := whyEnded(test.code, "signal: killed", test.trace); got != test.want || exceeded != test.exceeded {
			t.Errorf("exit code %d, %q: got %s, %t, want %s", test.code, test.trace, got, exceeded, test.want)
		}
	}
}
