package book_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/example"
	"sowbook/internal/long"
	"sowbook/internal/plain"
)

// course returns the lessons of this repository.
func course(t *testing.T) []*book.Parsed {
	t.Helper()
	b, pages := booktest.Content(t)
	var lessons []*book.Parsed
	all := b.Lessons(b.Editions[0])
	for _, lesson := range all {
		if i := slices.IndexFunc(pages, func(p *book.Parsed) bool { return p.Page == lesson }); i >= 0 {
			lessons = append(lessons, pages[i])
		}
	}
	if len(lessons) < booktest.Sampled(35) {
		t.Fatalf("%d of %d lessons", len(lessons), len(all))
	}
	return lessons
}

// slowTasks take the plain code seconds. They are solved with the tag long.
var slowTasks = []string{"choose-first", "oware-ending-wait"}

func TestTasksAgreeWithPlainRules(t *testing.T) {
	tasks := 0
	for _, lesson := range course(t) {
		for _, ex := range lesson.Examples {
			task := ex.Task
			if task == nil {
				continue
			}
			tasks++
			p := plain.Parse(ex.Variant.ID, ex.Game.Start().String())
			switch {
			case task.Ask == example.AskMay:
				var may []engine.Place
				for _, m := range p.Legal() {
					may = append(may, engine.Place(m.Pit))
				}
				if may = slices.Compact(may); !slices.Equal(may, task.Answers) {
					t.Errorf("%s: the engine lets %v be played, the plain code %v", ex.ID, task.Answers, may)
				}
			case task.Ask == example.AskLast:
				_, f := p.Play(p.Moves(ex.Variant.Voice.Labels.String(), p.Turn, []string{task.Move})[0])
				if want := []engine.Place{engine.Place(f.Last)}; !slices.Equal(want, task.Answers) {
					t.Errorf("%s: the engine ends in %v, the plain code in %v", ex.ID, task.Answers, want)
				}
			case task.Ask == example.AskPrepare:
				var pits []engine.Place
				for _, pit := range p.Prepared(task.Seeds) {
					pits = append(pits, engine.Place(pit))
				}
				if !slices.Equal(pits, task.Answers) {
					t.Errorf("%s: the engine answers %v, the plain code %v", ex.ID, task.Answers, pits)
				}
			case !long.Tests && slices.Contains(slowTasks, ex.ID):
			case testing.Short() && task.Goal.Kind == player.WinBy && ex.Game.Start().InAllPits() > 3:
			default:
				if got, solved := plainWays(ex, p); got != task.Ways || !solved {
					t.Errorf("%s: the engine finds %+v, the plain code %+v, solution among them %v", ex.ID, task.Ways, got, solved)
				}
			}
		}
	}
	if tasks < booktest.Sampled(80) {
		t.Fatalf("only %d tasks", tasks)
	}
}

// plainWays counts the ways to solve a task as plain code finds them, and reports
// whether the page's solution is one.
func plainWays(ex *example.Example, p plain.Position) (ways example.Ways, solved bool) {
	labels := ex.Variant.Voice.Labels
	start := ex.Game.Start()
	goal := p.ParseGoal(labels.String(), ex.Task.Goal.Format(labels, ex.Game.Board(), start.Turn()))
	solution := p.Moves(labels.String(), p.Turn, ex.Task.Solution)
	lines, misses := p.Solutions(goal)
	firsts := map[plain.Move]bool{}
	for _, line := range lines {
		firsts[line[0]] = true
		solved = solved || slices.Equal(line, solution)
	}
	return example.Ways{First: len(firsts), Legal: len(p.Legal()), Lines: len(lines), Misses: misses}, solved
}

func TestLessonStartsWithBoard(t *testing.T) {
	for _, lesson := range course(t) {
		body := strings.SplitN(string(lesson.Doc.Source.Text), "---\n", 3)[2]
		if !strings.HasPrefix(strings.TrimSpace(body), "```sow ") {
			t.Errorf("%s has text before its first board", lesson.URL)
		}
		if lesson.Summary == "" {
			t.Errorf("%s has no summary", lesson.URL)
		}
	}
}

// TestTasksAreNotSolvedByMostMoves also counts the tasks of the course and of each lesson
// without a guided game.
func TestTasksAreNotSolvedByMostMoves(t *testing.T) {
	all := 0
	for _, lesson := range course(t) {
		tasks := 0
		for _, ex := range lesson.Examples {
			task := ex.Task
			if task == nil {
				continue
			}
			tasks++
			if w := task.Ways; task.Goal != nil && (w.First >= 4 || 3*w.First >= 2*w.Legal) {
				t.Errorf("%s: %d of %d first moves solve it", ex.ID, w.First, w.Legal)
			}
			if n := len(task.Lines); task.Ask == example.AskPrepare && 3*len(task.Answers) >= 2*n {
				t.Errorf("%s: %d of %d pits answer it", ex.ID, len(task.Answers), n)
			}
			if task.Why == "" {
				t.Errorf("%s does not explain its answer", ex.ID)
			}
		}
		guided := slices.ContainsFunc(lesson.Examples, func(ex *example.Example) bool { return ex.Guided })
		if review := strings.HasPrefix(lesson.URL, "learn/review-"); review && (tasks < 3 || tasks > 5) {
			t.Errorf("%s has %d tasks; a review has 3 to 5", lesson.URL, tasks)
		}
		if tasks < 3 && !guided {
			t.Errorf("%s has %d tasks; a lesson has at least 3", lesson.URL, tasks)
		}
		all += tasks
	}
	if all < booktest.Sampled(80) {
		t.Errorf("the course has %d tasks; it must have at least 80", all)
	}
}

// taughtBy names the lesson that teaches each game.
var taughtBy = map[string]string{
	"gamepigeon":        "first-game",
	"kalah":             "kalah",
	"pratt-basic":       "pratt",
	"pratt-egyptian":    "pratt",
	"pratt-ethiopian":   "both-ways",
	"oware":             "twos-and-threes",
	"leaflet-egyptian":  "lone",
	"leaflet-ethiopian": "lone",
	"leaflet-nigerian":  "relay",
	"avalanche":         "avalanche",
	"ayoayo":            "ayoayo",
	"lane-ignorant":     "runs",
	"lane-wise":         "runs",
	"pallanguzhi":       "next-pit",
	"ali-guli-mane":     "next-pit",
	"congkak":           "rounds",
	"bohnenspiel":       "both-rows",
	"vai-lung-thlan":    "both-rows",
	"toguz-kumalak":     "own-pits",
	"layli-goobalay":    "own-pits",
	"krur":              "make-four",
	"gabata":            "raid",
	"sulus-aidi":        "three-rows",
	"hus":               "four-rows",
	"bao-la-kujifunza":  "bao",
	"bao-la-kiswahili":  "bao-house",
}

func TestLessonsUseOnlyGamesTaughtSoFar(t *testing.T) {
	b, _ := booktest.Content(t)
	lessons := b.Lessons(b.Editions[0])
	position := func(name string) int {
		return slices.IndexFunc(lessons, func(l *book.Page) bool { return l.URL == "learn/"+name+"/" })
	}
	used := map[string]bool{}
	for _, lesson := range course(t) {
		i := slices.Index(lessons, lesson.Page)
		for _, ex := range lesson.Examples {
			game := ex.Variant.ID
			if at := position(taughtBy[game]); at < 0 || at > i {
				t.Errorf("%s: %s uses %s, which a later lesson teaches, or none", lesson.URL, ex.ID, game)
			}
			if ex.Task != nil || ex.Guided {
				used[game] = true
			}
		}
	}
	for game := range taughtBy {
		if !used[game] && !testing.Short() {
			t.Errorf("no lesson has a task in %s", game)
		}
	}
}

// matchLink is a link to the match at the end of a chapter.
var matchLink = regexp.MustCompile(`play\.md\?game=([a-z-]+)&level=([1-5])\b`)

func TestEveryChapterEndsWithMatch(t *testing.T) {
	b, _ := booktest.Content(t)
	reviews := 0
	for _, lesson := range b.Lessons(b.Editions[0]) {
		if !strings.HasPrefix(lesson.Name, "learn/review-") {
			continue
		}
		reviews++
		match := matchLink.FindStringSubmatch(string(lesson.File.Source.Text))
		if match == nil {
			t.Errorf("%s has no match", lesson.Name)
		} else if !slices.ContainsFunc(b.List, func(p *book.Page) bool { return p.Variant != nil && p.Variant.ID == match[1] }) {
			t.Errorf("%s: the book has no game %s", lesson.Name, match[1])
		}
	}
	if reviews < 5 {
		t.Errorf("%d chapters", reviews)
	}
}

func TestEveryChapterEndsWithReview(t *testing.T) {
	b, _ := booktest.Content(t)
	chapters := 0
	for _, part := range b.Settings(b.Editions[0]).Order.Parts {
		files := part.Value.List
		last := files[len(files)-1].Text
		if !strings.HasPrefix(last, "learn/") || last == "learn/index.md" {
			continue
		}
		chapters++
		if !strings.HasPrefix(last, "learn/review-") {
			t.Errorf("chapter %s ends with %s, not a review", part.Key, last)
		}
	}
	if chapters < 5 {
		t.Errorf("the course has %d chapters", chapters)
	}
}
