package narrate

import (
	"strconv"

	"sowbook/engine"
)

// Step says one step of a move by side me: pos is the position that the step
// has just changed, last tells that it drops the last seed.
func (v Voice) Step(s engine.Step, pos engine.Position, me engine.Side, last bool) Said {
	b := pos.Board()
	names := v.names(b, me)
	said := Said{}
	seeds := counted(s.Seeds)
	clauses := v.Clauses[s.Rule]
	switch s.Do {
	case engine.Lift:
		sentence := stepLift
		if s.Rule == engine.RuleRelay {
			sentence = stepRelay
		}
		fills := append([]string{"{pit}", v.label(b, s.From), "{place}", v.place(b, s.From)}, seeds...)
		said.add(fill(sentence, append(fills, names...)...), clauses)
	case engine.Drop:
		sentence := stepDrop
		if last {
			sentence = stepLast
		}
		said.add(fill(sentence, "{place}", v.place(b, s.To), "{n}", Number(pos.Seeds(s.To))), clauses)
	case engine.Skip:
		said.add(fill(stepSkip, "{place}", v.place(b, s.To)), clauses)
	case engine.CaptureStep:
		sentence := stepTake
		if s.Rule == engine.RuleCaptureAcross && b.Owner(s.From) == me {
			sentence = stepTakeOwn
		}
		fills := append([]string{"{place}", v.place(b, s.From), "{owner}", v.Sides[b.Owner(s.To)]}, seeds...)
		said.add(fill(sentence, append(fills, names...)...), clauses)
	case engine.AgainStep:
		sentence := again
		if s.Rule == engine.RuleCaptureAgain {
			sentence = captureAgain
		}
		said.add(fill(sentence, names...), clauses)
	case engine.GiveStep:
		said.add(fill(gives, append([]string{"{pit}", v.label(b, s.From), "{to}", v.label(b, s.To)}, names...)...), clauses)
	case engine.TurnStep:
		said.add(fill(stepTurn, names...), clauses)
	case engine.PassStep:
		said.add(fill(passing, names...), clauses)
	case engine.EndStep:
		said.add(fill(refuseOver), clauses)
	case engine.SweepStep:
		owner := v.names(b, b.Owner(s.From))
		said.add(fill(stepSweep, append([]string{"{place}", v.place(b, s.From)}, append(owner, seeds...)...)...), clauses)
	}
	return said
}

// names is the fills that name the sides as seen by side me.
func (v Voice) names(b engine.Board, me engine.Side) []string {
	other := v.Sides[me.Other()]
	return []string{"{side}", v.Sides[me], "{other}", other, "{next}", other, "{store}", v.Store}
}

func (v Voice) label(b engine.Board, at engine.Place) string {
	return strconv.Itoa(v.Labels.Label(b, at))
}

// place is the full name of a pit or a store.
func (v Voice) place(b engine.Board, at engine.Place) string {
	sentence := placePit
	fills := []string{"{side}", v.Sides[b.Owner(at)], "{store}", v.Store}
	switch {
	case !b.IsPit(at):
		sentence = placeStore
	case v.Labels == engine.Cells: // a number that no other pit has needs no side
		sentence = placeCell
		fallthrough
	default:
		fills = append(fills, "{pit}", v.label(b, at))
	}
	return put(sentence, fills...)
}

// listed is the name of a place in the list of where seeds fell: the side is
// said when it changes from the place before.
func (v Voice) listed(b engine.Board, at engine.Place, before, me engine.Side) string {
	owner := b.Owner(at)
	switch {
	case !b.IsPit(at) && owner == me:
		return v.Store
	case !b.IsPit(at):
		return put(listedStore, "{side}", v.Sides[owner], "{store}", v.Store)
	case owner == before || v.Labels == engine.Cells:
		return v.label(b, at)
	}
	return put(listedTheirs, "{side}", v.Sides[owner], "{pit}", v.label(b, at))
}
