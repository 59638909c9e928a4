package prose

import "sowbook/engine"

// howLine is a sentence of "How to play" with the condition, for [engine.Rules.Holds], under
// which it is true. It is the key of a message.
type howLine struct{ when, key string }

// howToPlay lists the sentences that teach a game, in the order of telling: object, move,
// captures, extra turns, end. A game has the first of each group that is true of it, and no
// game has more than six.
var howToPlay = [...][]howLine{
	{{"wins=last-mover ends=inner-empty", "how.last-mover-inner"}, {"wins=last-mover", "how.last-mover"}, {"capture=none !claim=no", "how.most-won"}, {"stores=none", "how.most-captured"}, {"", "how.most-stored"}},
	{{"pick=rightmost", "how.move-rightmost"}, {"!stock=0", "how.move-stock"}, {"!fewest=1", "how.move-fewest"}, {"", "how.move-any"}},
	{{"stores=own", "how.sow-own"}, {"stores=both", "how.sow-both"}},
	{{"origin=first", "how.first-returns"}, {"direction=reverse", "how.reverse"}},
	{{"relay=yes !numbers=none", "how.relay-unless"}, {relaysAndGoesOn, "how.relay-again"}, {"relay=yes !house=0 house-rights=stage-one", "how.relay-house"}, {"relay=yes !house=0", "how.relay-house-may"}, {"relay=yes", "how.relay"}, {"relay=next", "how.relay-next"}},
	{
		{"capture=inner", "how.capture-inner"}, {"capture=inner-both", "how.capture-inner-both"}, {"capture=inner-facing", "how.capture-inner-facing"},
		{"capture=across", "how.capture-across"}, {"capture=opposite", "how.capture-opposite"}, {"capture=made taker=mover", "how.capture-made-mover"}, {"capture=made", "how.capture-made"},
		{"capture=run-across", "how.capture-run-across"}, {"capture=run-theirs", "how.capture-run-theirs"},
		{"capture=run-both numbers=1", "how.capture-run-singles"}, {"capture=run-both", "how.capture-run-both"},
		{"capture=run-ahead", "how.capture-run-ahead"}, {"capture=last-theirs", "how.capture-last-theirs"},
		{"capture=beyond numbers=none", "how.capture-beyond"}, {"capture=beyond", "how.capture-beyond-made"},
		{"capture=beyond-across numbers=none", "how.capture-beyond-across"}, {"capture=beyond-across", "how.capture-beyond-across-made"},
	},
	{{"captures:parts", captureParts}},
	{{"must-capture=yes", "how.must-capture"}},
	{{"claim=makes-three", "how.claim-makes-three"}, {"claim=faces-three", "how.claim-faces-three"}, {"claim=makes-four owned=skipped-theirs", "how.claim-makes-four-skipped"}, {"claim=makes-four raid=no", "how.claim-makes-four"}, {"claim=makes-four raid=again", "how.claim-makes-four-raid-again"}, {"claim=makes-four", "how.claim-makes-four-raid"}},
	{{relaysAndGoesOn, ""}, {"!stores=none last-in-store=again", "how.again-store"}, {"after-capture=again", "how.again-capture"}, {"after-capture=sows-on", "how.again-sows-on"}, {"after-capture=again-once", "how.again-once"}},
	{{"feed=must", "how.feed"}},
	{{"ends=inner-empty", "how.end-inner-empty"}, {"wins=last-mover", "how.end-last-mover"}, {"ends=cleared", "how.end-cleared"}, {"", "how.end"}},
}

// captureParts stands for the sentences that are made from the parts of captures.
const captureParts = "captures"

// relaysAndGoesOn is the condition of games that have too many sentences to give relays and
// extra turns one each.
const relaysAndGoesOn = "relay=yes numbers=none last-in-store=again captures:from-empty-pit"

// The parts of the sentences: which way seeds are sown, where captured seeds are sown, who
// takes seeds made on the way, when the game ends, and who gets the seeds that are left.
var (
	howWays   = []howLine{{"rows=3 direction=ccw", "how.way-middle"}, {"rows=4 direction=either", "how.way-rows-either"}, {"rows=4", "how.way-rows"}, {"direction=cw", "how.way-cw"}, {"direction=either", "how.way-either"}, {"", "how.way-ccw"}}
	howFroms  = []howLine{{"captured=sown-from-start", "how.from-start"}, {"captured=sown-from-end", "how.from-end"}, {"", "how.from-last"}}
	howTakers = []howLine{{"taker=mover", "how.taker-mover"}, {"", "how.taker-owner"}}
	howEnds   = []howLine{{"majority=ends", "how.ends-majority"}, {"ends=at-once", "how.ends-at-once"}, {"stuck=empty-passes !claim=no", "how.ends-neither-plays"}, {"stuck=empty-passes", "how.ends-neither-moves"}, {"", "how.ends-no-move"}}
	howRests  = []howLine{{"!refill=no", "how.rest-refill"}, {"stuck=empty-passes fewest=1 rightmost=nearest", ""}, {"left-over=both-sides", "how.rest-owners"}, {"left-over=other-side", "how.rest-other"}, {"", "how.rest-nobody"}}
)

// HowToPlay returns up to six sentences that teach a game by rules r, in the words of t.
func HowToPlay(t Table, v Voice, r engine.Rules) []string {
	pick := func(lines []howLine) string {
		for _, line := range lines {
			if r.Holds(line.when) {
				return line.key
			}
		}
		return ""
	}
	text := func(lines []howLine) string {
		if key := pick(lines); key != "" {
			return t.T(key)
		}
		return ""
	}
	fills := []*Fill{
		Text("store", v.Store), Text("numbers", captureNumbers(t, r)),
		Count("least", r.Fewest), Count("house", r.House),
		Text("way", text(howWays)), Text("from", text(howFroms)), Text("taker", text(howTakers)), Text("when", text(howEnds)), Text("rest", text(howRests)),
	}
	var said []string
	for _, lines := range howToPlay {
		switch key := pick(lines); key {
		case "":
		case captureParts:
			said = append(said, captureSayings(t, r)...)
		default:
			said = append(said, t.Say(key, fills...))
		}
	}
	return said
}
