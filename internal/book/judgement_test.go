package book_test

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine/player"
	"sowbook/internal/booktest"
	"sowbook/internal/example"
)

// judgementFrom is the number of lessons about rules and single ideas. After them, tasks need judgement.
const judgementFrom = 12

// thumbSolves reports whether a reader who follows a rule of thumb solves a task.
func thumbSolves(rule player.Thumb, ex *example.Example) bool {
	r, start := ex.Game.Rules(), ex.Game.Start()
	switch task := ex.Task; {
	case task.Goal != nil:
		return rule.Reaches(r, start, *task.Goal)
	case task.Ask == example.AskPrepare:
		m, ok := rule.Move(r, start)
		return ok && slices.Contains(task.Answers, m.Pit)
	}
	return false // a question about a rule
}

// TestTasksNeedJudgement also lists, with -v, the tasks that each rule of thumb solves.
func TestTasksNeedJudgement(t *testing.T) {
	if testing.Short() {
		t.Skip("needs the whole course")
	}
	lessons := course(t)
	solved, all := map[player.Thumb][]string{}, 0
	for _, lesson := range lessons[judgementFrom:] {
		for _, ex := range lesson.Examples {
			if ex.Task == nil {
				continue
			}
			all++
			for _, rule := range player.Thumbs() {
				if thumbSolves(rule, ex) {
					solved[rule] = append(solved[rule], ex.ID)
				}
			}
		}
	}
	if all < booktest.Sampled(80) {
		t.Fatalf("only %d tasks", all)
	}
	for _, rule := range player.Thumbs() {
		t.Logf("%s: %d of %d tasks: %s", rule, len(solved[rule]), all, strings.Join(solved[rule], " "))
		if 3*len(solved[rule]) > all {
			t.Errorf("the rule of thumb %q solves %d of %d tasks, more than a third", rule, len(solved[rule]), all)
		}
	}
}
