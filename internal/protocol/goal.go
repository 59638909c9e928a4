package protocol

import (
	"errors"

	"sowbook/engine"
	"sowbook/engine/player"
)

// goalRequest asks whether the moves of a turn meet a goal. It has the keys of a
// [lineRequest], and
//
//	goal TEXT            for player.ParseGoal, in the variant's numbering
//
// The goal is set in state from; the moves after that state count. The answer has met;
// open (the turn is not over); why and say (why it is not met, as a word and as a
// sentence); got (the number reached); reply (the opponent's moves that prevent it); and
// ask (the goal as a sentence).
type goalRequest struct {
	lineRequest
	goal string
}

func (r *goalRequest) set(key, value string) error {
	if key != "goal" {
		return r.lineRequest.set(key, value)
	}
	r.goal = value
	return nil
}

func (w *writer) goal(text string) error {
	var r goalRequest
	if err := r.parse(text, r.set, "goal", "rules", "voice", "start"); err != nil {
		return err
	}
	g, err := r.playAll()
	if err != nil {
		return err
	}
	before := g.PositionAfter(r.from)
	goal, err := player.ParseGoal(r.speaker.notation, before.Board(), before.Turn(), r.goal)
	if err != nil {
		return errors.New("goal: " + err.Error())
	}
	var moves []engine.Move
	for i := r.from; i < g.Len(); i++ {
		moves = append(moves, g.Ply(i).Move)
	}
	found, err := goal.Judge(r.rules, before, moves)
	if err != nil {
		return err
	}
	w.bool("met", found.Met)
	w.bool("open", found.TurnOpen)
	w.text("why", found.Reason.String())
	w.number("got", found.Reached)
	if len(found.Reply) > 0 {
		w.texts("reply", r.speaker.moves(g, found.Reply))
	}
	w.text("ask", r.speaker.voice.Goal(goal, before))
	w.text("say", r.speaker.voice.Verdict(goal, before, found))
	return nil
}
