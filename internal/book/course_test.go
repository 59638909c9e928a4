package book_test

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/example"
)

// course returns the lessons of this repository.
func course(t *testing.T) []*book.Parsed {
	t.Helper()
	b, pages := booktest.Content(t)
	var lessons []*book.Parsed
	for _, lesson := range b.Lessons(b.Editions[0]) {
		lessons = append(lessons, pages[slices.Index(b.List, lesson)])
	}
	if n := len(lessons); n < 10 || n > 15 {
		t.Fatalf("%d lessons", n)
	}
	return lessons
}

func TestTasksAgreeWithPlainRules(t *testing.T) {
	tasks := 0
	for _, lesson := range course(t) {
		for _, ex := range lesson.Examples {
			task := ex.Task
			if task == nil {
				continue
			}
			tasks++
			p := parsePlain(ex.Variant.ID, ex.Game.Start.String())
			switch {
			case task.Ask == example.AskMay:
				var may []engine.Place
				for _, m := range p.legal() {
					may = append(may, engine.Place(m.pit))
				}
				if may = slices.Compact(may); !slices.Equal(may, task.Answers) {
					t.Errorf("%s: the engine lets %v be played, the plain code %v", ex.ID, task.Answers, may)
				}
			case task.Ask == example.AskLast:
				_, f := p.play(plainMove{plainPit(t, ex.Variant.Voice.Labels, p.turn, task.Move), 1})
				if want := []engine.Place{engine.Place(f.last)}; !slices.Equal(want, task.Answers) {
					t.Errorf("%s: the engine ends in %v, the plain code in %v", ex.ID, task.Answers, want)
				}
			default:
				if got, solved := plainWays(t, ex, p); got != task.Ways || !solved {
					t.Errorf("%s: the engine finds %+v, the plain code %+v, solution among them %v", ex.ID, task.Ways, got, solved)
				}
			}
		}
	}
	if tasks < 30 {
		t.Fatalf("only %d tasks", tasks)
	}
}

// plainWays counts the ways to solve a task as plain code finds them, and reports
// whether the page's solution is one.
func plainWays(t *testing.T, ex *example.Example, p plain) (ways example.Ways, solved bool) {
	t.Helper()
	labels := ex.Variant.Voice.Labels
	goal := plainGoalOf(t, labels, p, ex.Task.Goal.Format(labels, ex.Game.Start.Board(), ex.Game.Start.Turn()))
	solution := plainMoves(t, labels, p.turn, ex.Task.Solution)
	lines, misses := p.solutions(goal)
	firsts := map[plainMove]bool{}
	for _, line := range lines {
		firsts[line[0]] = true
		solved = solved || slices.Equal(line, solution)
	}
	return example.Ways{First: len(firsts), Legal: len(p.legal()), Lines: len(lines), Misses: misses}, solved
}

func TestLessonStartsWithBoardAndSetsTask(t *testing.T) {
	for _, lesson := range course(t) {
		if !slices.ContainsFunc(lesson.Examples, func(ex *example.Example) bool { return ex.Task != nil }) {
			t.Errorf("%s sets no task", lesson.URL)
		}
		body := strings.SplitN(string(lesson.Doc.Source.Text), "---\n", 3)[2]
		before, _, _ := strings.Cut(body, "```sow")
		words := len(strings.Fields(before))
		if words > 75 {
			t.Errorf("%s has %d words before its first board", lesson.URL, words)
		}
		if lesson.Summary == "" {
			t.Errorf("%s has no summary", lesson.URL)
		}
	}
}
