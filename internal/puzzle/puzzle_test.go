package puzzle

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/variant"
)

// book returns the variants and puzzles of this repository.
func book(t *testing.T) ([]*variant.Variant, []Puzzle) {
	t.Helper()
	content := os.DirFS("../../content")
	variants, problems := variant.Load(content, "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	list, problems := Load(content, "content", variants, nil)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return variants, list
}

func TestPuzzlesAreManyAndVaried(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	_, list := book(t)
	themes, levels, games := map[player.Theme]int{}, map[int]int{}, map[string]int{}
	for _, p := range list {
		themes[p.Theme]++
		levels[p.Level]++
		games[p.Variant.ID]++
	}
	t.Logf("%d puzzles; themes %v, levels %v, games %v", len(list), themes, levels, games)
	if len(list) < 100 || len(themes) < 8 || len(games) < 10 || levels[1] < 15 || levels[2] < 15 || levels[3] < 15 {
		t.Error("too few puzzles or too little variety")
	}
}

// TestOnlyTheSolutionsFirstMoveReachesTheGoal plays every turn and counts captures and
// sowings without package player.
func TestOnlyTheSolutionsFirstMoveReachesTheGoal(t *testing.T) {
	_, list := book(t)
	checked := 0
	for _, p := range list {
		r := p.Variant.Rules
		var most func(at engine.Position, seeds, sowings int) (int, int)
		most = func(at engine.Position, seeds, sowings int) (int, int) {
			best, longest := seeds, sowings
			for _, m := range r.Legal(at) {
				ply, err := r.Play(at, m)
				if err != nil || m.Kind != engine.Sow {
					continue
				}
				taken, times := seeds+ply.Captured, sowings+1
				if ply.End == engine.NotOver && ply.After.Turn() == p.Start.Turn() {
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
			if ply.End == engine.NotOver && ply.After.Turn() == p.Start.Turn() {
				seeds, sowings = most(ply.After, seeds, sowings)
			}
			solves := m == p.Solutions[0][0]
			switch {
			case p.Goal.Kind == player.CaptureAtLeast && p.Variant.Rules.Capture != engine.CaptureMade:
				if solves != (seeds >= p.Goal.N) {
					t.Errorf("%s: %v captures %d", p, m, seeds)
				}
				checked++
			case p.Goal.Kind == player.SowTimes:
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

func TestNoTwoPuzzlesAreAlike(t *testing.T) {
	_, list := book(t)
	for i, p := range list {
		for _, q := range list[:i] {
			if p.IsSimilar(q.Puzzle) {
				t.Errorf("%s\n%s", p, q)
			}
		}
	}
}

// The puzzle file can be made again by the command.
func TestEqualSeedsFindEqualPuzzles(t *testing.T) {
	variants, list := book(t)
	for _, v := range variants {
		if v.ID != "kalah" {
			continue
		}
		found := map[string]bool{}
		for _, p := range Find([]*variant.Variant{v}, 12, 1, nil) {
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

func TestLoadReportsInvalidPuzzles(t *testing.T) {
	variants, _ := book(t)
	const good = "kalah turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 5 3 4; 5 3 5; 5 3 6"
	of := func(old, new string) string { return strings.Replace(good, old, new, 1) }
	for text, want := range map[string]string{
		"nonsense":                         "a puzzle is a line VARIANT THEME LEVEL",
		of("kalah", "chess"):               "there is no variant chess",
		of("turn", "luck"):                 "a theme is",
		of("turn 2", "turn 4"):             `a level is 1, 2 or 3, not "4"`,
		of("9,2,10", "9,2"):                "the rows have 6 and 5 pits",
		of("sowings 3", "catch 9"):         "a goal begins with",
		of("; 5 3 6", "; 5 3 7"):           "there is no pit 7",
		of("sowings 3", "sowings 9"):       "the goal is not reached by 5 3 4",
		of("; 5 3 6", "; 3 4"):             "the goal is not reached by 3 4",
		of("; 5 3 6", "; 5 3"):             "the goal is not reached by 5 3",
		of("; 5 3 6", ""):                  "the goal is reached by 5 3 6, too, which is not listed",
		of("5 3 4; 5 3 5", "5 3 5; 5 3 4"): "a puzzle has at least four legal moves",
		of("sowings 3 | 5 3 4; 5 3 5; 5 3 6", "capture 1 | 5 3 4"): "the goal is",
	} {
		_, problems := Load(fstest.MapFS{File: {Data: []byte("# puzzles\n" + text + "\n" + good + "\n")}}, "content", variants, nil)
		if len(problems) != 1 || problems[0].File != "content/puzzles.txt" || problems[0].Line != 2 || !strings.HasPrefix(problems[0].Message, want) {
			t.Errorf("%q: %v, want %q", text, problems, want)
		}
	}
	twice := fstest.MapFS{File: {Data: []byte(good + "\n\n" + of("turn 2", "turn 3") + "\n")}}
	if _, problems := Load(twice, "content", variants, nil); len(problems) != 1 || problems[0].Line != 3 || problems[0].Message != "same puzzle as on line 1" {
		t.Errorf("a duplicate puzzle: %v", problems)
	}
	absent := fstest.MapFS{File: {Data: []byte("chess turn 1 | x | y | z\n")}}
	if list, problems := Load(absent, "content", variants, []string{"chess"}); len(list)+len(problems) != 0 {
		t.Errorf("a puzzle of an absent variant: %v", problems)
	}
	if list, problems := Load(fstest.MapFS{}, "content", variants, nil); len(list)+len(problems) != 0 {
		t.Error("a rulebook without puzzles has puzzles or problems")
	}
}

// Links to puzzles contain their ids, so an id must name the same puzzle for ever.
func TestPuzzleIDsAreStable(t *testing.T) {
	_, list := book(t)
	starts := map[string]string{}
	for _, p := range list {
		if starts[p.ID()] != "" {
			t.Errorf("%s and %s have the same id", p, starts[p.ID()])
		}
		starts[p.ID()] = p.Variant.ID + " | " + p.Start.String()
	}
	for id, want := range map[string]string{
		"9b92764b": "kalah | 1,6,2,0,5,5/1,3,7,0,7,7 1,3 S",
		"84a28cbc": "ayoayo | 0,0,0,0,0,1/1,0,1,1,1,0 25,18 S", // to land in their pit 4, which is the third from their left
	} {
		if starts[id] != want {
			t.Errorf("%s is %q, want %q", id, starts[id], want)
		}
	}
}

// FuzzLoad reads a puzzle file with any text. Lines that are puzzles can be written and
// read again.
func FuzzLoad(f *testing.F) {
	variants, problems := variant.Load(os.DirFS("../../content"), "content")
	if len(problems) > 0 {
		f.Fatal(problems)
	}
	text, err := os.ReadFile("../../content/" + File)
	if err != nil {
		f.Fatal(err)
	}
	for line := range strings.Lines(string(text[:min(len(text), 2000)])) {
		f.Add(line)
	}
	load := func(text string) ([]Puzzle, string) {
		list, problems := Load(fstest.MapFS{File: {Data: []byte(text)}}, "content", variants, nil)
		return list, problems.Error()
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, _ := load(text)
		for _, p := range list {
			if again, problems := load(p.String()); len(again) != 1 || again[0].ID() != p.ID() {
				t.Errorf("%s is read as %v, %s", p, again, problems)
			}
		}
	})
}
