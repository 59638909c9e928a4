package puzzle

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/engine"
	"sowbook/internal/variant"
)

// book is this repository's variants and puzzles.
func book(t *testing.T) ([]*variant.Variant, []Puzzle) {
	t.Helper()
	content := os.DirFS("../../content")
	variants, problems := variant.Load(content, "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	list, problems := Load(content, "content", variants)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return variants, list
}

func TestThePuzzlesAreProvenManyAndVaried(t *testing.T) {
	_, list := book(t)
	themes, levels, games := map[engine.Theme]int{}, map[int]int{}, map[string]int{}
	for _, p := range list {
		themes[p.Theme]++
		levels[p.Level]++
		games[p.Variant.ID]++
	}
	t.Logf("%d puzzles; themes %v, levels %v, games %v", len(list), themes, levels, games)
	if len(list) < 100 || len(themes) < 8 || len(games) < 10 || levels[1] < 15 || levels[2] < 15 || levels[3] < 15 {
		t.Error("that is too few, or too much alike")
	}
}

// Whatever is played first instead of a solution, its goal is out of reach: tried here
// by playing every turn, and for captures and sowings by counting what the plies say.
func TestNoOtherFirstMoveReachesTheGoal(t *testing.T) {
	_, list := book(t)
	checked := 0
	for _, p := range list {
		r := p.Variant.Rules
		var most func(at engine.Position, seeds, sowings int) (int, int)
		most = func(at engine.Position, seeds, sowings int) (int, int) {
			best, longest := seeds, sowings
			for _, m := range r.Legal(at) {
				ply, err := r.Play(at, m)
				if err != nil || m.Act != engine.Sow {
					continue
				}
				taken, times := seeds+ply.Captured, sowings+1
				if ply.End == engine.GoesOn && ply.After.Turn() == p.Start.Turn() {
					taken, times = most(ply.After, taken, times)
				}
				best, longest = max(best, taken), max(longest, times)
			}
			return best, longest
		}
		for _, m := range r.Legal(p.Start) {
			ply, err := r.Play(p.Start, m)
			if err != nil {
				t.Fatal(err)
			}
			seeds, sowings := ply.Captured, 1
			if ply.End == engine.GoesOn && ply.After.Turn() == p.Start.Turn() {
				seeds, sowings = most(ply.After, seeds, sowings)
			}
			solves := m == p.Solutions[0][0]
			switch {
			case p.Goal.Aim == engine.CaptureAtLeast && p.Variant.Rules.Capture != engine.Made:
				if solves != (seeds >= p.Goal.N) {
					t.Errorf("%s: %v captures %d", p, m, seeds)
				}
				checked++
			case p.Goal.Aim == engine.SowTimes:
				if solves != (sowings >= p.Goal.N) {
					t.Errorf("%s: %v gives %d sowings", p, m, sowings)
				}
				checked++
			}
		}
	}
	if checked < 100 {
		t.Errorf("only %d moves were tried", checked)
	}
}

func TestNoTwoPuzzlesAreNearlyTheSame(t *testing.T) {
	_, list := book(t)
	for i, p := range list {
		for _, q := range list[:i] {
			if p.Near(q.Puzzle) {
				t.Errorf("%s\n%s", p, q)
			}
		}
	}
}

// The file is what the command makes, so that nobody has to wonder where a puzzle is from.
func TestTheSameSeedFindsTheSamePuzzles(t *testing.T) {
	variants, list := book(t)
	for _, v := range variants {
		if v.ID != "kalah" {
			continue
		}
		found := map[string]bool{}
		for _, p := range Find(v, 12, 1) {
			found[p.String()] = true
		}
		listed := 0
		for _, p := range list {
			if p.Variant == v {
				listed++
				if !found[p.String()] {
					t.Errorf("%s is not found again", p)
				}
			}
		}
		if listed < 5 {
			t.Errorf("%d puzzles of %s", listed, v.ID)
		}
	}
}

func TestAPuzzleThatIsNoneIsAProblemAtItsLine(t *testing.T) {
	variants, list := book(t)
	good := list[0].String()
	head, solutions, _ := strings.Cut(good, " | "+list[0].Goal.Format(list[0].Variant.Voice.Labels, list[0].Start.Board(), list[0].Start.Turn())+" | ")
	for text, want := range map[string]string{
		"nonsense":                 "a puzzle is VARIANT THEME LEVEL",
		"chess turn 1 | x | y | z": "there is no variant chess",
		strings.Replace(good, list[0].Theme.String(), "luck", 1): "a theme is",
		head + " | capture 99 | " + solutions:                    "the goal is not reached by these solutions alone",
		head + " | catch 9 | " + solutions:                       "a goal begins with",
	} {
		_, problems := Load(fstest.MapFS{File: {Data: []byte("# puzzles\n" + text + "\n")}}, "content", variants)
		if len(problems) != 1 || problems[0].Line != 2 || !strings.HasPrefix(problems[0].What, want) {
			t.Errorf("%q: %v, want %q", text, problems, want)
		}
	}
	if list, problems := Load(fstest.MapFS{}, "content", variants); len(list)+len(problems) != 0 {
		t.Error("a rulebook without puzzles has some, or a problem")
	}
}
