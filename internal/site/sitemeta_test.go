package site_test

import (
	"maps"
	"regexp"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/site"
)

// siteURL is the address of the site in tests.
const siteURL = "https://sowing.example/repo/"

// optionsFor returns build options for a site at url. An empty url means that the address
// is unknown.
func optionsFor(url string) site.Options { return site.Options{Location: book.Location{URL: url}} }

// build builds a small rulebook with a home page, a game and a draft, and the files
// that a test adds or changes. It returns the files of the site.
func build(t *testing.T, o site.Options, files map[string]string) map[string][]byte {
	t.Helper()
	all := map[string]string{
		"content/index.md": "---\ntitle: Book\nsummary: A book.\n---\n# Book\n",
		"content/variants/game.md": "---\ntitle: Game\nsummary: A game.\nsource: src\nlabels: near\nsides: {south: S, north: N}\nstore: store\n" +
			"changes:\n  - 2026-03-01 The first.\n  - 2026-03-02 See [S-1] & [the book](/).\n  - 2026-03-01 The second of a day.\n---\n" +
			"```sow one\ncaption One.\nplay 4\n  again\n```\n",
		"content/sources/src.md":   "---\ntitle: Source\nby: A.\ndate: 2026\nclauses:\n  S-1: Sow.\n---\n",
		"content/draft.md":         "---\ntitle: Draft\ndraft: yes\n---\nNot yet.\n",
		"content/plain.md":         "---\ntitle: Plain\n---\nNo board.\n",
		"content/sources/index.md": "---\ntitle: Sources\n---\n",
	}
	maps.Copy(all, files)
	o.Project = booktest.Write(t, all)
	var out memory
	if err := site.Build(o, out.Write); err != nil {
		t.Fatal(err)
	}
	return out.files
}

// head returns the links and metas in the head of a page, by name.
func head(page []byte) map[string]string {
	all := map[string]string{}
	for _, m := range regexp.MustCompile(`<(?:link rel|meta name|meta property)="([^"]+)"[^>]*? (?:href|content)="([^"]*)"`).FindAllSubmatch(page, -1) {
		all[string(m[1])] = string(m[2])
	}
	return all
}
