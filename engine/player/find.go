package player

import (
	"slices"

	"sowbook/engine"
)

const (
	puzzlePlies = 80  // maximum for a game searched for puzzles
	puzzleGames = 400 // maximum of games searched
)

// FindPuzzles searches random games for puzzles until there are n with those in kept, of
// as many themes as possible. It adds none that begins with the greedy move once a fifth of
// n do. It returns kept and what it found. Equal arguments give equal puzzles on every machine.
func FindPuzzles(r engine.Rules, n int, seed uint64, kept []Puzzle) []Puzzle {
	f := finder{rules: r, want: n}
	for _, p := range kept {
		f.add(p)
	}
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
	greedy int             // number of puzzles that begin with the greedy move
}

func (f *finder) add(p Puzzle) {
	f.found = append(f.found, p)
	f.themes[p.Theme]++
	if p.IsGreedy(f.rules) {
		f.greedy++
	}
}

// isFull reports whether there are enough puzzles of a theme: an eighth of all for themes
// that are solved by counting, a sixth for defences, a third for refused captures, any
// number for endings.
func (f *finder) isFull(t Theme) bool {
	if t.IsCounting() {
		return 8*f.themes[t] >= f.want
	}
	switch t {
	case ThemeThreat, ThemeSave, ThemeGuard:
		return 6*f.themes[t] >= f.want
	case ThemeRefuse:
		return 3*f.themes[t] >= f.want
	}
	return false
}

// isDecided reports whether the pits hold too few seeds for the player who is behind to
// win.
func isDecided(r engine.Rules, p engine.Position) bool {
	margin := p.Margin(p.Turn())
	return max(margin, -margin) > seedsInPlay(r, p)
}

// seedsInPlay returns the number of seeds in the pits, without those in claimed pits.
func seedsInPlay(r engine.Rules, p engine.Position) int {
	sum := p.InAllPits()
	for at := engine.Place(0); r.Captures.Claim() && p.Board().IsPit(at); at++ {
		if p.IsOwned(at) {
			sum -= p.Seeds(at)
		}
	}
	return sum
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
	for g.Len() < puzzlePlies && !g.Over() && len(f.found) < f.want {
		legal := g.Legal()
		if p := g.Position(); g.Len() > 3 && !p.Again() && len(legal) >= minMoves && legal[0].Kind == engine.Sow && !isDecided(f.rules, p) {
			if found, ok := f.puzzleAt(p, &taken); ok {
				f.add(found)
				taken[found.Theme] = true
			}
		}
		c := Choose(g, Novice, seed, 0)
		m, _ := c.Move()
		if rng.below(6) == 0 {
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
	tried, s := *taken, newStudy(f.rules, p)
	for range themeCount {
		theme := themeCount
		for next := range themeCount {
			if next.suits(f.rules) && !tried[next] && !f.isFull(next) && (theme == themeCount || f.themes[next] < f.themes[theme]) {
				theme = next
			}
		}
		if theme == themeCount {
			break
		}
		tried[theme] = true
		if goal, ok := goalFor(f.rules, theme, s); ok {
			if puzzle, ok := newPuzzle(f.rules, theme, p, goal); ok && f.isWanted(puzzle) {
				return puzzle, true
			}
		}
	}
	return Puzzle{}, false
}

// isWanted reports whether a puzzle differs from all found so far and does not add too
// many that begin with the greedy move.
func (f *finder) isWanted(p Puzzle) bool {
	if 5*(f.greedy+1) > f.want && p.IsGreedy(f.rules) {
		return false
	}
	return !slices.ContainsFunc(f.found, p.IsSimilar)
}
