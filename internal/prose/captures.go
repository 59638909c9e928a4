package prose

import (
	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// The parts of the keys of messages for the parts of a capture, by their values.
var (
	whenKeys   = [...]string{ruleset.WhenLast: "last", ruleset.WhenEach: "each", ruleset.WhenPassing: "passing", ruleset.WhenAfter: "after"}
	whoseKeys  = [...]string{ruleset.AnyPit: "any", ruleset.OwnPit: "own", ruleset.TheirPit: "theirs", ruleset.OwnedPit: "owned"}
	rowKeys    = [...]string{ruleset.AnyRow: "", ruleset.InnerRow: "-inner", ruleset.OuterRow: "-outer"}
	beforeKeys = [...]string{ruleset.BeforeAny: "", ruleset.BeforeEmpty: "-empty", ruleset.BeforeOccupied: "-occupied"}
	pitKeys    = [...]string{ruleset.PitIt: "it", ruleset.PitFacing: "facing", ruleset.PitBehind: "behind", ruleset.PitNext: "next", ruleset.PitBeyond: "beyond"}
	chainKeys  = [...]string{ruleset.ChainBack: "back", ruleset.ChainAhead: "ahead", ruleset.ChainBothWays: "both-ways", ruleset.ChainAlternating: "alternating"}
	sownKeys   = [...]string{ruleset.SownFromLast: "last", ruleset.SownFromStart: "start", ruleset.SownFromEnd: "end"}
	thenKeys   = [...]string{ruleset.ThenAgain: "again", ruleset.ThenAgainOnce: "again-once", ruleset.ThenSowOn: "sow-on"}
	limitKeys  = [...]string{"one-each", "not-last", "not-same", "shared"}
)

// capturesInWords returns the sentences for the captures of a game, in the words of t. A capture
// that applies only if one before it does not begins with "otherwise".
func capturesInWords(t Table, r engine.Rules) string {
	said := ""
	all := r.Captures.All()
	for i := range all {
		sentence := captureInWords(t, plainCapture(r, all[i]))
		for k := range i {
			if all[k].Overlaps(&all[i]) {
				sentence = t.Say("captures.otherwise", Text("sentence", uncapital(sentence)))
				break
			}
		}
		if said != "" {
			said += " "
		}
		said += sentence
	}
	return said
}

// CaptureSentence returns the sentences for one capture of a game, in the words of t.
func CaptureSentence(t Table, r engine.Rules, c ruleset.Capture) string {
	return captureInWords(t, plainCapture(r, c))
}

// claimsInWords says how a player comes to own a pit.
func claimsInWords(t Table, r engine.Rules) string {
	said := ""
	for _, c := range r.Captures.All() {
		if c.Claims {
			said += captureInWords(t, plainCapture(r, c))
		}
	}
	return said
}

// plainCapture returns a capture without what goes without saying.
func plainCapture(r engine.Rules, c ruleset.Capture) *ruleset.Capture {
	if r.Rows == ruleset.FourRows && c.Whose == ruleset.AnyPit {
		c.Whose = ruleset.OwnPit // sowings stay on the mover's side
	}
	if c.When == ruleset.WhenLast && c.Makes == 1<<1 {
		c.Makes, c.Before = 0, ruleset.BeforeEmpty
	}
	return &c
}

// captureInWords returns the sentences for one capture: when and where, if, what is taken, and
// what follows.
func captureInWords(t Table, c *ruleset.Capture) string {
	say := func(key string, fills ...*Fill) string { return t.Say("captures."+key, fills...) }
	when := whenKeys[c.When]
	switch {
	case c.Makes != 0:
		when += "-makes"
	case c.Next == ruleset.NextEmpty && c.Whose == ruleset.AnyPit && c.Before == ruleset.BeforeAny:
		when += "-next-empty"
	}
	follows := ""
	if c.Sown != ruleset.NotSown {
		follows += say("sown-" + sownKeys[c.Sown])
	}
	if c.Then != ruleset.ThenEnds {
		follows += say("then-" + thenKeys[c.Then])
	}
	where := say("where-" + whoseKeys[c.Whose] + rowKeys[c.Row] + beforeKeys[c.Before])
	return say(when, Text("where", where), Text("numbers", numberList(t, c.Makes)), Text("if", conditionInWords(t, c)), Text("act", actInWords(t, c)), Text("follows", follows)) +
		remarksInWords(t, c)
}

// conditionInWords returns the conditions on other pits, such as " and the next pit is empty".
func conditionInWords(t Table, c *ruleset.Capture) (condition string) {
	if c.Next == ruleset.NextEmpty {
		condition += t.Say("captures.if-next-empty")
	}
	if c.Facing == ruleset.SameNumber {
		condition += t.Say("captures.if-facing-same")
	}
	if c.Facing != 0 && c.Facing != ruleset.SameNumber {
		condition += t.Say("captures.if-facing", Text("numbers", numberList(t, c.Facing)))
	}
	return condition
}

// actInWords returns what a capture does, such as "take them".
func actInWords(t Table, c *ruleset.Capture) string {
	switch {
	case c.Claims && c.Takes[1].Pit != ruleset.NoPit:
		return t.Say("captures.claim-both")
	case c.Claims:
		return t.Say("captures.claim")
	}
	pits := ""
	for i, take := range c.Takes {
		key := "captures.take-" + pitKeys[take.Pit]
		switch {
		case take.Pit == ruleset.NoPit:
			continue
		case take.Pit == ruleset.PitIt && c.Most > 0:
			key += "-some"
		case take.Pit == ruleset.PitIt && c.Makes != 0:
			key += "-made"
		case take.Pit == ruleset.PitIt && c.Before == ruleset.BeforeEmpty:
			key += "-single"
		}
		if i > 0 {
			pits += t.Say("captures.and")
		}
		pits += t.Say(key)
	}
	switch {
	case c.Most > 0:
		return t.Say("captures.take-most", Count("n", int(c.Most)), Text("pits", pits))
	case c.To == ruleset.ToOwner:
		return t.Say("captures.taken-by-owner", Text("pits", pits))
	}
	return t.Say("captures.take", Text("pits", pits))
}

// remarksInWords returns what follows the sentence of a capture: how far a chain goes, when
// nothing is taken, and what cannot be claimed.
func remarksInWords(t Table, c *ruleset.Capture) (remarks string) {
	add := func(key string) { remarks += " " + t.Say("captures."+key) }
	if c.Chain != ruleset.NoChain {
		key := "chain-" + chainKeys[c.Chain]
		if c.Before == ruleset.BeforeEmpty && c.Takes[0].Pit == ruleset.PitIt {
			key += "-single"
		}
		add(key)
	}
	if !c.Claims {
		if key := ifEmpty(c); key != "" {
			add(key)
		}
	}
	switch {
	case c.Count == ruleset.CountOneByOne:
		add("one-by-one")
	case c.Chain != ruleset.NoChain && c.TakesPit(ruleset.PitFacing):
		add("together")
	}
	if c.Sown == ruleset.SownFromEnd {
		add("sown-end-which")
	}
	for i, key := range limitKeys {
		if c.Limits.Has(i) {
			add("limit-" + key)
		}
	}
	return remarks
}

// ifEmpty returns the message for what happens if one of several pits is empty, or "".
func ifEmpty(c *ruleset.Capture) string {
	var needed []ruleset.Pit
	pits := 0
	for i, take := range c.Takes {
		switch holdsSeeds := take.Pit == ruleset.PitIt && (c.Makes != 0 || c.Before != ruleset.BeforeAny); {
		case take.Pit == ruleset.NoPit:
			continue
		case !holdsSeeds && (i == 0 || !take.Optional):
			needed = append(needed, take.Pit)
		}
		pits++
	}
	switch {
	case c.Before == ruleset.BeforeEmpty && c.Takes[1] == (ruleset.Take{Pit: ruleset.PitFacing, Optional: true}) && pits == 2:
		return "alone"
	case pits == 1 && c.Takes[0].Pit == ruleset.PitFacing && c.Before == ruleset.BeforeEmpty:
		return "last-stays"
	case len(needed) == 0 || pits == 1:
		return ""
	case len(needed) == 1:
		return "nothing-if-" + pitKeys[needed[0]]
	}
	return "nothing-if-either"
}

// numberList returns numbers of seeds in words.
func numberList(t Table, numbers ruleset.Numbers) string {
	words := t.Engine()
	switch numbers {
	case ruleset.EvenNumbers:
		return words.text(evenNumber)
	case ruleset.OddNumbers:
		return t.Say("captures.odd")
	}
	list, least := numbers.List()
	var texts []string
	for _, n := range list {
		texts = append(texts, words.Number(n))
	}
	if least > 0 {
		texts = append(texts, t.Say("captures.or-more", Count("n", least)))
	}
	return words.JoinOr(texts)
}
