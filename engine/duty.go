package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// outcome is a set of what a move does that a rule may ask for.
type outcome uint8

const (
	feeds        outcome = 1 << iota // leaves the opponent seeds
	reaches                          // sows a seed on the other side, or where else it must
	captures                         // captures seeds for the mover
	leavesSome                       // does not capture all the opponent's seeds
	finishes                         // is no relay that would never end
	everyOutcome = iota
)

// outcomeRules are the rules that ask for an outcome, by its bit.
var outcomeRules = [everyOutcome]Rule{event.RuleFeed, event.RuleReach, event.RuleMustCapture, event.RuleGrandSlam, event.RuleEndlessRelay}

// refuses returns why a move with an outcome is illegal if it lacks something that is needed.
func (needed outcome) refuses(m Move, has outcome) (Refusal, bool) {
	for i, rule := range outcomeRules {
		if missing := needed &^ has; missing>>i&1 == 1 {
			return Refusal{Rule: rule, Pit: m.Pit}, true
		}
	}
	return Refusal{}, false
}

// outcomeOf returns what a move does.
func (r *Rules) outcomeOf(p *Position, m Move) (has outcome) {
	var after Position
	t := turn{rules: r, start: p, pos: &after, move: m}
	t.begin()
	t.sow()
	set := func(is bool, one outcome) {
		if is {
			has |= one
		}
	}
	set(t.fed || t.inPlay(p.Turn().Other()) > 0, feeds) // sowing alone counts as feeding
	set(t.reached, reaches)
	t.capture()
	t.takeAll(capture.WhenAfter)
	set(t.gained, captures)
	set(!t.slam, leavesSome)
	set(!t.endless, finishes)
	return has
}

// must returns what the move of the side to move must do; if none does, no move is legal.
func (r *Rules) must(p *Position) (needed outcome) {
	if r.Feed == ruleset.FeedMust && r.starves(p) {
		needed |= feeds
	}
	if r.MustReach() {
		needed |= reaches
	}
	if r.GrandSlam == ruleset.SlamForbidden {
		needed |= leavesSome
	}
	if r.Endless == ruleset.EndlessForbidden {
		needed |= finishes
	}
	return needed
}

// needed returns what the move of the side to move must do, with all that it must do only if some
// move can: feed, reach and capture, in this order.
func (r *Rules) needed(p *Position) outcome {
	d := duty{needed: r.must(p)}
	var wanted outcome
	if r.Feed == ruleset.FeedIfPossible && r.starves(p) {
		wanted |= feeds
	}
	if r.Reach == ruleset.ReachIfPossible {
		wanted |= reaches
	}
	if r.MustCapture == ruleset.MustCaptureAnyLap {
		wanted |= captures
	}
	if wanted == 0 {
		return d.needed
	}
	var found [1 << everyOutcome]bool // by what a move does that is legal otherwise
	b := p.Board()
	for i, at := 0, b.First(p.Turn()); i < b.Pits; i, at = i+1, at+1 {
		for _, w := range r.ways() {
			m := Move{Kind: Sow, Pit: at, Way: w}
			if _, refused := r.refusesSowing(p, m, &duty{}); !refused {
				found[r.outcomeOf(p, m)] = true
			}
		}
	}
	for one := feeds; one < leavesSome; one <<= 1 {
		for has, is := range found {
			if with := d.needed | one; wanted&one != 0 && is && with&^outcome(has) == 0 {
				d.needed = with
			}
		}
	}
	return d.needed
}

// mayFinish reports whether a move does not break the rule that forbids endless relays.
func (r *Rules) mayFinish(p *Position, m Move) bool {
	return r.Endless != ruleset.EndlessForbidden || r.outcomeOf(p, m)&finishes != 0
}

// starves reports whether the opponent of the side to move has no seeds in play, and is given
// none.
func (r *Rules) starves(p *Position) bool {
	if r.Give != ruleset.NoGive {
		return false
	}
	if other := p.Turn().Other(); r.Captures.Claim() {
		return p.Free(other) == 0
	}
	return p.IsEmpty(p.Turn().Other())
}

// inPlay returns the number of seeds of a side in pits that nobody owns.
func (t *turn) inPlay(s Side) int {
	if t.owned {
		return t.pos.Free(s)
	}
	return t.pos.InPits(s)
}
