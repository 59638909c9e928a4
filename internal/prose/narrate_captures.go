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
		if s.Rule == event.RuleOwnedTakes {
			m = "owned-taken"
		}
		t.n, t.place, t.owner = s.Seeds, s.From, t.board.Owner(s.To)
		t.add(m, s.Rule)
	}
	if len(l.beyond) > 0 {
		t.capturesBeyond(l.beyond)
	}
}

// capturesBeyond adds the sentence for the captures beyond an empty pit.
func (t *narrator) capturesBeyond(captured []engine.Step) {
	t.from, t.taken, t.total = t.nextPit(captured[0].From, t.lastWay()^1), t.run(captured), 0
	for _, s := range captured {
		t.total += s.Seeds
	}
	t.add("captures-beyond", event.RuleBeyond)
}

// captures adds the sentence for the captures of the last seed.
func (t *narrator) captures() {
	if len(t.captured) == 0 {
		return
	}
	first, last := t.captured[0], t.captured[len(t.captured)-1]
	t.pit, t.place = t.lap().last(), t.lap().last()
	t.opposite = t.board.Opposite(t.pit)
	t.n = last.Seeds
	m := turnMessages[first.Rule]
	switch {
	case m == "captures-beyond":
		t.capturesBeyond(t.captured)
		return
	case m == "captures-run":
		t.n, t.total, t.taken = t.lap().held+1, t.ply.Captured, t.run(t.captured)
		if !t.rules.Holds("captures:in-runs") {
			m = "captures-last"
		}
	case m == "raids":
		t.owner, _ = t.pos.Owned(first.From)
	case m != "captures":
	case last.Cause != event.Facing:
		m = "captures-lone"
	case len(t.captured) == 1:
		m = "captures-them"
	}
	t.add(m, first.Rule)
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
		if i+1 < len(captured) && captured[i+1].Cause == event.Facing {
			w := t.voice.Words
			text = w.Fill(w.text("facing"), Text("pit", text), Text("opposite", t.voice.number(t.board, captured[i+1].From)))
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
