package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/cache"
)

const goCode = "package p\n\n// Sow sows.\nfunc Sow(n int) string { return \"zwölf\" }\n"

// newRun begins a run with an empty cache.
func newRun(t *testing.T) {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	LoadHighlights("book")
	t.Cleanup(func() { LoadHighlights("") })
}

// wantCount checks how many blocks were rendered and how many of them were new.
func wantCount(t *testing.T, blocks, added int) {
	t.Helper()
	if got, want := Highlights(), (HighlightCount{blocks, added}); got != want {
		t.Errorf("counted %+v, want %+v", got, want)
	}
}

func mustHighlight(t *testing.T, language, code string) string {
	t.Helper()
	out, known, err := highlight(language, code)
	if err != nil || !known {
		t.Fatalf("known %t, %v", known, err)
	}
	return out
}

func TestHighlightWritesClassesPerLine(t *testing.T) {
	newRun(t)
	want := `<span class="cm">/* One
</span><span class="cm">   &lt;two&gt; */</span><span class="w"> </span><span class="kd">func</span>` + "\n"
	if got := mustHighlight(t, "go", "/* One\n   <two> */ func\n"); !strings.HasPrefix(got, strings.TrimSuffix(want, "\n")) {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestHighlightReusesEqualBlocks(t *testing.T) {
	newRun(t)
	first := mustHighlight(t, "go", goCode)
	if !strings.Contains(first, `<span class="kd">func</span>`) {
		t.Fatal(first)
	}
	if second := mustHighlight(t, "go", goCode); second != first {
		t.Errorf("first\n%s\nthen\n%s", first, second)
	}
	wantCount(t, 2, 1)
	if other := mustHighlight(t, "json", goCode); other == first {
		t.Error("Go and JSON are highlighted alike")
	}
}

func TestHighlightsAreKeptForTheNextRun(t *testing.T) {
	newRun(t)
	want := mustHighlight(t, "go", goCode)
	mustHighlight(t, "json", "{}\n")
	if err := SaveHighlights("book"); err != nil {
		t.Fatal(err)
	}

	LoadHighlights("other book")
	mustHighlight(t, "go", goCode)
	wantCount(t, 1, 1)

	LoadHighlights("book")
	if got := mustHighlight(t, "go", goCode); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	wantCount(t, 1, 0)
}

func TestUnusedHighlightsAreDropped(t *testing.T) {
	newRun(t)
	mustHighlight(t, "go", goCode)
	mustHighlight(t, "json", "{}\n")
	for range 2 {
		if err := SaveHighlights("book"); err != nil {
			t.Fatal(err)
		}
		LoadHighlights("book")
		mustHighlight(t, "go", goCode)
	}
	mustHighlight(t, "json", "{}\n")
	wantCount(t, 2, 1)
}

func TestUnchangedHighlightsAreNotWritten(t *testing.T) {
	newRun(t)
	mustHighlight(t, "go", goCode)
	if err := SaveHighlights("book"); err != nil {
		t.Fatal(err)
	}
	LoadHighlights("book")
	mustHighlight(t, "go", goCode)
	folder := filepath.Join(os.Getenv("XDG_CACHE_HOME"), "sowbook")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := SaveHighlights("book"); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("the cache was written although nothing has changed")
	}
}

func TestUndecodableHighlightsAreIgnored(t *testing.T) {
	newRun(t)
	want := mustHighlight(t, "go", goCode)
	if err := cache.Put(highlightKind, absolute("book"), []byte("not what SaveHighlights writes")); err != nil {
		t.Fatal(err)
	}
	LoadHighlights("book")
	if got := mustHighlight(t, "go", goCode); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	wantCount(t, 1, 1)
}

func TestHighlightWorksWithoutACache(t *testing.T) {
	newRun(t)
	want := mustHighlight(t, "go", goCode)
	t.Setenv("XDG_CACHE_HOME", os.DevNull)
	if err := SaveHighlights("book"); err == nil {
		t.Error("no error from a cache that cannot be written")
	}
	LoadHighlights("book")
	if got := mustHighlight(t, "go", goCode); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	wantCount(t, 1, 1)
}

func TestUnknownLanguageIsNotHighlighted(t *testing.T) {
	newRun(t)
	if out, known, err := highlight("no language at all", goCode); known || err != nil || out != "" {
		t.Error(known, err, out)
	}
	wantCount(t, 0, 0)
}
