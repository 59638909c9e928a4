package ruleset

// has reports whether the captures have all of some traits.
func (f *form) has(traits captureTrait) bool {
	var found captureTrait
	all := f.Captures.All()
	if f.isShort { // words of the short form may have changed
		list := f.short.list()
		all = list.all[:list.count]
	}
	for _, c := range all {
		found |= c.traits()
	}
	if f.isShort {
		found = found&^(takesSome-1) | kindTraits[f.kind]
		if f.sown == NotSown {
			found &^= fromInnerPit
		}
		if f.claim != noClaim {
			found |= claims
		}
	}
	return found&traits == traits
}

// hasNone reports whether there are no captures.
func (f *form) hasNone() bool {
	if f.isShort {
		return f.kind == noCapture && f.claim == noClaim
	}
	return f.Captures == Captures{}
}

// traits returns the traits of one capture.
func (c *Capture) traits() (t captureTrait) {
	add := func(is bool, trait captureTrait) {
		if is {
			t |= trait
		}
	}
	add(c.Before == BeforeEmpty, fromEmptyPit)
	add(c.Makes != 0, byNumber)
	add(c.When == WhenEach || c.When == WhenPassing, anySeed)
	add(c.Chain != NoChain, inRuns)
	add(c.TakesPit(PitIt), takesLast)
	add(c.TakesPit(PitFacing), takesFacing)
	add(c.Whose == TheirPit, onlyTheirs)
	add(c.Chain == ChainAhead || c.Chain == ChainBothWays, ahead)
	add(c.Sown != NotSown, fromInnerPit)
	add(c.Next == NextEmpty, beyondEmpty)
	add(c.Claims, claims)
	add(!c.Claims && c.Whose != OwnedPit, takesSome)
	add(c.When == WhenLast && !c.Claims && c.Whose != OwnedPit, ofLast)
	add(c.Sown != NotSown, sownAgain)
	add(c.Whose == OwnedPit, fromOwned)
	add(c.Then == ThenSowOn, sowOn)
	add((c.When == WhenLast || c.When == WhenEach) && c.Whose != OwnedPit && c.Before != BeforeEmpty && c.Makes != 1<<1 && c.Next != NextEmpty, fromOccupied)
	add(c.When == WhenLast && !c.Claims && c.Sown == NotSown, lastStored)
	add(c.Row == InnerRow, inner)
	add(c.When == WhenLast && !c.Claims && c.Whose != OwnedPit && c.Next != NextEmpty, beforeFilled)
	return t
}

// clashOfCaptures returns why captures contradict each other or the other rules, or "". keys
// has the word captures and the one that they contradict, if any.
func (f *form) clashOfCaptures() (keys [3]string, why string) {
	if f.Captures.Sown() == nil && f.Captures != (Captures{}) && (f.MustCapture == MustCaptureYes || f.Direction == ReverseToCapture) {
		return [3]string{CapturesKey, "must-capture", "direction"}, "must-capture=yes and direction=reverse are supported only with captures whose seeds are sown"
	}
	for _, c := range f.Captures.All() {
		if other, why := f.clashOf(&c); why != "" {
			return [3]string{CapturesKey, other}, why
		}
	}
	return keys, ""
}

func (f *form) clashOf(c *Capture) (other, why string) {
	last, rows := c.When == WhenLast, f.Rows
	line := "; in " + c.String()
	for _, clash := range [...]struct {
		is         bool
		other, why string
	}{
		{rows != FourRows && (c.Row != AnyRow || c.TakesPit(PitBehind)), "rows", "inner, outer and behind need rows=4, where a side has two rows"},
		{rows == FourRows && c.Whose == TheirPit, "rows", "theirs has no meaning with rows=4, where sowings stay on the mover's side"},
		{c.Before == BeforeEmpty && c.Makes != 0, "", "empty and makes exclude each other: a seed in an empty pit makes one"},
		{c.Makes != 0 && c.Makes&^(1<<1) == 0 && c.Before == BeforeOccupied, "", "occupied and makes 1 exclude each other"},
		{!last && (c.Chain != NoChain || c.Count != CountTogether || c.Claims || c.Then != ThenEnds || c.Sown != NotSown), "", "chains, claims, sown seeds and further turns are supported only with last"},
		{c.When == WhenAfter && (c.Before != BeforeAny || c.Next != NextAny), "", "empty, occupied and next-empty are not supported with after, which looks at every pit when the sowing is over"},
		{c.Count == CountOneByOne && c.Chain == NoChain, "", "one by one has no meaning without back, ahead or another chain"},
		{c.Chain == ChainAlternating && !(c.Next == NextEmpty && c.Takes[0].Pit == PitBeyond), "", "alternating is supported only with next-empty: beyond"},
		{c.Claims && (rows == FourRows || f.House > 0), "rows", "a claim is not supported with rows=4"},
		{!c.Claims && c.Limits != Limits{}, "", "one each, not last, not same and shared have no meaning without claim"},
		{c.Limits.Has(LimitShared) && !(c.TakesPit(PitIt) && c.TakesPit(PitFacing)), "", "shared is supported only with claim it and facing"},
		{c.Limits.Has(LimitShared) && f.Owned == OwnedTakes, "owned", "shared is not supported with owned=takes"},
		{c.Whose == OwnedPit && !f.Captures.Claim(), "", "owned has no meaning where no capture claims a pit"},
		{c.Whose == OwnedPit && f.Owned != OwnedKeeps, "owned", "owned is supported only with the rule owned=keeps"},
		{rows == ThreeRows && (c.TakesPit(PitFacing) || c.Facing != 0), "rows", "facing is not supported with rows=3"},
		{c.Sown != NotSown && rows != FourRows, "rows", "captured seeds that are sown are supported only with rows=4"},
		{c.Sown != NotSown && c.Then != ThenEnds, "", "again, again once and sow on are not supported where captured seeds are sown"},
		{c.Sown == SownFromEnd && (f.Direction != EitherWay || f.Relay != RelayLast), "direction", "sown from end is supported only with direction=either and relay=yes"},
		{c.Then == ThenSowOn && f.GrandSlam != SlamTakes, "grand-slam", "sow on is not supported with grand-slam"},
		{c.To == ToOwner && c.Claims, "", "to owner has no meaning with a claim, whose seeds go where owned says; leave it out"},
	} {
		if clash.is {
			return clash.other, clash.why + line
		}
	}
	return other, ""
}
