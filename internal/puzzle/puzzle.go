// Package puzzle reads and writes the puzzles of a rulebook: a text file, a puzzle a line, found once by the engine from a seed number
// and proven again whenever it is read.
package puzzle

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

// File is where the puzzles lie in the content folder.
const File = "puzzles.txt"

// Puzzle is a puzzle of a variant, by its default readings.
type Puzzle struct {
	Variant *variant.Variant
	player.Puzzle
}

// ID names a puzzle by what it is, its game, position and goal, so that it keeps its name while others come and go.
func (p Puzzle) ID() string {
	goal := p.Goal.Format(engine.FromLeft, p.Start.Board(), p.Start.Turn()) // the same, however the game numbers its pits
	sum := sha256.Sum256([]byte(p.Variant.ID + "\n" + p.Start.String() + "\n" + goal))
	return hex.EncodeToString(sum[:4])
}

// Find looks for so many puzzles of a variant; the same seed number, the same puzzles.
func Find(v *variant.Variant, n int, seed uint64) []Puzzle {
	for _, c := range []byte(v.ID) { // variants with the same rules get puzzles of their own
		seed = seed*0x100000001b3 + uint64(c)
	}
	var found []Puzzle
	for _, p := range player.FindPuzzles(v.Rules, n, seed) {
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
	var lines []string
	for _, moves := range p.Solutions {
		lines = append(lines, strings.Join(p.Moves(moves), " "))
	}
	return p.Variant.ID + " " + p.Theme.String() + " " + strconv.Itoa(p.Level) + " | " + p.Start.String() + " | " +
		p.Goal.Format(p.Variant.Voice.Labels, p.Start.Board(), p.Start.Turn()) + " | " + strings.Join(lines, "; ")
}

// Moves is the moves of a line in the variant's numbering.
func (p Puzzle) Moves(line []engine.Move) []string {
	var words []string
	for _, m := range line {
		words = append(words, p.Variant.Rules.Format(p.Variant.Voice.Labels, p.Start.Board(), m))
	}
	return words
}

// Load reads the puzzles of a content folder and proves each; a rulebook without the file has none. Lines of the variants whose names
// are absent are passed over. shown is the folder's path as problems show it.
func Load(content fs.FS, shown string, variants []*variant.Variant, absent []string) ([]Puzzle, diag.Problems) {
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
	lines := map[string]int{} // of the puzzles, by their names
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		name, _, _ := strings.Cut(line, " ")
		if line == "" || strings.HasPrefix(line, "#") || slices.Contains(absent, name) {
			continue
		}
		p, err := parse(line, variants)
		if err == nil {
			err = p.proven(line)
		}
		if err == nil && lines[p.ID()] > 0 {
			err = errors.New("this puzzle stands in line " + strconv.Itoa(lines[p.ID()]) + " already")
		}
		if err != nil {
			problems.Add(diag.Problem{File: path.Join(shown, File), Line: i + 1, Col: 1, What: err.Error(), Excerpt: line})
			continue
		}
		list = append(list, p)
		lines[p.ID()] = i + 1
	}
	return list, problems
}

// known is the lines that this process has proven before, with the rules they are true of: a preview builds the same book again and again.
var known sync.Map

// proven is nil for the line of a puzzle that is one, else what is wrong with it.
func (p Puzzle) proven(line string) error {
	key := p.Variant.Rules.String() + "\n" + line
	if _, ok := known.Load(key); ok {
		return nil
	}
	if !p.Prove(p.Variant.Rules) {
		return errors.New(p.flaw())
	}
	known.Store(key, nil)
	return nil
}

// flaw is why a puzzle is none.
func (p Puzzle) flaw() string {
	found, sure := p.Ways(p.Variant.Rules)
	if !sure {
		return "the ways to play this turn are too many, or too long, to be proven"
	}
	lacks := func(list [][]engine.Move, line []engine.Move) bool {
		return !slices.ContainsFunc(list, func(other []engine.Move) bool { return slices.Equal(other, line) })
	}
	for _, line := range p.Solutions {
		if lacks(found, line) {
			return "the goal is not reached by " + strings.Join(p.Moves(line), " ")
		}
	}
	for _, line := range found {
		if lacks(p.Solutions, line) {
			return "the goal is reached by " + strings.Join(p.Moves(line), " ") + ", too, which is not listed"
		}
	}
	return "a puzzle has four legal moves or more, and three solutions at most, which begin with the same move and stand in the order of " +
		"their pits; sowbook puzzles finds such"
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
	if p.Theme, err = player.ParseTheme(head[1]); err != nil {
		return p, err
	}
	if p.Level, err = strconv.Atoi(head[2]); err != nil || p.Level < 1 || p.Level > 3 {
		return p, errors.New("a level is 1, 2 or 3, not " + head[2])
	}
	if p.Start, err = engine.ParsePosition(parts[1]); err != nil {
		return p, err
	}
	labels := p.Variant.Voice.Labels
	if p.Goal, err = player.ParseGoal(labels, p.Start.Board(), p.Start.Turn(), parts[2]); err != nil {
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
