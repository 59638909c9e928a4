package preview

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/site"
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
	b.live = NewLive(site.Options{Project: projectIn(b.dir), Location: book.Location{Base: "/"}}, func() {})
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

func (b *rulebook) settle() { b.live.Settle() }

// change writes files and reports them to the preview.
func (b *rulebook) change(files map[string]string) {
	b.t.Helper()
	var names []string
	for name, text := range files {
		b.write(name, text)
		names = append(names, name)
	}
	b.live.Change(names)
}

// wantText checks that a file contains text or, if it begins with "!", does not contain
// the rest.
func (b *rulebook) wantText(name, part string) {
	b.t.Helper()
	text, ok := b.live.Read(name)
	without, not := strings.CutPrefix(part, "!")
	if !ok {
		b.t.Errorf("%s is not served", name)
	} else if strings.Contains(string(text), without) == not {
		b.t.Errorf("%s: want %q in\n%s", name, part, text)
	}
}

// problems checks the first lines of all problems.
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

func TestOnlyWholeTextsAreServedAtOnce(t *testing.T) {
	b := newRulebook(t)
	b.write("content/one.md", "---\ntitle: One\n---\n\nOther words.\n")
	for _, part := range []string{"", "---\ntitle: T"} {
		b.write("content/two.md", part)
		if err := os.RemoveAll(filepath.Join(b.dir, "content/all.md")); err != nil {
			t.Fatal(err)
		}
		others := b.live.ChangeTexts([]string{"content/one.md", "content/two.md", "content/all.md", "static/new.txt"})
		if want := []string{"content/two.md", "content/all.md", "static/new.txt"}; !slices.Equal(others, want) {
			t.Errorf("other changes are %q, want %q", others, want)
		}
		b.wantText("one/index.html", "Other words.")
		b.wantText("two/index.html", "There")
		b.problems()
	}
}

func TestPageWithChangedTextIsServedFirst(t *testing.T) {
	b := newRulebook(t)
	b.problems()
	before := b.live.Tag("two/index.html")
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\nOther words.\n"})
	b.wantText("one/index.html", "Other words.")
	b.settle()
	b.wantText("search-1.json", "Other words.")
	if b.live.Tag("two/index.html") != before {
		t.Error("a page was changed that does not depend on the text")
	}
}

func TestChangedTitleShowsOnOtherPages(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newRulebook(t)
	b.change(map[string]string{"content/two.md": "---\ntitle: Second\n---\n\n## There\n"})
	b.wantText("two/index.html", "<h1>Second</h1>")
	b.settle()
	b.wantText("all/index.html", ">Second</a>")
	b.wantText("all/index.html", "!>Two</a>")
	b.change(map[string]string{"content/index.md": "---\ntitle: Home\nnav: {First: one.md}\n---\n"})
	b.settle()
	b.wantText("two/index.html", ">First</a>")
	b.problems()
}

func TestFileThatIsNoPartOfTheBookStopsNoPage(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	b.change(map[string]string{"content/notes.txt": "Notes."})
	b.settle()
	const stray = "content/notes.txt: is not part of the book: content holds pages (.md) and content/puzzles.txt; move pictures and downloads to static, or remove it"
	b.problems(stray)
	b.change(map[string]string{"content/two.md": "---\ntitle: Second\n---\n\n## There\n"})
	b.settle()
	b.wantText("all/index.html", ">Second</a>")
	b.problems(stray)
}

func TestBrokenPageKeepsLastGoodState(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\nWrong. [Three](three.md)\n"})
	b.settle()
	b.wantText("one/index.html", "First words.")
	b.problems(`content/one.md:5:8: link to "three.md": there is no such page; one of all.md, index.md, one.md, two.md`)
	b.change(map[string]string{"content/one.md": "no front matter", "content/two.md": "---\ntitle: Two\n---\n\n## Elsewhere\n"})
	b.settle()
	b.wantText("two/index.html", "Elsewhere")
	b.problems("content/one.md:1:1: a page begins with its front matter: a line ---, lines KEY: VALUE, a line ---")
	b.change(map[string]string{"content/index.md": "---\ntitle: House\n---\n"}) // every page is made again
	b.settle()
	b.problems("content/one.md:1:1: a page begins with its front matter: a line ---, lines KEY: VALUE, a line ---")
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n---\n\n[Two](two.md#elsewhere)\n"})
	b.settle()
	b.wantText("one/index.html", "two/#elsewhere")
	b.problems()
}

func TestPagesAreAddedAndRemoved(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	b.change(map[string]string{"content/new/three.md": "---\ntitle: Three\n---\n\nNew words.\n"})
	b.settle()
	b.wantText("new/three/index.html", "New words.")
	b.wantText("all/index.html", ">Three</a>")
	if err := os.Rename(filepath.Join(b.dir, "content", "two.md"), filepath.Join(b.dir, "content", "zwei.md")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"content/two.md"})
	b.wantText("two/index.html", "There") // an editor may be about to write it again
	b.live.Change([]string{"content/zwei.md"})
	b.settle()
	b.wantText("zwei/index.html", "There")
	if _, ok := b.live.Read("two/index.html"); ok {
		t.Error("a page that was removed is served")
	}
	b.problems(`content/one.md:5:14: link to "two.md#there": there is no such page; one of all.md, index.md, new/three.md, one.md, zwei.md`)
}

func TestTranslationFindsOriginalAddedLater(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newRulebook(t)
	files := booktest.TwoEditions()
	b.change(map[string]string{
		"content/sources/s.md":        files["content/sources/s.md"],
		"content/ar/index.md":         "---\ntitle: ك\n---\n",
		"content/ar/variants/game.md": strings.ReplaceAll(files["content/ar/variants/game.md"], "[ذاك](../more.md) [هنا](#العنوان) [تلك](../../variants/plain.md#ways)", ""),
	})
	b.live.Change([]string{"content/ar"})
	b.settle()
	if text := b.live.Problems().Error(); !strings.Contains(text, "there is no game to translate") {
		t.Fatal(text)
	}
	b.change(map[string]string{"content/variants/game.md": files["content/variants/game.md"]})
	b.settle()
	b.problems()
	b.wantText("ar/variants/game/index.html", `<a href="../../../variants/game/game.json">`)
}

func TestTranslationFollowsTextOfOriginal(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	files := booktest.TwoEditions()
	const game, translation = "content/variants/game.md", "content/ar/variants/game.md"
	files[translation] = strings.ReplaceAll(files[translation], "[ذاك](../more.md) [هنا](#العنوان) [تلك](../../variants/plain.md#ways)", "")
	b.change(files)
	b.live.Change([]string{"content/ar"})
	b.settle()
	b.problems()
	before := b.live.Tag("ar/variants/game/index.html")
	b.change(map[string]string{game: strings.Replace(files[game], "play 4\n  again\n", "play 3\n  captured 0\n", 1)})
	b.problems()
	if b.live.Tag("ar/variants/game/index.html") == before {
		t.Error("the translation has the old example")
	}
}

func TestOwnTemplateAndStyleAreUsedAndDropped(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newRulebook(t)
	page, style := b.live.Tag("one/index.html"), b.live.Tag(assets.Styles...)
	b.change(map[string]string{"static/css/site.css": "body { color: teal }\n"})
	b.settle()
	b.wantText("site.css", "teal")
	if b.live.Tag("one/index.html") != page || b.live.Tag(assets.Styles...) == style {
		t.Error("a changed style changed a page, or kept its tag")
	}
	b.change(map[string]string{"templates/page.html": `{{define "main"}}<p>Mine: {{.Body}}</p>{{end}}`})
	b.settle()
	b.wantText("one/index.html", "Mine: ")
	b.change(map[string]string{"templates/page.html": `{{define "main"}}{{.Bodi}}{{end}}`})
	b.settle()
	b.wantText("one/index.html", "Mine: ")
	if text := b.live.Problems().Error(); !strings.Contains(text, "templates/page.html") || !strings.Contains(text, "Bodi") {
		t.Error(text)
	}
	if err := os.RemoveAll(filepath.Join(b.dir, "templates")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"templates/page.html"})
	b.settle()
	b.wantText("one/index.html", "<h1>One</h1>")
	b.problems()
}

// aPuzzle is a line of the puzzle file.
const aPuzzle = "game turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 2 4 3; 2 4 2; 2 4 1\n"

func TestFileThatChangesItsOwnerIsServed(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	const moved = "---\ntitle: Two\nmoved-from: [alpha/, old.html]\n---\n\n## There\n"
	const plain = "---\ntitle: Two\n---\n\n## There\n"
	b := newRulebook(t)
	b.change(map[string]string{"static/old.html": "<p>static</p>"})
	b.settle()
	b.wantText("old.html", "<p>static</p>")
	if err := os.Remove(filepath.Join(b.dir, "static", "old.html")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"static/old.html"})
	b.change(map[string]string{"content/two.md": moved})
	b.settle()
	b.wantText("old.html", "two/")
	b.wantText("alpha/index.html", "two/")

	b.change(map[string]string{"content/alpha.md": "---\ntitle: Alpha\nmoved-from: [old.html]\n---\n\nThe page.\n"})
	b.change(map[string]string{"content/two.md": plain})
	b.settle()
	b.problems()
	b.wantText("alpha/index.html", "The page.")
	b.wantText("old.html", "alpha/")
}

func TestBrokenNotFoundTemplateKeepsSiteFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newRulebook(t)
	b.change(map[string]string{"templates/notfound.html": `{{define "main"}}{{.Nope}}{{end}}`})
	b.settle()
	if problems := b.live.Problems(); len(problems) != 1 || !strings.Contains(problems.Error(), "templates/notfound.html") {
		t.Errorf("problems: %v", problems)
	}
	b.wantText("404.html", "<h1")
	b.wantText("robots.txt", "User-agent")
	b.wantText("site.css", "{")
}

func TestProblemsOfRemovedPageDisappear(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	b.change(map[string]string{"content/all.md": "---\ntitle: All\n---\n\n[no](nix.md)\n"})
	b.change(map[string]string{"content/one.md": "---\ntitle: One\n"})
	if err := os.Remove(filepath.Join(b.dir, "content", "all.md")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"content/all.md"})
	b.settle()
	if problems := b.live.Problems(); strings.Contains(problems.Error(), "all.md") || len(problems) == 0 {
		t.Errorf("problems: %v", problems)
	}
}

func TestFilesWithOnePathAreProblems(t *testing.T) {
	skipIfShort(t)
	b := newRulebook(t)
	b.change(map[string]string{"content/main.js.md": "---\ntitle: Page\n---\n"})
	b.settle()
	b.problems("content/main.js.md: makes main.js/index.html, but main.js is a file of the build; rename it")
	if err := os.Remove(filepath.Join(b.dir, "content", "main.js.md")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"content/main.js.md"})
	b.settle()
	b.problems()
}
