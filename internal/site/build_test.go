package site

import (
	"bytes"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
)

// Several goroutines finish pages in any order.
func TestSameInputGivesSameBytes(t *testing.T) {
	rulebook := booktest.Repository()
	if testing.Short() {
		rulebook = booktest.Write(t, booktest.SmallBook("```sow ex\ncaption C\nplay 4\n  again\n```\n"))
	}
	var sites [2]booktest.Files
	for i := range sites {
		if err := Build(Options{Project: rulebook, Location: book.Location{Base: "/"}}, &sites[i]); err != nil {
			t.Fatal(err)
		}
	}
	first, second := sites[0].ByName(), sites[1].ByName()
	if len(first) < 50 && !testing.Short() || len(first) < 20 || len(first) != len(second) {
		t.Fatalf("%d files, then %d", len(first), len(second))
	}
	for name, content := range first {
		if other, ok := second[name]; !ok || !bytes.Equal(content, other) {
			t.Errorf("%s is not the same", name)
		}
	}
}
