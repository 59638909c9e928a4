package figure

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
)

func TestSeedsDroppedLaterMoveNoSeed(t *testing.T) {
	for place := range 14 {
		a := lay(6, false).arranged(place)
		for n := range len(a) {
			if fewer, more := a.layer(n, every), a.layer(n+1, every); !strings.HasPrefix(more, fewer) || more == fewer {
				t.Fatalf("place %d: seed %d moved others", place, n)
			}
		}
	}
}

func TestMoreSeedsThanAreDrawnDrawTheSame(t *testing.T) {
	a := lay(6, false).arranged(0)
	if a.layer(pitSeeds, every) != a.layer(200, every) {
		t.Error("200 seeds are drawn otherwise than the most that are drawn")
	}
}

func TestEverySeedLiesInItsHollow(t *testing.T) {
	for _, piles := range []bool{false, true} {
		for pits := 1; pits <= 20; pits++ {
			l := lay(pits, piles)
			for place := range 2*pits + 2 {
				for k, s := range l.arranged(place) {
					for _, end := range []point{s.a, s.b} {
						if out := outside(l, place, end); out > 0 {
							t.Fatalf("%d pits, piles %v: seed %d of place %d is %.1f beyond the rim", pits, piles, k, place, out)
						}
					}
				}
			}
		}
	}
}

// outside is how far a seed's round end goes beyond the rim of its hollow, in the seeds' own scale.
func outside(l layout, place int, end point) float64 {
	if !l.isStore(place) {
		return math.Hypot(end.x, end.y) + beanWidth/2 - radius6
	}
	half, straight := l.store/2/l.scale, (l.tall()-l.store)/2/l.scale
	along := max(0, math.Abs(end.y)-straight)
	return math.Hypot(end.x, along) + beanWidth/2 - half
}

func TestSeedsOfOneToneStayApart(t *testing.T) {
	for v, a := range arrangements().pit {
		for i := range a {
			for j := range i {
				// Twenty lie clear enough to be counted by tone; the last few of a full pit may lean on another.
				if (i-j)%2 == 0 && i < 16 && apart(a[i], a[j]) < beanWidth-1 {
					t.Errorf("arrangement %d: seeds %d and %d run into each other", v, i, j)
				}
			}
		}
	}
}

func TestNeighboursAreArrangedDifferently(t *testing.T) {
	l := lay(6, false)
	for place := 1; place < 12; place++ {
		if l.arranged(place).layer(4, every) == l.arranged(place-1).layer(4, every) {
			t.Errorf("places %d and %d look the same", place-1, place)
		}
	}
}

func TestTableHoldsTheSeedsThatTheBoardDraws(t *testing.T) {
	var table struct{ Pit, Store [][]string }
	if err := json.Unmarshal(Table(), &table); err != nil {
		t.Fatal(err)
	}
	if len(table.Pit) != pitWays || len(table.Store) != storeWays {
		t.Fatalf("%d and %d arrangements", len(table.Pit), len(table.Store))
	}
	seeds := make([]int, 14)
	seeds[8], seeds[13] = 7, 5
	svg := Board{Pits: 6, Seeds: seeds, Last: -1}.SVG()
	for _, d := range []string{strings.Join(table.Pit[8%pitWays][:7], ""), strings.Join(table.Store[1][:5], "")} {
		if !strings.Contains(svg, `d="`+d+`"`) {
			t.Errorf("the board does not draw %s", d)
		}
	}
}
