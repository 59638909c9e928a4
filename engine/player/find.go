package player

import "sowbook/engine"

const (
	puzzlePlies = 80 // maximum for a game searched for puzzles
	puzzleGames = 60 // maximum of games searched
)

// FindPuzzles searches random games for up to n puzzles, of as many themes as possible.
// Equal seed numbers give equal puzzles on every machine.
func FindPuzzles(r engine.Rules, n int, seed uint64) []Puzzle {
	f := finder{rules: r, want: n}
	rng := random(seed)
	for _, c := range []byte(r.String()) { // similar games get different puzzles
		rng = random(rng.next()) + random(c)
	}
	for game := 0; game < puzzleGames && len(f.found) < n; game++ {
		f.searchGame(rng.next())
	}
	return f.found
}

// finder collects puzzles.
type finder struct {
	rules  engine.Rules
	want   int
	found  []Puzzle
	themes [themeCount]int // number of puzzles found
}

// searchGame searches a game between two weak players. It takes at most one puzzle of
// each theme.
func (f *finder) searchGame(seed uint64) {
	rng := random(seed)
	start, err := f.rules.Start()
	if err != nil {
		var ok bool
		if start, ok = randomDistribution(f.rules, &rng); !ok {
			return
		}
	}
	g := engine.NewGame(f.rules, start)
	var taken [themeCount]bool
	for len(g.Plies) < puzzlePlies && g.Over == nil && len(f.found) < f.want {
		legal := g.Legal()
		if len(g.Plies) > 3 && len(legal) >= minMoves && legal[0].Kind == engine.Sow {
			if p, ok := f.puzzleAt(g.Position(), &taken); ok {
				f.found = append(f.found, p)
				f.themes[p.Theme]++
				taken[p.Theme] = true
			}
		}
		c := Choose(g, Novice, seed, 0)
		m, _ := c.Move()
		if rng.below(3) == 0 {
			m = legal[rng.below(len(legal))]
		}
		if g.Play(m) != nil {
			return
		}
	}
}

// puzzleAt returns a puzzle in a position, if possible of the theme with the fewest so
// far. It skips themes that are taken.
func (f *finder) puzzleAt(p engine.Position, taken *[themeCount]bool) (Puzzle, bool) {
	tried := *taken
	for range themeCount {
		theme := themeCount
		for next := range themeCount {
			if next.suits(f.rules) && !tried[next] && (theme == themeCount || f.themes[next] < f.themes[theme]) {
				theme = next
			}
		}
		if theme == themeCount || f.themes[theme] > f.want/4 {
			break
		}
		tried[theme] = true
		if goal, ok := goalFor(f.rules, theme, p); ok {
			if puzzle, ok := newPuzzle(f.rules, theme, p, goal); ok && f.isNew(puzzle) {
				return puzzle, true
			}
		}
	}
	return Puzzle{}, false
}

// isNew reports whether a puzzle differs from all found so far.
func (f *finder) isNew(p Puzzle) bool {
	for _, q := range f.found {
		if p.IsSimilar(q) {
			return false
		}
	}
	return true
}
