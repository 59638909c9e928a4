package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

var bothWays = [...]Way{Right, Left}

// ways returns the directions in which a move may go.
func (r *Rules) ways() []Way {
	switch r.Direction {
	case ruleset.Counterclockwise:
		return bothWays[:1]
	case ruleset.Clockwise:
		return bothWays[1:]
	}
	return bothWays[:]
}

// wrongWay reports whether a move goes in a direction in which it may not go.
func (r *Rules) wrongWay(p *Position, m Move) bool {
	switch r.Direction {
	case ruleset.Counterclockwise:
		return m.Way == Left
	case ruleset.Clockwise:
		return m.Way == Right
	case ruleset.ReverseToCapture, ruleset.ReverseAnyLap:
		return m.Way == Left && !r.reverses(p, m)
	case ruleset.Halves:
		return m.LeavesHalf(p.Board())
	case ruleset.Parity:
		return p.Seeds(m.Pit)%2 == int(m.Way)
	}
	return false
}

// playable reports whether a pit of the side to move has enough seeds to be played, and
// nobody has claimed it; or whether it may take a seed of the stock.
func (r *Rules) playable(p *Position, at Place) bool {
	if r.enters(p) {
		return p.Board().IsInner(at) && p.Seeds(at) > 0
	}
	least := r.Fewest
	if r.Fewer != ruleset.FewerNever {
		least = r.fewest(p)
	}
	return p.Seeds(at) >= least && !r.ownedPit(p, at)
}

// fewest returns the fewest seeds that a pit must hold to be played by the side to move.
func (r *Rules) fewest(p *Position) int {
	if r.Fewer == ruleset.FewerNever || r.Fewest == 1 {
		return r.Fewest
	}
	first := p.Board().First(p.Turn())
	for at := first; at < first+Place(p.Board().Pits); at++ {
		if p.Seeds(at) >= r.Fewest && !r.ownedPit(p, at) {
			return r.Fewest
		}
	}
	return 1
}

// ownedPit reports whether a player has claimed a pit.
func (r *Rules) ownedPit(p *Position, at Place) bool {
	return r.Captures.Claim() && p.IsOwned(at)
}

// only returns the one pit that may be played under PickRightmost. ok is false if no
// pit may be played.
func (r *Rules) only(p *Position) (at Place, ok bool) {
	b := p.Board()
	last := b.First(p.Turn()) + Place(b.Pits) - 1
	least := r.fewest(p)
	for at = last; at >= b.First(p.Turn()); at-- {
		if p.Seeds(at) >= least {
			return at, true
		}
		if r.Rightmost == ruleset.RightmostPasses {
			break
		}
	}
	return last, false
}

// canSow reports whether the side to move has a pit to play.
func (r *Rules) canSow(p *Position) bool {
	if r.Pick == ruleset.PickRightmost {
		_, ok := r.only(p)
		return ok
	}
	if p.InTurn() {
		return true
	}
	first, pits := p.Span(p.Turn())
	least, enters := r.fewest(p), r.enters(p)
	if enters {
		least = 1
	}
	for at := first; at < first+Place(pits); at++ {
		if n := p.Seeds(at); n >= least && (n > 1 || enters || r.movesSingle(p, at)) && (!enters || p.Board().IsInner(at)) && !r.ownedPit(p, at) && (!p.HasHeld() || p.Holder(at) == p.Turn()) {
			return true
		}
	}
	return false
}

// movesSingle reports whether the rules for single seeds let a pit be played that holds one.
func (r *Rules) movesSingle(p *Position, at Place) bool {
	if r.Singles == ruleset.SinglesAny {
		return true
	}
	for _, w := range r.ways() {
		if m := (Move{Kind: Sow, Pit: at, Way: w}); !r.wrongWay(p, m) && r.intoEmpty(p, m) {
			return true
		}
	}
	return false
}

// intoEmpty reports whether the first seed of a move falls in an empty pit.
func (r *Rules) intoEmpty(p *Position, m Move) bool {
	b := p.Board()
	next, skipped := &r.Track(b)[p.Turn()][m.Way], p.ClosedPits()
	if r.Captures.Claim() {
		skipped = skipped.With(r.skippedOwned(p, p.Turn()))
	}
	at := Place(next[m.Pit])
	for b.IsPit(at) && skipped.Has(at) {
		at = Place(next[at])
	}
	return b.IsPit(at) && p.Seeds(at) == 0
}

// canPlay reports whether the side to move has a pit to play, and one that reaches the other side if
// every move must.
func (r *Rules) canPlay(p *Position) bool {
	return r.canSow(p) && (!r.MustReach() || r.canDo(p, reaches))
}

// MustPass reports whether the rules make the side to move pass: it has no playable pit,
// and it has seeds, or with [EmptyPasses] the other side can move, or the game goes on
// until the board is cleared and nobody gives it a seed.
func (r *Rules) MustPass(p *Position) bool {
	switch {
	case r.canPlay(p):
		return false
	case r.Stuck == ruleset.EmptyPasses:
		other := p.WithTurn(p.Turn().Other())
		return r.canPlay(&other)
	case r.PassesEmpty() && p.InPits(p.Turn()) == 0:
		return true
	}
	return (r.Stuck == ruleset.StuckPasses || r.PassesRightmost() && !r.canSow(p)) && p.InPits(p.Turn()) > 0
}

// Legal returns the legal moves, in pit order from the mover's left to right, R before L
// in each pit, and stopping in the house before going on. If the mover must pass, that is
// the only move. While a gift to a side without seeds is due, only that is legal; while further pits are due, only to
// capture one or, if the rules allow it, to leave them. There are none if the game is over, as far as [Rules.Ended] sees; [Game.Legal] sees every end.
func (r Rules) Legal(p Position) []Move { return r.AppendLegal(nil, &p) }

// AppendLegal appends the moves of [Rules.Legal] to moves and returns the extended
// slice. It allocates only if moves has too little capacity. p is a pointer because searches
// call this for every position, and a position is too large to copy each time.
func (r *Rules) AppendLegal(moves []Move, p *Position) []Move {
	if r.endedBySeeds(p) != event.NotOver {
		return moves
	}
	b := p.Board()
	if r.takesFurther(p) {
		for at := Place(0); b.IsPit(at); at++ {
			if r.mayTake(p, at) {
				moves = append(moves, Move{Kind: Take, Pit: at})
			}
		}
		if r.Captures.Has(capture.LeavesFurther) {
			moves = append(moves, Move{Kind: Pass})
		}
		return moves
	}
	if giver, due := r.giver(p); due {
		for i, at := 0, b.First(giver); i < b.Pits; i, at = i+1, at+1 {
			m := Move{Kind: Gift, Pit: at}
			if _, refused := r.refusesGift(p, m, giver, due); !refused {
				moves = append(moves, m)
			}
		}
		return moves
	}
	d, none := r.duty(p), len(moves)
	first, pits := p.Span(p.Turn())
	for at := first; at < first+Place(pits); at++ {
		if p.Seeds(at) == 0 {
			continue
		}
		for _, w := range r.ways() {
			m := Move{Kind: Sow, Pit: at, Way: w}
			if d.capture && !d.captures[w].Has(at) && p.Opening() == 0 {
				continue // refused too, but most pits in games with such a duty
			}
			if _, refused := r.refusesSowing(p, m, &d); refused {
				continue
			}
			moves = append(moves, m)
			if m.On = r.choosesAtHouse(p, m); m.On && r.mayFinish(p, m) {
				moves = append(moves, m)
			}
		}
	}
	if len(moves) == none && r.MustPass(p) { // asked last, for most positions have a move
		return append(moves, Move{Kind: Pass})
	}
	return moves
}

// WhyIllegal returns why a move is illegal, or nil if it is legal.
func (r Rules) WhyIllegal(p Position, m Move) *Refusal {
	if why, refused := r.refusal(&p, m); refused {
		return &Refusal{Rule: why.Rule, Pit: why.Pit}
	}
	return nil
}

// refusal is like [Rules.WhyIllegal] but returns a value, to avoid an allocation.
func (r *Rules) refusal(p *Position, m Move) (Refusal, bool) {
	if end := r.ended(p); end != event.NotOver {
		return Refusal{Rule: end.Rule(), Pit: Hand}, true
	}
	if takes := r.takesFurther(p); takes && m.Kind == Pass && r.Captures.Has(capture.LeavesFurther) {
		return Refusal{}, false
	} else if takes || m.Kind == Take {
		return Refusal{Rule: event.RuleFurther, Pit: m.Pit}, m.Kind != Take || p.Further() == 0 || !r.mayTake(p, m.Pit)
	}
	giver, due := r.giver(p)
	switch {
	case m.Kind == NextRound:
		return Refusal{Rule: event.RuleRefill, Pit: Hand}, true
	case due || m.Kind == Gift:
		return r.refusesGift(p, m, giver, due)
	case m.Kind == Pass:
		if !r.MustPass(p) {
			return Refusal{Rule: event.RulePass, Pit: Hand}, true
		}
		return Refusal{}, false
	}
	d := r.duty(p)
	why, refused := r.refusesSowing(p, m, &d)
	if !refused && m.On && !r.choosesAtHouse(p, m) {
		return Refusal{Rule: event.RuleHouse, Pit: Hand}, true
	}
	return why, refused
}

// refusesSowing returns why a pit may not be sown.
func (r *Rules) refusesSowing(p *Position, m Move, d *duty) (Refusal, bool) {
	b := p.Board()
	if last, _, _ := p.Lap(); last != Hand {
		return Refusal{Rule: event.RuleDirection, Pit: m.Pit}, m.Pit != last || r.wrongWay(p, m)
	}
	switch {
	case !b.IsPit(m.Pit) || p.Holder(m.Pit) != p.Turn():
		return Refusal{Rule: event.RuleOwnPits, Pit: m.Pit}, true
	case r.ownedPit(p, m.Pit):
		return Refusal{Rule: event.RuleOwnedPit, Pit: m.Pit}, true
	case p.Seeds(m.Pit) == 0:
		return Refusal{Rule: event.RuleEmptyPit, Pit: m.Pit}, true
	case r.enters(p):
		if !b.IsInner(m.Pit) {
			return Refusal{Rule: event.RuleStock, Pit: m.Pit}, true
		}
		return r.refusesEntry(p, m, d)
	case !r.playable(p, m.Pit):
		return Refusal{Rule: event.RuleFewest, Pit: m.Pit}, true
	case r.wrongWay(p, m):
		return Refusal{Rule: event.RuleDirection, Pit: m.Pit}, true
	}
	if r.Singles != ruleset.SinglesAny && p.Seeds(m.Pit) == 1 && !r.intoEmpty(p, m) {
		return Refusal{Rule: event.RuleSingles, Pit: m.Pit}, true
	}
	if r.Pick == ruleset.PickRightmost {
		if at, ok := r.only(p); !ok || at != m.Pit {
			return Refusal{Rule: event.RuleRightmost, Pit: m.Pit}, true
		}
	}
	if p.Opening() == 0 {
		// The move is free.
	} else if at, ok := r.prescribed(p); ok {
		return Refusal{Rule: event.RuleOpening, Pit: m.Pit}, m.Pit != at
	}
	if r.MustTake() && !d.captures[m.Way].Has(m.Pit) {
		if why, refused := r.refusesQuiet(p, m, d); refused {
			return why, true
		}
	}
	if d.needed != 0 {
		return d.needed.refuses(m, r.outcomeOf(p, m))
	}
	return Refusal{}, false
}
