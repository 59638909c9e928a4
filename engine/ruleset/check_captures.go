package ruleset

import "sowbook/engine/capture"

// has reports whether the captures have all of some traits.
func (f *form) has(traits captureTrait) bool {
	var found captureTrait
	all := f.Captures.All()
	if f.isShort { // words of the short form may have changed
		all = f.Lines(nil)
	}
	for i := range all {
		found |= traitsOf(&all[i])
	}
	if f.isShort {
		found = found&^(takesSome-1) | kindTraits[f.Kind]
		if f.Sown == capture.NotSown {
			found &^= fromInnerPit
		}
		if f.Claim != capture.NoClaim {
			found |= claims
		}
	}
	return found&traits == traits
}

// hasNone reports whether there are no captures.
func (f *form) hasNone() bool {
	if f.isShort {
		return f.Kind == capture.KindNone && f.Claim == capture.NoClaim
	}
	return f.Captures == capture.List{}
}

// traitsOf returns the traits of one capture.
func traitsOf(c *capture.Line) (t captureTrait) {
	add := func(is bool, trait captureTrait) {
		if is {
			t |= trait
		}
	}
	add(c.Before == capture.BeforeEmpty, fromEmptyPit)
	add(c.Makes != 0, byNumber)
	add(c.When == capture.WhenEach || c.When == capture.WhenPassing, anySeed)
	add(c.Chain != capture.NoChain, inRuns)
	add(c.TakesPit(capture.PitIt), takesLast)
	add(c.TakesPit(capture.PitFacing), takesFacing)
	add(c.Whose == capture.TheirPit, onlyTheirs)
	add(c.Chain == capture.ChainAhead || c.Chain == capture.ChainBothWays, ahead)
	add(c.Sown != capture.NotSown, fromInnerPit)
	add(c.Next == capture.NextEmpty, beyondEmpty)
	add(c.Claims, claims)
	add(!c.Claims && c.Whose != capture.OwnedPit, takesSome)
	add(c.When == capture.WhenLast && !c.Claims && c.Whose != capture.OwnedPit, ofLast)
	add(c.Sown != capture.NotSown, sownAgain)
	add(c.Whose == capture.OwnedPit, fromOwned)
	add(c.SowsOn(), sowOn)
	add((c.When == capture.WhenLast || c.When == capture.WhenEach) && c.Whose != capture.OwnedPit && c.Before != capture.BeforeEmpty && c.Makes != 1<<1 && c.Next != capture.NextEmpty, fromOccupied)
	add(c.When == capture.WhenLast && !c.Claims && c.Sown == capture.NotSown, lastStored)
	add(c.Row == capture.InnerRow, inner)
	add(c.When == capture.WhenLast && !c.Claims && c.Whose != capture.OwnedPit && c.Next != capture.NextEmpty, beforeFilled)
	return t
}

// clashOfCaptures returns why captures contradict each other or the other rules, or "". keys
// has the word captures and the one that they contradict, if any.
func (f *form) clashOfCaptures() (keys [3]string, why string) {
	if f.Captures.Sown() == nil && f.Captures != (capture.List{}) && (f.MustCapture == MustCaptureYes || f.Direction == ReverseToCapture) {
		return [3]string{CapturesKey, "must-capture", "direction"}, "must-capture=yes and direction=reverse are supported only with captures whose seeds are sown"
	}
	for _, c := range f.Captures.All() {
		if other, why := f.clashOf(&c); why != "" {
			return [3]string{CapturesKey, other}, why
		}
	}
	return keys, ""
}

func (f *form) clashOf(c *capture.Line) (other, why string) {
	last, rows := c.When == capture.WhenLast, f.Rows
	line := "; in " + c.String()
	for _, clash := range [...]struct {
		is         bool
		other, why string
	}{
		{rows != FourRows && (c.Row != capture.AnyRow || c.TakesPit(capture.PitBehind)), "rows", "inner, outer and behind need rows=4, where a side has two rows"},
		{rows == FourRows && c.Whose == capture.TheirPit, "rows", "theirs has no meaning with rows=4, where sowings stay on the mover's side"},
		{c.Before == capture.BeforeEmpty && c.Makes != 0, "", "empty and makes exclude each other: a seed in an empty pit makes one"},
		{c.Makes != 0 && c.Makes&^(1<<1) == 0 && c.Before == capture.BeforeOccupied, "", "occupied and makes 1 exclude each other"},
		{!last && (c.Chain != capture.NoChain || c.Count != capture.CountTogether || c.Claims || c.Then != capture.ThenEnds || c.Sown != capture.NotSown), "", "chains, claims, sown seeds and further turns are supported only with last"},
		{c.When == capture.WhenAfter && (c.Before != capture.BeforeAny || c.Next != capture.NextAny), "", "empty, occupied and next-empty are not supported with after, which looks at every pit when the sowing is over"},
		{c.Count == capture.CountOneByOne && c.Chain == capture.NoChain, "", "one by one has no meaning without back, ahead or another chain"},
		{c.Chain == capture.ChainAlternating && !(c.Next == capture.NextEmpty && c.Takes[0].Pit == capture.PitBeyond), "", "alternating is supported only with next-empty: beyond"},
		{c.Claims && (rows == FourRows || f.House > 0), "rows", "a claim is not supported with rows=4"},
		{!c.Claims && c.Limits != capture.Limits{}, "", "one each, shared and phrases with not have no meaning without claim"},
		{c.Limits.Has(capture.LimitShared) && !(c.TakesPit(capture.PitIt) && c.TakesPit(capture.PitFacing)), "", "shared is supported only with claim it and facing"},
		{c.Limits.Has(capture.LimitShared) && f.Owned == OwnedTakes, "owned", "shared is not supported with owned=takes"},
		{c.Whose == capture.OwnedPit && !f.Captures.Claim(), "", "owned has no meaning where no capture claims a pit"},
		{c.Whose == capture.OwnedPit && f.Owned != OwnedKeeps, "owned", "owned is supported only with the rule owned=keeps"},
		{rows == ThreeRows && (c.TakesPit(capture.PitFacing) || c.Facing != 0 || c.Limits.Has(capture.LimitNotFacing)), "rows", "facing is not supported with rows=3"},
		{c.Sown != capture.NotSown && rows != FourRows, "rows", "captured seeds that are sown are supported only with rows=4"},
		{c.Sown != capture.NotSown && c.Then != capture.ThenEnds, "", "again and phrases with sow are not supported where captured seeds are sown"},
		{c.Sown == capture.SownFromEnd && (f.Direction != EitherWay || f.Relay != RelayLast), "direction", "sown from end is supported only with direction=either and relay=yes"},
		{c.SowsOn() && f.GrandSlam != SlamTakes, "grand-slam", "sow on, sow next and sow it are not supported with grand-slam"},
		{c.Then == capture.ThenSowIt && c.TakesPit(capture.PitIt), "", "sow it has no meaning where the last seed is captured"},
		{c.To == capture.ToOwner && c.Claims, "", "to owner has no meaning with a claim, whose seeds go where owned says; leave it out"},
	} {
		if clash.is {
			return clash.other, clash.why + line
		}
	}
	return other, ""
}

// AsksPart reports whether part k of a capture can have another value than the usual one on
// this board, with the other parts as they are.
func (r *Set) AsksPart(c *capture.Line, k int) bool {
	return c.AsksPart(k, r.Rows == FourRows, r.Rows != ThreeRows)
}
