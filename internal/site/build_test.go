package site

import (
	"bytes"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
)

// Several goroutines finish pages in any order.
func TestSameInputGivesSameBytes(t *testing.T) {
	var sites [2]booktest.Files
	for i := range sites {
		if err := Build(Options{Project: booktest.Repository(), Location: book.Location{Base: "/"}}, &sites[i]); err != nil {
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
