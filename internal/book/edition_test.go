package book_test

import (
	"slices"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// A source's page lists where a clause is explained and played once, not once for
// each language.
func TestTranslationsAddNoMentions(t *testing.T) {
	b, _, problems := booktest.Load(t, booktest.Write(t, booktest.TwoEditions()))
	if len(problems) != 1 || !strings.Contains(problems[0].Message, "no anchor ways") {
		t.Fatal(problems)
	}
	c := b.Clauses["X-1"]
	for _, m := range slices.Concat(c.ExplainedIn, c.ShownIn) {
		if m.Page.Edition.Folder != "" {
			t.Errorf("%s is listed", m.Page.File.Source.Name)
		}
	}
}

// A translated home page cannot say something else about the site than the original one.
func TestTranslatedHomePageHasNoKeysOfTheSite(t *testing.T) {
	files := booktest.TwoEditions()
	files["content/ar/index.md"] = "---\ntitle: T\nhead: <script src=\"https://a.example/x.js\"></script>\nsidebar: yes\n---\n"
	_, _, problems := booktest.Load(t, booktest.Write(t, files))
	var got []string
	for _, p := range problems {
		if p.File == "content/ar/index.md" {
			got = append(got, p.Message)
		}
	}
	want := []string{"head is for the whole site; write it into content/index.md", "sidebar is for the whole site; write it into content/index.md"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
