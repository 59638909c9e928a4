// Package score gives out the seeds left in the pits at the end of a game or round, and says who
// has won.
package score

import (
	"sowbook/engine/board"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// End is the end of a game.
type End struct {
	Rules  *ruleset.Set
	Pos    *board.Position
	Reason event.Reason
	Cause  event.Cause   // LeftOver depends on it
	Mover  board.Side    // who made the last move
	Steps  *[]event.Step // nil if no trace is wanted
}

// LeftOver returns who gets the seeds left in the pits.
func (e *End) LeftOver() ruleset.LeftOver {
	switch {
	case e.Rules.Wins != ruleset.MostWins || e.Reason == event.Majority || e.Reason == event.BothEnds || e.Reason == event.Endless:
		return ruleset.ToNobody // seeds are not counted, or no longer
	case e.Cause == event.LastSeed:
		return ruleset.ToOwners // the owner of the last seed takes it
	case e.Rules.LeftOver == ruleset.ToOther && e.Cause == event.NeitherMoves:
		return ruleset.ToNobody
	}
	return e.Rules.LeftOver
}

// Sweep moves the seeds left in owned pits to the owners' stores, and those in other pits to the
// stores of the players who get them, whoever could move.
func (e *End) Sweep(left ruleset.LeftOver) {
	takers, b, claims := e.takers(left), e.Pos.Board(), e.Rules.Captures.Claim()
	for at := board.Place(0); b.IsPit(at); at++ {
		if owner, owned := e.Pos.Owned(at); owned && claims {
			e.sweepPit(at, owner, event.RuleOwnedLeft)
		} else if to := takers[e.Pos.Holder(at)]; to != nobody {
			e.sweepPit(at, to, event.RuleLeftOver)
		}
	}
	if left == ruleset.ToHalves {
		e.halve((e.Pos.InPits(board.South) + e.Pos.InPits(board.North)) / 2)
	}
}

// GiveRest moves the seeds left in the pits to the store of the side whose seeds were all
// captured.
func (e *End) GiveRest() {
	for at := board.Place(0); e.Pos.Board().IsPit(at); at++ {
		e.sweepPit(at, e.Mover.Other(), event.RuleGrandSlam)
	}
}

// nobody is no side.
const nobody board.Side = 2

// takers returns who takes the seeds left on each side, or nobody.
func (e *End) takers(left ruleset.LeftOver) [2]board.Side {
	to, south, north := [2]board.Side{nobody, nobody}, e.Pos.InPits(board.South) > 0, e.Pos.InPits(board.North) > 0
	for s := board.South; s <= board.North; s++ {
		switch left {
		case ruleset.ToOwners:
			to[s] = s
		case ruleset.ToOther:
			// Unless the player to move cannot, both could, if they have seeds.
			if e.Reason != event.NoMove || e.Pos.Turn() != s {
				to[s] = s
			}
		case ruleset.ToEmptier:
			if south != north {
				to[s] = s.Other()
			}
		case ruleset.ToLastMover:
			to[s] = e.Mover
		}
	}
	return to
}

// halve moves half seeds from the pits to each store, first those of its side.
func (e *End) halve(half int) {
	due, b := [2]int{half, half}, e.Pos.Board()
	for i := range 4 {
		to := board.Side(i % 2)
		first := b.First(to)
		if i > 1 {
			first = b.First(to.Other())
		}
		for at := first; at < first+board.Place(b.Pits); at++ {
			n := min(due[to], e.Pos.Seeds(at))
			due[to] -= n
			e.move(event.Step{Rule: event.RuleLeftOver, From: at, To: b.Store(to), Seeds: n, Cause: event.Half})
		}
	}
}

// sweepPit moves the seeds of a pit to the store of a side.
func (e *End) sweepPit(at board.Place, to board.Side, rule event.Rule) {
	e.move(event.Step{Rule: rule, From: at, To: e.Pos.Board().Store(to), Seeds: e.Pos.Seeds(at)})
}

// move makes a step of the sweep, unless it moves no seeds.
func (e *End) move(s event.Step) {
	if s.Seeds == 0 {
		return
	}
	e.Pos.Add(s.From, -s.Seeds)
	e.Pos.Add(s.To, s.Seeds)
	if s.Kind = event.SweepStep; e.Steps != nil {
		*e.Steps = append(*e.Steps, s)
	}
}
