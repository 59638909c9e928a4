package highlight

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/cache"
)

const goCode = "package p\n\n// Sow sows.\nfunc Sow(n int) string { return \"zwölf\" }\n"

// newRun begins a run with an empty cache.
func newRun(t *testing.T) *Cache {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	return Load("book")
}

// wantCount checks how many blocks were rendered and how many of them were new.
func wantCount(t *testing.T, h *Cache, blocks, added int) {
	t.Helper()
	if gotBlocks, gotAdded := h.Count(); gotBlocks != blocks || gotAdded != added {
		t.Errorf("counted %d blocks, %d of them new; want %d, %d", gotBlocks, gotAdded, blocks, added)
	}
}

func mustHighlight(t *testing.T, h *Cache, language, code string) string {
	t.Helper()
	out, known, err := h.HTML(language, code)
	if err != nil || !known {
		t.Fatalf("known %t, %v", known, err)
	}
	return out
}

func TestHighlightWritesClassesPerLine(t *testing.T) {
	h := newRun(t)
	want := `<span class="cm">/* One
</span><span class="cm">   &lt;two&gt; */</span><span class="w"> </span><span class="kd">func</span>` + "\n"
	if got := mustHighlight(t, h, "go", "/* One\n   <two> */ func\n"); !strings.HasPrefix(got, strings.TrimSuffix(want, "\n")) {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestHighlightReusesEqualBlocks(t *testing.T) {
	h := newRun(t)
	first := mustHighlight(t, h, "go", goCode)
	if !strings.Contains(first, `<span class="kd">func</span>`) {
		t.Fatal(first)
	}
	if second := mustHighlight(t, h, "go", goCode); second != first {
		t.Errorf("first\n%s\nthen\n%s", first, second)
	}
	wantCount(t, h, 2, 1)
	if other := mustHighlight(t, h, "json", goCode); other == first {
		t.Error("Go and JSON are highlighted alike")
	}
}

func TestHighlightsAreKeptForTheNextRun(t *testing.T) {
	h := newRun(t)
	want := mustHighlight(t, h, "go", goCode)
	mustHighlight(t, h, "json", "{}\n")
	if err := h.Save(); err != nil {
		t.Fatal(err)
	}

	h = Load("other book")
	mustHighlight(t, h, "go", goCode)
	wantCount(t, h, 1, 1)

	h = Load("book")
	if got := mustHighlight(t, h, "go", goCode); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	wantCount(t, h, 1, 0)
}

func TestUnusedHighlightsAreDropped(t *testing.T) {
	h := newRun(t)
	mustHighlight(t, h, "go", goCode)
	mustHighlight(t, h, "json", "{}\n")
	for range 2 {
		if err := h.Save(); err != nil {
			t.Fatal(err)
		}
		h = Load("book")
		mustHighlight(t, h, "go", goCode)
	}
	mustHighlight(t, h, "json", "{}\n")
	wantCount(t, h, 2, 1)
}

func TestUnchangedHighlightsAreNotWritten(t *testing.T) {
	h := newRun(t)
	mustHighlight(t, h, "go", goCode)
	if err := h.Save(); err != nil {
		t.Fatal(err)
	}
	h = Load("book")
	mustHighlight(t, h, "go", goCode)
	folder := filepath.Join(os.Getenv("XDG_CACHE_HOME"), "sowbook")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := h.Save(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("the cache was written although nothing has changed")
	}
}

func TestUndecodableHighlightsAreIgnored(t *testing.T) {
	h := newRun(t)
	want := mustHighlight(t, h, "go", goCode)
	if err := cache.Put(highlightKind, h.dir, []byte("not what Save writes")); err != nil {
		t.Fatal(err)
	}
	h = Load("book")
	if got := mustHighlight(t, h, "go", goCode); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	wantCount(t, h, 1, 1)
}

func TestHighlightWorksWithoutACache(t *testing.T) {
	h := newRun(t)
	want := mustHighlight(t, h, "go", goCode)
	t.Setenv("XDG_CACHE_HOME", os.DevNull)
	if err := h.Save(); err == nil {
		t.Error("no error from a cache that cannot be written")
	}
	h = Load("book")
	if got := mustHighlight(t, h, "go", goCode); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	wantCount(t, h, 1, 1)
}

func TestUnknownLanguageIsNotHighlighted(t *testing.T) {
	h := newRun(t)
	if out, known, err := h.HTML("no language at all", goCode); known || err != nil || out != "" {
		t.Error(known, err, out)
	}
	wantCount(t, h, 0, 0)
}
