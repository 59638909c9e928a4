package boardsvg

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"sowbook/internal/golden"
)

// drawnFile holds boards that the tests of the scripts compare their drawings with.
const drawnFile = "../../static/js/test/drawn.json"

// drawn is a board in drawnFile: its lengths, positions and contents, and the path
// data by class.
type drawn struct {
	Pits    int               `json:"n"`
	Rows    float64           `json:"rows"`
	Piles   bool              `json:"piles"`
	Left    bool              `json:"left"`
	Box     [2]float64        `json:"box"`
	Places  [][2]float64      `json:"places"`
	Counts  []float64         `json:"tallies"` // y of the counts
	Labels  []float64         `json:"names"`
	Seeds   []int             `json:"seeds"`
	Turn    string            `json:"turn"`
	Path    []int             `json:"path"`
	Last    int               `json:"last"`
	Taken   []int             `json:"taken"`
	Skipped []int             `json:"skipped"`
	Closed  []int             `json:"closed"`
	Owned   [2][]int          `json:"owned"`
	Letters [][]any           `json:"letters"`
	Arrows  [][2]int          `json:"arrows"`
	Paths   map[string]string `json:"d"`
}

// newDrawn returns a board as drawnFile holds it.
func newDrawn(b Board) drawn {
	l := newLayout(b.Empty())
	d := drawn{Pits: l.pits, Rows: b.Rows, Piles: b.Piles, Left: b.Left, Box: [2]float64{l.width, l.height + thickness}, Seeds: b.Seeds, Path: list(b.Path), Last: b.Last,
		Taken: list(b.Taken), Skipped: list(b.Skipped), Closed: list(b.Closed), Owned: [2][]int{list(b.Owned[0]), list(b.Owned[1])}, Letters: [][]any{}, Arrows: append([][2]int{}, b.Arrows...), Paths: map[string]string{}}
	if b.Turn != 0 {
		d.Turn = string(b.Turn)
	}
	for place := range l.places() {
		p := l.centre(place)
		d.Places = append(d.Places, [2]float64{p.x, p.y})
		d.Counts = append(d.Counts, l.countAt(place).y)
		if !l.isStore(place) {
			d.Labels = append(d.Labels, l.labelAt(place).y)
		}
	}
	for _, m := range b.Marks {
		d.Letters = append(d.Letters, []any{m.Place, m.Letter})
	}
	for _, found := range regexp.MustCompile(`<path class="([a-z-]+)[^"]*" d="([^"]*)"`).FindAllStringSubmatch(b.SVG(), -1) {
		if found[1] != "shade" && found[1] != "shine" { // repeat the two tones
			d.Paths[found[1]] = found[2]
		}
	}
	return d
}

func TestBoardsForScriptTests(t *testing.T) {
	var all []drawn
	for _, size := range []struct {
		n           int
		piles, left bool
		rows        float64
	}{
		{1, false, false, 1}, {3, false, false, 1}, {6, false, false, 1}, {6, true, false, 1}, {7, false, true, 1}, {12, true, false, 1}, {14, false, false, 1},
		{2, false, false, 2}, {16, false, false, 2}, {12, true, true, 2}, {32, false, false, 2}, {3, true, false, 1.5}, {9, true, false, 1.5}, {18, true, true, 1.5},
	} {
		n := size.n
		round := make([]int, 0, 4*n) // twice around the board, with South's store
		for i := range 4 * n {
			if i%(2*n) == n {
				round = append(round, 2*n)
			}
			round = append(round, i%(2*n))
		}
		back := make([]int, 2*n)
		for i := range back {
			back[i] = 2*n - 1 - i
		}
		boards := []Board{
			{Last: -1},
			{Path: []int{0, 2 * n}, Last: 2 * n, Skipped: []int{2*n + 1}, Turn: 'S', Marks: []Mark{{0, "A"}, {2 * n, "B"}}},
			{Path: round, Last: 2*n - 1, Taken: []int{0, 2*n - 1}, Skipped: []int{2*n + 1, 0}, Arrows: [][2]int{{0, n}, {n, 0}}},
			{Closed: []int{n}, Owned: [2][]int{{2*n - 1}, {0}}, Path: append(back, 2*n+1), Last: 2*n + 1, Skipped: []int{2 * n}, Turn: 'N', Marks: []Mark{{2*n - 1, "C"}}, Arrows: [][2]int{{n, 2*n + 1}}},
		}
		if size.rows == 2 { // sowings go round the rows of one side
			boards = []Board{
				{Last: -1},
				{Path: slices.Repeat(round[:n], 2), Last: n - 1, Skipped: []int{0}, Taken: []int{2*n - 1, n}, Turn: 'S', Marks: []Mark{{0, "A"}, {n - 1, "B"}}},
				{Closed: []int{n}, Path: back[:n], Last: n, Turn: 'N', Arrows: [][2]int{{0, n}, {n, n - 1}}},
			}
		}
		for k, b := range boards {
			b.Pits, b.Rows, b.Piles, b.Left = n, size.rows, size.piles, size.left
			for place := range 2*n + 2 {
				b.Seeds = append(b.Seeds, []int{0, 3, 29, 7}[k]*(place+2)%[]int{1, 5, 31, 9}[k])
			}
			all = append(all, newDrawn(b))
		}
	}
	got := append([]byte(`{"table":`), SeedTable()...)
	got = append(got, ",\n\"boards\":"...)
	for i, d := range all {
		line, err := json.Marshal(d)
		if err != nil {
			t.Fatal(err)
		}
		got = append(append(got, "[,"[min(i, 1)], '\n'), line...)
	}
	got = append(got, "\n]}\n"...)
	golden.Compare(t, drawnFile, got)
}

// emptyBoardsFile holds empty boards that the test of the lab's script compares its
// drawings with.
const emptyBoardsFile = "../../static/js/test/empty-boards.json"

// drawnEmpty is an empty board in emptyBoardsFile.
type drawnEmpty struct {
	Pits   int      `json:"pits"`
	Rows   float64  `json:"rows,omitempty"`
	Piles  bool     `json:"piles"`
	Left   bool     `json:"left"`
	Labels []string `json:"labels"`
	ID     string   `json:"id"`
	Wood   string   `json:"wood"`
	Board  string   `json:"board"`
}

func TestEmptyBoardsForScriptTests(t *testing.T) {
	got := []byte("[\n")
	for i, set := range []EmptyBoard{{Pits: 1}, {Pits: 3}, {Pits: 5, Piles: true}, {Pits: 6}, {Pits: 7, Piles: true}, {Pits: 7, Left: true}, {Pits: 12}, {Pits: 14, Piles: true}, {Pits: 4, Rows: 2}, {Pits: 16, Rows: 2}, {Pits: 28, Rows: 2}, {Pits: 12, Rows: 2, Piles: true}, {Pits: 9, Rows: 1.5, Piles: true}} {
		for pit := range 2 * set.Pits {
			set.Labels = append(set.Labels, strconv.Itoa(pit+1))
		}
		line, err := json.Marshal(drawnEmpty{set.Pits, set.Rows, set.Piles, set.Left, set.Labels, set.id(), set.drawing(set.id()), Board{Pits: set.Pits, Rows: set.Rows, Labels: set.Labels, Piles: set.Piles, Left: set.Left, Last: -1}.SVG()})
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			got = append(got, ",\n"...)
		}
		got = append(got, line...)
	}
	got = append(got, "\n]\n"...)
	golden.Compare(t, emptyBoardsFile, got)
}

// list returns a copy that JSON writes as [] if it is empty.
func list(places []int) []int { return append([]int{}, places...) }
