package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
)

// entryOf returns the entry of messages for the value that a capture has of one of its parts, such as
// rules.captures-chain-back.
func entryOf(c *capture.Line, part string) string {
	return "rules.captures-" + part + "-" + strings.ReplaceAll(c.PartValue(part), " ", "-")
}

// capturesInWords returns the sentences for the captures of a game, in the words of t. A capture
// that applies only if one before it does not begins with "otherwise".
func capturesInWords(t Table, r engine.Rules) string {
	said := ""
	all := r.Captures.All()
	for i := range all {
		sentence := CaptureSentence(t, r, all[i])
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

// excludes reports whether a capture, if it applies to a seed, may keep a later one from applying
// to it.
func excludes(first, later capture.Line) bool {
	if first.When == capture.WhenAfter || later.When == capture.WhenAfter || (first.When == capture.WhenLast) != (later.When == capture.WhenLast) {
		return false
	}
	first.When, later.When = capture.WhenLast, capture.WhenLast
	return first.Overlaps(&later)
}

// claimsInWords says how a player comes to own a pit.
func claimsInWords(t Table, r engine.Rules) string {
	said := ""
	for _, c := range r.Captures.All() {
		if c.Claims {
			said += CaptureSentence(t, r, c)
		}
	}
	return said
}

// loneCapture says what becomes of a last seed that could capture with the pit opposite, if that is
// empty.
func loneCapture(t Table, r engine.Rules) (answer string) {
	for _, c := range r.Captures.All() {
		switch {
		case c.When != capture.WhenLast || c.TakesPit(capture.PitBehind) || c.At != 0 || c.Before == capture.BeforeEmpty && !c.TakesFacing() && !c.Claims:
			return "" // other seeds may be captured in the same turn, or only some may be
		case c.Claims || c.Before != capture.BeforeEmpty || !c.TakesPit(capture.PitFacing):
		case c.Takes[0].Pit == capture.PitIt && c.Takes[1].Optional:
			answer = t.Say("rules.lone-capture-yes.cell")
		default:
			answer = t.Say("rules.lone-capture-no.cell")
		}
	}
	return answer
}

// afterCapture says whose turn it is after a capture, if that is the same for all. Where it is not,
// each capture says it.
func afterCapture(t Table, r engine.Rules) string {
	answer := ""
	for _, c := range r.Captures.All() {
		switch {
		case c.Claims:
			continue
		case c.Whose == capture.OwnedPit:
			return ""
		}
		entry := entryOf(&c, "then")
		if c.When != capture.WhenLast || c.Sown != capture.NotSown {
			entry = "rules.captures-then-goes-on"
		}
		switch {
		case answer != "" && c.When != capture.WhenLast || answer == entry:
		case answer == "" || answer == "rules.captures-then-goes-on":
			answer = entry
		default:
			return ""
		}
	}
	if answer == "" {
		return ""
	}
	return t.Say(answer + ".cell")
}

// plainCapture returns a capture without what goes without saying.
func plainCapture(r engine.Rules, c capture.Line) *capture.Line {
	if r.Rows == ruleset.FourRows && c.Whose == capture.AnyPit && c.When != capture.WhenAfter {
		c.Whose = capture.OwnPit // sowings stay on the mover's side
	}
	if c.When == capture.WhenLast && c.Makes == 1<<1 && !r.Captures.Has(capture.TakesDropped) {
		c.Before = capture.BeforeEmpty
		if c.Chain == capture.NoChain {
			c.Makes = 0
		}
	}
	return &c
}

// CaptureSentence returns the sentences for one capture of a game: when and where, if, what is taken,
// and what follows.
func CaptureSentence(t Table, r engine.Rules, line capture.Line) string {
	c := plainCapture(r, line)
	when := entryOf(c, "when") + ".say"
	switch {
	case c.Makes != 0 && c.Before != capture.BeforeEmpty:
		when += "-makes"
	case c.Next == capture.NextEmpty && c.Whose == capture.AnyPit && c.Before == capture.BeforeAny && c.At == 0:
		when += "-next-empty"
	}
	return t.Say(when, Text("where", whereInWords(t, c)), Text("numbers", numberList(t, c.Makes)), Text("if", conditionInWords(t, c)), Text("act", actInWords(t, c)), Text("follows", followsInWords(t, c))) +
		remarksInWords(t, c)
}

// whereInWords returns the pits that a seed may fall in, such as "one of your empty pits".
func whereInWords(t Table, c *capture.Line) string {
	key := entryOf(c, "whose") + ".pit"
	for _, part := range [...]string{"row", "before"} {
		if value := c.PartValue(part); value != "any" {
			key += "-" + value
		}
	}
	return t.Say(key)
}

// followsInWords returns what follows a capture, such as ", and play again".
func followsInWords(t Table, c *capture.Line) (follows string) {
	if c.Sown != capture.NotSown {
		follows += t.Say(entryOf(c, "sown") + ".follows")
	}
	if c.Then != capture.ThenEnds {
		key := entryOf(c, "then") + ".follows"
		if first := c.Takes[0].Pit; c.SowsOn() && c.Then != capture.ThenSowIt && first != capture.PitIt && (first != capture.PitBeyond || c.Next != capture.NextEmpty || c.Most > 0) {
			key += "-after"
		} else if c.Claims && c.Then == capture.ThenSowIt {
			key += "-own"
		}
		follows += t.Say(key, Text("pit", t.Say(pitEntry(c, c.Takes[0].Pit)+".pit")))
	}
	return follows
}

// conditionInWords returns further conditions on the pit and those on others, such as " and the next
// pit is empty".
func conditionInWords(t Table, c *capture.Line) (condition string) {
	if c.At != 0 {
		key := "rules.captures-at.if"
		if _, least := c.At.List(); least > 0 || c.At == capture.EvenNumbers || c.At == capture.OddNumbers {
			key += "-any"
		}
		condition = t.Say(key, Text("numbers", numberList(t, c.At)))
	}
	if c.Next == capture.NextEmpty {
		condition += t.Say("rules.captures-next-next-empty.if")
	}
	switch c.Facing {
	case 0:
	case capture.SameNumber, capture.EmptyNumber:
		condition += t.Say("rules.captures-facing-" + c.Facing.String() + ".if")
	default:
		condition += t.Say("rules.captures-facing.if", Text("numbers", numberList(t, c.Facing)))
	}
	return condition
}

// actInWords returns what a capture does, such as "take them".
func actInWords(t Table, c *capture.Line) string {
	it := c.Takes[0].Pit == capture.PitIt
	alone := c.Takes[1].Pit == capture.NoPit
	key, pits := entryOf(c, "to")+".act", "seeds"
	switch {
	case c.Claims && it && alone:
		key, pits = "rules.captures-pits-claim-it.act", "pit"
	case c.Claims && it && c.Takes[1].Pit == capture.PitFacing:
		key, pits = "rules.captures-pits-claim-it-and-facing.act", "pit"
	case c.Claims:
		key, pits = "rules.captures-pits-claim-these.act", "pit"
	case c.Most > 0 && c.To != capture.ToMover:
		key, pits = key+"-most", "pit"
	case c.Most > 0 && it && alone:
		key += "-most"
	case c.Most > 0:
		key, pits = key+"-most-from", "pit"
	case c.To == capture.ToOwner && it && alone:
		key += "-it"
	}
	return t.Say(key, Count("n", int(c.Most)), Text("pits", pitsInWords(t, c, pits)))
}

// pitsInWords returns the pits that a capture names, or with the field seeds their seeds, as a
// list.
func pitsInWords(t Table, c *capture.Line, field string) (pits string) {
	all := "" // what is named says "all the seeds"
	for i, take := range c.Takes {
		if take.Pit == capture.NoPit {
			break
		}
		key := pitEntry(c, take.Pit) + "."
		switch single := c.Before == capture.BeforeEmpty || c.Makes == 1<<1; {
		case field == "seeds" && take.Pit != capture.PitIt && all != "":
			key += all
		case field != "seeds" || take.Pit != capture.PitIt:
			key += field
			all = "also"
		case c.Most > 0:
			key += "seeds-some"
		case single:
			key += "seeds-single"
		case c.Makes != 0:
			key += "seeds-made"
		default:
			key += field
			all = "also"
		}
		switch {
		case i == 0:
		case i+1 < len(c.Takes) && c.Takes[i+1].Pit != capture.NoPit:
			pits += t.Engine().text("comma")
		default:
			pits += t.Say("captures.and")
		}
		pits += t.Say(key)
	}
	return pits
}

// pitEntry returns the entry of messages for a pit of a capture.
func pitEntry(c *capture.Line, pit capture.Pit) string {
	if pit == capture.PitBeyond && c.Next != capture.NextEmpty {
		return "rules.captures-pits-after-next"
	}
	return "rules.captures-pits-" + pit.String()
}

// remarksInWords returns what follows the sentence of a capture: how far a chain goes, when
// nothing is taken, which further pits are, and what cannot be claimed.
func remarksInWords(t Table, c *capture.Line) (remarks string) {
	add := func(key string) { remarks += " " + t.Say(key) }
	if c.Chain != capture.NoChain {
		key := entryOf(c, "chain") + ".say"
		switch {
		case c.Chain == capture.ChainAlternating:
		case c.Before == capture.BeforeEmpty && c.Makes != 0:
			key += "-single"
		case c.Before == capture.BeforeEmpty:
			key += "-empty"
		}
		add(key)
	}
	for _, key := range ifEmpty(c) {
		add(key)
	}
	if c.Count == capture.CountOneByOne || c.Chain != capture.NoChain && c.TakesPit(capture.PitFacing) {
		add(entryOf(c, "count") + ".say")
	}
	if n, optional := c.More(); n > 0 {
		key := "rules.captures-further.say"
		if optional {
			key += "-may"
		}
		remarks += " " + t.Say(key, Count("n", n))
	}
	for _, part := range [...]string{"sown", "limit-each", "limit-last", "limit-same", "limit-facing", "shared"} {
		key := entryOf(c, part) + ".say"
		if part == "limit-last" && c.Whose != capture.TheirPit {
			key += "-any"
		}
		if t.Has(key) {
			add(key)
		}
	}
	return remarks
}

// ifEmpty returns the messages for what happens if one of several pits is empty.
func ifEmpty(c *capture.Line) (keys []string) {
	var needed []string
	pits, optional := 0, false
	for i, take := range c.Takes {
		switch holdsSeeds := take.Pit == capture.PitIt && (c.Makes != 0 || c.Before != capture.BeforeAny || c.Claims); {
		case take.Pit == capture.NoPit:
			continue
		case holdsSeeds:
		case i == 0 || !take.Optional:
			needed = append(needed, pitEntry(c, take.Pit)+".empty")
		default:
			optional = true
		}
		pits++
	}
	switch {
	case c.Claims && len(needed) > 0 && !(len(needed) == 1 && c.Facing != 0):
		return []string{"captures.claim-filled"}
	case c.Claims:
		return nil
	case c.Before == capture.BeforeEmpty && c.Takes[0].Pit == capture.PitIt && c.Takes[1] == (capture.Take{Pit: capture.PitFacing, Optional: true}) && pits == 2:
		return []string{"captures.alone"}
	case pits == 1 && c.Takes[0].Pit == capture.PitFacing && c.Before == capture.BeforeEmpty:
		return []string{"captures.last-stays"}
	case pits == 1:
		return nil
	case len(needed) < 2 || optional:
		return needed
	}
	return []string{"captures.nothing-if-either"}
}

// numberList returns numbers of seeds in words.
func numberList(t Table, numbers capture.Numbers) string {
	words := t.Engine()
	switch numbers {
	case capture.EvenNumbers:
		return words.text("even-number")
	case capture.OddNumbers:
		return t.Say("rules.captures-makes-odd.numbers")
	}
	list, least := numbers.List()
	var texts []string
	for _, n := range list {
		texts = append(texts, words.Number(n))
	}
	if least > 0 {
		texts = append(texts, t.Say("rules.captures-makes-more.numbers", Count("n", least)))
	}
	return words.JoinOr(texts)
}
