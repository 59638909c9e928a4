package render

import (
	"regexp"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// A reader must see which facts of a table a source states, and which it does not.
func TestFactTablesShowSources(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := booktest.SmallBook("")
	game := files["content/variants/game.md"]
	files["content/variants/game.md"] = strings.Replace(game, "clauses:", "facts: {board: X-1, direction: not X-1, begins: none}\nclauses:", 1)
	files["content/compare.md"] = "---\ntitle: Compare\n---\n\n{{compare}}\n"
	f := newGoodFixture(t, files)
	for _, name := range []string{"variants/game.md", "compare.md"} {
		html := f.html(name)
		for value, want := range map[string]string{
			"2 rows of 6 pits and 2 stores":                          `X-1</a>`,
			"counterclockwise":                                       `X-1</a> <small>(our choice: the source differs)</small>`,
			"one player; on these boards, the one with the near row": ` <small>(our choice: no source says)</small>`,
			"any of your pits with seeds":                            "", // the facts do not mention it
		} {
			cell := regexp.MustCompile(`<(?:dd|td)>` + value + `(?:&#8239;<a [^>]*>)?(.*?)</(?:dd|td)>`).FindStringSubmatch(html)
			if cell == nil || cell[1] != want {
				t.Errorf("%s: %s is followed by %q, want %q", name, value, cell, want)
			}
		}
	}
}
