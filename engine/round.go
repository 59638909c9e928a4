package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// fills returns the number of pits that a side can fill from its store.
func (r *Rules) fills(p *Position, s Side) int {
	if r.Seeds == 0 {
		return 0
	}
	return min(p.Board().Pits, p.Stored(s)/r.Seeds)
}

// AfterRound reports what follows a finished round that ended in position p: another round
// if more, or the end of the match, which loser has lost. lost and more are both false if
// the rules have no rounds, or if seeds that count for nobody are left in the pits.
func (r Rules) AfterRound(p Position) (more, lost bool, loser Side) {
	if r.Refill == ruleset.NoRefill || p.InAllPits() > 0 {
		return false, false, 0
	}
	for s := South; s <= North; s++ {
		if r.fills(&p, s) == 0 {
			return false, true, s
		}
	}
	return true, false, 0
}

// refill fills the pits for the next round and appends the steps. first is the side that
// begins it.
func (r *Rules) refill(p Position, first Side, steps *[]Step) Position {
	b := p.Board()
	for s := South; s <= North; s++ {
		filled := r.fills(&p, s)
		for i := range b.Pits {
			at := b.First(s) + Place(i)
			if r.Refill == ruleset.RightFirst {
				at = b.First(s) + Place(b.Pits-1-i)
			}
			p.SetClosed(at, i >= filled)
			if i >= filled {
				appendStep(steps, Step{Kind: event.CloseStep, Rule: event.RuleClosed, From: Hand, To: at})
				continue
			}
			p.Add(b.Store(s), -r.Seeds)
			p.Add(at, r.Seeds)
			appendStep(steps, Step{Kind: event.FillStep, Rule: event.RuleRefill, From: b.Store(s), To: at, Seeds: r.Seeds})
		}
	}
	if p.Turn() != first {
		appendStep(steps, Step{Kind: event.TurnStep, Rule: event.RuleNextBegins, From: Hand, To: Hand})
	}
	return p.WithTurn(first)
}

// HasNextRound reports whether the round is over and another can follow.
func (g *Game) HasNextRound() bool {
	more, _, _ := g.Rules.AfterRound(g.now)
	return g.Over != nil && more
}

// nextRound begins the next round.
func (g *Game) nextRound() {
	var steps []Step
	after := g.Rules.refill(g.now, g.nextBegins(), &steps)
	g.Plies = append(g.Plies, Ply{Player: after.Turn(), Move: Move{Kind: NextRound, Pit: Hand}, After: after})
	g.Trace = append(g.Trace, steps)
	g.now, g.Over = after, nil
	g.seen = map[Position]int{after.WithoutStores(): 1}
}

// nextBegins returns the side that begins the next round.
func (g *Game) nextBegins() Side {
	if g.Rules.NextBegins == ruleset.PlayersAlternate {
		return g.began().Other()
	}
	last := g.now.Turn()
	if len(g.Plies) > 0 {
		last = g.Plies[len(g.Plies)-1].Player
	}
	if g.Rules.NextBegins == ruleset.WinnerBegins && g.now.Margin(last) < 0 {
		return last.Other()
	}
	return last
}

// began returns the side that began this round. In the first round it is the side that is
// to move in the start position, even if that is in the middle of a round.
func (g *Game) began() Side {
	for i := len(g.Plies) - 1; i >= 0; i-- {
		if g.Plies[i].Move.Kind == NextRound {
			return g.Plies[i].Player
		}
	}
	return g.Start.Turn()
}
