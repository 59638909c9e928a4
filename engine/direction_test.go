package engine_test

import (
	"slices"
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// legalMoves returns the legal moves as they are written, separated by blanks.
func legalMoves(r Rules, p Position) string {
	var list []string
	for _, m := range r.Legal(p) {
		list = append(list, r.Format(FromLeft, p, m))
	}
	return strings.Join(list, " ")
}

func TestDirectionDependsOnStartOfMove(t *testing.T) {
	for _, c := range []struct{ rules, position, want string }{
		{"direction=halves", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "1L 2L 3L 4R 5R 6R"},
		{"direction=halves pits=5", "4,4,4,4,4/4,4,4,4,4 0,0 N", "1L 2L 3R 3L 4R 5R"},
		// The inner row is numbered from the right.
		{"direction=halves rows=4 pits=4 stores=none last-in-store=ends wins=last-mover", "1,1,1,1/1,1,1,1/1,1,1,1/1,1,1,1 0,0 S", "1L 2L 3R 4R 5L 6L 7R 8R"},
		{"direction=parity", "4,4,4,4,4,4/1,2,3,0,6,7 0,0 S", "1R 2L 3R 5L 6R"},
		{"direction=laps-alternate pits=2", "4,4/4,0 0,0 S", "1R 1L"},
	} {
		if got := legalMoves(enginetest.Rules(t, c.rules), enginetest.Position(t, c.position)); got != c.want {
			t.Errorf("%s: %s is legal, want %s", c.rules, got, c.want)
		}
	}
	r := enginetest.Rules(t, "direction=halves")
	if why := r.WhyIllegal(r.Board().Even(4, South), Move{Pit: 0, Way: Right}); why == nil || why.Rule != event.RuleDirection {
		t.Errorf("refused by %v", why)
	}
}

func TestEachLapTurns(t *testing.T) {
	const rules = "direction=laps-alternate stores=none last-in-store=ends relay=yes capture=opposite"
	r := enginetest.Rules(t, rules)
	p := enginetest.Position(t, "0,0,0,0,5,0/0,2,1,1,0,0 0,0 S")
	// Pit 2 to the right ends in Pit 4, whose two go to the left: Pits 3 and 2. Pit 2 was empty and faces nothing.
	ply, steps, err := r.Trace(p, Move{Pit: 1, Way: Right})
	if want := "0,0,0,0,5,0/0,1,3,0,0,0 0,0 N"; err != nil || ply.After.String() != want || ply.Laps != 2 || event.Apply(p, steps) != ply.After {
		t.Errorf("%s after %d laps, %v; want %s", ply.After, ply.Laps, err, want)
	}
}

// A chain goes back over the pits that the last lap sowed, whichever way that went.
func TestChainFollowsDirectionOfLastLap(t *testing.T) {
	r := enginetest.Rules(t, "pits=4 direction=laps-alternate stores=none last-in-store=ends relay=yes capture=run-both numbers=2")
	p := enginetest.Position(t, "0,0,0,0/2,1,2,1 0,0 S")
	// Pit 1 makes two in Pit 2 and three in Pit 3; these go to the left: Pits 2, 1 and North's last, which was empty.
	ply, err := r.Play(p, Move{Pit: 0, Way: Right})
	if want := "1,0,0,0/1,3,0,1 0,0 N"; err != nil || ply.After.String() != want || ply.Captured != 0 {
		t.Errorf("%s, captured %d, %v; want %s", ply.After, ply.Captured, err, want)
	}
	// With another seed at the end, that pit makes two and Pit 1 one.
	ply, err = r.Play(enginetest.Position(t, "1,0,0,0/2,0,2,1 0,0 S"), Move{Pit: 0, Way: Right})
	if want := "0,0,0,0/1,2,0,1 2,0 N"; err != nil || ply.After.String() != want || ply.Captured != 2 {
		t.Errorf("%s, captured %d, %v; want %s", ply.After, ply.Captured, err, want)
	}
}

// The games are long enough for repeated boards: see relay.go.
func TestRelayThatTurnsEndsAtFirstRepeatedBoard(t *testing.T) {
	r, found := enginetest.Rules(t, "pits=3 direction=laps-alternate stores=none last-in-store=ends relay=yes"), 0
	randomGames(t, r, 300, 40, func(g *Game) {
		for i, ply := range g.Plies() {
			if !slices.ContainsFunc(g.Steps(i), func(s Step) bool { return s.Rule == event.RuleEndlessRelay }) || ply.Laps == MaxLaps {
				continue
			}
			found++
			type lap struct {
				board Position
				from  Place
				way   Way
			}
			next, begun := lap{g.PositionAfter(i), ply.Move.Pit, ply.Move.Way}, map[lap]bool{}
			for !begun[next] {
				begun[next] = true
				next.board, next.from = r.Lap(next.board, Move{Pit: next.from, Way: next.way})
				next.way ^= 1
			}
			if len(begun) != ply.Laps {
				t.Errorf("%v in %s has %d laps, want %d", ply.Move, g.PositionAfter(i), ply.Laps, len(begun))
			}
		}
	})
	if found == 0 {
		t.Error("no endless relay was found")
	}
}
