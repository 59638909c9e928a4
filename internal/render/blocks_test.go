package render

import (
	"fmt"
	"maps"
	"strings"
	"testing"
)

func TestEachBlockMayAppearOnceOnAPage(t *testing.T) {
	files := smallPuzzles()
	pages := map[string][]string{
		"manual.md":  {"licences", "messages", "index", "search", "compare", "table rules", "table goals"},
		"lab.md":     {"lab"},
		"play.md":    {"play"},
		"puzzles.md": {"puzzles"},
	}
	want := map[string]string{}
	for name, names := range pages {
		const front = "---\ntitle: T\n---\n\n"
		text := front
		for i := range 2 * len(names) {
			text += "{{" + names[i%len(names)] + "}}\n\n"
		}
		files["content/"+name] = text
		for i, block := range names {
			line := strings.Count(front, "\n") + 2*(len(names)+i) + 1
			want[name] += fmt.Sprintf("%d:1: {{%s}}: the block appears twice on this page; remove one\n", line, block)
		}
	}
	f := newGoodFixture(t, files)
	got := map[string]string{}
	for name := range pages {
		d := f.page(name)
		if files, err := f.Page(d); err != nil || len(files) > 0 {
			t.Errorf("%s: %d files, %v", name, len(files), err)
		}
		for _, p := range d.Problems {
			got[name] += fmt.Sprintf("%d:%d: %s\n", p.Line, p.Column, p.Message)
		}
	}
	if !maps.Equal(got, want) {
		t.Errorf("got\n%v\nwant\n%v", got, want)
	}
}
