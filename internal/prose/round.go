package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// round adds the sentences for a ply that begins the next round: what each side fills and
// closes, and who begins.
func (t *narrator) round(steps []engine.Step) {
	for s := engine.South; s <= engine.North; s++ {
		t.side, t.n, t.held = s, 0, t.rules.Seeds
		var closed, held []engine.Place
		rest := engine.Step{}
		for _, step := range steps {
			switch {
			case step.Kind == event.FillStep && step.From == t.board.Store(s):
				if step.Seeds == t.held {
					t.n++
				} else {
					rest = step
				}
			case step.Kind == event.CloseStep && t.board.Owner(step.To) == s:
				closed = append(closed, step.To)
			}
		}
		for at := range t.board.Store(engine.South) {
			if t.ply.After.Holder(at) == s && t.board.Owner(at) != s {
				held = append(held, at)
			}
		}
		t.more = t.ply.After.Stored(s)
		t.add("refills", event.RuleRefill)
		if t.n, t.place = rest.Seeds, rest.To; t.n > 0 {
			t.add("fills-rest", event.RuleRefill)
		}
		if t.n = len(held); t.n > 0 {
			t.pits = t.voice.Words.list(t.voice.numbers(t.board, held))
			t.add("plays-pits", event.RuleTerritory)
		}
		if t.n = len(closed); t.n > 0 {
			t.pits = t.voice.Words.list(t.voice.numbers(t.board, closed))
			t.add("closes", event.RuleClosed)
		}
	}
	t.side = t.ply.Player
	t.add("begins", event.RuleNextBegins)
}

// afterRound adds what follows a finished round that ended in position p: another round,
// or the end of the match.
func (v *Voice) afterRound(said *Sentences, r engine.Rules, p engine.Position) {
	more, lost, loser := r.AfterRound(p)
	x := v.values(p.Board(), loser)
	x.n, x.more = p.Stored(loser), r.MatchPits
	m := "match-lost"
	if r.MatchPits > 1 {
		m = "match-lost-pits"
	}
	switch {
	case more:
		said.add(x.sentence("another-round"), v.Clauses[event.RuleRefill])
	case lost:
		said.add(x.sentence(m), v.Clauses[event.RuleMatch])
	}
}
