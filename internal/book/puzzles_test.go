package book_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/booktest"
	"sowbook/internal/long"
	"sowbook/internal/plain"
)

// unsolvedPuzzle is a line of the puzzle file whose move does not reach the goal.
const unsolvedPuzzle = "game land 1 | 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S | land store | 3\n"

// puzzleProblems returns the problems of the puzzles of a small rulebook after
// a change of its files.
func puzzleProblems(t *testing.T, lines string, change func(files map[string]string)) string {
	t.Helper()
	files := booktest.SmallBook("")
	files["content/puzzles.txt"] = lines
	change(files)
	p := booktest.Write(t, files)
	b, _, problems := booktest.Load(t, p)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	_, problems = b.Puzzles()
	return booktest.RelativePaths(p, problems).Error()
}

func TestUnsolvedPuzzleIsProblem(t *testing.T) {
	if got := puzzleProblems(t, unsolvedPuzzle, func(map[string]string) {}); !strings.HasPrefix(got, "content/puzzles.txt:1:1: the goal is not reached by 3") {
		t.Errorf("%q", got)
	}
}

// A third of the puzzles is solved again; all are with the tag long.
func TestPuzzlesAgreeWithPlainRules(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	b, _ := booktest.Content(t)
	list, problems := b.Puzzles()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if len(list) < 100 {
		t.Fatalf("only %d puzzles", len(list))
	}
	for i, p := range list {
		if !long.Tests && i%3 != 0 {
			continue
		}
		numbering := p.Variant.Voice.Labels.String()
		q := plain.Parse(p.Variant.ID, p.Start.String())
		found, misses := q.Solutions(q.ParseGoal(numbering, p.Goal.Format(p.Variant.Voice.Labels, p.Start.Board(), p.Start.Turn())))
		var listed [][]plain.Move
		for _, line := range p.Solutions {
			listed = append(listed, q.Moves(numbering, q.Turn, p.Moves(line)))
		}
		for _, lines := range []*[][]plain.Move{&found, &listed} {
			slices.SortFunc(*lines, func(a, b []plain.Move) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		}
		if !reflect.DeepEqual(found, listed) || misses == 0 {
			t.Errorf("%s: the plain code reaches the goal by %v and by no other of %d turns, not by %v", p, found, misses, listed)
		}
	}
}

func TestPuzzlesOfDraftsAreSkipped(t *testing.T) {
	draft := func(files map[string]string) {
		files["content/variants/game.md"] = strings.Replace(files["content/variants/game.md"], "title:", "draft: yes\ntitle:", 1)
	}
	if got := puzzleProblems(t, unsolvedPuzzle, draft); got != "" {
		t.Errorf("%q", got)
	}
	if got := puzzleProblems(t, "gone land 1 | 1/1 0,0 S | land 1 | 1\n", draft); !strings.Contains(got, "there is no variant gone") {
		t.Errorf("%q", got)
	}
}
