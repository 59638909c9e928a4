package boardsvg

import (
	"encoding/json"
	"math"
	"regexp"
	"strings"
	"testing"
)

// segment is a straight line between two points.
type segment struct{ a, b point }

// line returns the line of a seed.
func (s seed) line() segment {
	return segment{point{float64(s.x), float64(s.y)}, point{float64(s.x + s.dx), float64(s.y + s.dy)}}
}

// segmentDistance returns the distance between two segments that do not cross.
func segmentDistance(s, t segment) float64 {
	return min(s.distanceTo(t.a), s.distanceTo(t.b), t.distanceTo(s.a), t.distanceTo(s.b))
}

// distanceTo returns the distance between a segment and a point.
func (s segment) distanceTo(p point) float64 {
	dx, dy := s.b.x-s.a.x, s.b.y-s.a.y
	along := 0.0
	if square := dx*dx + dy*dy; square > 0 {
		along = max(0, min(1, ((p.x-s.a.x)*dx+(p.y-s.a.y)*dy)/square))
	}
	return math.Hypot(p.x-s.a.x-along*dx, p.y-s.a.y-along*dy)
}

// pathsAt returns the paths of a board with n seeds in one place.
func pathsAt(pits, place, n int) (even, odd string) {
	b := Board{Pits: pits, Seeds: make([]int, 2*pits+2)}
	b.Seeds[place] = n
	return b.tonePaths(newLayout(b.Empty()))
}

func TestDroppedSeedMovesNoOther(t *testing.T) {
	for place := range 14 {
		for n := range len(newLayout(EmptyBoard{Pits: 6}).arrangementAt(place).seeds) {
			even, odd := pathsAt(6, place, n)
			moreEven, moreOdd := pathsAt(6, place, n+1)
			if !strings.HasPrefix(moreEven, even) || !strings.HasPrefix(moreOdd, odd) || len(moreEven)+len(moreOdd) == len(even)+len(odd) {
				t.Fatalf("place %d: seed %d moved others", place, n)
			}
		}
	}
}

func TestSeedsDrawnAreLimited(t *testing.T) {
	even, odd := pathsAt(6, 0, 24)
	if moreEven, moreOdd := pathsAt(6, 0, 200); moreEven != even || moreOdd != odd {
		t.Error("200 seeds are not drawn like the most that are drawn")
	}
}

func TestSeedsStayWithinRim(t *testing.T) {
	for _, piles := range []bool{false, true} {
		for pits := 1; pits <= 20; pits++ {
			l := newLayout(EmptyBoard{Pits: pits, Piles: piles})
			for place := range 2*pits + 2 {
				a := l.arrangementAt(place)
				for k := range a.seeds {
					s := a.seed(k)
					for _, end := range []point{s.line().a, s.line().b} {
						if out := outside(l, place, end); out > 0 {
							t.Fatalf("%d pits, piles %v: seed %d of place %d is %.1f beyond the rim", pits, piles, k, place, out)
						}
					}
				}
			}
		}
	}
}

// outside returns how far a seed's round end reaches beyond the rim of its place, at
// scale 1.
func outside(l layout, place int, end point) float64 {
	if !l.isStore(place) {
		return math.Hypot(end.x, end.y) + seedWidth/2 - radius6
	}
	half, straight := l.storeWidth/2/l.scale, (l.storeLength()-l.storeWidth)/2/l.scale
	along := max(0, math.Abs(end.y)-straight)
	return math.Hypot(end.x, along) + seedWidth/2 - half
}

func TestSeedsOfOneToneStayApart(t *testing.T) {
	for v, a := range pitArrangements {
		for i := range a {
			for j := range i {
				// The last few seeds of a full pit may touch others.
				if (i-j)%2 == 0 && i < 16 && segmentDistance(a[i].line(), a[j].line()) < seedWidth-1 {
					t.Errorf("arrangement %d: seeds %d and %d overlap", v, i, j)
				}
			}
		}
	}
}

func TestPitsOfBoardHaveDifferentArrangements(t *testing.T) {
	l, seen := newLayout(EmptyBoard{Pits: 12}), map[[4]seed]int{}
	for place := range 24 {
		a := l.arrangementAt(place)
		first := [4]seed{a.seed(0), a.seed(1), a.seed(2), a.seed(3)}
		if other, same := seen[first]; same {
			t.Errorf("places %d and %d look the same", place, other)
		}
		seen[first] = place
	}
}

func TestShadowsAndReflectionsFollowSeeds(t *testing.T) {
	svg := fullBoard(6, false).SVG()
	d := func(class string) string {
		found := regexp.MustCompile(`<path class="`+class+`" d="([^"]*)"`).FindAllStringSubmatch(svg, -1)
		if len(found) != 1 {
			t.Fatalf("%d paths %s", len(found), class)
		}
		return found[0][1]
	}
	if both := d("seed-a") + d("seed-b"); d("shade") != both || d("shine") != both || both == "" {
		t.Errorf("seeds, their shadows and reflections differ")
	}
}

func TestTableHasSeedsOfBoard(t *testing.T) {
	var table struct {
		Pit   []string
		Store string
	}
	if err := json.Unmarshal(SeedTable(), &table); err != nil {
		t.Fatal(err)
	}
	if len(table.Pit) != 3 {
		t.Fatalf("%d arrangements of a pit", len(table.Pit))
	}
	check := func(text string, a []seed, step int) {
		if len(text) != 3*len(a) {
			t.Fatalf("%d characters for %d seeds", len(text), len(a))
		}
		for k, s := range a {
			angle := float64(int(text[3*k+2])-'P') * math.Pi / seedDirections
			decoded := seed{int(text[3*k]) - 'P', (int(text[3*k+1]) - 'P') * step,
				int(math.Round(seedLength * math.Cos(angle))), int(math.Round(seedLength * math.Sin(angle)))}
			if decoded != s {
				t.Errorf("seed %d is %v in the table, drawn as %v", k, decoded, s)
			}
		}
	}
	for v, text := range table.Pit {
		check(text, pitArrangements[v], 1)
	}
	check(table.Store, storeArrangement, storeStep)
}
