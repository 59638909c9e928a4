package engine_test

import (
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

const omwesoSmall = noStores + "rows=4 pits=4 seeds=4 setup=outer relay=yes fewest=2 capture=inner-both captured=sown-from-start wins=last-mover "

func TestEndlessMoveLoses(t *testing.T) {
	rules := noStores + "rows=4 pits=2 relay=yes wins=last-mover endless="
	for value, want := range map[string]string{"ends-turn": "", "loses": "N"} {
		g := NewGame(enginetest.Rules(t, rules+value), enginetest.Position(t, "2,0/2,1/2,0/1,2 0,0 S"))
		if err := g.Play(Move{Pit: 1}); err != nil {
			t.Fatal(err)
		}
		winner := ""
		if g.Over() {
			winner = g.Result().Winner()
			r, p := g.Rules(), g.Position()
			if g.Result().Reason != event.Endless || r.Margin(&p, event.Endless, North) < 1 || r.Margin(&p, event.Endless, South) > -1 {
				t.Errorf("%+v, %d", g.Result(), r.Margin(&p, event.Endless, South))
			}
		}
		if winner != want || g.Turn() != North {
			t.Errorf("endless=%s: %q wins in %s, want %q", value, winner, g.Position(), want)
		}
	}
}

// The relay from South's Pit 2 comes back to this board, as TestEndlessMoveLoses plays it.
func TestEndlessMoveIsForbidden(t *testing.T) {
	const rules = noStores + "rows=4 pits=2 relay=yes wins=last-mover endless=forbidden"
	checkLegal(t, noStores+"rows=4 pits=2 relay=yes wins=last-mover", "2,0/2,1/2,0/1,2 0,0 S", 1, 2, 4)
	checkLegal(t, rules, "2,0/2,1/2,0/1,2 0,0 S", 1, 4)
	r, p := enginetest.Rules(t, rules), enginetest.Position(t, "2,0/2,1/2,0/1,2 0,0 S")
	if why := r.WhyIllegal(p, Move{Pit: 1}); why == nil || why.Rule != event.RuleEndlessRelay || why.Pit != 1 {
		t.Errorf("Pit 2 is refused with %v", why)
	}
}

// South's Pit 3 captures in both end columns, in four laps.
func TestCaptureAtBothEndsWins(t *testing.T) {
	const board = "2,2,0,2/1,0,0,1/1,2,1,2/0,0,2,0 0,0 S"
	for value, want := range map[string]Reason{"no": event.NotOver, "wins": event.BothEnds} {
		r, p := enginetest.Rules(t, omwesoSmall+"both-ends="+value), enginetest.Position(t, board)
		ply, steps, err := r.Trace(p, Move{Pit: 2})
		if err != nil || ply.End != want || event.Apply(p, steps) != ply.After {
			t.Errorf("both-ends=%s: %s, %q, %v", value, ply.After, ply.End, err)
		}
		if result := r.Result(ply.After, ply.End); want == event.BothEnds && result.Winner() != "S" {
			t.Errorf("%s wins", result.Winner())
		}
	}
	// Without seeds in North's outer pit at the left, that column is not captured.
	r, p := enginetest.Rules(t, omwesoSmall+"both-ends=wins"), enginetest.Position(t, strings.Replace(board, "2", "0", 1))
	if ply, err := r.Play(p, Move{Pit: 2}); err != nil || ply.End != event.NotOver || ply.Captured == 0 {
		t.Errorf("a capture at one end: %+v, %v", ply, err)
	}
}
