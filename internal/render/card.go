package render

import (
	"html/template"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// cardPage is a game's card.
type cardPage struct {
	*pageView
	Card cardView
}

// cardView is a game's rules on one side of paper: sentences made from the rules,
// and a few boards.
type cardView struct {
	Title, Page string
	Parts       []cardPart
	Figures     []cardFigure
}

// cardPart is one part of the rules.
type cardPart struct {
	Title string
	Facts []factView
}

// cardFigure is the board after a ply that shows a rule.
type cardFigure struct {
	SVG     template.HTML
	Caption template.HTML
}

// partTitles is the keys of the messages that head the parts of the rules.
var partTitles = [...]string{prose.PartStart: "page.part-start", prose.PartTurn: "page.part-turn", prose.PartCaptures: "page.part-captures", prose.PartEnd: "page.part-end"}

// cardRules is the rules that a card's figures may show, the most useful first.
var cardRules = []engine.Rule{
	engine.RuleExtraTurn, engine.RuleCaptureAcross, engine.RuleMade, engine.RuleRun, engine.RuleRelay, engine.RuleOriginSkipped, engine.RuleSow,
}

// maxCardFigures is how many figures fit on a card.
const maxCardFigures = 3

// card returns the card of the page's game.
func (v *pageBuilder) card() cardView {
	game := v.page.Variant
	c := cardView{
		Title: v.page.Title, Page: v.page.LinkTo(strings.TrimSuffix(v.page.URL, book.CardFolder)), Parts: v.rulesInSentences(game),
	}
	var shown []*example.Example
	for _, rule := range cardRules {
		ex, k := v.findExample(rule, shown)
		if ex == nil || len(shown) == maxCardFigures {
			continue
		}
		shown = append(shown, ex)
		v.useBoard(ex)
		board := boardAt(ex, k)
		board.Marks = nil // the card has no room for their legend
		c.Figures = append(c.Figures, cardFigure{template.HTML(board.SVG()), v.say(game.Voice.Ply(ex.Game, k-1), nil, ex.CaptionOffset)})
	}
	return c
}

// rulesInSentences returns the facts of a game that have a sentence, by the parts of the
// rules.
func (v *pageBuilder) rulesInSentences(game *variant.Variant) []cardPart {
	var parts []cardPart
	for part, title := range partTitles {
		p := cardPart{Title: v.page.Edition.Words.T(title)}
		for _, f := range v.facts(game) {
			if f.Part == prose.Part(part) && f.Say != "" {
				p.Facts = append(p.Facts, f)
			}
		}
		parts = append(parts, p)
	}
	return parts
}

// findExample finds an example of the page in which a rule made a step, and
// returns it with the state after that ply, or nil. The example
// is played by the game's default readings on its usual board, and is not one of
// those shown already.
func (v *pageBuilder) findExample(rule engine.Rule, shown []*example.Example) (*example.Example, int) {
	game := v.page.Variant
	for _, ex := range v.page.Examples {
		if slices.Contains(shown, ex) || ex.Variant != game || ex.Game.Rules != game.Rules || ex.Game.Start.Board().Pits != game.Rules.Pits {
			continue
		}
		for i, steps := range ex.Game.Trace {
			if slices.ContainsFunc(steps, func(s engine.Step) bool { return s.Rule == rule }) {
				return ex, i + 1
			}
		}
	}
	return nil, 0
}
