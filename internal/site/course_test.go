package site

import (
	"slices"
	"strconv"
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

// plainPit is the pit of plain code that a number names for a side, South's 0.
func plainPit(t *testing.T, labels engine.Labels, side int, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	switch labels {
	case engine.Near:
		return 6*side + 6 - n
	case engine.FromLeft:
		return 6*side + n - 1
	}
	return n - 1
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
	aim, value, _ := strings.Cut(ex.Task.Goal.Format(labels, ex.Game.Start.Board(), ex.Game.Start.Turn()), " ")
	n, place := 0, 0
	if aim == "land" {
		name, theirs := strings.CutPrefix(value, "their ")
		side := p.turn
		if theirs {
			side = 1 - side
		}
		if place = 12 + side; name != "store" {
			place = plainPit(t, labels, side, name)
		}
	} else {
		var err error
		if n, err = strconv.Atoi(value); err != nil {
			t.Fatal(err)
		}
	}
	var solution []plainMove
	for _, move := range ex.Task.Solution {
		way := 1
		if strings.HasSuffix(move, "L") {
			way = -1
		}
		solution = append(solution, plainMove{plainPit(t, labels, p.turn, strings.TrimRight(move, "RL")), way})
	}
	ways.Legal = len(p.legal())
	firsts := map[plainMove]bool{}
	p.turns(func(feats []plainFeat, moves []plainMove, after plain, over bool) bool {
		switch {
		case p.reaches(aim, n, place, feats, after, over):
			ways.Lines++
			firsts[moves[0]] = true
			solved = solved || slices.Equal(moves, solution)
			return false
		case over:
			ways.Misses++
		}
		return true
	})
	ways.First = len(firsts)
	return ways, solved
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
