package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
)

// engineFault returns why rules are played otherwise than their words say, or "". They are not
// checked. When the engine plays them, or rejects them, delete the case.
func engineFault(r engine.Rules) string {
	sown := 0
	for _, c := range r.Captures.All() {
		if c.Sown != capture.NotSown {
			sown++
		}
	}
	for _, c := range r.Captures.All() {
		if why := faultOfCapture(&c, &r); why != "" {
			return why
		}
	}
	first := r.Captures.Sown()
	looksAhead := r.MustCapture == ruleset.MustCaptureYes || r.Stock > 0 || strings.HasPrefix(value(r, "direction"), "reverse")
	switch {
	case r.Captures.Claim() && r.NoCapture > 0 && (value(r, "owned") == "keeps" || r.Wins != ruleset.MostWins):
		return "a seed that falls in an owned pit counts as a capture, although its owner may not get it, or seeds do not count"
	case r.Captures.Claim() && r.Refill != ruleset.NoRefill:
		return "claimed pits stay claimed in the next round, and are filled"
	case looksAhead && value(r, "origin") == "first":
		return "must-capture and direction=reverse count the first lap without a first seed that goes back"
	case value(r, "grand-slam") == "forbidden" && value(r, "stuck") == "empty-passes":
		return "the game ends although a player who has only forbidden slams faces one who can move"
	case sowsOn(r) && value(r, "feed") != "no":
		return "a move whose last capture finds nothing to sow on feeds only with what that leaves"
	case r.Binds() && first.Takes[1].Pit != capture.NoPit:
		return "of a capture of two pits, only the facing one counts as threatened"
	case sown > 1:
		return "of two captures whose seeds are sown, the first is made in place of the second"
	case r.MustCapture == ruleset.MustCaptureYes && value(r, "relay") != "yes":
		return "with must-capture and without relay, a first lap that goes all the way round captures into the store"
	case looksAhead && (first == nil || !isPlainInner(first) || len(r.Captures.All()) > 1):
		return "must-capture, stock and direction=reverse look for last inner occupied: facing alone"
	}
	return ""
}

// sowsOn reports whether a capture of some rules sows on.
func sowsOn(r engine.Rules) bool {
	for _, c := range r.Captures.All() {
		if c.SowsOn() {
			return true
		}
	}
	return false
}

// isPlainInner reports whether a capture is one of last inner occupied: facing, and of the pit
// behind.
func isPlainInner(c *capture.Line) bool {
	plain := *c
	plain.Sown, plain.Takes[1] = capture.NotSown, capture.Take{}
	return plain == capture.Line{When: capture.WhenLast, Row: capture.InnerRow, Before: capture.BeforeOccupied, Takes: [3]capture.Take{{Pit: capture.PitFacing}}} && (c.Takes[1].Pit == capture.NoPit || c.Takes[1].Pit == capture.PitBehind)
}

// faultOfCapture returns why a capture is played otherwise than it reads, or "".
func faultOfCapture(c *capture.Line, r *engine.Rules) string {
	switch needs := c.Takes[0].Pit != capture.PitIt || c.Takes[1].Pit != capture.NoPit && !c.Takes[1].Optional || c.Takes[2].Pit != capture.NoPit && !c.Takes[2].Optional; {
	case c.Most > 0 && value(*r, "grand-slam") != "takes":
		return "a grand slam is looked for as if 2 of took all seeds"
	case c.Chain != capture.NoChain && r.Refill != ruleset.NoRefill && value(*r, "grand-slam") != "takes":
		return "a chain that goes back past closed pits counts its first pit again"
	case c.Claims && c.Takes[1].Optional:
		return "a claim takes a pit joined by with even if it is owned"
	case c.Chain != capture.NoChain && c.Makes == 0 && c.Before != capture.BeforeOccupied:
		return "a chain goes on through empty pits"
	case c.Sown == capture.SownFromEnd && (c.Next == capture.NextEmpty || c.TakesPit(capture.PitNext) || c.TakesPit(capture.PitBeyond)):
		return "no fault: which pit is next cannot be seen in a trace, for a lap of one seed may have turned"
	case c.Chain != capture.NoChain && needs:
		return "a chain goes on where pits joined by and, or the first pit, are empty"
	case c.Chain != capture.NoChain && c.Next == capture.NextEmpty:
		return "a chain goes on where the next pit holds seeds"
	}
	return ""
}
