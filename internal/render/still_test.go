package render

import (
	"regexp"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// A board of a game that the rules cannot play is a picture of its position: it has no script, and it says that nothing checked it.
func TestBoardWithoutRulesIsAPictureThatSaysItIsNotChecked(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/village.md"] = "---\ntitle: Village\n---\n```position\n4,0,3/2,2,2 0,5 N\nThe *start*, see\n[home](index.md).\n```\n"
	html := newGoodFixture(t, files).html("village.md")
	contains(t, html,
		`<figcaption>The <em>start</em>, see`, `<a href="../">home</a>. <b>Not checked: this book cannot play this game.</b></figcaption>`,
		`aria-label="South’s Pits 1 to 3: 2, 2, 2; store: 0. North’s Pits 1 to 3: 3, 0, 4; store: 5."`,
	)
	use := regexp.MustCompile(`<use href="#([^"]+)"/>`).FindStringSubmatch(html)
	if use == nil {
		t.Fatal("no board is drawn")
	}
	contains(t, html, `id="`+use[1]+`"`)
	if regexp.MustCompile(`<sow-board`).MatchString(html) {
		t.Error("the board is to be played on")
	}
}

// A book with a game that nothing plays does not say that every board was played.
func TestFootClaimsNoMoreThanWasPlayed(t *testing.T) {
	for _, checked := range []string{"yes", "no"} {
		files := booktest.SmallBook("")
		files["content/village.md"] = "---\ntitle: Village\nchecked: " + checked + "\n---\n"
		html := newGoodFixture(t, files).html("variants/game.md")
		if got := strings.Contains(html, "played every board on this site"); got != (checked == "yes") {
			t.Errorf("checked: %s: the foot says so: %v", checked, got)
		}
	}
}
