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
