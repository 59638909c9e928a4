package player

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/internal/text"
)

// Theme is what a puzzle is about.
type Theme uint8

// The themes: the largest capture of a turn; the most sowings in a turn; an answer to
// a threat; a way to lose nothing at all; the largest win of an ending; the only move
// that wins; the longest relay; the move whose relay ends in a certain place.
const (
	ThemeCapture Theme = iota
	ThemeTurn
	ThemeThreat
	ThemeSave
	ThemeEnding
	ThemeOnly
	ThemeRelay
	ThemeLand
	themeCount
)

var themeNames = [themeCount]string{"capture", "turn", "threat", "save", "ending", "only", "relay", "land"}

// String is the name of the theme: capture, turn, threat, save, ending, only, relay
// or land.
func (t Theme) String() string { return themeNames[t] }

// Themes is every theme.
func Themes() []Theme {
	all := make([]Theme, themeCount)
	for t := range all {
		all[t] = Theme(t)
	}
	return all
}

// ParseTheme reads the name of a theme.
func ParseTheme(theme string) (Theme, error) {
	for i, name := range themeNames {
		if name == theme {
			return Theme(i), nil
		}
	}
	return 0, &engine.TextError{Why: "a theme is " + text.List(themeNames[:]) + ", not " + text.Quote(theme)}
}

// Puzzle is a position with a goal that few of the ways to play the turn reach.
type Puzzle struct {
	Theme     Theme
	Level     int // 1, 2 or 3: how far one has to look
	Start     engine.Position
	Goal      Goal
	Solutions [][]engine.Move // all there are; they begin with the same move
}

// What makes a puzzle.
const (
	puzzleTurns  = 400 // ways to play the turn, at most
	fewestMoves  = 4   // legal moves, at least
	mostWays     = 3   // solutions
	leastThreat  = 4   // seeds threatened
	leastTaken   = 4   // seeds captured
	endingSeeds  = 14  // in the pits, at most, where a win is to be proven
	differing    = 5   // pits in which two puzzles of a theme differ, at least
	puzzlePlies  = 80  // of the games they are found in
	puzzleSearch = 60  // games looked through, at most
)

// Ways is every way to reach the goal of a puzzle, which are to be its solutions. It is
// false where there are too many ways to play the turn, or where one could not be judged.
func (p Puzzle) Ways(r engine.Rules) ([][]engine.Move, bool) {
	return p.Goal.Solutions(r, p.Start, puzzleTurns)
}

// Prove tells whether a puzzle is one: its goal is reached by the solutions listed and by
// no others, they begin with one move, and there are others to play.
func (p Puzzle) Prove(r engine.Rules) bool {
	found, ok := p.Ways(r)
	if !ok || len(found) == 0 || len(found) != len(p.Solutions) || len(found) > mostWays || len(r.Legal(p.Start)) < fewestMoves {
		return false
	}
	for i, line := range found {
		if line[0] != found[0][0] || !slices.Equal(line, p.Solutions[i]) {
			return false
		}
	}
	return true
}

// FindPuzzles looks for so many puzzles of a game, of as many themes as it has, in
// games that follow from a seed number: the same on every machine.
func FindPuzzles(r engine.Rules, n int, seed uint64) []Puzzle {
	f := finder{rules: r, want: n}
	d := dice(seed)
	for _, c := range []byte(r.String()) { // so that games alike do not get the same puzzles
		d = dice(d.next()) + dice(c)
	}
	for game := 0; game < puzzleSearch && len(f.found) < n; game++ {
		f.play(d.next())
	}
	return f.found
}

// finder collects puzzles.
type finder struct {
	rules  engine.Rules
	want   int
	found  []Puzzle
	themes [themeCount]int // how many of each
}

// play looks for puzzles in a game between two players who see a little, and takes
// one of a theme at most.
func (f *finder) play(seed uint64) {
	d := dice(seed)
	start, err := f.rules.Start()
	if err != nil {
		var ok bool
		if start, ok = scatter(f.rules, &d); !ok {
			return
		}
	}
	g := engine.NewGame(f.rules, start)
	var taken [themeCount]bool
	for len(g.Plies) < puzzlePlies && g.Over == nil && len(f.found) < f.want {
		legal := g.Legal()
		if len(g.Plies) > 3 && len(legal) >= fewestMoves && legal[0].Act == engine.Sow {
			if p, ok := f.make(g.Position(), &taken); ok {
				f.found = append(f.found, p)
				f.themes[p.Theme]++
				taken[p.Theme] = true
			}
		}
		c := Choose(g, Novice, seed, 0)
		m, _ := c.Move()
		if d.below(3) == 0 {
			m = legal[d.below(len(legal))]
		}
		if g.Play(m) != nil {
			return
		}
	}
}

// make is a puzzle in a position, of the theme that there are fewest of, leaving out
// those taken.
func (f *finder) make(p engine.Position, taken *[themeCount]bool) (Puzzle, bool) {
	tried := *taken
	for range themeCount {
		t := themeCount
		for next := range themeCount {
			if has(f.rules, next) && !tried[next] && (t == themeCount || f.themes[next] < f.themes[t]) {
				t = next
			}
		}
		if t == themeCount || f.themes[t] > f.want/4 {
			break
		}
		tried[t] = true
		if goal, ok := goalFor(f.rules, t, p); ok {
			if z, ok := puzzle(f.rules, t, p, goal); ok && f.fresh(z) {
				return z, true
			}
		}
	}
	return Puzzle{}, false
}

// fresh tells whether a puzzle is not nearly one that was found already.
func (f *finder) fresh(p Puzzle) bool {
	for _, q := range f.found {
		if p.Near(q) {
			return false
		}
	}
	return true
}

// Near tells whether two puzzles are of one theme and their positions nearly the same.
func (p Puzzle) Near(q Puzzle) bool {
	if q.Theme != p.Theme || q.Start.Board().Pits != p.Start.Board().Pits {
		return false
	}
	differ := 0
	for at := range engine.Place(2 * p.Start.Board().Pits) {
		if p.Start.Seeds(at) != q.Start.Seeds(at) {
			differ++
		}
	}
	return differ < differing
}
