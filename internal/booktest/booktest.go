// Package booktest loads rulebooks for the tests of other packages.
package booktest

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/project"
)

// root is the folder of this repository, from the folder of a package's tests.
const root = "../.."

// Repository returns the rulebook of this repository.
func Repository() project.Project { return New(root) }

// New returns the rulebook in a folder, without the names that a build reserves.
func New(dir string) project.Project {
	return project.Project{Dir: dir, Builtin: os.DirFS(root)}
}

// Write writes the files of a rulebook, by path, to a temporary folder.
func Write(t testing.TB, files map[string]string) project.Project {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return New(dir)
}

// SmallBook returns the files of a rulebook with two games, game and plain. The page of
// game has the examples.
func SmallBook(examples string) map[string]string {
	const game = "---\ntitle: Across\nsummary: T\nsource: s\nrules: {capture: across}\nlabels: near\nsides: {south: South, north: North}\nstore: store\n" +
		"clauses: {capture-across: X-1}\nreadings:\n  lone-capture: {why: W, values: {no: \"*Nothing*, it's said [X-1].\", yes: Y}}\n  last-in-store: {why: W, values: {again: A, ends: E}}\n---\n"
	const plain = "---\ntitle: Plain\nsummary: T\nsource: s\nrules: {fewest: 2}\nlabels: left\nsides: {south: Lower, north: Upper}\nstore: pit\nclauses: {fewest: X-1}\n---\n"
	return map[string]string{
		"content/index.md":          "---\ntitle: T\n---\n",
		"content/sources/s.md":      "---\ntitle: T\nby: B\nclauses: {X-1: Sow.}\n---\n",
		"content/variants/game.md":  game + examples,
		"content/variants/plain.md": plain,
	}
}

// TwoEditions returns the files of a small rulebook whose game is in English and in
// Arabic. It has one problem: a link to an anchor that does not exist.
func TwoEditions() map[string]string {
	files := SmallBook("```sow ex\ncaption C\nplay 4\n  again\n```\n")
	files["content/more.md"] = "---\ntitle: More\n---\n"
	files["content/ar/index.md"] = "---\ntitle: ك\nnav: {المزيد: more.md, المصادر: sources/s.md}\n---\n"
	files["content/ar/variants/game.md"] = "---\ntitle: لعبة\nsummary: T\nsides: {south: الجنوب, north: الشمال}\nstore: كومة\nreadings:\n" +
		"  lone-capture: {question: ق, why: W, values: {no: N, yes: Y}}\n  last-in-store: {question: ق, why: W, values: {again: A, ends: E}}\n---\n\n" +
		"```sow ex\ncaption ج\n```\n\n## العنوان\n\n[X-1] [ذاك](../more.md) [هنا](#العنوان) [تلك](../../variants/plain.md#ways)\n\n> [!NOTE]\n> ن\n"
	return files
}

// Load reads and checks every page of a rulebook, with its links and without its puzzles.
// It returns the book, its pages in the order of List, and their problems, with paths
// relative to the rulebook.
func Load(t testing.TB, p project.Project) (*book.Book, []*book.Parsed, diag.Problems) {
	t.Helper()
	b, parsed, problems := parse(t, p, 1)
	b.CollectMentions()
	problems.Add(b.CheckAnchors(nil)...)
	return b, parsed, RelativePaths(p, problems)
}

// parse resolves a rulebook and parses every page whose number is a multiple of stride.
func parse(t testing.TB, p project.Project, stride int) (*book.Book, []*book.Parsed, diag.Problems) {
	t.Helper()
	pages, problems := book.Open(p, false)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	problems = pages.Load()
	b, wrong := book.Resolve(pages)
	problems.Add(wrong...)
	var parsed []*book.Parsed
	for i, page := range b.List {
		if i%stride != 0 {
			continue
		}
		d := b.Parse(page)
		page.Text = b.Summarize(d)
		parsed = append(parsed, d)
		problems.Add(d.Problems...)
	}
	return b, parsed, problems
}

// Content returns the book of this repository and its pages, loaded once for all
// tests of a package. It must have no problem, and tests must not change it. In short mode
// it returns a sample of the pages, and their links are not checked.
func Content(t testing.TB) (*book.Book, []*book.Parsed) {
	t.Helper()
	content.once.Do(func() {
		if testing.Short() {
			content.book, content.pages, content.problems = parse(t, Repository(), sampleStride)
		} else {
			content.book, content.pages, content.problems = Load(t, Repository())
		}
	})
	if content.book == nil || len(content.pages) == 0 || len(content.problems) > 0 {
		t.Fatal(len(content.pages), content.problems)
	}
	return content.book, content.pages
}

// sampleStride is the step from one page to the next that [Content] returns in short mode.
const sampleStride = 4

// Sampled returns how many of the n cases in the book a test must find at least on the pages
// of [Content]: all, or in short mode, with a quarter of the pages, an eighth.
func Sampled(n int) int {
	if testing.Short() {
		return n / (2 * sampleStride)
	}
	return n
}

var content struct {
	once     sync.Once
	book     *book.Book
	pages    []*book.Parsed
	problems diag.Problems
}

// RelativePaths returns problems with paths relative to the rulebook.
func RelativePaths(p project.Project, problems diag.Problems) diag.Problems {
	var list diag.Problems
	for _, problem := range problems {
		problem.File = strings.TrimPrefix(problem.File, p.DisplayPath("")+"/")
		list = append(list, problem)
	}
	return list
}
