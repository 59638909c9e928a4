package prose

import (
	"strconv"

	"sowbook/engine"
)

// Step says one step of a move by side me: pos is the position that the step
// has just changed, last tells that it drops the last seed.
func (v Voice) Step(s engine.Step, pos engine.Position, me engine.Side, last bool) Said {
	b := pos.Board()
	names := v.names(me)
	said := Said{}
	seeds := Count("n", s.Seeds)
	clauses := v.Clauses[s.Rule]
	switch s.Do {
	case engine.Lift:
		sentence := stepLift
		if s.Rule == engine.RuleRelay {
			sentence = stepRelay
		}
		said.add(v.Words.sentence(sentence, append(names, seeds, Text("pit", v.label(b, s.From)), Text("place", v.place(b, s.From)))...), clauses)
	case engine.Drop:
		sentence := stepDrop
		if last {
			sentence = stepLast
		}
		said.add(v.Words.sentence(sentence, Text("place", v.place(b, s.To)), Count("n", pos.Seeds(s.To))), clauses)
	case engine.Skip:
		said.add(v.Words.sentence(stepSkip, Text("place", v.place(b, s.To))), clauses)
	case engine.CaptureStep:
		sentence := stepTake
		if s.Rule == engine.RuleCaptureAcross && b.Owner(s.From) == me {
			sentence = stepTakeOwn
		}
		owner := Text("owner", v.Sides[b.Owner(s.To)])
		said.add(v.Words.sentence(sentence, append(names, seeds, owner, Text("place", v.place(b, s.From)))...), clauses)
	case engine.AgainStep:
		sentence := again
		if s.Rule == engine.RuleCaptureAgain {
			sentence = captureAgain
		}
		said.add(v.Words.sentence(sentence, names...), clauses)
	case engine.GiveStep:
		said.add(v.Words.sentence(gives, append(names, Text("pit", v.label(b, s.From)), Text("to", v.label(b, s.To)))...), clauses)
	case engine.TurnStep:
		said.add(v.Words.sentence(stepTurn, names...), clauses)
	case engine.PassStep:
		said.add(v.Words.sentence(passing, names...), clauses)
	case engine.EndStep:
		said.add(v.Words.sentence(refuseOver), clauses)
	case engine.SweepStep:
		owner := v.names(b.Owner(s.From))
		said.add(v.Words.sentence(stepSweep, append(owner, seeds, Text("place", v.place(b, s.From)))...), clauses)
	}
	return said
}

// names is the fills that name the sides as seen by side me.
func (v Voice) names(me engine.Side) []*Fill {
	other := v.Sides[me.Other()]
	return []*Fill{Text("side", v.Sides[me]), Text("other", other), Text("next", other), Text("store", v.Store)}
}

func (v Voice) label(b engine.Board, at engine.Place) string {
	return strconv.Itoa(v.Labels.Label(b, at))
}

// place is the full name of a pit or a store.
func (v Voice) place(b engine.Board, at engine.Place) string {
	sentence := placePit
	fills := []*Fill{Text("side", v.Sides[b.Owner(at)]), Text("store", v.Store)}
	switch {
	case !b.IsPit(at):
		sentence = placeStore
	case v.Labels == engine.Cells: // a number that no other pit has needs no side
		sentence = placeCell
		fallthrough
	default:
		fills = append(fills, Text("pit", v.label(b, at)))
	}
	return v.Words.Fill(v.Words.text(sentence), fills...)
}

// listed is the name of a place in the list of where seeds fell: the side is
// said when it changes from the place before.
func (v Voice) listed(b engine.Board, at engine.Place, before, me engine.Side) string {
	owner := b.Owner(at)
	switch {
	case !b.IsPit(at) && owner == me:
		return v.Store
	case !b.IsPit(at):
		return v.Words.Fill(v.Words.text(listedStore), Text("side", v.Sides[owner]), Text("store", v.Store))
	case owner == before || v.Labels == engine.Cells:
		return v.label(b, at)
	}
	return v.Words.Fill(v.Words.text(listedTheirs), Text("side", v.Sides[owner]), Text("pit", v.label(b, at)))
}
