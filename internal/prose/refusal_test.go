package prose

import (
	"strings"
	"testing"

	"sowbook/engine"
)

func TestRefusalSentences(t *testing.T) {
	g := play(t, egyptian, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", "")
	for pit, want := range map[engine.Place]string{
		2: "Pit 4 is empty: there is nothing to sow. P-E4",
		7: "This pit is Upper’s, and it is Lower’s turn. P-F1",
	} {
		said := voice.Refusal(g, g.WhyIllegal(engine.Move{Pit: pit}))
		if got := said.Text + " " + strings.Join(said.Clauses, " "); got != want {
			t.Errorf("place %d: %s, want %s", pit, got, want)
		}
	}
	if err := voice.Play(g, "4"); err == nil || err.Error() != "Pit 4 is empty: there is nothing to sow. Legal here: 6 5 3 2 1." {
		t.Errorf("playing it: %v", err)
	}
	if g.Len() != 0 {
		t.Error("the refused move was played")
	}
}

func TestRightmostRefusalSaysWhetherAnEmptyPitCounts(t *testing.T) {
	lane := Voice{Labels: engine.Cells, Sides: [2]string{"South", "North"}, Store: "pile"}
	for reading, want := range map[string]string{
		"":                "Only South’s rightmost pit with seeds may be played.",
		" rightmost=pass": "Only South’s rightmost pit may be played.",
	} {
		for _, start := range []string{"6,6,6,6,6,6/6,6,6,6,6,6 0,0 S", "6,6,6,6,6,6/6,6,6,6,6,0 3,3 S"} {
			g := playAs(t, lane, cairo+" pick=rightmost"+reading, start, "")
			if got := lane.Refusal(g, g.WhyIllegal(engine.Move{Pit: 0})).Text; got != want {
				t.Errorf("%s%s: %s, want %s", start, reading, got, want)
			}
		}
	}
}
