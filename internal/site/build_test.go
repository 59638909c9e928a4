package site

import (
	"bytes"
	"fmt"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/long"
)

// Several goroutines finish pages in any order.
func TestSameInputGivesSameBytes(t *testing.T) {
	files := booktest.SmallBook("```sow ex\ncaption C\nplay 4\n  again\n```\n")
	games := 40
	if testing.Short() {
		games = 10
	}
	for i := range games {
		files[fmt.Sprintf("content/variants/game%d.md", i)] = files["content/variants/game.md"]
	}
	rulebook := booktest.Write(t, files)
	if long.Tests {
		rulebook = booktest.Repository()
	}
	var sites [2]booktest.Files
	for i := range sites {
		if err := Build(Options{Project: rulebook, Location: book.Location{Base: "/"}}, &sites[i]); err != nil {
			t.Fatal(err)
		}
	}
	first, second := sites[0].ByName(), sites[1].ByName()
	if len(first) < 50 || len(first) != len(second) {
		t.Fatalf("%d files, then %d", len(first), len(second))
	}
	for name, content := range first {
		if other, ok := second[name]; !ok || !bytes.Equal(content, other) {
			t.Errorf("%s is not the same", name)
		}
	}
}
