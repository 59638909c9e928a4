package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// fourRows is the part of the rules that most games with four rows share.
const fourRows = "rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes fewest=2 wins=last-mover "

// playFour plays one move of a four-row game and returns the ply and the position after.
func playFour(t *testing.T, rules, from, move string) (Ply, string) {
	t.Helper()
	g := playLine(t, fourRows+rules, from, move)
	ply := g.Ply(0)
	return ply, ply.After.String()
}

func TestLastSeedInOccupiedInnerPitCapturesFacingColumn(t *testing.T) {
	// Pit 4, of the outer row, sows 5 and 6. Pit 6 held a seed: facing it are two and one.
	const from = "0,0,1,0/0,0,2,0/0,0,1,0/0,0,0,2 0,0 S"
	ply, after := playFour(t, "capture=inner captured=sown-on", from, "5")
	if want := "0,0,0,0/0,0,0,0/1,1,2,1/1,0,0,0 0,0 N"; after != want || ply.Captured != 3 || ply.Laps != 2 {
		t.Errorf("%s, %d captured in %d laps; want %s", after, ply.Captured, ply.Laps, want)
	}
}

func TestInnerBothNeedsSeedsInBothFacingPits(t *testing.T) {
	const from = "0,0,0,0/0,0,2,0/0,0,1,0/0,0,0,2 0,0 S"
	ply, after := playFour(t, "capture=inner captured=sown-on", from, "5")
	if want := "0,0,0,0/0,0,0,0/1,1,2,1/0,0,0,0 0,0 N"; after != want || ply.Captured != 2 {
		t.Errorf("inner: %s, %d captured; want %s", after, ply.Captured, want)
	}
	ply, after = playFour(t, "capture=inner-both captured=sown-on", from, "5")
	if want := "0,0,0,0/0,0,2,0/1,1,0,1/0,0,0,0 0,0 N"; after != want || ply.Captured != 0 {
		t.Errorf("inner-both: %s, %d captured; want %s", after, ply.Captured, want)
	}
}

func TestSownFromStartBeginsWhereTheLapBegan(t *testing.T) {
	const from = "0,0,1,0/0,0,2,0/0,0,1,0/0,0,0,2 0,0 S"
	ply, after := playFour(t, "capture=inner captured=sown-from-start", from, "5")
	// The three seeds fall in Pits 5, 6 and 7.
	if want := "0,0,0,0/0,0,0,0/0,1,3,2/0,0,0,0 0,0 N"; after != want || ply.Captured != 3 {
		t.Errorf("%s, %d captured; want %s", after, ply.Captured, want)
	}
}

func TestReverseIsLegalOnlyToCaptureFromLeftmostColumns(t *testing.T) {
	const rules = fourRows + "direction=reverse capture=inner-both captured=sown-from-start"
	r := enginetest.Rules(t, rules)
	// Pit 8 is the inner pit on the left. To the left, its two seeds would end in Pit 6.
	for _, c := range []struct {
		from  string
		legal bool
	}{
		{"0,0,1,0/0,0,1,0/2,0,1,0/0,0,0,2 0,0 S", true},
		{"0,0,0,0/0,0,1,0/2,0,1,0/0,0,0,2 0,0 S", false}, // the outer pit is empty
		{"0,0,1,0/0,0,1,0/2,0,0,0/0,0,0,2 0,0 S", false}, // Pit 6 is empty
	} {
		p := enginetest.Position(t, c.from)
		why := r.WhyIllegal(p, Move{Kind: Sow, Pit: 7, Way: Left})
		if (why == nil) != c.legal || why != nil && why.Rule != event.RuleDirection {
			t.Errorf("%s: %v", c.from, why)
		}
	}
	// Three seeds of Pit 6, in the second column from the right, may not go back.
	p := enginetest.Position(t, "0,0,0,1/0,0,0,1/0,2,0,1/0,0,0,2 0,0 S")
	if why := r.WhyIllegal(p, Move{Kind: Sow, Pit: 5, Way: Left}); why == nil {
		t.Error("a move back from the right half is legal")
	}
	g := playLine(t, rules, "0,0,1,0/0,0,1,0/2,0,1,0/0,0,0,2 0,0 S", "1L")
	// 7 and 6 are sown; the two captured seeds go on counterclockwise, to 1 and 2.
	if got, want := g.Position().String(), "0,0,0,0/0,0,0,0/0,1,2,0/1,1,0,2 0,0 N"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestPlayerWhoCannotMoveLosesToTheLastMover(t *testing.T) {
	g := playLine(t, fourRows+"capture=inner captured=sown-on", "0,0,0,0/1,1,1,1/0,0,0,0/0,0,0,2 0,0 S", "5")
	wantOver(t, g, event.NoMove, "0,0,0,0/1,1,1,1/0,0,1,1/0,0,0,0 0,0 N", "S")
	r := g.Rules()
	p := g.Position()
	if south, north := r.Margin(&p, event.NoMove, South), r.Margin(&p, event.NoMove, North); south != 1 || north != -1 {
		t.Errorf("margins %d and %d", south, north)
	}
}

func TestRightHalfAndOuterSetup(t *testing.T) {
	for setup, want := range map[string]string{
		"right-half": "2,2,2,2/2,2,0,0/0,0,2,2/2,2,2,2 0,0 S",
		"outer":      "2,2,2,2/0,0,0,0/0,0,0,0/2,2,2,2 0,0 S",
	} {
		r := enginetest.Rules(t, fourRows+"setup="+setup)
		p, err := r.Start()
		if err != nil || p.String() != want || r.Total() != p.Total() {
			t.Errorf("%s: %s, %v, %d seeds", setup, p, err, r.Total())
		}
	}
}

func TestEmptyOuterPitEndsTurnWhereInnerOnesCapture(t *testing.T) {
	r := enginetest.Rules(t, fourRows+`captures="last inner empty: facing with behind" fewer=if-nothing-else`)
	p := enginetest.Position(t, "0,0,0,1/0,0,0,1/0,0,2,0/2,0,0,0 0,0 S")
	for text, want := range map[string]event.Rule{"1": event.RuleEmptyEnds, "6": event.RuleNothingAcross} {
		m, err := r.ParseMove(FromLeft, p, text)
		if err != nil {
			t.Fatal(err)
		}
		_, steps, err := r.Trace(p, m)
		if err != nil {
			t.Fatal(err)
		}
		if got := steps[len(steps)-1].Rule; got != want {
			t.Errorf("move %s: %v, want %v", text, got, want)
		}
	}
}
