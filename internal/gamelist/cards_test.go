package gamelist

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
	"sowbook/internal/pagelist"
)

// A game whose rules the language of rules does not know is listed after the other games and in the index, and marked there.
func TestGamesWithoutRulesAreListedAsNotChecked(t *testing.T) {
	files := threeGames("")
	still := "---\ntitle: Village\nsummary: Three play.\nchecked: no\n---\n```position\n4,0,3/2,2,2 0,5 N\nThe start.\n```\n"
	files["content/village.md"] = still
	files["content/blog.md"] = strings.Replace(still, "checked: no\n", "", 1)
	b, _, problems := booktest.Load(t, booktest.Write(t, files))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	home := b.Find("")
	for _, p := range b.List {
		p.Text = b.Summarize(b.Parse(p))
	}
	groups := NewHomeGames(b, home).Groups
	last := groups[len(groups)-1]
	if len(groups) != 2 || len(last.Cards) != 1 || last.Cards[0].Name != "Village" || last.Cards[0].Summary != "Three play." ||
		!strings.HasPrefix(string(last.Cards[0].Picture), "<svg") || last.Cards[0].Traits[0].Say != "Not checked: this book cannot play this game." {
		t.Errorf("the groups of the home page are %+v", groups)
	}
	marked := map[string]bool{}
	for _, letter := range pagelist.Index(b, home) {
		for _, entry := range letter.Entries {
			marked[entry.Name] = entry.Unchecked
		}
	}
	if !marked["Village"] || marked["Third"] || len(marked) < 4 {
		t.Errorf("marked in the index: %v", marked)
	}
}

// A game without rules is no game of the folder of variants: there it would have the default rules.
func TestGameWithoutRulesAmongVariantsIsAnError(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/compare.md"] = "---\ntitle: Compare\ngames: [village]\n---\n{{compare}}\n"
	files["content/village.md"] = "---\ntitle: Village\nchecked: no\n---\n"
	files["content/variants/other.md"] = "---\ntitle: Other\nsummary: O.\nsource: s\n---\n```position\n4,0,3/2,2,2 0,5 N\n```\n"
	b, _, _ := booktest.Load(t, booktest.Write(t, files))
	checked := 0
	for file, want := range map[string]string{
		"variants/other.md": "content/variants/other.md:7:1: this game has no rules; if it cannot have any, its page belongs outside variants, with checked: no",
		"compare.md":        "content/compare.md:3:9: games: village has no rules to compare (checked: no); leave it out",
	} {
		for _, p := range b.List {
			if p.Name != file {
				continue
			}
			if checked++; !strings.Contains(b.Parse(p).Problems.Error(), want) {
				t.Errorf("%s: %v, want %s", file, b.Parse(p).Problems, want)
			}
		}
	}
	if checked != 2 {
		t.Errorf("%d pages checked", checked)
	}
}
