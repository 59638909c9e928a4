package prose

import (
	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// The last parts of the keys of messages for the parts of a capture, by their values.
var (
	whenKeys   = [...]string{ruleset.WhenLast: "last", ruleset.WhenEach: "each", ruleset.WhenPassing: "passing", ruleset.WhenAfter: "after"}
	whoseKeys  = [...]string{ruleset.AnyPit: "any", ruleset.OwnPit: "own", ruleset.TheirPit: "theirs", ruleset.OwnedPit: "owned"}
	rowKeys    = [...]string{ruleset.AnyRow: "", ruleset.InnerRow: "-inner", ruleset.OuterRow: "-outer"}
	beforeKeys = [...]string{ruleset.BeforeAny: "", ruleset.BeforeEmpty: "-empty", ruleset.BeforeOccupied: "-occupied"}
	pitKeys    = [...]string{ruleset.PitIt: "it", ruleset.PitFacing: "facing", ruleset.PitBehind: "behind", ruleset.PitNext: "next", ruleset.PitBeyond: "beyond"}
	chainKeys  = [...]string{ruleset.ChainBack: "back", ruleset.ChainAhead: "ahead"}
	sownKeys   = [...]string{ruleset.SownFromLast: "last", ruleset.SownFromStart: "start", ruleset.SownFromEnd: "end"}
	thenKeys   = [...]string{ruleset.ThenAgain: "again", ruleset.ThenAgainOnce: "again-once", ruleset.ThenSowOn: "sow-on"}
	limitKeys  = [...]string{"one-each", "not-last", "not-same", "shared"}
)

// captureSayings returns a sentence for each capture of a game, in the words of t.
func captureSayings(t Table, r engine.Rules) []string {
	var said []string
	for _, c := range r.Captures.All() {
		if r.Rows == ruleset.FourRows && c.Whose == ruleset.AnyPit {
			c.Whose = ruleset.OwnPit // sowings stay on the mover's side
		}
		said = append(said, captureSaying(t, &c))
	}
	return said
}

// captureSaying returns the sentence for one capture: when and where, if, what is taken, and
// what follows.
func captureSaying(t Table, c *ruleset.Capture) string {
	say := func(key string, fills ...*Fill) string { return t.Say("how.parts-"+key, fills...) }
	where := say("where-" + whoseKeys[c.Whose] + rowKeys[c.Row] + beforeKeys[c.Before])
	when := "when-" + whenKeys[c.When]
	if c.Makes != 0 {
		when += "-makes"
	}
	condition := ""
	if c.NextEmpty {
		condition += say("if-next-empty")
	}
	if c.FacingSame {
		condition += say("if-facing-same")
	}
	if c.Facing != 0 {
		condition += say("if-facing", Text("numbers", numberList(t, c.Facing)))
	}
	for i, take := range c.Takes {
		if take.Pit != ruleset.NoPit && take.Pit != ruleset.PitIt && !take.Optional && !(c.Claims && i > 0) {
			condition += say("if-" + pitKeys[take.Pit] + "-filled")
		}
	}
	follows := ""
	if c.Chain != ruleset.NoChain {
		follows += say("chain-" + chainKeys[c.Chain])
	}
	if c.Sown != ruleset.NotSown {
		follows += say("sown", Text("from", t.T("how.from-"+sownKeys[c.Sown])))
	}
	if c.Then != ruleset.ThenEnds {
		follows += say("then-" + thenKeys[c.Then])
	}
	more := ""
	if c.OneByOne {
		more += say("one-by-one")
	}
	if c.To == ruleset.ToOwner {
		more += say("to-owner")
	}
	for i, key := range limitKeys {
		if c.Limits.Has(1 << i) {
			more += say("limit-" + key)
		}
	}
	return say(when, Text("where", where), Text("numbers", numberList(t, c.Makes)), Text("if", condition), Text("act", captureAct(t, c)), Text("follows", follows)) + more
}

// captureAct returns what a capture does, such as "capture the seeds in it".
func captureAct(t Table, c *ruleset.Capture) string {
	pits := ""
	for i, take := range c.Takes {
		if take.Pit == ruleset.NoPit {
			break
		}
		key := "how.parts-take-" + pitKeys[take.Pit]
		if take.Optional {
			key += "-any"
		}
		if pits += t.T(key); i+1 < len(c.Takes) && c.Takes[i+1].Pit != ruleset.NoPit {
			pits += t.T("how.parts-and")
		}
	}
	switch {
	case c.Claims && c.Takes[1].Pit != ruleset.NoPit:
		return t.T("how.parts-claim-both")
	case c.Claims:
		return t.T("how.parts-claim")
	case c.Most > 0:
		return t.Say("how.parts-capture-most", Count("n", int(c.Most)), Text("pits", pits))
	}
	return t.Say("how.parts-capture", Text("pits", pits))
}

// numberList returns numbers of seeds in words.
func numberList(t Table, numbers ruleset.Numbers) string {
	words := t.Engine()
	switch numbers {
	case ruleset.EvenNumbers:
		return words.text(evenNumber)
	case ruleset.OddNumbers:
		return t.T("how.parts-odd")
	}
	list, least := numbers.List()
	var texts []string
	for _, n := range list {
		texts = append(texts, words.Number(n))
	}
	if least > 0 {
		texts = append(texts, t.Say("how.parts-or-more", Count("n", least)))
	}
	return words.JoinOr(texts)
}
