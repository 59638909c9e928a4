// Package puzzle reads and writes the puzzles of a rulebook: a text file, a puzzle a line, found once by the engine from a seed number
// and proven again whenever it is read.
package puzzle

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

// File is where the puzzles lie in the content folder.
const File = "puzzles.txt"

// Puzzle is a puzzle of a variant, by its default readings.
type Puzzle struct {
	Variant *variant.Variant
	engine.Puzzle
}

// Find looks for so many puzzles of a variant; the same seed number, the same puzzles.
func Find(v *variant.Variant, n int, seed uint64) []Puzzle {
	for _, c := range []byte(v.ID) { // variants with the same rules get puzzles of their own
		seed = seed*0x100000001b3 + uint64(c)
	}
	var found []Puzzle
	for _, p := range v.Rules.FindPuzzles(n, seed) {
		found = append(found, Puzzle{v, p})
	}
	return found
}

// FindAll looks for so many puzzles of each variant, no two of them nearly the same.
func FindAll(variants []*variant.Variant, n int, seed uint64) []Puzzle {
	var all []Puzzle
	for _, v := range variants {
		for _, p := range Find(v, n, seed) {
			near := func(q Puzzle) bool { return p.Near(q.Puzzle) }
			if !slices.ContainsFunc(all, near) {
				all = append(all, p)
			}
		}
	}
	return all
}

// String is the line of a puzzle: the variant, the theme and the level; the position; the goal; the solutions, with semicolons between.
// Moves and the goal are in the variant's numbering.
func (p Puzzle) String() string {
	b, labels := p.Start.Board(), p.Variant.Voice.Labels
	var lines []string
	for _, moves := range p.Solutions {
		var words []string
		for _, m := range moves {
			words = append(words, p.Variant.Rules.Format(labels, b, m))
		}
		lines = append(lines, strings.Join(words, " "))
	}
	return p.Variant.ID + " " + p.Theme.String() + " " + strconv.Itoa(p.Level) + " | " + p.Start.String() + " | " +
		p.Goal.Format(labels, b, p.Start.Turn()) + " | " + strings.Join(lines, "; ")
}

// Load reads the puzzles of a content folder and proves each; a rulebook without the file has none. shown is the folder's path as
// problems show it.
func Load(content fs.FS, shown string, variants []*variant.Variant) ([]Puzzle, diag.Problems) {
	text, err := fs.ReadFile(content, File)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var problems diag.Problems
	if err != nil {
		problems.Add(diag.Problem{File: path.Join(shown, File), What: "cannot be read"})
		return nil, problems
	}
	var list []Puzzle
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		p, err := parse(line, variants)
		if err == nil && !p.proven(line) {
			err = errors.New("the goal is not reached by these solutions alone; sowbook puzzles finds puzzles again")
		}
		if err != nil {
			problems.Add(diag.Problem{File: path.Join(shown, File), Line: i + 1, Col: 1, What: err.Error(), Excerpt: line})
			continue
		}
		list = append(list, p)
	}
	return list, problems
}

// known is the lines that this process has proven before, with the rules they are true of: a preview builds the same book again and again.
var known sync.Map

// proven tells whether the puzzle of a line is one.
func (p Puzzle) proven(line string) bool {
	key := p.Variant.Rules.String() + "\n" + line
	if _, ok := known.Load(key); ok {
		return true
	}
	ok := p.Prove(p.Variant.Rules)
	if ok {
		known.Store(key, nil)
	}
	return ok
}

// parse reads the line of a puzzle without proving it.
func parse(line string, variants []*variant.Variant) (Puzzle, error) {
	var p Puzzle
	parts := strings.Split(line, " | ")
	head := strings.Fields(parts[0])
	if len(parts) != 4 || len(head) != 3 {
		return p, errors.New("a puzzle is VARIANT THEME LEVEL | POSITION | GOAL | MOVE … ; MOVE …")
	}
	for _, v := range variants {
		if v.ID == head[0] {
			p.Variant = v
		}
	}
	if p.Variant == nil {
		return p, errors.New("there is no variant " + head[0])
	}
	var err error
	if p.Theme, err = engine.ParseTheme(head[1]); err != nil {
		return p, err
	}
	if p.Level, err = strconv.Atoi(head[2]); err != nil || p.Level < 1 || p.Level > 3 {
		return p, errors.New("a level is 1, 2 or 3, not " + head[2])
	}
	if p.Start, err = engine.ParsePosition(parts[1]); err != nil {
		return p, err
	}
	labels := p.Variant.Voice.Labels
	if p.Goal, err = engine.ParseGoal(labels, p.Start.Board(), p.Start.Turn(), parts[2]); err != nil {
		return p, err
	}
	for _, text := range strings.Split(parts[3], "; ") {
		var moves []engine.Move
		for _, word := range strings.Fields(text) {
			m, err := p.Variant.Rules.ParseMove(labels, p.Start, word)
			if err != nil {
				return p, err
			}
			moves = append(moves, m)
		}
		p.Solutions = append(p.Solutions, moves)
	}
	return p, nil
}
