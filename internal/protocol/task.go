package protocol

import (
	"errors"

	"sowbook/engine"
	"sowbook/engine/player"
)

// goal answers goal: whether the moves of a turn meet a goal. Its lines are those of play,
// and
//
//	goal TEXT            as player.ParseGoal reads it, in the variant's numbering
//
// The goal is set in the state that from names; the moves after it are judged. The answer
// tells whether it is met; open, that the turn goes on; why and say, in a word and in a
// sentence, why it is not met; got, what was reached instead; reply, the answer that spoils
// it; and ask, the goal as a sentence.
func goal(text string) ([]byte, error) {
	q, err := parseQuery(text, append([]string{"goal"}, aboutALine...)...)
	if err != nil {
		return nil, err
	}
	g, err := q.whole()
	if err != nil {
		return nil, err
	}
	before := g.Start
	if q.from > 0 {
		before = g.Plies[q.from-1].After
	}
	want, err := player.ParseGoal(q.tell.notation, before.Board(), before.Turn(), q.goal)
	if err != nil {
		return nil, errors.New("goal: " + err.Error())
	}
	var moves []engine.Move
	for _, ply := range g.Plies[q.from:] {
		moves = append(moves, ply.Move)
	}
	found, err := want.Judge(q.rules, before, moves)
	if err != nil {
		return nil, err
	}
	o := object{}
	o.open()
	o.key("met")
	o.bool(found.Met)
	o.key("open")
	o.bool(found.Open)
	o.text("why", found.Miss.String())
	o.number("got", found.Got)
	if len(found.Reply) > 0 {
		o.key("reply")
		o.texts(q.tell.line(g, found.Reply))
	}
	o.text("ask", q.tell.voice.Goal(want, before))
	o.text("say", q.tell.voice.Verdict(want, before, found))
	o.close()
	return o.buf, nil
}

// setup answers setup: what a computer player does before a game, and what lies there
// when both have done it. Its lines are rules and set as in play, strength and seed as in
// choose, and
//
//	part NAME            distribute, turn, arrange, cut or choose
//	by SIDE              S or N: who distributes
//	start POSITION       the distribution, for turn, arrange and choose
//	turned yes           for arrange: the other has turned the board
//
// The answer is for distribute and cut the position; for turn whether the board is turned;
// for choose the side taken, and who plays first; for arrange the position that the game
// begins with.
func setup(text string) ([]byte, error) {
	q, err := parseQuery(text, "rules", "part")
	if err != nil {
		return nil, err
	}
	o := object{}
	o.open()
	switch q.part {
	case "distribute", "cut":
		p, ok := engine.Position{}, false
		if q.part == "cut" {
			p, ok = player.Cut(q.rules, q.strength, q.seed)
		} else {
			p, ok = player.Distribute(q.rules, q.by, q.strength, q.seed)
		}
		if !ok {
			return nil, errors.New("these rules allow no distribution")
		}
		o.text("position", p.String())
	case "turn", "choose", "arrange":
		if q.start.Board().Pits == 0 {
			return nil, errors.New("the request has no line start")
		}
		after, err := q.rules.Distributed(q.start, q.by, q.turned)
		switch {
		case err != nil:
			return nil, err
		case q.part == "arrange":
			o.text("position", after.String())
		case q.part == "turn":
			o.key("turn")
			o.bool(player.TurnsBoard(q.rules, q.start, q.by, q.strength, q.seed))
		default:
			own, first := player.ChooseSide(q.rules, q.start, q.strength, q.seed)
			o.text("side", own.String())
			o.text("first", first.String())
		}
	default:
		return nil, errors.New("part: distribute, turn, arrange, cut or choose, not " + q.part)
	}
	o.close()
	return o.buf, nil
}
