package engine_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// Relays that return to their first position, with their number of laps.
func TestRelayThatReturnsEndsThere(t *testing.T) {
	for _, c := range []struct {
		rules, before, move, after string
		laps                       int
	}{
		{ayoayo, "1,0,1,2,1,3/0,5,4,3,0,6 11,5 N", "7", "1,0,1,2,1,3/0,5,4,3,0,6 11,5 S", 45},
		{wise, "2,0,1,6/1,0,2,1 8,4 N", "5", "2,0,1,6/1,0,2,1 8,4 S", 64},
		{krur, "10,3,3,12/2,1,0,1 0,0 N south-owns=5,8", "6", "10,3,3,12/2,1,0,1 0,0 S south-owns=5,8", 14},
		{strings.Replace(ayoayo, "skip-lap", "sown", 1), "4,1,4,14/3,0,3,5 9,7 S", "4", "4,1,4,14/3,0,3,5 9,7 N", 65200},
	} {
		r, p := enginetest.Rules(t, c.rules), enginetest.Position(t, c.before)
		m, err := r.ParseMove(Cells, p, c.move)
		if err != nil {
			t.Fatal(err)
		}
		ply, steps, err := r.Trace(p, m)
		if err != nil {
			t.Fatal(err)
		}
		laps := 0
		for _, s := range steps {
			if s.Kind == event.LiftStep {
				laps++
			}
		}
		if ply.After.String() != c.after || ply.Captured != 0 || laps != c.laps || steps[len(steps)-1].Rule != event.RuleEndlessRelay || event.Apply(p, steps) != ply.After {
			t.Errorf("%s: after %d laps %s, captured %d, %v", c.before, laps, ply.After, ply.Captured, steps[len(steps)-1])
		}
		if quick, err := r.Play(p, m); err != nil || quick != ply || ply.Laps != c.laps {
			t.Errorf("%s: without a trace %v, %v; want %v", c.before, quick, err, ply)
		}
	}
}

// With origin=skip-start, and with captures on the way, two boards can lead to the same one, so
// a relay may first repeat a board other than its first. It ends there.
func TestRelayEndsAtFirstRepeatedBoard(t *testing.T) {
	for _, c := range []struct {
		rules, before string
		pit           Place
		after         string
		captured      int
	}{
		{skipStart, "1,4/2,2 0,0 S", 1, "2,5/2,0 0,0 N", 0},
		{"stores=none last-in-store=ends relay=yes capture=made numbers=4", "1,3/4,2 0,2 N", 2, "0,3/1,2 0,6 S", 4},
	} {
		r := enginetest.Rules(t, c.rules)
		ply, err := r.Play(enginetest.Position(t, c.before), Move{Pit: c.pit})
		if err != nil {
			t.Fatal(err)
		}
		if got := ply.After.String(); got != c.after || ply.Laps != 7 || ply.Captured != c.captured {
			t.Errorf("%s: after %s, %d laps, captured %d", c.before, got, ply.Laps, ply.Captured)
		}
	}
}

// The first of these relays returns to its first board after more than twelve million
// laps, the second neither ends nor repeats within fifty million.
func TestRelayThatReachesMaxLapsIsUndone(t *testing.T) {
	if testing.Short() {
		t.Skip("long relays")
	}
	for _, c := range []struct {
		rules, start string
		move         Move
	}{
		{strings.Replace(enginetest.Cairo, "capture=run-across numbers=2,4", "capture=opposite direction=cw", 1), "4,1,4,3,2,10/9,6,18,6,3,5 0,0 S", Move{Pit: 5, Way: Left}},
		{skipStart, "4,5,11,7,5,6,5,4/6,7,6,5,6,7,10,5 0,0 S", Move{Pit: 0}},
	} {
		r, p := enginetest.Rules(t, c.rules), enginetest.Position(t, c.start)
		ply, steps, err := r.Trace(p, c.move)
		if err != nil {
			t.Fatal(err)
		}
		if ply.After != p.WithTurn(North) || ply.Captured != 0 || ply.Laps != MaxLaps || len(steps) != 1 || steps[0].Rule != event.RuleEndlessRelay || steps[0].Cause != event.LapLimit {
			t.Errorf("after %s, %d laps, captured %d, steps %v", ply.After, ply.Laps, ply.Captured, steps)
		}
		if quick, err := r.Play(p, c.move); err != nil || quick != ply {
			t.Errorf("without a trace %v, %v", quick, err)
		}
	}
}

// A relay of laps that can be undone first repeats the board before the move: see relay.go.
func TestUndoableRelayFirstRepeatsItsStart(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every lap again")
	}
	for _, text := range []string{ignorant, wise, krur, strings.Replace(ayoayo, "skip-lap", "sown", 1)} {
		r, found := enginetest.Rules(t, text), 0
		randomGames(t, r, 300, maxPlies, func(g *Game) {
			for i, ply := range g.Plies() {
				if steps := g.Steps(i); !slices.ContainsFunc(steps, func(s Step) bool { return s.Rule == event.RuleEndlessRelay }) {
					continue
				}
				found++
				before := g.PositionAfter(i)
				if ply.End == event.NotOver && ply.After != before.WithTurn(ply.After.Turn()) {
					t.Errorf("%s: an endless relay changes %s to %s", text, before, ply.After)
				}
				type lap struct {
					board Position
					from  Place
				}
				next, begun := lap{before, ply.Move.Pit}, map[lap]bool{}
				for !begun[next] && len(begun) < ply.Laps {
					begun[next] = true
					next.board, next.from = r.Lap(next.board, Move{Pit: next.from, Way: ply.Move.Way})
				}
				if returns := next == (lap{before, ply.Move.Pit}); len(begun) != ply.Laps || returns != (ply.Laps < MaxLaps) {
					t.Errorf("%s from %s: %d laps, but %d different boards; returns: %v", text, before, ply.Laps, len(begun), returns)
				}
			}
		})
		if found == 0 {
			t.Errorf("%s: no endless relay was found", text)
		}
	}
}

// The second lap brings back the board before the move. Which pit the lap before that began in
// makes no difference, for nothing is captured.
func TestEndlessRelayEndsAlikeForBothPlayers(t *testing.T) {
	r := enginetest.Rules(t, "rows=4 pits=4 seeds=4 setup=outer direction=reverse stores=none last-in-store=ends relay=yes fewest=2 must-capture=yes capture=inner-both captured=sown-from-start wins=last-mover")
	for from, want := range map[string]string{"1/3/5/1 0,0 N": "1/3/5/1 0,0 S", "1/5/3/1 0,0 S": "1/5/3/1 0,0 N"} {
		p := enginetest.Position(t, from)
		m, _ := r.ParseMove(FromLeft, p, "2R")
		if ply, err := r.Play(p, m); err != nil || ply.After.String() != want || ply.Laps != 2 {
			t.Errorf("%s becomes %s after %d laps, %v; want %s after 2", from, ply.After, ply.Laps, err, want)
		}
	}
}

// A house that is lost on the way does not make the board another one.
func TestEndlessRelayEndsAlikeWithAndWithoutHouse(t *testing.T) {
	r := enginetest.Rules(t, "rows=4 pits=5 seeds=1 setup=house stock=4 house=3 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end ends=inner-empty wins=last-mover")
	rng := rand.New(rand.NewPCG(3, 4))
	isEndless := func(steps []Step) bool {
		return slices.ContainsFunc(steps, func(s Step) bool { return s.Rule == event.RuleEndlessRelay })
	}
	found := 0
	for range 20000 {
		p := r.Board().Even(0, South)
		for range 18 {
			at := Place(rng.IntN(20))
			p.Set(at, p.Seeds(at)+1)
		}
		owned := p
		owned.SetOwned(p.Board().House(South), South)
		for _, m := range r.Legal(p) {
			ply, steps, err := r.Trace(p, m)
			if err != nil || !isEndless(steps) {
				continue
			}
			with, steps, err := r.Trace(owned, m)
			if err != nil {
				t.Fatal(err)
			}
			if !isEndless(steps) {
				t.Fatalf("%s: %v is endless only without the house", owned, m)
			}
			found++
			if !with.After.SameSeeds(&ply.After) || with.Laps != ply.Laps {
				t.Errorf("%s: %v ends in %s after %d laps, without the house in %s after %d", owned, m, with.After, with.Laps, ply.After, ply.Laps)
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d endless moves", found)
	}
}
