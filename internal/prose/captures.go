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
	pitKeys    = [...]string{ruleset.NoPit: "it", ruleset.PitIt: "it", ruleset.PitFacing: "facing", ruleset.PitBehind: "behind", ruleset.PitNext: "next", ruleset.PitBeyond: "beyond"}
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
			if excludes(all[k], all[i]) {
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

// excludes reports whether a capture, if it applies to a seed, may keep a later one from applying
// to it.
func excludes(first, later ruleset.Capture) bool {
	if first.When == ruleset.WhenAfter || (first.When == ruleset.WhenLast) != (later.When == ruleset.WhenLast) {
		return false
	}
	first.When, later.When = ruleset.WhenLast, ruleset.WhenLast
	return first.Overlaps(&later)
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
	if r.Rows == ruleset.FourRows && c.Whose == ruleset.AnyPit && c.When != ruleset.WhenAfter {
		c.Whose = ruleset.OwnPit // sowings stay on the mover's side
	}
	if c.When == ruleset.WhenLast && c.Makes == 1<<1 && !r.Captures.TakeDropped() {
		c.Before = ruleset.BeforeEmpty
		if c.Chain == ruleset.NoChain {
			c.Makes = 0
		}
	}
	return &c
}

// captureInWords returns the sentences for one capture: when and where, if, what is taken, and
// what follows.
func captureInWords(t Table, c *ruleset.Capture) string {
	say := func(key string, fills ...*Fill) string { return t.Say("captures."+key, fills...) }
	when := whenKeys[c.When]
	switch {
	case c.Makes != 0 && c.Before != ruleset.BeforeEmpty:
		when += "-makes"
	case c.Next == ruleset.NextEmpty && c.Whose == ruleset.AnyPit && c.Before == ruleset.BeforeAny:
		when += "-next-empty"
	}
	follows := ""
	if c.Sown != ruleset.NotSown {
		follows += say("sown-" + sownKeys[c.Sown])
	}
	if c.Then != ruleset.ThenEnds {
		key := "then-" + thenKeys[c.Then]
		if first := c.Takes[0].Pit; c.Then == ruleset.ThenSowOn && first != ruleset.PitIt && (first != ruleset.PitBeyond || c.Next != ruleset.NextEmpty || c.Most > 0) {
			key += "-after"
		}
		follows += say(key, Text("pit", say("pit-"+pitKey(c, c.Takes[0].Pit))))
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
	it := c.Takes[0].Pit == ruleset.PitIt
	alone := c.Takes[1].Pit == ruleset.NoPit
	switch {
	case c.Claims && it && alone:
		return t.Say("captures.claim")
	case c.Claims && it && c.Takes[1].Pit == ruleset.PitFacing:
		return t.Say("captures.claim-both")
	case c.Claims:
		return t.Say("captures.claim-these", Text("pits", pitsInWords(t, c, "pit-")))
	case c.Most > 0:
		key, pits := "captures.take-most", "take-"
		if !it || !alone {
			key, pits = "captures.take-most-from", "pit-"
		}
		if c.To == ruleset.ToOwner {
			key, pits = "captures.most-to-owner", "pit-"
		}
		return t.Say(key, Count("n", int(c.Most)), Text("pits", pitsInWords(t, c, pits)))
	case c.To == ruleset.ToOwner && it && alone:
		return t.Say("captures.taken-by-owner", Text("pits", pitsInWords(t, c, "take-")))
	case c.To == ruleset.ToOwner:
		return t.Say("captures.to-owners", Text("pits", pitsInWords(t, c, "take-")))
	}
	return t.Say("captures.take", Text("pits", pitsInWords(t, c, "take-")))
}

// pitsInWords returns the pits that a capture names, or with "take-" their seeds, joined by "and".
func pitsInWords(t Table, c *ruleset.Capture, prefix string) (pits string) {
	for i, take := range c.Takes {
		key := "captures." + prefix + pitKey(c, take.Pit)
		switch {
		case take.Pit == ruleset.NoPit:
			continue
		case take.Pit != ruleset.PitIt || prefix != "take-":
		case c.Most > 0:
			key += "-some"
		case c.Makes != 0 && c.Before != ruleset.BeforeEmpty:
			key += "-made"
		case c.Before == ruleset.BeforeEmpty:
			key += "-single"
		}
		if i > 0 {
			pits += t.Say("captures.and")
		}
		pits += t.Say(key)
	}
	return pits
}

// pitKey returns the part of a key that names a pit of a capture.
func pitKey(c *ruleset.Capture, pit ruleset.Pit) string {
	if pit == ruleset.PitBeyond && c.Next != ruleset.NextEmpty {
		return "after-next"
	}
	return pitKeys[pit]
}

// remarksInWords returns what follows the sentence of a capture: how far a chain goes, when
// nothing is taken, and what cannot be claimed.
func remarksInWords(t Table, c *ruleset.Capture) (remarks string) {
	add := func(key string) { remarks += " " + t.Say("captures."+key) }
	if c.Chain != ruleset.NoChain {
		key := "chain-" + chainKeys[c.Chain]
		switch {
		case c.Chain == ruleset.ChainAlternating:
		case c.Before == ruleset.BeforeEmpty && c.Makes != 0:
			key += "-single"
		case c.Before == ruleset.BeforeEmpty:
			key += "-empty"
		}
		add(key)
	}
	for _, key := range ifEmpty(c) {
		add(key)
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
		switch {
		case !c.Limits.Has(i):
		case i == ruleset.LimitNotLast && c.Whose != ruleset.TheirPit:
			add("limit-not-last-any")
		default:
			add("limit-" + key)
		}
	}
	return remarks
}

// ifEmpty returns the messages for what happens if one of several pits is empty.
func ifEmpty(c *ruleset.Capture) (keys []string) {
	var needed []string
	pits, optional := 0, false
	for i, take := range c.Takes {
		switch holdsSeeds := take.Pit == ruleset.PitIt && (c.Makes != 0 || c.Before != ruleset.BeforeAny || c.Claims); {
		case take.Pit == ruleset.NoPit:
			continue
		case holdsSeeds:
		case i == 0 || !take.Optional:
			needed = append(needed, "nothing-if-"+pitKey(c, take.Pit))
		default:
			optional = true
		}
		pits++
	}
	switch {
	case c.Claims && len(needed) > 0 && !(len(needed) == 1 && c.Facing != 0):
		return []string{"claim-filled"}
	case c.Claims:
		return nil
	case c.Before == ruleset.BeforeEmpty && c.Takes[0].Pit == ruleset.PitIt && c.Takes[1] == (ruleset.Take{Pit: ruleset.PitFacing, Optional: true}) && pits == 2:
		return []string{"alone"}
	case pits == 1 && c.Takes[0].Pit == ruleset.PitFacing && c.Before == ruleset.BeforeEmpty:
		return []string{"last-stays"}
	case pits == 1:
		return nil
	case len(needed) < 2 || optional:
		return needed
	}
	return []string{"nothing-if-either"}
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
