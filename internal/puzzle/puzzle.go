// Package puzzle reads, proves and finds the puzzles of a rulebook. They are kept
// in a text file, one per line.
package puzzle

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

// File is the name of the puzzle file in the content folder.
const File = "puzzles.txt"

// Puzzle is a puzzle of a variant under its default readings.
type Puzzle struct {
	Variant *variant.Variant
	player.Puzzle
}

// ID returns a hash of the variant, position and goal of a puzzle. It does not
// change when other puzzles are added or removed.
func (p Puzzle) ID() string {
	goal := p.Goal.Format(engine.FromLeft, p.Start.Board(), p.Start.Turn()) // however the variant numbers its pits
	sum := sha256.Sum256([]byte(p.Variant.ID + "\n" + p.Start.String() + "\n" + goal))
	return hex.EncodeToString(sum[:4])
}

// Find returns the kept puzzles of the variants and finds more, until each variant has n.
// New puzzles are not similar to others. Equal arguments give equal puzzles.
func Find(variants []*variant.Variant, n int, seed uint64, kept []Puzzle) []Puzzle {
	var all []Puzzle
	for _, v := range variants {
		var same []player.Puzzle
		for _, p := range kept {
			if p.Variant.ID == v.ID {
				same = append(same, p.Puzzle)
			}
		}
		variantSeed := seed
		for _, c := range []byte(v.ID) { // variants with equal rules get different puzzles
			variantSeed = variantSeed*0x100000001b3 + uint64(c)
		}
		for i, found := range player.FindPuzzles(v.Rules, n, variantSeed, same) {
			p := Puzzle{v, found}
			if i < len(same) || !slices.ContainsFunc(all, p.repeats) && !slices.ContainsFunc(kept, p.repeats) {
				all = append(all, p)
			}
		}
	}
	return all
}

// repeats reports whether p is too similar to q: of the same variant, or with the same
// first move.
func (p Puzzle) repeats(q Puzzle) bool {
	return p.IsSimilar(q.Puzzle) && (p.Variant.ID == q.Variant.ID || p.Solutions[0][0] == q.Solutions[0][0])
}

// String returns the line of a puzzle in the puzzle file: variant, theme and level;
// position; goal; solutions separated by semicolons. Pits are in the variant's numbering.
func (p Puzzle) String() string {
	var lines []string
	for _, moves := range p.Solutions {
		lines = append(lines, strings.Join(p.Moves(moves), " "))
	}
	return p.Variant.ID + " " + p.Theme.String() + " " + strconv.Itoa(p.Level) + " | " + p.Start.String() + " | " +
		p.Goal.Format(p.Variant.Voice.Labels, p.Start.Board(), p.Start.Turn()) + " | " + strings.Join(lines, "; ")
}

// Moves returns a line of moves in the variant's numbering.
func (p Puzzle) Moves(line []engine.Move) []string {
	return p.Variant.FormatLine(p.Variant.Rules, p.Start, line)
}

// Load reads and proves the puzzles of a content folder, none if it has no puzzle file. It
// skips the puzzles of the variants in absent, which are not on the site. displayPath is
// the path of the folder in problems.
func Load(content fs.FS, displayPath string, variants []*variant.Variant, absent []string) ([]Puzzle, diag.Problems) {
	text, err := fs.ReadFile(content, File)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var problems diag.Problems
	if err != nil {
		problems.Add(diag.Problem{File: path.Join(displayPath, File), Message: "cannot be read: " + diag.Reason(err)})
		return nil, problems
	}
	src := diag.NewSource(path.Join(displayPath, File), text)
	if src.NotPlainText(&problems) {
		return nil, problems
	}
	type entry struct {
		Puzzle
		line       string
		number, at int // of the line, and its offset
		err        error
	}
	var entries []entry
	number, next := 0, 0 // of the line, and offset of the one after it
	for full := range strings.Lines(string(text)) {
		at := next
		number, next = number+1, next+len(full)
		line := strings.TrimRight(strings.TrimPrefix(full, "\ufeff"), "\r\n")
		name, _, _ := strings.Cut(line, " ")
		if line == "" || strings.HasPrefix(line, "#") || slices.Contains(absent, name) {
			continue
		}
		p, err := parse(line, variants)
		entries = append(entries, entry{p, line, number, at, err})
	}
	var proofs errgroup.Group
	proofs.SetLimit(runtime.GOMAXPROCS(0))
	for i := range entries {
		if e := &entries[i]; e.err == nil {
			proofs.Go(func() error {
				e.err = e.check(e.line)
				return nil
			})
		}
	}
	_ = proofs.Wait() // the errors are in entries
	var list []Puzzle
	lines := map[string]int{} // by puzzle id
	for _, e := range entries {
		if e.err == nil && lines[e.ID()] > 0 {
			e.err = fmt.Errorf("same puzzle as on line %d", lines[e.ID()])
		}
		if e.err != nil {
			problems.Add(src.ProblemAt(e.at, e.err.Error()))
			continue
		}
		list = append(list, e.Puzzle)
		lines[e.ID()] = e.number
	}
	return list, problems
}

// proven is the set of proven lines, each after its rules. A preview loads the same
// puzzles many times.
var proven sync.Map

// check proves the puzzle of a line, with its level and theme.
func (p Puzzle) check(line string) error {
	key := p.Variant.Rules.String() + "\n" + line
	if _, ok := proven.Load(key); ok {
		return nil
	}
	if !p.Prove(p.Variant.Rules) {
		return p.fault()
	}
	if level := player.LevelOf(p.Variant.Rules, p.Puzzle); p.Level != level {
		return fmt.Errorf("the level is %d, not %d", level, p.Level)
	}
	if p.Theme == player.ThemeRefuse && !p.RefusesCapture(p.Variant.Rules) {
		return errors.New("no capture is refused: in a refuse puzzle the first move captures nothing and another captures three seeds or more")
	}
	if rule, ok := p.SolvedByThumb(p.Variant.Rules); ok {
		return fmt.Errorf("a rule of thumb solves this puzzle: %s; sowbook puzzles -keep leaves it out and finds others", rule)
	}
	proven.Store(key, nil)
	return nil
}

// fault explains why a puzzle cannot be proven.
func (p Puzzle) fault() error {
	found, ok := p.AllSolutions(p.Variant.Rules)
	if !ok {
		return errors.New("this turn has too many or too long lines of play to be proven")
	}
	lacks := func(list [][]engine.Move, line []engine.Move) bool {
		return !slices.ContainsFunc(list, func(other []engine.Move) bool { return slices.Equal(other, line) })
	}
	for _, line := range p.Solutions {
		if lacks(found, line) {
			return fmt.Errorf("the goal is not reached by %s", strings.Join(p.Moves(line), " "))
		}
	}
	for _, line := range found {
		if lacks(p.Solutions, line) {
			return fmt.Errorf("the goal is reached by %s, too, which is not listed", strings.Join(p.Moves(line), " "))
		}
	}
	return errors.New("a puzzle has at least four legal moves and at most three solutions, which begin with the same move and are in pit order; " +
		"sowbook puzzles finds puzzles")
}

// parse parses the line of a puzzle.
func parse(line string, variants []*variant.Variant) (Puzzle, error) {
	var p Puzzle
	parts := strings.Split(line, " | ")
	head := strings.Fields(parts[0])
	if len(parts) != 4 || len(head) != 3 {
		return p, errors.New("a puzzle is a line VARIANT THEME LEVEL | POSITION | GOAL | MOVE … ; MOVE …")
	}
	i := slices.IndexFunc(variants, func(v *variant.Variant) bool { return v.ID == head[0] })
	if i < 0 {
		return p, errors.New("there is no variant " + head[0])
	}
	p.Variant = variants[i]
	var err error
	if p.Theme, err = player.ParseTheme(head[1]); err != nil {
		return p, err
	}
	if p.Level, err = strconv.Atoi(head[2]); err != nil || p.Level < 1 || p.Level > 3 {
		return p, fmt.Errorf("a level is 1, 2 or 3, not %q", head[2])
	}
	if p.Start, err = engine.ParsePosition(parts[1]); err != nil {
		return p, err
	}
	if err = p.Variant.Rules.CheckPosition(p.Start); err != nil {
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
