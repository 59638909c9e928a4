package puzzle

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/player"
	"sowbook/engine/ruleset"
	"sowbook/internal/variant"
)

// book returns the variants and puzzles of this repository. A short test run leaves out
// the endings, which take long to prove.
func book(t *testing.T) ([]*variant.Variant, []Puzzle) {
	t.Helper()
	content := os.DirFS("../../content")
	variants, problems := variant.Load(content, "content")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	text, err := fs.ReadFile(content, File)
	if err != nil {
		t.Fatal(err)
	}
	if testing.Short() {
		text = regexp.MustCompile(`(?m)^.*\| win .*\n`).ReplaceAll(text, nil)
	}
	list, problems := Load(fstest.MapFS{File: {Data: text}}, "content", variants, nil)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return variants, list
}

func TestPuzzlesAreManyAndVaried(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	variants, list := book(t)
	themes, levels, games := map[player.Theme]int{}, map[int]int{}, map[string]int{}
	quiet := 0
	for _, p := range list {
		themes[p.Theme]++
		levels[p.Level]++
		games[p.Variant.ID]++
		if p.IsQuiet(p.Variant.Rules) {
			quiet++
		}
	}
	t.Logf("%d puzzles; themes %v, levels %v, games %v, %d quiet", len(list), themes, levels, games, quiet)
	if len(games) < 29 {
		t.Errorf("puzzles of %d games only", len(games))
	}
	if len(list) < 580 {
		t.Errorf("only %d puzzles", len(list))
	}
	for _, theme := range player.Themes() {
		if themes[theme] < 12 { // pits are claimed in three games
			t.Errorf("only %d puzzles of theme %s", themes[theme], theme)
		}
	}
	for level := 1; level <= 3; level++ {
		if n := levels[level]; n < len(list)/8 || n > len(list)*3/5 {
			t.Errorf("%d puzzles of level %d", n, level)
		}
	}
	if quiet < 100 {
		t.Errorf("only %d quiet first moves", quiet)
	}
	for _, v := range variants {
		n := games[v.ID]
		if v.Rules.Pick == ruleset.PickRightmost { // the players have no choice
			if n > 0 {
				t.Errorf("%d puzzles of %s, in which players have no choice", n, v.ID)
			}
		} else if n > 0 && (n < 5 || n > 40) {
			t.Errorf("%d puzzles of %s", n, v.ID)
		}
	}
}

// greedyPercent is the largest share of puzzles that may begin with the move of
// [player.GreedyMove]: a player who looks no further should not solve more.
const greedyPercent = 25

func TestGreedyMoveSolvesAtMostAQuarter(t *testing.T) {
	if testing.Short() {
		t.Skip("counts all puzzles")
	}
	_, list := book(t)
	var greedy []string
	for _, p := range list {
		if p.IsGreedy(p.Variant.Rules) {
			greedy = append(greedy, p.String())
		}
	}
	t.Logf("%d of %d", len(greedy), len(list))
	if len(greedy) == 0 {
		t.Error("no puzzle begins with the greedy move; is GreedyMove wrong?")
	}
	if 100*len(greedy) > greedyPercent*len(list) {
		t.Errorf("%d of %d puzzles begin with the greedy move, more than %d %%:\n%s", len(greedy), len(list), greedyPercent, strings.Join(greedy, "\n"))
	}
}

// counts is what a player has reached in a turn.
type counts struct{ seeds, sowings, pits int }

// mostInTurn returns the most of each that a turn can reach that begins with a move.
func mostInTurn(t *testing.T, r engine.Rules, p engine.Position, m engine.Move) counts {
	t.Helper()
	ply, err := r.Play(p, m)
	if err != nil {
		t.Fatal(err)
	}
	c := counts{ply.Captured, 1, ownedPits(ply.After, p.Turn()) - ownedPits(p, p.Turn())}
	if ply.End != event.NotOver || ply.After.Turn() != p.Turn() {
		return c
	}
	var most counts
	for _, next := range r.Legal(ply.After) {
		if next.Kind == engine.Sow {
			after := mostInTurn(t, r, ply.After, next)
			most = counts{max(most.seeds, after.seeds), max(most.sowings, after.sowings), max(most.pits, after.pits)}
		}
	}
	return counts{c.seeds + most.seeds, c.sowings + most.sowings, c.pits + most.pits}
}

// ownedPits returns the number of pits that a side owns.
func ownedPits(p engine.Position, s engine.Side) (n int) {
	for at := engine.Place(0); p.Board().IsPit(at); at++ {
		if owner, owned := p.Owned(at); owned && owner == s {
			n++
		}
	}
	return n
}

// TestOnlyTheSolutionsFirstMoveReachesTheGoal plays every turn and counts captures,
// sowings and claimed pits without package player.
func TestOnlyTheSolutionsFirstMoveReachesTheGoal(t *testing.T) {
	_, list := book(t)
	checked := map[player.GoalKind]int{}
	for _, p := range list {
		r := p.Variant.Rules
		for _, m := range r.Legal(p.Start) {
			most := mostInTurn(t, r, p.Start, m)
			reached := 0
			switch {
			case p.Goal.Kind == player.CaptureAtLeast && !slices.ContainsFunc(r.Captures.All(), func(c capture.Line) bool { return c.To == capture.ToOwner }):
				reached = most.seeds
			case p.Goal.Kind == player.SowTimes:
				reached = most.sowings
			case p.Goal.Kind == player.OwnPits:
				reached = most.pits
			default:
				continue
			}
			if solves := m == p.Solutions[0][0]; solves != (reached >= p.Goal.N) {
				t.Errorf("%s: %v reaches %d", p, m, reached)
			}
			checked[p.Goal.Kind]++
		}
	}
	for _, kind := range []player.GoalKind{player.CaptureAtLeast, player.SowTimes, player.OwnPits} {
		if checked[kind] < 50 {
			t.Errorf("only %d moves were tried for %s", checked[kind], kind)
		}
	}
}

func TestNoTwoPuzzlesAreAlike(t *testing.T) {
	_, list := book(t)
	for i, p := range list {
		for _, q := range list[:i] {
			if p.repeats(q) {
				t.Errorf("%s\n%s", p, q)
			}
		}
	}
}

func TestFindKeepsPuzzlesAndIsRepeatable(t *testing.T) {
	if testing.Short() {
		t.Skip("searches for puzzles")
	}
	variants, list := book(t)
	i := slices.IndexFunc(variants, func(v *variant.Variant) bool { return v.ID == "kalah" })
	kept := slices.DeleteFunc(list, func(p Puzzle) bool { return p.Variant != variants[i] })[:3]
	find := func(seed uint64) []Puzzle { return Find(variants[i:i+1], 5, seed, kept) }
	first, again, other := find(1), find(1), find(2)
	if len(first) != 5 || fmt.Sprint(first[:3]) != fmt.Sprint(kept) {
		t.Errorf("%v, want 5 puzzles that begin with %v", first, kept)
	}
	if fmt.Sprint(first) != fmt.Sprint(again) {
		t.Errorf("equal seeds found %v and %v", first, again)
	}
	if fmt.Sprint(first) == fmt.Sprint(other) {
		t.Errorf("seeds 1 and 2 found the same: %v", first)
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
		of("turn 2", "turn 3"):             "the level is 2, not 3",
		of("turn 2", "refuse 2"):           "no capture is refused",
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
	twice := fstest.MapFS{File: {Data: []byte(good + "\n\n" + of("turn 2", "land 2") + "\n")}}
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

func TestRuleOfThumbSolvesNoPuzzleButCounting(t *testing.T) {
	variants, _ := book(t)
	const position = " 2 | 1,6,2,0,5,5/1,3,7,0,7,7 1,3 S | leave 2 | 3\n"
	_, problems := Load(fstest.MapFS{File: {Data: []byte("kalah threat" + position)}}, "content", variants, nil)
	if len(problems) != 1 || problems[0].Message != "a rule of thumb solves this puzzle: longest sowing; sowbook puzzles -keep leaves it out and finds others" {
		t.Errorf("%v", problems)
	}
	if _, problems := Load(fstest.MapFS{File: {Data: []byte("kalah capture" + position)}}, "content", variants, nil); len(problems) > 0 {
		t.Errorf("an exercise in counting: %v", problems)
	}
}

// Exercises in counting are left out: rules of thumb may solve those.
func TestNoRuleOfThumbSolvesMoreThanAThird(t *testing.T) {
	if testing.Short() {
		t.Skip("counts all puzzles")
	}
	_, list := book(t)
	list = slices.DeleteFunc(list, func(p Puzzle) bool { return p.Theme.IsCounting() })
	if len(list) == 0 {
		t.Fatal("no puzzles")
	}
	for _, rule := range player.Thumbs() {
		solved := 0
		for _, p := range list {
			line := rule.Line(p.Variant.Rules, p.Start)
			if slices.ContainsFunc(p.Solutions, func(s []engine.Move) bool { return len(s) <= len(line) && slices.Equal(s, line[:len(s)]) }) {
				solved++
			}
		}
		t.Logf("%s: %d of %d puzzles", rule, solved, len(list))
		if 3*solved > len(list) {
			t.Errorf("the rule of thumb %q solves %d of %d puzzles, more than a third", rule, solved, len(list))
		}
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
		"c497d7ca": "kalah | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S",
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
