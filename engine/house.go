package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// enters reports whether the side to move puts a seed of its stock in a pit, because it has
// one. The stock is in the store.
func (r *Rules) enters(p *Position) bool {
	return r.Stock > 0 && p.Seeds(p.Board().Store(p.Turn())) > 0
}

// ownsHouse reports whether a pit is a house that its player still owns.
func (r *Rules) ownsHouse(p *Position, at Place) bool {
	return r.HasHouses() && p.IsOwned(at)
}

// isWorkingHouse reports whether a pit is a house that its player still owns, with enough seeds.
func (r *Rules) isWorkingHouse(p *Position, at Place) bool {
	return r.ownsHouse(p, at) && p.Seeds(at) >= r.House
}

// enterSeed puts a seed of the mover's stock, if there is one, in the pit of the move. The move
// captures if that seed does.
func (t *turn) enterSeed() {
	if !t.rules.enters(t.pos) {
		return
	}
	t.entered, t.at = true, t.from
	working := t.rules.isWorkingHouse(t.pos, t.at)
	store := t.board.Store(t.mover)
	t.pos.Add(store, -1)
	t.held = t.pos.Drop(t.at)
	t.note(Step{Kind: event.FillStep, Rule: event.RuleStock, From: store, To: t.at, Seeds: 1})
	t.takes = t.takesSown()
	t.quiet = !t.takes
	t.taxed = t.quiet && working
}

// refusesEntry returns why a pit of the inner row may not take a seed of the stock, if it may
// not.
func (r *Rules) refusesEntry(p *Position, m Move, d *duty) (Refusal, bool) {
	if d.captures[m.Way].Has(m.Pit) {
		way, flank := p.Board().Flank(m.Pit)
		return Refusal{Rule: event.RuleDirection, Pit: m.Pit}, flank && way != m.Way
	}
	if why, refused := r.refusesQuiet(p, m, d); refused {
		return why, true
	}
	_, larger := p.InnerPits(2)
	house := p.Board().House(p.Turn())
	switch {
	case d.occupied > 1 && r.isWorkingHouse(p, m.Pit):
		return Refusal{Rule: event.RuleHouse, Pit: m.Pit}, true
	case p.Seeds(m.Pit) > 1 || larger == 0 || r.SingleEntry == ruleset.SingleAny:
	case r.SingleEntry == ruleset.SingleOwner && !r.ownsHouse(p, house), r.SingleEntry == ruleset.SingleWorking && !r.isWorkingHouse(p, house):
		return Refusal{Rule: event.RuleFewest, Pit: m.Pit}, true
	}
	return Refusal{}, false
}

// stopsAtHouse reports whether a lap ends the move in the mover's working house. In a move
// with captures the mover may sow on instead.
func (t *turn) stopsAtHouse() bool {
	if t.at != t.board.House(t.mover) || !t.rules.isWorkingHouse(t.pos, t.at) {
		return false
	}
	switch t.rules.HouseRights {
	case ruleset.HouseStageOne, ruleset.HouseAnyMove:
		if !t.entered {
			return false
		}
	case ruleset.HouseUntilCapture:
		if !t.entered && !t.quiet {
			return false
		}
	}
	t.chooses = !t.quiet || t.rules.HouseRights == ruleset.HouseAnyMove
	return !t.chooses || !t.move.On
}

// choosesAtHouse reports whether a lap of a move ends in the mover's working house, where the
// mover may stop or sow on.
func (r *Rules) choosesAtHouse(p *Position, m Move) bool {
	if !r.HasHouses() || !p.IsOwned(p.Board().House(p.Turn())) {
		return false
	}
	m.On = false // a lap that goes on may begin an endless relay
	var after Position
	t := turn{rules: r, start: p, pos: &after, move: m}
	t.begin()
	t.sow()
	return t.chooses
}

// disown ends the ownership of a house, if a player owns it.
func (t *turn) disown(at Place) {
	if t.rules.ownsHouse(t.pos, at) {
		t.pos.Disown(at)
		t.note(Step{Kind: event.DisownStep, Rule: event.RuleHouse, From: Hand, To: at})
	}
}
