package render

import (
	"slices"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/figures"
)

func TestReadingsAreQuestionsWithABoard(t *testing.T) {
	_, page := renderExample(t, "switch lone-capture\nfrom 5,4,4,0,0,0/2,3,0,1,0,6 13,10 S\nplay 3\n  captured 0\n")
	boards := matches(`(?s)<sow-board class="example disagreement"(.*?)</sow-board>`, page)
	if len(boards) != 1 {
		t.Fatalf("%d boards in\n%s", len(boards), page)
	}
	contains(t, boards[0],
		`id="reading-lone-capture" data-game="game" data-show="1" data-switch="lone-capture"`,
		`>Your last seed lands in your own empty pit and the pit opposite is empty. Do you capture it?</a></h3>`,
		`value="no" data-of="lone-capture" checked><span><b>No</b> <em>Nothing</em>, it&rsquo;s said.`,
		`<small class="default">played here</small>`,
		`value="yes" data-of="lone-capture"><span><b>Yes</b> Y</span>`,
		`<p>W</p>`,
		`The pit opposite is empty too, so nothing is captured.`,
	)
	rest := matches(`(?s)<section class="disagreement"(.*?)</section>`, page)
	if len(rest) != 1 {
		t.Fatalf("%d readings without a board in\n%s", len(rest), page)
	}
	contains(t, rest[0], ` id="reading-last-in-store">`, `Do you play again?</a></h3>`, `<li><b>Yes</b> A <small class="default">played here</small></li>`, `<li><b>No</b> E</li>`)
}

// gameWith returns the page of the game of a small book, with text on it and one change in
// its front matter.
func gameWith(t *testing.T, text, old, changed string) (*fixture, string) {
	t.Helper()
	files := booktest.SmallBook(text)
	const name = "content/variants/game.md"
	files[name] = strings.Replace(files[name], old, changed, 1)
	f := newGoodFixture(t, files)
	html := f.html("variants/game.md")
	return f, html
}

func TestGameAsksItsOwnQuestion(t *testing.T) {
	_, html := gameWith(t, "", "lone-capture: {why: W,", "lone-capture: {question: Alone. Is it yours?, answers: {yes: Of course}, why: W,")
	contains(t, html, `>Alone. Is it yours?</a>`, `<b>No</b>`, `<b>Of course</b> Y`)
}

func TestGamePageUsesItsOwnWords(t *testing.T) {
	f, html := gameWith(t, "```sow ex\ncaption C\nplay 6\n  captured 0\n```\n\n{{Playable}}.\n",
		"store: store\n", "store: store\nwords: {pit: \"cell, cells\", seed: \"pebble, pebbles\"}\n")
	contains(t, html,
		"South sows four from Cell 6", "Four pebbles in every cell; South begins.", "<p>Any of your cells with pebbles.</p>", "<dd>2 rows of 6 cells and 2 stores",
		`"pit":"{side}, Cell {pit}: {n|0=empty|one=# pebble|other=# pebbles}"`, `store=store;capture-across=X-1\nwords sowing={side} sows {n} from Cell {pit}{way}: {places}.`,
		"Your last pebble lands in your own empty cell",
	)
	if plain := f.html("variants/plain.md"); strings.Contains(plain, "pebble") {
		t.Error("another game has the words too")
	}
}

func TestSourceHasItsClausesInAFile(t *testing.T) {
	f := newGoodFixture(t, booktest.SmallBook(""))
	if got := f.files("sources/s.md")["sources/s/clauses.json"]; got != `{"title":"T","clauses":{"X-1":"Sow."}}` {
		t.Errorf("%q", got)
	}
}

// Who begins after the board was turned is decided before the first move, so no board can show it.
// A game with a choice of direction names its moves otherwise, so no move is legal under both values.
// Twenty turns without a capture are on boards of Ali Guli Mane and Krur; a third page would weigh too much.
// So would the 76 laps of an endless move on a second page of Bao; that of the beginners' game shows them.
var unshown = []string{"lane-ignorant begins", "ali-guli-mane direction", "lab-madjnuni no-capture", "bao-la-kiswahili endless"}

func TestEveryReadingHasABoardThatShowsIt(t *testing.T) {
	if testing.Short() {
		t.Skip("loads the whole book")
	}
	b, pages := booktest.Content(t)
	count := 0
	for _, d := range pages {
		if d.Kind != book.Game || d.Original != nil {
			continue
		}
		builder := &pageBuilder{Renderer: &Renderer{book: b}, page: d}
		for _, reading := range d.Variant.Readings {
			count++
			name := d.Variant.ID + " " + reading.Key
			if shown := figures.OfReading(builder.page.Examples, builder.page.Variant, reading) != nil; shown == slices.Contains(unshown, name) {
				t.Errorf("%s: shown is %t", name, shown)
			}
		}
	}
	if count < 30 {
		t.Errorf("only %d readings", count)
	}
}
