package boardsvg

import (
	"encoding/json"
	"math"
	"regexp"
	"strings"
	"testing"
)

func TestSeedsDroppedLaterMoveNoSeed(t *testing.T) {
	for place := range 14 {
		a := lay(6, false).arranged(place)
		for n := range len(a) {
			even, odd := a.tones(n, point{}, 1)
			moreEven, moreOdd := a.tones(n+1, point{}, 1)
			if !strings.HasPrefix(moreEven, even) || !strings.HasPrefix(moreOdd, odd) || len(moreEven)+len(moreOdd) == len(even)+len(odd) {
				t.Fatalf("place %d: seed %d moved others", place, n)
			}
		}
	}
}

func TestMoreSeedsThanAreDrawnDrawTheSame(t *testing.T) {
	a := lay(6, false).arranged(0)
	even, odd := a.tones(pitSeeds, point{}, 1)
	if moreEven, moreOdd := a.tones(200, point{}, 1); moreEven != even || moreOdd != odd {
		t.Error("200 seeds are drawn otherwise than the most that are drawn")
	}
}

func TestEverySeedLiesInItsHollow(t *testing.T) {
	for _, piles := range []bool{false, true} {
		for pits := 1; pits <= 20; pits++ {
			l := lay(pits, piles)
			for place := range 2*pits + 2 {
				for k, s := range l.arranged(place) {
					for _, end := range []point{s.core().a, s.core().b} {
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
				if (i-j)%2 == 0 && i < 16 && apart(a[i].core(), a[j].core()) < beanWidth-1 {
					t.Errorf("arrangement %d: seeds %d and %d run into each other", v, i, j)
				}
			}
		}
	}
}

func TestNoTwoPitsOfABoardAreArrangedAlike(t *testing.T) {
	l, seen := lay(12, false), map[string]int{}
	for place := range 24 {
		even, odd := l.arranged(place).tones(4, point{}, 1)
		if other, same := seen[even+odd]; same {
			t.Errorf("places %d and %d look the same", place, other)
		}
		seen[even+odd] = place
	}
}

func TestShadowAndLightFollowEverySeed(t *testing.T) {
	svg := full(6, false).SVG()
	d := func(class string) string {
		found := regexp.MustCompile(`<path class="`+class+`" d="([^"]*)"`).FindAllStringSubmatch(svg, -1)
		if len(found) != 1 {
			t.Fatalf("%d paths %s", len(found), class)
		}
		return found[0][1]
	}
	if both := d("seed-a") + d("seed-b"); d("shade") != both || d("shine") != both || both == "" {
		t.Errorf("seeds, their shadows and the light on them differ")
	}
}

func TestTableHoldsTheSeedsThatTheBoardDraws(t *testing.T) {
	var table struct {
		Pit   []string
		Store string
	}
	if err := json.Unmarshal(Table(), &table); err != nil {
		t.Fatal(err)
	}
	if len(table.Pit) != pitFills {
		t.Fatalf("%d arrangements of a pit", len(table.Pit))
	}
	holds := func(text string, a arrangement, step int) {
		if len(text) != 3*len(a) {
			t.Fatalf("%d characters for %d seeds", len(text), len(a))
		}
		for k, s := range a {
			angle := float64(int(text[3*k+2])-'P') * math.Pi / beanWays
			told := seed{int(text[3*k]) - 'P', (int(text[3*k+1]) - 'P') * step,
				int(math.Round(beanLength * math.Cos(angle))), int(math.Round(beanLength * math.Sin(angle)))}
			if told != s {
				t.Errorf("seed %d is told as %v, drawn as %v", k, told, s)
			}
		}
	}
	for v, text := range table.Pit {
		holds(text, arrangements().pit[v], 1)
	}
	holds(table.Store, arrangements().store, storeStep)
}
