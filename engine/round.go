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
	n := p.Stored(s) / r.Seeds
	if r.Refill == ruleset.Territory {
		return min(2*p.Board().Pits, n)
	}
	return min(p.Board().Pits, n)
}

// AfterRound reports what follows a finished round that ended in position p: another round
// if more, or the end of the match, which loser has lost. lost and more are both false if
// the rules have no rounds, or if seeds that count for nobody are left in the pits.
func (r Rules) AfterRound(p Position) (more, lost bool, loser Side) {
	if r.Refill == ruleset.NoRefill || p.InAllPits() > 0 {
		return false, false, 0
	}
	loser = South
	if r.fills(&p, South) > r.fills(&p, North) {
		loser = North
	}
	if r.fills(&p, loser) < r.MatchPits {
		return false, true, loser
	}
	return true, false, 0
}

// refill fills the pits for the next round and appends the steps. first is the side that
// begins it.
func (r *Rules) refill(p Position, first Side, steps *[]Step) Position {
	if r.Refill == ruleset.Territory {
		r.refillTerritory(&p, steps)
	} else {
		for s := South; s <= North; s++ {
			r.refillRow(&p, s, steps)
		}
	}
	if n := r.Opening.Length(); n != p.Opening() {
		p.SetOpening(n)
		appendStep(steps, Step{Kind: event.OpeningStep, Rule: event.RuleOpening, From: Hand, To: Hand, Seeds: n})
	}
	if p.Turn() != first {
		appendStep(steps, Step{Kind: event.TurnStep, Rule: event.RuleNextBegins, From: Hand, To: Hand})
	}
	return p.WithTurn(first)
}

// refillRow fills the pits of a row from the store of its side.
func (r *Rules) refillRow(p *Position, s Side, steps *[]Step) {
	b := p.Board()
	filled := r.fills(p, s)
	rest := r.surplus(p, s, filled)
	for i := range b.Pits {
		at := b.First(s) + Place(i)
		if r.Refill == ruleset.RightFirst {
			at = b.First(s) + Place(b.Pits-1-i)
		}
		switch {
		case i < filled:
			fill(p, s, at, r.Seeds, steps)
		case i == filled && rest > 0:
			fill(p, s, at, rest, steps)
		default:
			closePit(p, at, steps)
		}
	}
}

// refillTerritory fills the pits that each side holds from its store. The side with more seeds
// goes first, from its left to its right and on along the other row.
func (r *Rules) refillTerritory(p *Position, steps *[]Step) {
	s := South
	if p.Stored(North) > p.Stored(South) {
		s = North
	}
	mine, theirs := r.fills(p, s), r.fills(p, s.Other())
	rest := [2]int{r.surplus(p, s, mine), r.surplus(p, s.Other(), theirs)}
	b := p.Board()
	for i := range 2 * b.Pits {
		at := (b.First(s) + Place(i)) % Place(2*b.Pits)
		switch {
		case i < mine:
			hold(p, at, s, steps)
			fill(p, s, at, r.Seeds, steps)
		case i >= 2*b.Pits-theirs:
			hold(p, at, s.Other(), steps)
			fill(p, s.Other(), at, r.Seeds, steps)
		case rest[0]+rest[1] > 0:
			holder := b.Owner(at)
			if rest[0] != rest[1] {
				holder = s
				if rest[1] > rest[0] {
					holder = s.Other()
				}
			}
			hold(p, at, holder, steps)
			fill(p, s, at, rest[0], steps)
			fill(p, s.Other(), at, rest[1], steps)
			rest = [2]int{}
		default:
			closePit(p, at, steps)
		}
	}
}

// surplus returns the seeds of a side that go in the pit after those that it fills.
func (r *Rules) surplus(p *Position, s Side, filled int) int {
	if r.Surplus == ruleset.SurplusStays {
		return 0
	}
	return min(r.Seeds, p.Stored(s)-filled*r.Seeds)
}

// fill moves seeds from the store of a side to a pit, if there are any.
func fill(p *Position, s Side, at Place, seeds int, steps *[]Step) {
	if seeds == 0 {
		return
	}
	from := p.Board().Store(s)
	p.SetClosed(at, false)
	p.Add(from, -seeds)
	p.Add(at, seeds)
	appendStep(steps, Step{Kind: event.FillStep, Rule: event.RuleRefill, From: from, To: at, Seeds: seeds})
}

// closePit closes a pit for the round. Nobody owns it.
func closePit(p *Position, at Place, steps *[]Step) {
	p.SetClosed(at, true)
	appendStep(steps, Step{Kind: event.CloseStep, Rule: event.RuleClosed, From: Hand, To: at})
}

// hold makes a side the one that plays a pit in the round.
func hold(p *Position, at Place, s Side, steps *[]Step) {
	if p.Holder(at) == s {
		return
	}
	p.SetHolder(at, s)
	step := Step{Kind: event.HoldStep, Rule: event.RuleTerritory, From: Hand, To: at}
	if p.Board().Owner(at) == s {
		step.Kind = event.DisownStep
	}
	appendStep(steps, step)
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
	last := g.now.Turn()
	if len(g.Plies) > 0 {
		last = g.Plies[len(g.Plies)-1].Player
	}
	margin := g.now.Margin(last)
	switch g.Rules.NextBegins {
	case ruleset.PlayersAlternate:
		return g.began().Other()
	case ruleset.LoserBegins:
		margin = -margin
	case ruleset.LastMoverBegins:
		margin = 0
	}
	if margin < 0 {
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
