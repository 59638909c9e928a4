package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
)

// mentions lists, for each kind of event in a game, the messages of which one has to be told. A
// message that begins with "captures-" is a part of a sentence for a capture; one that ends in
// "-" stands for all that begin with it.
var mentions = map[string][]string{
	"arrange":      {"arrange-own-seeds"},
	"skip store":   {"stores-", "board-piles", "board-won", "rows-3", "rows-4-stored"},
	"skip origin":  {"origin-skip"},
	"skip owned":   {"owned-skipped", "owned-skipped-theirs", "owned-takes-own"},
	"skip closed":  {"refill-"},
	"sown store":   {"stores-own", "stores-both"},
	"first back":   {"origin-first"},
	"capture":      {"captures-to-"},
	"owned takes":  {"owned-takes", "owned-takes-own"},
	"chooses":      {"captures-further."},
	"chooses way":  {"direction-reverse-any-lap"},
	"claim":        {"captures-pits-claim-"},
	"again store":  {"last-in-store-again", "last-in-store-again-either"},
	"again":        {"captures-then-again"},
	"lap on":       {"relay-yes", "relay-yes-unless", "relay-next", "relay-next-unless", "captures-then-sow-"},
	"lap captured": {"captures-sown-"},
	"pass":         {"rightmost-pass", "stuck-", "empty-side-owned", "empty-side-passes", "empty-side-also-passes"},
	"give":         {"give-whenever", "give-instead"},
	"stock":        {"stock-entered"},
	"bind":         {"bind-"},
	"disown":       {"house-rights-"},
	"fill":         {"refill-"},
	"close":        {"refill-"},
	"next round":   {"next-begins-"},

	"opening":            {"opening-"},
	"hold":               {"refill-territory"},
	"refused opening":    {"opening-moves", "opening-moves-rows"},
	"refused singles":    {"singles-into-empty"},
	"refused reach":      {"reach-"},
	"end reach":          {"reach-must", "reach-or-empty"},
	"end no-capture":     {"no-capture-ends", "no-capture-draws"},
	"end endless":        {"endless-loses"},
	"end both-ends":      {"both-ends-wins"},
	"refused owned-pit":  {"owned-"},
	"refused fewest":     playableMessages,
	"refused direction":  {"direction-"},
	"refused rightmost":  {"rightmost-pass", "rightmost-nearest"},
	"refused feed":       {"feed-must", "feed-if-possible"},
	"refused grand-slam": {"grand-slam-forbidden"},

	"refused endless-relay": {"endless-forbidden"},

	"refused must-capture": {"must-capture-yes", "must-capture-any-lap"},
	"refused inner-first":  {"pick-inner-first", "stock-entered"},
	"refused inner-kept":   {"pick-inner-first", "stock-entered"},
	"refused stock":        {"stock-entered"},
	"refused house":        {"house-rights-"},
	"refused bound":        {"bind-"},

	"end no-move":    {"ends-on-turn", "ends-no-seeds", "ends-neither-moves", "ends-inner-empty", "stuck-ends", "stuck-passes", "wins-last-mover", "ends-inner-empty-counted", "stuck-neither"},
	"end feed":       {"feed-must"},
	"end slams":      {"grand-slam-forbidden"},
	"end relays":     {"endless-forbidden"},
	"end passes":     {"stuck-passes"},
	"end neither":    {"ends-neither-moves", "stuck-neither"},
	"end inner":      {"ends-inner-empty", "ends-inner-empty-counted"},
	"end side-empty": {"ends-at-once", "wins-first-empty", "wins-empty-loses"},
	"end cleared":    {"ends-cleared", "few-left"},
	"end repetition": {"repetition-same", "repetition-both-sides", "repetition-nobody", "repetition-draw", "repetition-mover-loses"},
	"end majority":   {"majority-ends", "majority-ends-owned"},
	"sweep":          {"left-over-both-sides", "left-over-other-side", "left-over-cleared", "ends-cleared", "repetition-same", "repetition-both-sides", "left-over-emptier", "left-over-halves", "left-over-last-mover", "left-over-other-side-unless", "left-over-other-side-both"},
	"sweep owned":    {"owned-"},
	"sweep slam":     {"grand-slam-gives-rest"},
	"left":           {"left-over-nobody", "repetition-nobody", "repetition-same", "left-over-other-side", "majority-ends", "majority-ends-owned", "repetition-draw", "wins-", "left-over-other-side-unless", "left-over-other-side-both", "left-over-both-sides", "left-over-emptier", "left-over-halves", "repetition-mover-loses"},
	"winner":         {"wins-"},
}

// mentioned reports whether "How to play" tells one of some messages.
func (c *told) mentioned(names []string) bool {
	for _, name := range names {
		if part, is := strings.CutPrefix(name, "captures-"); is {
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
	if c.g.stalled && c.g.plies[len(c.g.plies)-1].move.Kind != engine.NextRound {
		c.claim(false, nil, "no move is legal, and the game is not over")
	}
	if c.g.start != c.g.laid {
		c.event("arrange", nil)
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
	if c.g.over.Reason != event.NotOver && c.winner() != "draw" {
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
		if s.Rule == event.RuleFurther {
			return "chooses"
		}
		if s.Rule == event.RuleDirection {
			return "chooses way"
		}
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
	case event.OnlyEndless:
		return "end relays"
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
