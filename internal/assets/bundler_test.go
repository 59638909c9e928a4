package assets

import (
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/project"
)

// bundleWith bundles the built-in scripts and styles with another file.
func bundleWith(t *testing.T, name, text string) error {
	t.Helper()
	p := project.Project{Builtin: os.DirFS("../..")}
	_, err := makeBundles(p, replaced{os.DirFS("../../static"), name, text})
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
	read := func(name string) sourceFile { return readSource(static, static, name) }
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

func TestProblemSaysWhyTheBundlerHasEnded(t *testing.T) {
	for _, test := range []struct {
		code        int
		trace, want string
	}{
		{exitMemory, "", "it takes more than 2 GiB of memory; make it smaller"},
		{exitTime, "", "it takes longer than 30s; make it smaller"},
		{2, "runtime: goroutine stack exceeds 134217728-byte limit\nfatal error: stack overflow\n", "brackets, operators or statements are nested too deep; nest fewer"},
		{2, "fatal error: runtime: out of memory\n\ngoroutine 1", "the bundler ended: fatal error: runtime: out of memory"},
	} {
		if got := whyEnded(test.code, test.trace); got != test.want {
			t.Errorf("exit code %d, %q: got %s, want %s", test.code, test.trace, got, test.want)
		}
	}
}
