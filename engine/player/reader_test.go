package player

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/long"
)

// reader plays everyday mancala as the lessons teach it, and looks no further:
//
//   - Extra turns first, as many as there are, and a capture last (lessons "Your store", "Capture").
//   - See the threat: what can the other player capture at once, or after one extra turn (lesson "See the threat")?
//   - Compare the gain of the turn with that loss (lesson "Choose").
//   - Of equal turns, keep seeds at home (lesson "Keep your seeds"), and prepare a capture (lesson "Prepare a capture").
//   - When the turn ends the game, count what is left in the rows (lesson "Win the ending").
type reader struct {
	lessons lesson

	rules engine.Rules
	side  engine.Side
	first engine.Move // of the turn that is tried
	best  engine.Move
	top   int // value of the best turn
}

// lesson is a set of what the reader has learned.
type lesson uint8

const (
	extraTurns lesson = 1 << iota // more than one sowing in a turn
	defence                       // the reply that captures most
	extraReply                    // the reply after an extra turn of the other player
	hoarding                      // seeds at home
	preparing                     // own captures of the next turn
	everything = extraTurns | defence | extraReply | hoarding | preparing
)

// unit is the weight of a seed in the store.
const unit = 100

// move returns the first sowing of the turn that the reader likes most.
func (r *reader) move(g *engine.Game) engine.Move {
	p := g.Position()
	r.rules, r.side, r.top = g.Rules(), p.Turn(), -unit*engine.MaxSeeds
	r.turn(p, true)
	return r.best
}

// turn tries the sowings of a turn, one after the other.
func (r *reader) turn(p engine.Position, first bool) {
	for _, m := range r.rules.Legal(p) {
		if first {
			r.first = m
		}
		ply, err := r.rules.Play(p, m)
		if err != nil {
			panic(err)
		}
		if ply.End == event.NotOver && ply.Again && r.lessons&extraTurns != 0 {
			r.turn(ply.After, false)
			continue
		}
		if v := r.value(&ply); v > r.top {
			r.top, r.best = v, r.first
		}
	}
}

// value returns how much the reader likes the end of a turn.
func (r *reader) value(ply *engine.Ply) int {
	p := &ply.After
	if ply.End != event.NotOver {
		return 2 * unit * r.rules.Margin(p, ply.End, r.side) // a won game is certain
	}
	v := unit * p.Margin(r.side)
	if ply.Again {
		v += unit
	}
	if r.lessons&defence != 0 {
		v -= unit * r.loss(p, r.lessons&extraReply != 0)
	}
	if r.lessons&hoarding != 0 {
		v += unit / 4 * p.InPits(r.side)
	}
	if r.lessons&preparing != 0 {
		gain := 0
		mine := p.WithTurn(r.side)
		for _, m := range r.rules.Legal(mine) {
			if next, err := r.rules.Play(mine, m); err == nil {
				gain = max(gain, next.Captured)
			}
		}
		v += unit / 5 * gain
	}
	return v
}

// loss returns by how much the other player's next sowing changes the margin, at most; with again
// also two sowings, if the first gives an extra turn.
func (r *reader) loss(p *engine.Position, again bool) int {
	most := -engine.MaxSeeds
	for _, m := range r.rules.Legal(*p) {
		ply, err := r.rules.Play(*p, m)
		if err != nil {
			panic(err)
		}
		lost := p.Margin(r.side) - r.rules.Margin(&ply.After, ply.End, r.side)
		if again && ply.Again && ply.End == event.NotOver {
			lost += max(0, r.loss(&ply.After, false))
		}
		most = max(most, lost)
	}
	return most
}

// TestReaderOfTheCourseBeatsRegular proves that the lessons suffice to win more than half of the games
// against level 3, and that what they say of the other player's extra turns is needed for it.
func TestReaderOfTheCourseBeatsRegular(t *testing.T) {
	openings := uint64(20)
	switch {
	case long.Tests:
		openings = 200
	case testing.Short():
		openings = 2
	}
	rules, level3 := rulesOf(t, "gamepigeon"), opponent(Regular, 1, 0)
	learned := playMatch(t, rules, openings, (&reader{lessons: everything}).move, level3)
	t.Logf("with all lessons: %v", learned)
	careless := playMatch(t, rules, openings, (&reader{lessons: everything &^ extraReply}).move, level3)
	t.Logf("without looking at replies after an extra turn: %v", careless)
	if openings < 20 {
		return // too few games to say who is better
	}
	if learned.lead() <= 0 {
		t.Errorf("a reader of the course scores %v against level 3", learned)
	}
	if careless.points >= learned.points {
		t.Errorf("a reader who ignores extra turns scores %v, one who does not %v", careless, learned)
	}
}
