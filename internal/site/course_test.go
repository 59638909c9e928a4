package site

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/example"
)

// course is the lessons of this repository.
func course(t *testing.T) []*sheet {
	t.Helper()
	b, sheets, problems := readBook(contentFiles(t))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	var lessons []*sheet
	for _, e := range b.lessons(b.editions[0]) {
		lessons = append(lessons, sheets[slices.IndexFunc(sheets, func(s *sheet) bool { return s.entry == e })])
	}
	if n := len(lessons); n < 10 || n > 15 {
		t.Fatalf("%d lessons", n)
	}
	return lessons
}

func TestEveryTaskIsJudgedTheSameByCodeThatKnowsNothingOfTheEngine(t *testing.T) {
	tasks := 0
	for _, e := range course(t) {
		for _, ex := range e.examples {
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

// plainWays counts the ways of a task as plain code finds them, and tells whether the
// page's solution is one.
func plainWays(t *testing.T, ex *example.Example, p plain) (ways example.Ways, solved bool) {
	t.Helper()
	labels := ex.Variant.Voice.Labels
	goal := plainGoalOf(t, labels, p, ex.Task.Goal.Format(labels, ex.Game.Start.Board(), ex.Game.Start.Turn()))
	solution := plainMoves(t, labels, p.turn, ex.Task.Solution)
	lines, misses := p.reaching(goal)
	firsts := map[plainMove]bool{}
	for _, line := range lines {
		firsts[line[0]] = true
		solved = solved || slices.Equal(line, solution)
	}
	return example.Ways{First: len(firsts), Legal: len(p.legal()), Lines: len(lines), Misses: misses}, solved
}

func TestALessonBeginsWithABoardAndSetsATask(t *testing.T) {
	for _, e := range course(t) {
		if !slices.ContainsFunc(e.examples, func(ex *example.Example) bool { return ex.Task != nil }) {
			t.Errorf("%s sets no task", e.url)
		}
		body := strings.SplitN(string(e.page.Source.Text), "---\n", 3)[2]
		before, _, _ := strings.Cut(body, "```sow")
		words := len(strings.Fields(before))
		if words > 75 {
			t.Errorf("%s has %d words before its first board", e.url, words)
		}
		if e.summary == "" {
			t.Errorf("%s has no summary", e.url)
		}
	}
}
