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
	switch {
	case rows != FourRows && (c.Row != capture.AnyRow || c.TakesPit(capture.PitBehind) || c.TakesPit(capture.PitBehindFacing)):
		other, why = "rows", "inner, outer, behind and behind-facing need rows=4, where a side has two rows"
	case rows == FourRows && c.Whose == capture.TheirPit:
		other, why = "rows", "theirs has no meaning with rows=4, where sowings stay on the mover's side"
	case c.Before == capture.BeforeEmpty && c.Makes != 0:
		why = "empty and makes exclude each other: a seed in an empty pit makes one"
	case c.Next == capture.NextEmpty && c.TakesPit(capture.PitNext):
		why = "next-empty and next exclude each other: an empty pit has no seeds to take"
	case c.Facing == capture.EmptyNumber && c.TakesFacing():
		why = "facing empty excludes taking facing: an empty pit has no seeds to take"
	case c.Makes != 0 && c.Makes&^(1<<1) == 0 && c.Before == capture.BeforeOccupied:
		why = "occupied and makes 1 exclude each other"
	case !last && (c.Chain != capture.NoChain || c.Count != capture.CountTogether || c.Claims || c.Then != capture.ThenEnds || c.Sown != capture.NotSown):
		why = "chains, claims, sown seeds and further turns are supported only with last"
	case c.When >= capture.WhenAfter && (c.Before != capture.BeforeAny || c.Next != capture.NextAny):
		why = "empty, occupied and next-empty are not supported with after and before, which look at every pit, not at that of a seed"
	case c.When == capture.WhenBefore && !(c.Whose == capture.OwnPit && c.Takes[0].Pit == capture.PitFacing && c.Takes[1].Pit == capture.NoPit):
		why = "before is supported only with own and facing, because the pits that can be played must keep their seeds"
	case c.When == capture.WhenBefore && rows == FourRows:
		other, why = "rows", "before is not supported with rows=4"
	case c.When == capture.WhenBefore && r.GrandSlam != SlamTakes:
		other, why = "grand-slam", "before is not supported with grand-slam"
	case c.When == capture.WhenBefore && r.Singles != SinglesAny:
		other, why = "singles", "before is not supported with singles"
	case c.Count == capture.CountOneByOne && c.Chain == capture.NoChain:
		why = "one by one has no meaning without back, ahead or another chain"
	case c.Chain == capture.ChainAlternating && !(c.Next == capture.NextEmpty && c.Takes[0].Pit == capture.PitBeyond):
		why = "alternating is supported only with next-empty: beyond"
	case c.Claims && rows == FourRows:
		other, why = "rows", "a claim is not supported with rows=4"
	case c.Claims && (c.Chain != capture.NoChain || c.Takes[0].Pit != capture.PitIt || c.Takes[2].Pit != capture.NoPit):
		why = "a claim is supported only with it, or it and one other pit, and no chain"
	case c.Claims && c.Then != capture.ThenEnds && r.Owned != OwnedTakesOwn && (c.SowsOn() || r.Owned != OwnedTakes):
		other, why = "owned", "again is supported with a claim only with owned=takes, and sow it only with owned=takes-own"
	case !c.Claims && c.Limits != capture.Limits{}:
		why = "one each, shared and phrases with not have no meaning without claim"
	case c.Limits.Has(capture.LimitShared) && !(c.TakesPit(capture.PitIt) && c.TakesPit(capture.PitFacing)):
		why = "shared is supported only with claim it and facing"
	case c.Claims && c.Takes[1].Pit != capture.NoPit && r.Owned == OwnedTakes:
		other, why = "owned", "a claim of two pits is not supported with owned=takes"
	case c.Claims && r.Owned == OwnedTakesOwn && (c.Then != capture.ThenSowIt || c.Takes != [3]capture.Take{{Pit: capture.PitIt}}):
		other, why = "owned", "owned=takes-own is supported only with claim it, sow it"
	case c.Whose == capture.OwnedPit && !r.Captures.Claim():
		why = "owned has no meaning where no capture claims a pit"
	case c.Whose == capture.OwnedPit && r.Owned != OwnedKeeps:
		other, why = "owned", "owned is supported only with the rule owned=keeps"
	case rows == ThreeRows && (c.TakesPit(capture.PitFacing) || c.TakesPit(capture.PitFacingNext) || c.Facing != 0 || c.Limits.Has(capture.LimitNotFacing)):
		other, why = "rows", "facing is not supported with rows=3"
	case namedTwice(c):
		why = "a capture names each pit once"
	case c.Takes[0].Pit != capture.PitIt && c.TakesPit(capture.PitIt):
		why = "it is supported only as the first pit that a capture names"
	case c.Sown != capture.NotSown && (c.Most > 0 || c.Chain != capture.NoChain || c.To != capture.ToMover):
		why = "2 of, chains, to owner and to other are not supported where captured seeds are sown"
	case c.Sown != capture.NotSown && rows != FourRows:
		other, why = "rows", "captured seeds that are sown are supported only with rows=4"
	case c.Sown != capture.NotSown && r.GrandSlam != SlamTakes:
		other, why = "grand-slam", "captured seeds that are sown are not supported with grand-slam"
	case c.Sown != capture.NotSown && c.Then != capture.ThenEnds:
		why = "again and phrases with sow are not supported where captured seeds are sown"
	case c.Sown != capture.NotSown && c.TakesPit(capture.PitBehindFacing):
		why = "behind-facing is not supported where captured seeds are sown"
	case c.Sown == capture.SownFromEnd && r.Direction != EitherWay:
		other, why = "direction", "sown from end is supported only with direction=either"
	case c.Sown == capture.SownFromEnd && r.Relay != RelayLast:
		other, why = "relay", "sown from end is supported only with relay=yes"
	case c.Sown == capture.SownFromEnd && r.Pits < 4:
		other, why = "pits", "sown from end is supported only with four pits in a row or more"
	case c.SowsOn() && r.GrandSlam != SlamTakes:
		other, why = "grand-slam", "sow on, sow next and sow it are not supported with grand-slam"
	case c.SowsOn() && c.Then != capture.ThenSowIt && rows == FourRows && c.BeginsFacing():
		other, why = "rows", "sow on and sow next are not supported with rows=4 where the first pit captured is on the other side"
	case c.Then == capture.ThenSowIt && c.TakesPit(capture.PitIt) && !c.Claims:
		why = "sow it has no meaning where the last seed is captured"
	case c.Further > 0 && (!last || c.Sown != capture.NotSown || c.Then != capture.ThenEnds || c.To != capture.ToMover):
		why = "phrases with more are supported only with last, where the mover keeps the seeds and the turn ends"
	case c.Further > 0 && r.Captures.Claim():
		why = "phrases with more are not supported with a claim"
	case c.Further > 0 && r.GrandSlam != SlamTakes:
		other, why = "grand-slam", "phrases with more are not supported with grand-slam"
	case c.Further > 0 && r.BothEnds != BothEndsNo:
		other, why = "both-ends", "phrases with more are not supported with both-ends"
	case c.Further > 0 && c.Further <= capture.MostFurther && r.Captures.Has(capture.LeavesFurther):
		why = "phrases with up to are not supported together with 1 more, 2 more or 3 more"
	case c.Further > capture.MostFurther && r.Stuck == StuckPasses:
		other, why = "stuck", "phrases with up to are not supported with stuck=passes"
	case c.Further > 0 && r.Stock > 0:
		other, why = "stock", "phrases with more are not supported with stock"
	case c.To != capture.ToMover && c.Claims:
		why = "to owner and to other have no meaning with a claim, whose seeds go where owned says; leave it out"
	default:
		return "", ""
	}
	return other, why + line
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

// namedTwice reports whether a capture names a pit twice.
func namedTwice(c *capture.Line) bool {
	a, b, third := c.Takes[0].Pit, c.Takes[1].Pit, c.Takes[2].Pit
	return b != capture.NoPit && (a == b || third == a || third == b)
}
