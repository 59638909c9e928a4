package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
)

// mentions lists, for each kind of event in a game, the messages of which one has to be told. A
// message that begins with "captures." is a part of a sentence for a capture; one that ends in
// "-" stands for all that begin with it.
var mentions = map[string][]string{
	"skip store":   {"sown-", "board-piles", "board-won", "board-middle"},
	"skip origin":  {"origin-skip"},
	"skip owned":   {"owned-skipped", "owned-skipped-theirs"},
	"skip closed":  {"refill-"},
	"sown store":   {"sown-own", "sown-both"},
	"first back":   {"origin-first"},
	"capture":      {"captures.take", "captures.to-owners", "captures.most"},
	"owned takes":  {"owned-takes"},
	"claim":        {"captures.claim"},
	"again store":  {"last-in-store-again"},
	"again":        {"captures.then-again"},
	"lap on":       {"relay-on", "relay-unless", "relay-next", "relay-next-unless", "captures.then-sow-on"},
	"lap captured": {"captures.sown-"},
	"pass":         {"playable-rightmost", "stuck-", "empty-side-owned", "empty-side-passes", "empty-side-also-passes"},
	"give":         {"empty-side-given", "empty-side-given-instead"},
	"stock":        {"playable-stock"},
	"bind":         {"bind-"},
	"disown":       {"house-"},
	"fill":         {"refill-"},
	"close":        {"refill-"},
	"next round":   {"next-begins-"},

	"opening":              {"opening-"},
	"hold":                 {"refill-territory"},
	"refused opening":      {"opening-moves", "opening-moves-rows"},
	"refused reach":        {"reach-"},
	"end reach":            {"reach-must"},
	"end no-capture":       {"ends-no-capture", "ends-no-capture-draw"},
	"end endless":          {"endless-loses"},
	"end both-ends":        {"both-ends-wins"},
	"refused owned-pit":    {"owned-"},
	"refused fewest":       {"playable-"},
	"refused direction":    {"direction-"},
	"refused rightmost":    {"playable-rightmost", "playable-nearest"},
	"refused feed":         {"empty-side-fed", "empty-side-fed-if-possible"},
	"refused grand-slam":   {"grand-slam-forbidden"},
	"refused must-capture": {"must-capture-yes", "must-capture-any-lap"},
	"refused inner-first":  {"playable-inner-first", "playable-stock"},
	"refused inner-kept":   {"playable-inner-first", "playable-stock"},
	"refused stock":        {"playable-stock"},
	"refused house":        {"house-"},
	"refused bound":        {"bind-"},

	"end no-move":    {"ends-no-move", "ends-neither-moves", "ends-inner-empty", "stuck-ends", "stuck-passes", "wins-last", "ends-inner-counted", "stuck-neither"},
	"end feed":       {"empty-side-fed"},
	"end slams":      {"grand-slam-forbidden"},
	"end passes":     {"stuck-passes"},
	"end neither":    {"ends-neither-moves", "stuck-neither"},
	"end inner":      {"ends-inner-empty", "ends-inner-counted"},
	"end side-empty": {"ends-at-once", "wins-first-empty"},
	"end cleared":    {"ends-cleared", "ends-few"},
	"end repetition": {"rest-repeated", "rest-repeated-nobody", "rest-repeated-draw", "ends-repeated"},
	"end majority":   {"ends-majority"},
	"sweep":          {"rest-owners", "rest-other", "rest-cleared", "ends-cleared", "rest-repeated", "rest-emptier", "rest-halves", "rest-other-unless", "rest-unless-neither"},
	"sweep owned":    {"owned-"},
	"sweep slam":     {"grand-slam-gives-rest"},
	"left":           {"rest-nobody", "rest-repeated-nobody", "rest-other", "ends-majority", "rest-repeated-draw", "wins-", "rest-other-unless", "rest-unless-neither", "rest-owners", "rest-emptier", "rest-halves", "ends-repeated"},
	"winner":         {"wins-"},
}

// mentioned reports whether "How to play" tells one of some messages.
func (c *told) mentioned(names []string) bool {
	for _, name := range names {
		if part, is := strings.CutPrefix(name, "captures."); is {
			for key := range c.parts {
				if strings.HasPrefix(key, part) {
					return true
				}
			}
			continue
		}
		for message, tells := range c.messages {
			if tells && (message == name || strings.HasSuffix(name, "-") && strings.HasPrefix(message, name) || name == "origin-skip" && strings.HasPrefix(message, name)) {
				return true
			}
		}
	}
	return false
}

// event records an event, and whether it is mentioned.
func (c *check) event(kind string, m *playedPly) {
	c.log.events[kind]++
	if !c.mentionsKind[kind] {
		c.claim(c.mentioned(mentions[kind]), m, "nothing is said of: "+kind)
		c.mentionsKind[kind] = true
	}
}

// eventsAreSaid claims that a sentence mentions each event of the game.
func (c *check) eventsAreSaid() {
	if c.g.stalled && c.g.plies[len(c.g.plies)-1].move.Kind != engine.NextRound { // see engineFault
		c.claim(false, nil, "no move is legal, and the game is not over")
	}
	for i := range c.g.plies {
		m := &c.g.plies[i]
		for _, s := range m.trace {
			if kind := eventOf(s, m); kind != "" {
				c.event(kind, m)
			}
		}
		for k := 1; k < len(m.laps); k++ {
			if m.laps[k].lift != nil {
				c.event("lap on", m)
			} else {
				c.event("lap captured", m)
			}
		}
		for _, refused := range m.refused {
			c.event("refused "+refused.why.String(), m)
		}
		if m.end != nil && m.ply.After.InAllPits() > 0 {
			c.event("left", m)
		}
		if m.move.Kind == engine.NextRound {
			c.event("next round", m)
		}
	}
	if c.g.over != nil && c.winner() != "draw" {
		c.event("winner", nil)
	}
}

// eventOf returns the kind of a step, or "" if it needs no sentence of its own.
func eventOf(s engine.Step, m *playedPly) string {
	switch s.Kind {
	case event.SkipStep:
		return map[engine.Rule]string{event.RuleStoreSkipped: "skip store", event.RuleOriginSkipped: "skip origin", event.RuleOwnedSkipped: "skip owned", event.RuleClosed: "skip closed"}[s.Rule]
	case event.DropStep:
		return map[engine.Rule]string{event.RuleOwnStore: "sown store", event.RuleOtherStoreSown: "sown store", event.RuleFirstReturns: "first back"}[s.Rule]
	case event.CaptureStep:
		if s.Rule == event.RuleOwnedTakes {
			return "owned takes"
		}
		return "capture"
	case event.ClaimStep:
		return "claim"
	case event.AgainStep:
		if s.Rule == event.RuleExtraTurn {
			return "again store"
		}
		return "again"
	case event.PassStep:
		return "pass"
	case event.GiveStep:
		return "give"
	case event.FillStep:
		if s.Rule == event.RuleStock {
			return "stock"
		}
		return "fill"
	case event.CloseStep:
		return "close"
	case event.BindStep:
		return "bind"
	case event.OpeningStep:
		return "opening"
	case event.HoldStep:
		return "hold"
	case event.DisownStep:
		if s.Rule == event.RuleTerritory {
			return "hold"
		}
		return "disown"
	case event.EndStep:
		return endOf(s)
	case event.SweepStep:
		return map[engine.Rule]string{event.RuleLeftOver: "sweep", event.RuleOwnedLeft: "sweep owned", event.RuleGrandSlam: "sweep slam"}[s.Rule]
	}
	return ""
}

// endOf returns the kind of the end of a game.
func endOf(s engine.Step) string {
	switch s.Cause {
	case event.CannotFeed:
		return "end feed"
	case event.CannotReach:
		return "end reach"
	case event.OnlySlams:
		return "end slams"
	case event.BothPassed:
		return "end passes"
	case event.NeitherMoves:
		return "end neither"
	case event.InnerEmpty:
		return "end inner"
	}
	return "end " + map[engine.Rule]string{event.RuleNoMove: "no-move", event.RuleSideEmpty: "side-empty", event.RuleCleared: "cleared", event.RuleRepetition: "repetition", event.RuleMajority: "majority", event.RuleNoCapture: "no-capture", event.RuleEndlessLoses: "endless", event.RuleBothEnds: "both-ends"}[s.Rule]
}
