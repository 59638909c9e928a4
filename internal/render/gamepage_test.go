package render

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

func TestGamePageSaysWhomItSuitsAndHowToPlayWellBeforeTheReadings(t *testing.T) {
	files := booktest.SmallBook("\n## Captures\n\nText.\n\n## How to play well\n\nMore.\n\n## Sources\n\nLast.\n")
	files["content/variants/game.md"] = strings.Replace(files["content/variants/game.md"], "rules:", "suits: {age: 7, minutes: 10, level: easy}\nrules:", 1)
	html := newGoodFixture(t, files).html("variants/game.md")
	last := -1
	for _, part := range []string{
		"<h1>Across</h1>",
		`<p class="kicker"><span>2 players</span>&nbsp;· <span>ages 7 and up</span>&nbsp;· <span>10 minutes</span>&nbsp;· <span>easy</span>&nbsp;· <span>2 × 6 pits</span>&nbsp;· <span>48 seeds</span></p>`,
		`id="start-board"`, `id="how-to-play"`, `<h2 id="captures">`, `<h2 id="how-to-play-well">`, `<h2 id="readings">`, `id="at-a-glance"`, `<section id="sources">`,
	} {
		at := strings.Index(html, part)
		if at <= last {
			t.Errorf("%s is at %d, not after %d", part, at, last)
		}
		last = at
	}
}
