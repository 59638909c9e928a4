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

// fullBoard returns a board with every kind of mark.
func fullBoard(pits int, piles bool) Board {
	b := Board{ID: "x", Pits: pits, Piles: piles, Turn: 'S', Alt: `5 < 6 & "so on"`, Last: 0}
	for place := range 2*pits + 2 {
		b.Seeds = append(b.Seeds, place*5%31)
		b.Path = append(b.Path, place)
	}
	for pit := range 2 * pits {
		b.Labels = append(b.Labels, fmt.Sprint(pit+1))
	}
	b.Closed = []int{pits - 1}
	b.Owned = [2][]int{{pits}, {0}}
	b.Taken, b.Skipped = []int{pits}, []int{2*pits + 1, 0}
	b.Arrows = [][2]int{{0, pits}, {pits, 2 * pits}}
	b.Marks = []Mark{{Place: 0, Letter: "A"}, {Place: 2 * pits, Letter: "<"}}
	return b
}

// elements parses a drawing and returns its elements. It fails the test if the
// drawing is not well-formed.
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
			b := fullBoard(pits, piles)
			elements(t, b.SVG())
			elements(t, Defs(b.Empty()))
			if text := b.SVG() + Defs(b.Empty()); strings.Contains(text, "NaN") || strings.Contains(text, "Inf") {
				t.Errorf("%d pits: a length is not a number", pits)
			}
		}
	}
}

func TestDrawingIsDeterministic(t *testing.T) {
	first, second := fullBoard(6, false).SVG(), fullBoard(6, false).SVG()
	if first != second {
		t.Error("two drawings of one board differ")
	}
}

func TestCountsAreDigits(t *testing.T) {
	b := fullBoard(6, false)
	b.Seeds[3], b.Seeds[4] = 0, 137
	counts := regexp.MustCompile(`<text class="count"[^>]*>([^<]*)<`).FindAllStringSubmatch(b.SVG(), -1)
	if len(counts) != 14 {
		t.Fatalf("%d counts", len(counts))
	}
	for place, c := range counts {
		if c[1] != fmt.Sprint(b.Seeds[place]) {
			t.Errorf("place %d shows %q, has %d", place, c[1], b.Seeds[place])
		}
	}
}

func TestIDsAreUniqueInPage(t *testing.T) {
	a, b := fullBoard(6, false), fullBoard(6, true)
	b.ID = "y"
	seen := map[string]bool{}
	for _, e := range elements(t, "<page>"+Defs(a.Empty(), b.Empty(), a.Empty())+a.SVG()+b.SVG()+"</page>") {
		id := attr(e, "id")
		if id != "" && seen[id] {
			t.Errorf("id %s twice", id)
		}
		seen[id] = true
	}
}

func TestBoardUsesEmptyBoardOfDefs(t *testing.T) {
	for _, piles := range []bool{false, true} {
		b := fullBoard(6, piles)
		if id := b.Empty().id(); !strings.Contains(b.SVG(), `href="#`+id+`"`) || !strings.Contains(Defs(b.Empty()), `id="`+id+`"`) {
			t.Errorf("no empty board %s", id)
		}
	}
}

func TestPlacesDoNotOverlap(t *testing.T) {
	for pits := 1; pits <= 64; pits++ {
		for _, piles := range []bool{false, true} {
			l := newLayout(EmptyBoard{Pits: pits, Piles: piles})
			for p := range 2*pits + 2 {
				r, at := l.radius, l.centre(p)
				if l.isStore(p) {
					r = l.storeWidth / 2
				}
				if at.x-r < 0 || at.x+r > l.width || l.countAt(p).y < 0 || l.countAt(p).y > l.height || l.centre(p).y-l.radius < 0 {
					t.Errorf("%d pits: place %d is off the board", pits, p)
				}
				for q := range p {
					distance := math.Hypot(at.x-l.centre(q).x, at.y-l.centre(q).y)
					if l.isStore(p) && !l.isStore(q) {
						distance = math.Abs(at.x - l.centre(q).x)
					}
					rq := l.radius
					if l.isStore(q) {
						rq = l.storeWidth / 2
					}
					if distance < r+rq+2 {
						t.Errorf("%d pits: places %d and %d overlap", pits, p, q)
					}
				}
			}
		}
	}
}

func TestPitIsTouchTargetOnSmallestPhone(t *testing.T) {
	if px := newLayout(EmptyBoard{Pits: 6}).pitch * 320 / width; px < 44 {
		t.Errorf("%.1f pixels at 320", px)
	}
}

func TestOppositePitsShareColumn(t *testing.T) {
	l := newLayout(EmptyBoard{Pits: 5})
	for place := range 5 {
		if l.centre(place).x != l.centre(9-place).x {
			t.Errorf("place %d is not opposite place %d", place, 9-place)
		}
	}
}

func TestCountAndLabelDoNotOverlap(t *testing.T) {
	l := newLayout(EmptyBoard{Pits: 6})
	const count, label = 34, 18 // heights on a phone
	for pit := range 12 {
		if distance := math.Abs(l.countAt(pit).y - l.labelAt(pit).y); distance < (count+label)/2 {
			t.Errorf("pit %d: count and label are %.0f apart", pit, distance)
		}
		if distance := math.Abs(l.countAt(pit).y-l.centre(pit).y) - l.radius; distance < count/2 {
			t.Errorf("pit %d: the count covers the rim", pit)
		}
	}
}

func TestTurnMarkIsOnSideToMove(t *testing.T) {
	b := fullBoard(6, false)
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

func TestBoardHasFewElements(t *testing.T) {
	b := fullBoard(6, false)
	if n := len(elements(t, b.SVG())); n > 35 {
		t.Errorf("%d elements", n)
	}
	b.Marks, b.Skipped, b.Taken, b.Arrows = nil, nil, nil, nil
	if n := len(elements(t, b.SVG())); n > 27 {
		t.Errorf("%d elements without marks", n)
	}
}

func TestArrowsThereAndBackDiffer(t *testing.T) {
	bend := regexp.MustCompile(`Q[^ ]+ [^ ]+`)
	l := newLayout(EmptyBoard{Pits: 6})
	there, back := bend.FindString(l.arrowsPath([][2]int{{1, 4}})), bend.FindString(l.arrowsPath([][2]int{{4, 1}}))
	if there == "" || there == back {
		t.Errorf("there %q, back %q", there, back)
	}
}

func TestPlacesOffBoardAreIgnored(t *testing.T) {
	b := Board{Pits: 6, Last: 99, Path: []int{-1, 3, 77}, Taken: []int{-1, 14}, Skipped: []int{20}, Arrows: [][2]int{{0, 14}, {-1, 2}, {3, 3}}, Marks: []Mark{{Place: -1, Letter: "A"}}}
	if svg := b.SVG(); strings.Contains(svg, `class="marks"`) {
		t.Errorf("marks of missing places: %s", svg)
	}
}
