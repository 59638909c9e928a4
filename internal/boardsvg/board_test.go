package boardsvg

import (
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"regexp"
	"strings"
	"testing"
)

// full is a board with something of everything on it.
func full(pits int, piles bool) Board {
	b := Board{ID: "x", Pits: pits, Piles: piles, Turn: 'S', Alt: `5 < 6 & "so on"`, Last: 0}
	for place := range 2*pits + 2 {
		b.Seeds = append(b.Seeds, place*5%31)
		b.Path = append(b.Path, place)
	}
	for pit := range 2 * pits {
		b.Labels = append(b.Labels, fmt.Sprint(pit+1))
	}
	b.Taken, b.Skipped = []int{pits}, []int{2*pits + 1, 0}
	b.Arrows = [][2]int{{0, pits}, {pits, 2 * pits}}
	b.Marks = []Mark{{Place: 0, Letter: "A"}, {Place: 2 * pits, Letter: "<"}}
	return b
}

// elements parses a drawing and gives its elements; what is not well-formed fails the test.
func elements(t *testing.T, text string) (all []xml.StartElement) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatalf("%v in %s", err, text)
		}
		if start, ok := token.(xml.StartElement); ok {
			all = append(all, start.Copy())
		}
	}
}

func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func TestDrawingsAreWellFormed(t *testing.T) {
	for pits := 1; pits <= 20; pits++ {
		for _, piles := range []bool{false, true} {
			b := full(pits, piles)
			elements(t, b.SVG())
			elements(t, Defs(b.set()))
			if text := b.SVG() + Defs(b.set()); strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
				t.Errorf("%d pits: a length that is no number", pits)
			}
		}
	}
}

func TestSamePositionDrawsTheSameBytes(t *testing.T) {
	if full(6, false).SVG() != full(6, false).SVG() {
		t.Error("two drawings of one board differ")
	}
}

func TestCountsAreAlwaysDigits(t *testing.T) {
	b := full(6, false)
	b.Seeds[3], b.Seeds[4] = 0, 137
	counts := regexp.MustCompile(`<text class="count"[^>]*>([^<]*)<`).FindAllStringSubmatch(b.SVG(), -1)
	if len(counts) != 14 {
		t.Fatalf("%d counts", len(counts))
	}
	for place, c := range counts {
		if c[1] != fmt.Sprint(b.Seeds[place]) {
			t.Errorf("place %d says %q, holds %d", place, c[1], b.Seeds[place])
		}
	}
}

func TestNoIDTwiceInAPage(t *testing.T) {
	a, b := full(6, false), full(6, true)
	b.ID = "y"
	seen := map[string]bool{}
	for _, e := range elements(t, "<page>"+Defs(a.set(), b.set(), a.set())+a.SVG()+b.SVG()+"</page>") {
		id := attr(e, "id")
		if id != "" && seen[id] {
			t.Errorf("id %s twice", id)
		}
		seen[id] = true
	}
}

func TestTheBoardLiesOnWoodThatDefsHolds(t *testing.T) {
	for _, piles := range []bool{false, true} {
		b := full(6, piles)
		if id := b.set().id(); !strings.Contains(b.SVG(), `href="#`+id+`"`) || !strings.Contains(Defs(b.set()), `id="`+id+`"`) {
			t.Errorf("no wood %s", id)
		}
	}
}

func TestPitsHoldTogether(t *testing.T) {
	for pits := 1; pits <= 64; pits++ {
		for _, piles := range []bool{false, true} {
			l := lay(pits, piles)
			for p := range 2*pits + 2 {
				r, at := l.radius, l.at(p)
				if l.isStore(p) {
					r = l.store / 2
				}
				if at.x-r < 0 || at.x+r > l.width || l.tally(p).y < 0 || l.tally(p).y > l.height || l.at(p).y-l.radius < 0 {
					t.Errorf("%d pits: place %d is off the board", pits, p)
				}
				for q := range p {
					far := math.Hypot(at.x-l.at(q).x, at.y-l.at(q).y)
					if l.isStore(p) && !l.isStore(q) {
						far = math.Abs(at.x - l.at(q).x)
					}
					rq := l.radius
					if l.isStore(q) {
						rq = l.store / 2
					}
					if far < r+rq+2 {
						t.Errorf("%d pits: places %d and %d overlap", pits, p, q)
					}
				}
			}
		}
	}
}

func TestAPitOfSixIsAsWideAsAFingerOnTheSmallestPhone(t *testing.T) {
	if px := lay(6, false).pitch * 320 / width; px < 44 {
		t.Errorf("%.1f pixels at 320", px)
	}
}

func TestFacingPitsStandInOneColumn(t *testing.T) {
	l := lay(5, false)
	for place := range 5 {
		if l.at(place).x != l.at(9-place).x {
			t.Errorf("place %d does not face place %d", place, 9-place)
		}
	}
}

func TestCountAndLabelAreApart(t *testing.T) {
	l := lay(6, false)
	const count, label = 34, 18 // as tall as they are on a phone: the pill, the digits of a label
	for pit := range 12 {
		if far := math.Abs(l.tally(pit).y - l.name(pit).y); far < (count+label)/2 {
			t.Errorf("pit %d: count and label are %.0f apart", pit, far)
		}
		if far := math.Abs(l.tally(pit).y-l.at(pit).y) - l.radius; far < count/2 {
			t.Errorf("pit %d: the count covers the rim", pit)
		}
	}
}

func TestTurnIsMarkedOnTheMoversSide(t *testing.T) {
	b := full(6, false)
	for turn, want := range map[byte]string{'S': "turn-s", 'N': "turn-n", 0: ""} {
		b.Turn = turn
		svg := b.SVG()
		for _, class := range []string{"turn-s", "turn-n"} {
			if strings.Contains(svg, class) != (class == want) {
				t.Errorf("turn %q: %s is wrong", turn, class)
			}
		}
	}
}

func TestABoardIsFewElements(t *testing.T) {
	b := full(6, false)
	if n := len(elements(t, b.SVG())); n > 33 {
		t.Errorf("%d elements", n)
	}
	b.Marks, b.Skipped, b.Taken, b.Arrows = nil, nil, nil, nil
	if n := len(elements(t, b.SVG())); n > 25 {
		t.Errorf("%d elements without marks", n)
	}
}

func TestThereAndBackAreTwoArrows(t *testing.T) {
	bend := regexp.MustCompile(`Q[^ ]+ [^ ]+`)
	there, back := bend.FindString(Board{Pits: 6, Arrows: [][2]int{{1, 4}}}.arrows()), bend.FindString(Board{Pits: 6, Arrows: [][2]int{{4, 1}}}.arrows())
	if there == "" || there == back {
		t.Errorf("there %q, back %q", there, back)
	}
}

func TestWhatIsOffTheBoardIsLeftOut(t *testing.T) {
	b := Board{Pits: 6, Last: 99, Path: []int{-1, 3, 77}, Taken: []int{-1, 14}, Skipped: []int{20}, Arrows: [][2]int{{0, 14}, {-1, 2}, {3, 3}}, Marks: []Mark{{Place: -1, Letter: "A"}}}
	if svg := b.SVG(); strings.Contains(svg, `class="marks"`) {
		t.Errorf("marks of nothing: %s", svg)
	}
}
