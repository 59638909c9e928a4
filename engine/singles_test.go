package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

func TestSingleSeedOnlyIntoEmptyPit(t *testing.T) {
	const into = "stores=none singles=into-empty "
	checkLegal(t, into, "0,0,0,0,0,2/1,0,1,1,0,1 20,20 S", 1, 4)
	checkRefused(t, into, "0,0,0,0,0,2/1,0,1,1,0,1 20,20 S", 3, event.RuleSingles)
	checkLegal(t, into, "0,0,0,0,0,2/1,0,1,2,0,1 20,20 S", 1, 4)
	checkLegal(t, into+"fewest=2 fewer=if-nothing-else", "0,0,0,0,0,2/1,0,1,2,0,1 20,20 S", 4)
	checkLegal(t, into+"fewest=2 fewer=if-nothing-else", "0,0,0,0,0,2/1,0,1,1,0,0 20,20 S", 1, 4)
	// A store is no pit.
	checkLegal(t, "singles=into-empty", "0,0,0,0,0,2/1,0,0,0,0,1 20,20 S", 1)
	for _, c := range []struct {
		stuck string
		end   Reason
	}{{"ends", event.NoMove}, {"passes", event.NotOver}} {
		r := enginetest.Rules(t, into+"stuck="+c.stuck)
		if end := r.Ended(enginetest.Position(t, "0,0,0,0,0,1/0,0,0,0,0,1 20,20 S")); end != c.end {
			t.Errorf("stuck=%s ends by %v", c.stuck, end)
		}
	}
}

// sowFourRows plays a move of a game of four rows by itself: laps go on from occupied pits, and a last
// seed in an empty inner pit takes what faces it.
func sowFourRows(own, theirs []int, at, laps int) {
	n, width := len(own), len(own)/2
	for range laps {
		seeds := own[at]
		own[at] = 0
		for ; seeds > 0; seeds-- {
			at = (at + 1) % n
			own[at]++
		}
		if own[at] == 1 {
			break
		}
	}
	if own[at] == 1 && at >= width { // inner; the facing pit is the inner one of the same column
		column := n - 1 - at // from the mover's left
		inner := width + column
		if theirs[inner] > 0 {
			theirs[inner], theirs[width-1-column] = 0, 0
		}
	}
}

// Games of Njombwa and Tsoro played by other code, with its own list of legal moves.
func TestSinglesOnFourRowsMatchOtherCode(t *testing.T) {
	for _, rules := range []string{
		"pits=8 seeds=2 setup=8x2/0,1,6x2", "pits=8 seeds=2 setup=7x2,3/8x0", "pits=8 seeds=2 setup=outer",
	} {
		compareSingles(t, enginetest.Rules(t, rules+` rows=4 fewest=2 fewer=if-nothing-else singles=into-empty stores=none relay=yes captures="last inner empty: facing with behind" wins=empty-loses`))
	}
}

func compareSingles(t *testing.T, r Rules) {
	rng := rand.New(rand.NewPCG(5, 6))
	refused, plies := 0, 0
	for range 100 {
		start, err := r.Start()
		if err != nil {
			t.Fatal(err)
		}
		g := NewGame(r, start)
		for range 300 {
			p := g.Position()
			n := p.Board().Pits
			row := func(s Side) (row []int) {
				for i := range n {
					row = append(row, p.Seeds(p.Board().First(s)+Place(i)))
				}
				return row
			}
			own, theirs := row(p.Turn()), row(p.Turn().Other())
			several := slices.ContainsFunc(own, func(seeds int) bool { return seeds > 1 })
			var want, got []int
			for i, seeds := range own {
				switch {
				case seeds > 1, seeds == 1 && !several && own[(i+1)%n] == 0:
					want = append(want, i)
				case seeds == 1 && !several:
					refused++
				}
			}
			legal := g.Legal()
			for _, m := range legal {
				got = append(got, int(m.Pit-p.Board().First(p.Turn())))
			}
			if g.Over() {
				break
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%s: legal %v, want %v", p.String(), got, want)
			}
			m := legal[rng.IntN(len(legal))]
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
			plies++
			if ply := g.Ply(g.Len() - 1); ply.Laps < MaxLaps && !g.Over() {
				sowFourRows(own, theirs, int(m.Pit-p.Board().First(p.Turn())), ply.Laps)
				p = g.Position()
				if mine, other := row(ply.Player), row(ply.Player.Other()); !slices.Equal(mine, own) || !slices.Equal(other, theirs) {
					t.Fatalf("after %v: %v %v, want %v %v", m, mine, other, own, theirs)
				}
			}
		}
	}
	if refused < 50 || plies < 1000 {
		t.Errorf("%d single seeds refused in %d plies", refused, plies)
	}
}
