package render

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/diag"
	"sowbook/internal/highlight"
	"sowbook/internal/templates"
)

// fixture is a rulebook that a test renders.
type fixture struct {
	t *testing.T
	*Renderer
	pages []*book.Parsed
}

// builtinAssets is the assets of a rulebook without static files of its own.
var builtinAssets = sync.OnceValues(func() (*assets.Assets, error) { return assets.Load(booktest.Repository()) })

// newFixture loads a rulebook and reports its problems.
func newFixture(t *testing.T, files map[string]string) (*fixture, diag.Problems) {
	t.Helper()
	p := booktest.Write(t, files)
	b, pages, problems := booktest.Load(t, p)
	set, wrong := templates.Load(p)
	problems.Add(wrong...)
	a, err := builtinAssets()
	if err != nil {
		t.Fatal(err)
	}
	return &fixture{t, New(b, set, a, book.Location{Base: "/"}, nil, highlight.Load("")), pages}, problems
}

// newGoodFixture loads a rulebook that must have no problem.
func newGoodFixture(t *testing.T, files map[string]string) *fixture {
	t.Helper()
	f, problems := newFixture(t, files)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return f
}

// page returns the page of a content file.
func (f *fixture) page(name string) *book.Parsed {
	f.t.Helper()
	i := slices.IndexFunc(f.pages, func(d *book.Parsed) bool { return d.File.Path == name })
	if i < 0 {
		f.t.Fatal("there is no page " + name)
	}
	return f.pages[i]
}

// html renders the page of a content file.
func (f *fixture) html(name string) string {
	f.t.Helper()
	out, err := f.pageHTML(f.page(name))
	if err != nil {
		f.t.Fatal(err)
	}
	return string(out)
}

// files returns the files of the page of a content file by name.
func (f *fixture) files(name string) map[string]string {
	f.t.Helper()
	files := map[string]string{}
	err := f.makePage(f.page(name), func(file assets.File) error {
		files[file.Name] = string(file.Content)
		return nil
	})
	if err != nil {
		f.t.Fatal(err)
	}
	return files
}

// contains checks that a text has some parts.
func contains(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%q is not in\n%s", part, text)
		}
	}
}

// matches returns what the group of a pattern matches in a text, in order.
func matches(pattern, text string) []string {
	var list []string
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		list = append(list, m[1])
	}
	return list
}

// jsonText returns a value as JSON, for comparing.
func jsonText(t *testing.T, v any) string {
	t.Helper()
	out, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
