package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/round"
	"sowbook/engine/ruleset"
)

// AfterRound reports what follows a finished round that ended in position p: see [round.After].
func (r Rules) AfterRound(p Position) (more, lost bool, loser Side) { return round.After(&r.Set, &p) }

// HasNextRound reports whether the round is over and another can follow.
func (g *Game) HasNextRound() bool {
	more, _, _ := g.rules.AfterRound(g.now)
	return g.Over() && more
}

// nextRound begins the next round.
func (g *Game) nextRound() {
	var steps []Step
	after := g.now
	round.Fill(&g.rules.Set, &after, g.nextBegins(), &steps)
	g.plies = append(g.plies, Ply{Player: after.Turn(), Move: Move{Kind: NextRound, Pit: Hand}, After: after})
	g.trace = append(g.trace, steps)
	g.now, g.end = after, event.NotOver
	g.seen = map[Position]int{after.WithoutStores(): 1}
}

// nextBegins returns the side that begins the next round.
func (g *Game) nextBegins() Side {
	last := g.now.Turn()
	if len(g.plies) > 0 {
		last = g.plies[len(g.plies)-1].Player
	}
	margin := g.now.Margin(last)
	switch g.rules.NextBegins {
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
	for i := len(g.plies) - 1; i >= 0; i-- {
		if g.plies[i].Move.Kind == NextRound {
			return g.plies[i].Player
		}
	}
	return g.start.Turn()
}
