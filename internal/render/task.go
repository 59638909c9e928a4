package render

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/datafiles"
	"sowbook/internal/example"
)

// taskView is an example that sets a task.
type taskView struct {
	exampleView
	Number int // among the tasks of the page, from 1
	example.Task
	GoalText string // the goal as a sentence; empty for a question
	Question string // in the game's own words; empty for a goal
	Hinted   template.HTML
	Because  template.HTML // explains the answer; empty if the page does not
	Found    []string      // the pits that answer the question, or the moves of the solution
	Listed   string        // Found as a list
	Outcome  template.HTML // what the last move of the answer does
	TaskData template.JS
}

func (b *pageBuilder) taskView(ex *example.Example) taskView {
	t, voice, rules, start := ex.Task, ex.Variant.Voice, ex.Game.Rules(), ex.Game.Start()
	board := start.Board()
	words := b.words(ex.Variant)
	out := taskView{exampleView: b.exampleView(ex), Task: *t, Hinted: b.inline(t.Hint), Because: b.inline(t.Why)}
	for _, other := range b.page.Examples[:slices.Index(b.page.Examples, ex)+1] {
		if other.Task != nil {
			out.Number++
		}
	}
	data := datafiles.Task{Ask: t.Ask, Move: t.Move, Solution: t.Solution, Answers: t.Answers, Seeds: t.Seeds}
	for _, line := range t.Lines {
		if data.Lines == nil {
			data.Lines = map[engine.Place][]string{}
		}
		data.Lines[line.Pit] = line.Moves
	}
	shown := t.Solution
	switch {
	case t.Goal != nil:
		data.Goal, out.GoalText, out.Found = t.Goal.Format(voice.Labels, board, start.Turn()), voice.Goal(*t.Goal, start), t.Solution
	case t.Ask == example.AskLast:
		shown = []string{t.Move}
		out.Question = words.T("learn.ask-last", "side", voice.Sides[start.Turn()], "pit", strings.TrimRight(t.Move, "RL"))
	default:
		out.Question = words.T("learn.ask-may", "side", voice.Sides[start.Turn()])
		if t.Ask == example.AskPrepare {
			shown = nil // the line goes on for three turns; the answer is its first move
			out.Question = words.T("learn.ask-prepare", "n", t.Seeds, "other", voice.Sides[start.Turn().Other()])
		}
		for _, at := range t.Answers {
			out.Found = append(out.Found, strconv.Itoa(voice.Labels.Label(board, at)))
		}
	}
	out.Listed = strings.Join(out.Found, b.page.Edition.Words.T("page.comma"))
	if len(shown) > 0 {
		g := engine.NewGame(rules, start)
		for _, move := range shown {
			if err := voice.Play(g, move); err != nil {
				panic(err) // it was played when the page was read
			}
		}
		out.Outcome = b.say(voice.Ply(g, len(shown)-1))
	}
	out.TaskData = scriptJSON(data)
	return out
}

// guideView is a game against the computer, with advice; without scripts, the example's own line.
type guideView struct {
	exampleView
	Start  template.JS // the line for the script: the start alone
	Script string
}

func (b *pageBuilder) guideView(ex *example.Example) guideView {
	start := *ex
	start.Game, start.Notes = engine.NewGame(ex.Game.Rules(), ex.Game.Start()), nil
	return guideView{b.exampleView(ex), scriptJSON(datafiles.LineOf(&start, 0)), b.asset("guide.js")}
}
