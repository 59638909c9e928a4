package site

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

// coverage reports what the book leaves out: clauses that no page but their source's explains, clauses that no board shows although
// their source does not say that none can, and rules of a game that no clause stands for.
func (b *book) coverage() diag.Problems {
	var problems diag.Problems
	for _, e := range b.pages {
		if e.source != nil {
			b.coverSource(e, &problems)
		}
		if e.variant != nil {
			coverRules(e, &problems)
		}
	}
	return problems
}

func (b *book) coverSource(e *entry, problems *diag.Problems) {
	for _, c := range e.source.clauses {
		cited := b.clauses[c.id]
		told := slices.ContainsFunc(e.source.told, func(ref variant.Ref) bool { return ref.Text == c.id })
		if len(cited.explained) == 0 {
			problems.Add(e.page.At(c.offset, "no page explains clause "+c.id+"; write ["+c.id+"] where one does"))
		}
		switch {
		case len(cited.examples) == 0 && !told:
			problems.Add(e.page.At(c.offset, "no example shows clause "+c.id+"; name it in the clauses of one, or under told when no board can show it"))
		case len(cited.examples) > 0 && told:
			problems.Add(e.page.At(c.offset, "clause "+c.id+" is under told, but "+cited.examples[0].title+" shows it; take it out there"))
		}
	}
}

// coverRules reports the rules that a game has, under any of its readings, and that no clause stands for.
func coverRules(e *entry, problems *diag.Problems) {
	game := e.variant
	used := game.Rules.Uses()
	for _, reading := range game.Readings {
		for _, value := range reading.Values {
			if rules, err := game.Rules.With(reading.Key, value.Word); err == nil {
				used = append(used, rules.Uses()...)
			}
		}
	}
	slices.Sort(used)
	for _, rule := range slices.Compact(used) {
		if len(game.Voice.Clauses[rule]) == 0 {
			problems.Add(e.page.At(game.ClausesAt, "rule "+rule.String()+" of "+game.ID+" has no clause; add a line "+rule.String()+": CLAUSE ("+ruleMeanings[rule]+")"))
		}
	}
}

// ruleMeanings says what each rule is, to an author who looks for its clause.
var ruleMeanings = map[engine.Rule]string{
	engine.RuleSow:            "lift the seeds of a pit, drop them one by one",
	engine.RuleOwnStore:       "the mover’s store is sown",
	engine.RuleOtherStoreSown: "the opponent’s store is sown",
	engine.RuleStoreSkipped:   "a store is passed over",
	engine.RuleOriginSkipped:  "the pit a sowing began in is passed over",
	engine.RuleExtraTurn:      "a last seed in the mover’s store gives another turn",
	engine.RuleTurnPasses:     "the other player is next",
	engine.RuleCaptureAcross:  "a last seed in an empty own pit captures",
	engine.RuleNothingAcross:  "a last seed in an empty own pit with nothing opposite",
	engine.RuleTheirEmptyPit:  "a last seed in an empty pit of the opponent’s",
	engine.RuleRelay:          "a last seed in an occupied pit: sow on from there",
	engine.RuleEmptyEnds:      "a last seed in an empty pit ends the relay",
	engine.RuleEndlessRelay:   "a relay that comes back to where it was ends",
	engine.RuleMade:           "a pit made a number is taken by its owner",
	engine.RuleRun:            "a run of pits that hold a number is captured",
	engine.RuleGrandSlam:      "all that the opponent has is not captured",
	engine.RuleCaptureAgain:   "a capture gives another turn",
	engine.RuleGive:           "a side without seeds is given one",
	engine.RuleFeed:           "a side without seeds must be fed by the move",
	engine.RuleRightmost:      "the rightmost pit is played",
	engine.RuleNoMove:         "the game ends when the player on turn cannot move",
	engine.RuleSideEmpty:      "the game ends when a side is empty",
	engine.RuleCleared:        "the game ends when the board is cleared",
	engine.RuleRepetition:     "the game ends when a position comes up for the third time",
	engine.RuleLeftOver:       "who gets what is left",
	engine.RuleOwnPits:        "only one’s own pits may be played",
	engine.RuleEmptyPit:       "an empty pit cannot be played",
	engine.RuleFewest:         "a pit with too few seeds may not be played",
	engine.RuleDirection:      "the way a move goes",
	engine.RulePass:           "a player with seeds, none to play, passes",
	engine.RuleMost:           "the most seeds win",
}
