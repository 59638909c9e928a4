package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// round adds the sentences for a ply that begins the next round: what each side fills and
// closes, and who begins.
func (t *narrator) round(steps []engine.Step) {
	for s := engine.South; s <= engine.North; s++ {
		t.side, t.n = s, 0
		var closed []engine.Place
		for _, step := range steps {
			switch {
			case step.Kind == event.FillStep && t.board.Owner(step.To) == s:
				t.n, t.held = t.n+1, step.Seeds
			case step.Kind == event.CloseStep && t.board.Owner(step.To) == s:
				closed = append(closed, step.To)
			}
		}
		t.more = t.ply.After.Stored(s)
		t.add(refills, event.RuleRefill)
		if t.n = len(closed); t.n > 0 {
			t.pits = t.voice.Words.list(t.voice.numbers(t.board, closed))
			t.add(closes, event.RuleClosed)
		}
	}
	t.side = t.ply.Player
	t.add(begins, event.RuleNextBegins)
}

// afterRound adds what follows a finished round that ended in position p: another round,
// or the end of the match.
func (v *Voice) afterRound(said *Sentences, r engine.Rules, p engine.Position) {
	more, lost, loser := r.AfterRound(p)
	x := v.values(p.Board(), loser)
	x.n = p.Stored(loser)
	switch {
	case more:
		said.add(x.sentence(anotherRound), v.Clauses[event.RuleRefill])
	case lost:
		said.add(x.sentence(matchLost), v.Clauses[event.RuleMatch])
	}
}
