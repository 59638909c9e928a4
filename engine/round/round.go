// Package round fills the board at the start of a game and for the next round of a match.
package round

import (
	"sowbook/engine/board"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// After reports what follows a finished round that ended in a position: another round if more, or
// the end of the match, which loser has lost. lost and more are both false if the rules have no
// rounds, or if seeds that count for nobody are left in the pits.
func After(r *ruleset.Set, p *board.Position) (more, lost bool, loser board.Side) {
	if r.Refill == ruleset.NoRefill || p.InAllPits() > 0 {
		return false, false, 0
	}
	loser = board.South
	if fills(r, p, board.South) > fills(r, p, board.North) {
		loser = board.North
	}
	if fills(r, p, loser) < r.MatchPits {
		return false, true, loser
	}
	return true, false, 0
}

// fills returns the number of pits that a side can fill from its store.
func fills(r *ruleset.Set, p *board.Position, s board.Side) int {
	if r.Seeds == 0 {
		return 0
	}
	n := p.Stored(s) / r.Seeds
	if r.Refill == ruleset.Territory {
		return min(2*p.Board().Pits, n)
	}
	return min(p.Board().Pits, n)
}

// Fill fills the pits for the next round and appends the steps. first is the side that begins it.
func Fill(r *ruleset.Set, p *board.Position, first board.Side, steps *[]event.Step) {
	if r.Refill == ruleset.Territory {
		fillTerritory(r, p, steps)
	} else {
		for s := board.South; s <= board.North; s++ {
			fillRow(r, p, s, steps)
		}
	}
	if n := r.Opening.Length(); n != p.Opening() {
		p.SetOpening(n)
		*steps = append(*steps, event.Step{Kind: event.OpeningStep, Rule: event.RuleOpening, From: board.Hand, To: board.Hand, Seeds: n})
	}
	if p.Turn() != first {
		*steps = append(*steps, event.Step{Kind: event.TurnStep, Rule: event.RuleNextBegins, From: board.Hand, To: board.Hand})
	}
	*p = p.WithTurn(first)
}

// fillRow fills the pits of a row from the store of its side.
func fillRow(r *ruleset.Set, p *board.Position, s board.Side, steps *[]event.Step) {
	b := p.Board()
	filled := fills(r, p, s)
	rest := surplus(r, p, s, filled)
	for i := range b.Pits {
		at := b.First(s) + board.Place(i)
		if r.Refill == ruleset.RightFirst {
			at = b.First(s) + board.Place(b.Pits-1-i)
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

// fillTerritory fills the pits that each side holds from its store. The side with more seeds
// goes first, from its left to its right and on along the other row.
func fillTerritory(r *ruleset.Set, p *board.Position, steps *[]event.Step) {
	s := board.South
	if p.Stored(board.North) > p.Stored(board.South) {
		s = board.North
	}
	mine, theirs := fills(r, p, s), fills(r, p, s.Other())
	rest := [2]int{surplus(r, p, s, mine), surplus(r, p, s.Other(), theirs)}
	b := p.Board()
	for i := range 2 * b.Pits {
		at := (b.First(s) + board.Place(i)) % board.Place(2*b.Pits)
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
func surplus(r *ruleset.Set, p *board.Position, s board.Side, filled int) int {
	if r.Surplus == ruleset.SurplusStays {
		return 0
	}
	rest := min(r.Seeds, p.Stored(s)-filled*r.Seeds)
	if r.Surplus == ruleset.SurplusEven {
		rest -= rest % 2
	}
	return rest
}

// fill moves seeds from the store of a side to a pit, if there are any.
func fill(p *board.Position, s board.Side, at board.Place, seeds int, steps *[]event.Step) {
	if seeds == 0 {
		return
	}
	from := p.Board().Store(s)
	p.SetClosed(at, false)
	p.Disown(at) // claims end with the round
	p.Add(from, -seeds)
	p.Add(at, seeds)
	*steps = append(*steps, event.Step{Kind: event.FillStep, Rule: event.RuleRefill, From: from, To: at, Seeds: seeds})
}

// closePit closes a pit for the round. Nobody owns it.
func closePit(p *board.Position, at board.Place, steps *[]event.Step) {
	p.SetClosed(at, true)
	*steps = append(*steps, event.Step{Kind: event.CloseStep, Rule: event.RuleClosed, From: board.Hand, To: at})
}

// hold makes a side the one that plays a pit in the round.
func hold(p *board.Position, at board.Place, s board.Side, steps *[]event.Step) {
	if p.Holder(at) == s {
		return
	}
	p.SetHolder(at, s)
	step := event.Step{Kind: event.HoldStep, Rule: event.RuleTerritory, From: board.Hand, To: at}
	if p.Board().Owner(at) == s {
		step.Kind = event.DisownStep
	}
	*steps = append(*steps, step)
}
