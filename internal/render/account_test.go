package render

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

func TestAtlasEntryShowsItsAccountAndExample(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/atlas/index.md"] = "---\ntitle: The atlas\n---\n\n{{atlas}}\n"
	files["content/compare.md"] = "---\ntitle: Compare\n---\n\n{{compare}}\n"
	files["content/atlas/entry.md"] = "---\ntitle: Entry\nsummary: T\nnames: [Entree, Intrata]\npeople: Ewe\nplace: Togo\ndate: 1908\ncitation: \"Schönhärl 1909: 144–147\"\nread: Ludii\n" +
		"unplayed: More *rounds*.\nuntold: Who begins.\nkin: [game, plain]\nrules: {captures: [\"last own empty: it and facing\"]}\n---\n"
	f := newGoodFixture(t, files)
	html := f.html("atlas/entry.md")
	last := -1
	for _, part := range []string{
		`<h1>Entry</h1>`, `<p class="kicker"><a href="../../atlas/">The atlas</a>: As one account tells it</p>`, `id="start-board"`, `id="how-to-play"`, `id="first-moves"`,
		`<h2 id="account">`, `<dd>Entree, Intrata</dd>`, `<dd>Ewe</dd>`, `<dd>Togo</dd>`, `<dd>1908</dd>`, `<dd>Schönhärl 1909: 144–147</dd>`, `<dd>Ludii</dd>`, `<dd>More <em>rounds</em>.</dd>`, `<dd>Who begins.</dd>`,
		`<dd><a href="../../variants/game/">Across</a>, <a href="../../variants/plain/">Plain</a> · <a href="../../compare/?game=entry&amp;game=game&amp;game=plain">compare them</a></dd>`,
		`id="at-a-glance"`,
	} {
		at := strings.Index(html, part)
		if at <= last {
			t.Errorf("%s is at %d, not after %d", part, at, last)
		}
		last = at
	}
	contains(t, f.html("atlas/index.md"), `<span class="names"><a href="../atlas/entry/">Entry</a>, Entree, Intrata</span> Ewe, Togo · 2 × 6 · Schönhärl 1909: 144–147</li>`)
}
