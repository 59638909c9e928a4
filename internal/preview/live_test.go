package site

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// rulebook is a small rulebook in a folder, and the preview of it.
type rulebook struct {
	t    *testing.T
	dir  string
	live *Live
}

func newRulebook(t *testing.T) *rulebook {
	b := &rulebook{t: t, dir: t.TempDir()}
	b.write("content/index.md", "---\ntitle: Home\nnav: {One: one.md}\n---\n")
	b.write("content/one.md", "---\ntitle: One\n---\n\nFirst words. [Two](two.md#there)\n")
	b.write("content/two.md", "---\ntitle: Two\n---\n\n## There\n")
	b.write("content/all.md", "---\ntitle: All\n---\n\n{{index}}\n")
	b.live = NewLive(Options{Dir: b.dir, Builtin: repository.Builtin, Base: "/"}, func() {}, func(string) bool { return false })
	b.settle()
	return b
}

func (b *rulebook) write(name, text string) {
	b.t.Helper()
	file := filepath.Join(b.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		b.t.Fatal(err)
	}
}

// settle does all that is left to do.
func (b *rulebook) settle() {
	b.live.Settle()
	for b.live.Work() {
	}
}

// change writes files, and says so.
func (b *rulebook) change(files map[string]string) {
	b.t.Helper()
	var names []string
	for name, text := range files {
		b.write(name, text)
		names = append(names, name)
	}
	b.live.Change(names)
}

// shows wants a text in a file of the site, or, after a "!", wants it not to be there.
func (b *rulebook) shows(name, part string) {
	b.t.Helper()
	text, ok := b.live.Read(name)
	without, not := strings.CutPrefix(part, "!")
	if !ok {
		b.t.Errorf("%s is not served", name)
	} else if strings.Contains(string(text), without) == not {
		b.t.Errorf("%s: want %q in\n%s", name, part, text)
	}
}

// problems wants the first lines of all problems.
func (b *rulebook) problems(want ...string) {
	b.t.Helper()
	var got []string
	for _, p := range b.live.Problems().Sorted() {
		got = append(got, strings.TrimPrefix(p.Error(), filepath.ToSlash(b.dir)+"/"))
	}
	if !slices.Equal(got, want) {
		b.t.Errorf("problems\n%q, want\n%q", got, want)
	}
}

func TestAPageWhoseTextChangesIsServedBeforeAnythingElseIsDone(t *testing.T) {
	b := newRulebook(t)
	b.problems()
	before := b.live.Tag("two/index.html")
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\nOther words.\n"})
	b.shows("one/index.html", "Other words.")
	b.settle()
	b.shows("search.json", "Other words.")
	if b.live.Tag("two/index.html") != before {
		t.Error("a page that nothing was changed of is another")
	}
}

func TestATitleIsChangedWhereverItShows(t *testing.T) {
	b := newRulebook(t)
	b.change(map[string]string{"content/two.md": "---\ntitle: Second\n---\n\n## There\n"})
	b.shows("two/index.html", "<h1>Second</h1>")
	b.settle()
	b.shows("all/index.html", ">Second</a>")
	b.shows("all/index.html", "!>Two</a>")
	b.change(map[string]string{"content/index.md": "---\ntitle: Home\nnav: {First: one.md}\n---\n"})
	b.settle()
	b.shows("two/index.html", ">First</a>")
	b.problems()
}

func TestAWrongPageKeepsItsLastGoodStateAndOthersGoOn(t *testing.T) {
	b := newRulebook(t)
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\nWrong. [Three](three.md)\n"})
	b.settle()
	b.shows("one/index.html", "First words.")
	b.problems(`content/one.md:5:8: link to "three.md": there is no such page; one of all.md, index.md, one.md, two.md`)
	b.change(map[string]string{"content/one.md": "no front matter", "content/two.md": "---\ntitle: Two\n---\n\n## Elsewhere\n"})
	b.settle()
	b.shows("two/index.html", "Elsewhere")
	b.problems("content/one.md:1:1: a page begins with its front matter: a line ---, lines KEY: VALUE, a line ---")
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\n[Two](two.md#elsewhere)\n"})
	b.settle()
	b.shows("one/index.html", "two/#elsewhere")
	b.problems()
}

func TestPagesComeAndGo(t *testing.T) {
	b := newRulebook(t)
	b.change(map[string]string{"content/new/three.md": "---\ntitle: Three\n---\n\nNew words.\n"})
	b.settle()
	b.shows("new/three/index.html", "New words.")
	b.shows("all/index.html", ">Three</a>")
	if err := os.Rename(filepath.Join(b.dir, "content", "two.md"), filepath.Join(b.dir, "content", "zwei.md")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"content/two.md"})
	b.shows("two/index.html", "There") // an editor may be about to write it anew
	b.live.Change([]string{"content/zwei.md"})
	b.settle()
	b.shows("zwei/index.html", "There")
	if _, ok := b.live.Read("two/index.html"); ok {
		t.Error("a page that is gone is served")
	}
	b.problems(`content/one.md:5:14: link to "two.md#there": there is no such page; one of all.md, index.md, new/three.md, one.md, zwei.md`)
}

func TestATemplateAndAStyleOfTheBooksOwnAreTakenUpAndLetGo(t *testing.T) {
	b := newRulebook(t)
	page, style := b.live.Tag("one/index.html"), b.live.Tag(Styles...)
	b.change(map[string]string{"static/css/site.css": "body { color: teal }\n"})
	b.settle()
	b.shows("site.css", "teal")
	if b.live.Tag("one/index.html") != page || b.live.Tag(Styles...) == style {
		t.Error("a style that is changed makes other pages, or the same style")
	}
	b.change(map[string]string{"templates/page.html": `{{define "main"}}<p>Mine: {{.Body}}</p>{{end}}`})
	b.settle()
	b.shows("one/index.html", "Mine: ")
	b.change(map[string]string{"templates/page.html": `{{define "main"}}{{.Bodi}}{{end}}`})
	b.settle()
	b.shows("one/index.html", "Mine: ")
	if text := b.live.Problems().Error(); !strings.Contains(text, "templates/page.html") || !strings.Contains(text, "Bodi") {
		t.Error(text)
	}
	if err := os.RemoveAll(filepath.Join(b.dir, "templates")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"templates/page.html"})
	b.settle()
	b.shows("one/index.html", "<h1>One</h1>")
	b.problems()
}

// memory is a sink that keeps a site.
type memory struct {
	mu    sync.Mutex
	files map[string]*memoryFile
}

func (m *memory) Create(name string) (io.WriteCloser, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.files[name] = &memoryFile{}
	return m.files[name], nil
}

// Whatever the order in which several cores finish pages, what is written is the same.
func TestTheSameInputGivesTheSameBytes(t *testing.T) {
	var sites [2]memory
	for i := range sites {
		sites[i].files = map[string]*memoryFile{}
		if err := Build(repository, &sites[i]); err != nil {
			t.Fatal(err)
		}
	}
	if len(sites[0].files) < 50 || len(sites[0].files) != len(sites[1].files) {
		t.Fatalf("%d files, then %d", len(sites[0].files), len(sites[1].files))
	}
	for name, file := range sites[0].files {
		if other := sites[1].files[name]; other == nil || file.String() != other.String() {
			t.Errorf("%s is not the same", name)
		}
	}
}
