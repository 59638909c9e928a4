package book_test

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

func TestChangeIsDateAndSentence(t *testing.T) {
	const game = "---\ntitle: Game\nsummary: A game.\nsource: src\nlabels: near\nsides: {south: S, north: N}\nstore: store\nchanges:\n  - CHANGE\n---\n"
	for _, line := range []string{"2026-13-01 A month that does not exist.", "2026-03-01", "Yesterday.", "2026-03-01 A colon: and more."} {
		_, _, problems := booktest.Load(t, booktest.Write(t, map[string]string{
			"content/index.md":         "---\ntitle: Book\n---\n",
			"content/sources/src.md":   "---\ntitle: Source\nby: A.\n---\n",
			"content/variants/game.md": strings.Replace(game, "CHANGE", line, 1),
		}))
		if len(problems) == 0 || problems[0].File != "content/variants/game.md" || problems[0].Line != 9 || problems[0].Column != 5 ||
			!strings.HasPrefix(problems[0].Message, "a change is a date and a sentence") {
			t.Errorf("%q: %v", line, problems)
		}
	}
}
