package figure

import (
	"encoding/json"
	"flag"
	"os"
	"regexp"
	"testing"
)

var update = flag.Bool("update", false, "rewrite what the page's scripts are compared with; read the diff before committing it")

// drawnFile is what the tests of the page's scripts compare their marks with: a
// board that is played on draws the same path, rings and crosses as the printed
// one.
const drawnFile = "../../static/js/test/drawn.json"

// drawn is a board with what was marked on it: its measures, the middle of each
// place, and the d of each kind of mark.
type drawn struct {
	N       int               `json:"n"`
	Scale   float64           `json:"scale"`
	Store   float64           `json:"store"`
	Tall    float64           `json:"tall"`
	Height  float64           `json:"height"`
	Places  [][2]float64      `json:"places"`
	Path    []int             `json:"path"`
	Last    int               `json:"last"`
	Taken   []int             `json:"taken"`
	Skipped []int             `json:"skipped"`
	D       map[string]string `json:"d"`
}

func TestThePagesScriptsAreComparedWithTheseMarks(t *testing.T) {
	mark := regexp.MustCompile(`<path class="(path|last|taken|skip)" d="([^"]*)"`)
	var all []drawn
	for _, n := range []int{1, 3, 6, 12} {
		round := make([]int, 0, 4*n) // twice round the board, past South's store
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
		for _, b := range []Board{
			{Last: -1},
			{Path: []int{0, 2 * n}, Last: 2 * n, Skipped: []int{2*n + 1}},
			{Path: round, Last: 2*n - 1, Taken: []int{0, 2*n - 1}, Skipped: []int{2*n + 1, 0}},
			{Path: append(back, 2*n+1), Last: 2*n + 1, Skipped: []int{2 * n}},
		} {
			b.Pits = n
			l := lay(n, false)
			d := drawn{N: n, Scale: l.scale, Store: l.store, Tall: l.tall(), Height: l.height,
				Path: list(b.Path), Last: b.Last, Taken: list(b.Taken), Skipped: list(b.Skipped), D: map[string]string{}}
			for place := range 2*n + 2 {
				p := l.at(place)
				d.Places = append(d.Places, [2]float64{p.x, p.y})
			}
			for _, found := range mark.FindAllStringSubmatch(b.SVG(), -1) {
				d.D[found[1]] = found[2]
			}
			all = append(all, d)
		}
	}
	got, err := json.MarshalIndent(all, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	got = append(got, '\n')
	if *update {
		if err := os.WriteFile(drawnFile, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(drawnFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not what figures draw now; run go test ./internal/figure -update and read the diff", drawnFile)
	}
}

// list is a list that JSON writes as [] when it is empty.
func list(places []int) []int { return append([]int{}, places...) }
