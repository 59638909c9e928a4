package site_test

import (
	"bytes"
	"fmt"
	"sync"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/long"
	"sowbook/internal/site"
)

// memory keeps the files of a site by name. Its zero value is ready.
type memory struct {
	mu    sync.Mutex
	files map[string][]byte
}

func (m *memory) Write(f assets.File) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[f.Name] = f.Content
	return nil
}

// Several goroutines finish pages in any order.
func TestSameInputGivesSameBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("builds twice")
	}
	files := booktest.SmallBook("```sow ex\ncaption C\nplay 4\n  again\n```\n")
	for i := range 40 {
		files[fmt.Sprintf("content/variants/game%d.md", i)] = files["content/variants/game.md"]
	}
	rulebook := booktest.Write(t, files)
	if long.Tests {
		rulebook = booktest.Repository()
	}
	var sites [2]memory
	for i := range sites {
		if err := site.Build(site.Options{Project: rulebook, Location: book.Location{Base: "/"}}, sites[i].Write); err != nil {
			t.Fatal(err)
		}
	}
	first, second := sites[0].files, sites[1].files
	if len(first) < 50 || len(first) != len(second) {
		t.Fatalf("%d files, then %d", len(first), len(second))
	}
	for name, content := range first {
		if other, ok := second[name]; !ok || !bytes.Equal(content, other) {
			t.Errorf("%s is not the same", name)
		}
	}
}
