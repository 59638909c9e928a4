package scaffold_test

import (
	"strings"
	"testing"

	"sowbook/engine/games"
	"sowbook/internal/booktest"
	"sowbook/internal/scaffold"
)

func TestVariantsLikeEveryGameAreRight(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	p := booktest.Write(t, map[string]string{"content/index.md": "---\ntitle: T\n---\n"})
	all := games.All()
	for _, g := range all {
		if _, err := scaffold.VariantLike(p.Dir, "my-"+g.ID, scaffold.Model{Title: g.Title, Rules: g.Rules, Labels: g.Labels}); err != nil {
			t.Fatal(g.ID, err)
		}
	}
	b, pages, problems := booktest.Load(t, p)
	if len(problems) > 0 || len(b.Variants) != len(all) || len(all) < 30 {
		t.Fatalf("%d of %d games, %v", len(b.Variants), len(all), problems)
	}
	for _, g := range all {
		if v := b.Find("variants/my-" + g.ID + "/").Variant; v.Rules != g.Rules || v.Voice.Labels != g.Labels {
			t.Errorf("the rules of my-%s are not those of %s", g.ID, g.ID)
		}
	}
	captures, ends := 0, 0
	for _, d := range pages {
		for _, ex := range d.Examples {
			if ex.ID == "first-capture" {
				captures++
			}
			if ex.ID == "the-end" {
				ends++
			}
		}
		if d.Variant != nil && len(d.Examples) < 2 {
			t.Errorf("%s has only %d examples", d.File.Path, len(d.Examples))
		}
		for _, text := range []string{"[[title]]", "[[rules]]", "[[start]]", "[[prefix]]", "[[model]]"} {
			if strings.Contains(string(d.File.Source.Text), text) {
				t.Errorf("%s contains %s", d.File.Path, text)
			}
		}
	}
	if captures < 25 || ends < 25 {
		t.Errorf("%d captures and %d ends in %d games", captures, ends, len(all))
	}
}
