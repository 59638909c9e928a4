package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// takenOnTheWay adds a sentence for each pit captured during a lap, and one for the
// captures between the lap and the next.
func (t *narrator) takenOnTheWay(l *lap) {
	for _, s := range l.made {
		m := "made"
		t.n, t.place, t.owner = s.Seeds, s.From, t.board.Owner(s.To)
		switch s.Rule {
		case event.RuleOwnedTakes:
			m = "owned-taken"
		case event.RuleClaim:
			m, t.place = "step-claim-four", s.To
		}
		t.add(m, s.Rule)
	}
	if len(l.beyond) > 0 {
		t.capturesBeyond(l.beyond, l.last())
	}
}

// capturesBeyond adds the sentence for the captures beyond an empty pit, after a last seed.
func (t *narrator) capturesBeyond(captured []engine.Step, last engine.Place) {
	t.from, t.taken, t.total = t.nextPit(captured[0].From, t.lastWay()^1), t.run(captured), 0
	for _, s := range captured {
		t.total += s.Seeds
	}
	m := "captures-beyond"
	if captured[0].Cause == event.Facing || t.pos.Seeds(t.from) > 0 {
		m, t.place = "captures-any", last
	}
	t.add(m, event.RuleBeyond)
}

// captures adds the sentence for the captures of the last seed.
func (t *narrator) captures() {
	if len(t.captured) == 0 {
		return
	}
	first := t.captured[0]
	if turnMessages[first.Rule] == "captures-beyond" {
		t.capturesBeyond(t.captured, t.lap().last())
		return
	}
	t.pit, t.place = t.lap().last(), t.lap().last()
	t.opposite = t.board.Opposite(t.pit)
	t.n, t.total = t.captured[len(t.captured)-1].Seeds, t.ply.Captured
	if m := t.capturesMessage(first); m == "captures-any" {
		t.by(first.To, m, first.Rule)
	} else {
		t.add(m, first.Rule)
	}
}

// capturesMessage returns the message for the captures of the last seed: one that says where the
// seeds were, if there is one for these pits.
func (t *narrator) capturesMessage(first engine.Step) string {
	last := t.captured[len(t.captured)-1]
	takesIt, takesFacing, alone := first.From == t.pit, last.From == t.opposite, len(t.captured) == 1
	switch m := turnMessages[first.Rule]; {
	case m == "raids":
		t.owner, _ = t.pos.Owned(first.From)
		return m
	case m != "captures" && m != "captures-run":
		return m
	case alone && takesIt && t.board.Owner(first.To) != t.side:
		t.owner = t.board.Owner(first.To)
		return "made"
	case first.To == last.To && t.board.Owner(first.To) != t.side:
		return "captures-any"
	case m == "captures-run" && takesIt && t.rules.Holds("captures:in-runs"):
		t.n, t.taken = t.lap().held+1, t.run(t.captured)
		return m
	case m == "captures-run" && takesIt && alone && first.Seeds == t.lap().held+1:
		return "captures-last"
	case m == "captures" && takesIt && alone && t.pos.Seeds(t.opposite) == 0:
		return "captures-lone"
	case t.board.Owner(t.opposite) == t.side:
	case m == "captures" && takesFacing && alone:
		return "captures-them"
	case m == "captures" && takesIt && takesFacing && len(t.captured) == 2:
		return m
	}
	return "captures-any"
}

// run lists some captured pits, each with the facing pit if that is captured
// with it.
func (t *narrator) run(captured []engine.Step) string {
	var list []string
	for i, s := range captured {
		if s.Cause == event.Facing {
			continue
		}
		text := t.voice.listed(t.board, s.From, t.side, t.side)
		if i == 0 && text == t.voice.number(t.board, s.From) {
			text = t.voice.name("taken-first", t.board, s.From)
		}
		if i+1 < len(captured) && captured[i+1].Cause == event.Facing {
			text = t.voice.Words.say("facing", Text("pit", text), Text("opposite", t.voice.number(t.board, captured[i+1].From)))
		}
		list = append(list, text)
	}
	return t.voice.Words.list(list)
}

// leftBySlam returns the pit that a capture of all the opponent's seeds would have taken too.
func (t *narrator) leftBySlam() engine.Place {
	if last := t.lap().last(); t.rules.GrandSlam == ruleset.SlamLeavesFirst {
		return last
	}
	for at := t.board.First(t.side.Other()); ; at++ {
		if t.pos.Seeds(at) > 0 {
			return at
		}
	}
}

// claims returns the message for the pits that the last seed, in a pit, has claimed.
func (t *narrator) claims(last engine.Place) string {
	s := t.claim
	t.place, t.from, t.n = s.To, s.From, t.pos.Seeds(last)
	switch {
	case !t.board.IsPit(s.To): // their seeds go to the store
		t.place, t.n = s.From, s.Seeds
		if s.From != last {
			return "step-claim"
		}
		return "claims"
	case s.From == engine.Hand && s.To != last:
		return "step-claim-four"
	case s.From == engine.Hand:
		return "claims-four"
	case s.Seeds == 0:
		return "claims-both"
	}
	t.opposite, t.n = s.From, t.pos.Seeds(s.From)+s.Seeds
	return "claims-pair"
}
