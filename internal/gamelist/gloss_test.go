package gamelist

import (
	"html/template"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/prose"
)

func TestGlossLinksEachWordOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	b, pages := booktest.Content(t)
	games := 0
	for _, p := range pages {
		if p.Kind != book.Game || p.Edition.Folder != "" {
			continue
		}
		games++
		gloss := NewGloss(b, p.Page)
		var html strings.Builder
		for _, lesson := range prose.HowToPlay(p.Variant.Words(p.Edition.Words), p.Variant.Voice, p.Variant.Rules, false) {
			for _, sentence := range lesson.Sentences {
				html.WriteString(string(gloss.Mark(sentence).(template.HTML)))
			}
		}
		links := map[string]int{}
		for _, rest := range strings.Split(html.String(), `glossary/#`)[1:] {
			id, _, _ := strings.Cut(rest, `"`)
			links[id]++
		}
		for id, n := range links {
			if n != 1 {
				t.Errorf("%s links %s %d times", p.URL, id, n)
			}
		}
		if len(links) < 3 || links["sow"] != 1 {
			t.Errorf("%s links only %v", p.URL, links)
		}
		if p.Variant.Rules.House > 0 && links["house"] > 0 {
			t.Errorf("%s takes its house for a pit", p.URL)
		}
	}
	if games < 40 {
		t.Fatalf("%d games", games)
	}
}
