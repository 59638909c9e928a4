package render

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/booktest"
)

// smallPuzzles returns the files of a small book with a puzzle and its page.
func smallPuzzles() map[string]string {
	files := booktest.SmallBook("")
	files["content/puzzles.md"] = "---\ntitle: Puzzles\n---\n\n{{puzzles}}\n"
	files["content/puzzles.txt"] = "game turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 2 4 3; 2 4 2; 2 4 1\n"
	return files
}

func TestPuzzlesPageHasPuzzlesAndSolutionsAsText(t *testing.T) {
	f := newGoodFixture(t, smallPuzzles())
	list, problems := f.book.Puzzles()
	if len(problems) > 0 || len(list) != 1 {
		t.Fatal(list, problems)
	}
	html := f.html("puzzles.md")
	contains(t, html,
		`<li id="puzzle-`+list[0].ID()+`" data-theme="turn" data-level="2" data-goal="sowings 3" data-solution="2 4 3" data-say="South is to play.">`+
			`0,5,3,0,3,1/0,0,4,9,2,10 3,8 S<details><summary>Sow three times or more in one turn.</summary>South: 2 4 3 or 2 4 2 or 2 4 1</details></li>`,
		`<script type="application/json" class="line">{`,
		"puzzles.css",
	)
}

func TestPuzzleHintNamesRuleOfItsTheme(t *testing.T) {
	const own = "stores=none last-in-store=ends relay=yes claim=makes-four"
	for _, test := range []struct {
		rules string
		theme player.Theme
		want  string
	}{
		{"capture=across", player.ThemeCapture, "capture"},
		{"capture=across", player.ThemeTurn, "last-in-store"},
		{"capture=across", player.ThemeEnding, "rest"},
		{"relay=yes", player.ThemeLand, "relay"},
		{own, player.ThemeClaim, "claim"},
		{own, player.ThemeGuard, "claim"},
		{own, player.ThemeOnly, "owned"},
		{own + " raid=passes", player.ThemeSave, "owned"},
		{own + " raid=again", player.ThemeTurn, "owned"},
	} {
		r, err := engine.ParseRules(test.rules)
		if err != nil {
			t.Fatal(err)
		}
		if got := themeFact(test.theme, r); got != test.want {
			t.Errorf("%s, %s: the fact %s, want %s", test.rules, test.theme, got, test.want)
		}
	}
}
