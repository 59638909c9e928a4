package ruleset

import (
	"strconv"

	"sowbook/engine/board"
	"sowbook/engine/capture"
)

// clashOfCaptures returns why captures contradict each other or the other rules, or "". keys
// has the word captures and the one that they contradict, if any.
func (r *Set) clashOfCaptures() (keys [3]string, why string) {
	all := r.Captures.All()
	for i := range all {
		c := &all[i]
		if other, why := r.clashOf(c); why != "" {
			return [3]string{CapturesKey, other}, why
		}
	}
	return keys, ""
}

func (r *Set) clashOf(c *capture.Line) (other, why string) {
	last, rows := c.When == capture.WhenLast, r.Rows
	line := "; in " + c.String()
	if n := r.Board().Pits; c.At.Beyond(n) {
		return "pits", "at names a pit that a side does not have; use numbers up to " + strconv.Itoa(n) + line
	}
	for _, clash := range [...]struct {
		is         bool
		other, why string
	}{
		{rows != FourRows && (c.Row != capture.AnyRow || c.TakesPit(capture.PitBehind) || c.TakesPit(capture.PitBehindFacing)), "rows", "inner, outer, behind and behind-facing need rows=4, where a side has two rows"},
		{rows == FourRows && c.Whose == capture.TheirPit, "rows", "theirs has no meaning with rows=4, where sowings stay on the mover's side"},
		{c.Before == capture.BeforeEmpty && c.Makes != 0, "", "empty and makes exclude each other: a seed in an empty pit makes one"},
		{c.Next == capture.NextEmpty && c.TakesPit(capture.PitNext), "", "next-empty and next exclude each other: an empty pit has no seeds to take"},
		{c.Facing == capture.EmptyNumber && c.TakesFacing(), "", "facing empty excludes taking facing: an empty pit has no seeds to take"},
		{c.Makes != 0 && c.Makes&^(1<<1) == 0 && c.Before == capture.BeforeOccupied, "", "occupied and makes 1 exclude each other"},
		{!last && (c.Chain != capture.NoChain || c.Count != capture.CountTogether || c.Claims || c.Then != capture.ThenEnds || c.Sown != capture.NotSown), "", "chains, claims, sown seeds and further turns are supported only with last"},
		{c.When >= capture.WhenAfter && (c.Before != capture.BeforeAny || c.Next != capture.NextAny), "", "empty, occupied and next-empty are not supported with after and before, which look at every pit, not at that of a seed"},
		{c.When == capture.WhenBefore && !(c.Whose == capture.OwnPit && c.Takes[0].Pit == capture.PitFacing && c.Takes[1].Pit == capture.NoPit), "", "before is supported only with own and facing, because the pits that can be played must keep their seeds"},
		{c.When == capture.WhenBefore && rows == FourRows, "rows", "before is not supported with rows=4"},
		{c.When == capture.WhenBefore && r.GrandSlam != SlamTakes, "grand-slam", "before is not supported with grand-slam"},
		{c.When == capture.WhenBefore && r.Singles != SinglesAny, "singles", "before is not supported with singles"},
		{c.Count == capture.CountOneByOne && c.Chain == capture.NoChain, "", "one by one has no meaning without back, ahead or another chain"},
		{c.Chain == capture.ChainAlternating && !(c.Next == capture.NextEmpty && c.Takes[0].Pit == capture.PitBeyond), "", "alternating is supported only with next-empty: beyond"},
		{c.Claims && rows == FourRows, "rows", "a claim is not supported with rows=4"},
		{c.Claims && (c.Chain != capture.NoChain || c.Takes[2].Pit != capture.NoPit), "", "chains and three pits are not supported with a claim"},
		{c.Claims && c.Takes[0].Pit != capture.PitIt && c.Limits != capture.Limits{}, "", "one each and phrases with not are supported only with claim it"},
		{c.Claims && c.Then != capture.ThenEnds && r.Owned != OwnedTakesOwn && (c.SowsOn() || r.Owned != OwnedTakes), "owned", "again is supported with a claim only with owned=takes, and sow it only with owned=takes-own"},
		{!c.Claims && c.Limits != capture.Limits{}, "", "one each, shared and phrases with not have no meaning without claim"},
		{c.Limits.Has(capture.LimitShared) && !(c.TakesPit(capture.PitIt) && c.TakesPit(capture.PitFacing)), "", "shared is supported only with claim it and facing"},
		{c.Claims && c.Takes[1].Pit != capture.NoPit && r.Owned == OwnedTakes, "owned", "a claim of two pits is not supported with owned=takes"},
		{c.Claims && r.Owned == OwnedTakesOwn && (c.Then != capture.ThenSowIt || c.Takes != [3]capture.Take{{Pit: capture.PitIt}}), "owned", "owned=takes-own is supported only with claim it, sow it"},
		{c.Whose == capture.OwnedPit && !r.Captures.Claim(), "", "owned has no meaning where no capture claims a pit"},
		{c.Whose == capture.OwnedPit && r.Owned != OwnedKeeps, "owned", "owned is supported only with the rule owned=keeps"},
		{rows == ThreeRows && (c.TakesPit(capture.PitFacing) || c.TakesPit(capture.PitFacingNext) || c.Facing != 0 || c.Limits.Has(capture.LimitNotFacing)), "rows", "facing is not supported with rows=3"},
		{c.Sown != capture.NotSown && rows != FourRows, "rows", "captured seeds that are sown are supported only with rows=4"},
		{c.Sown != capture.NotSown && r.GrandSlam != SlamTakes, "grand-slam", "captured seeds that are sown are not supported with grand-slam"},
		{c.Sown != capture.NotSown && c.Then != capture.ThenEnds, "", "again and phrases with sow are not supported where captured seeds are sown"},
		{c.Sown != capture.NotSown && c.TakesPit(capture.PitBehindFacing), "", "behind-facing is not supported where captured seeds are sown"},
		{c.Sown == capture.SownFromEnd && r.Direction != EitherWay, "direction", "sown from end is supported only with direction=either"},
		{c.Sown == capture.SownFromEnd && r.Relay != RelayLast, "relay", "sown from end is supported only with relay=yes"},
		{c.SowsOn() && r.GrandSlam != SlamTakes, "grand-slam", "sow on, sow next and sow it are not supported with grand-slam"},
		{c.SowsOn() && c.Then != capture.ThenSowIt && rows == FourRows && c.BeginsFacing(), "rows", "sow on and sow next are not supported with rows=4 where the first pit captured is on the other side"},
		{c.Then == capture.ThenSowIt && c.TakesPit(capture.PitIt) && !c.Claims, "", "sow it has no meaning where the last seed is captured"},
		{c.Further > 0 && (!last || c.Sown != capture.NotSown || c.Then != capture.ThenEnds || c.To != capture.ToMover), "", "phrases with more are supported only with last, where the mover keeps the seeds and the turn ends"},
		{c.Further > 0 && r.Captures.Claim(), "", "phrases with more are not supported with a claim"},
		{c.Further > 0 && r.GrandSlam != SlamTakes, "grand-slam", "phrases with more are not supported with grand-slam"},
		{c.Further > 0 && r.BothEnds != BothEndsNo, "both-ends", "phrases with more are not supported with both-ends"},
		{c.Further > 0 && c.Further <= capture.MostFurther && r.Captures.Has(capture.LeavesFurther), "", "phrases with up to are not supported together with 1 more, 2 more or 3 more"},
		{c.Further > capture.MostFurther && r.Stuck == StuckPasses, "stuck", "phrases with up to are not supported with stuck=passes"},
		{c.Further > 0 && r.Stock > 0, "stock", "phrases with more are not supported with stock"},
		{c.To != capture.ToMover && c.Claims, "", "to owner and to other have no meaning with a claim, whose seeds go where owned says; leave it out"},
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

// Unused returns an error if a capture is never made because another is made first, or nil. Such
// rules can be played.
func (r Set) Unused() error {
	all := r.Captures.All()
	for i := range all {
		for k := range all {
			first, c := &all[k], &all[i]
			if (k < i || first.When == capture.WhenEach && c.When == capture.WhenLast) && first.Hides(c) {
				return &board.TextError{Why: "this capture is never made, because " + first.String() + " is made first; in " + c.String(), Key: CapturesKey}
			}
		}
	}
	return nil
}
