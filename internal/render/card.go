package render

import (
	"html/template"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/figures"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// cardPage is a game's card.
type cardPage struct {
	*pageView
	Card cardView
}

// cardView is a game's rules on one page: sentences made from the rules, and a few boards.
type cardView struct {
	Title, Page string
	Parts       []cardPart
	Figures     []cardFigure
}

type cardPart struct {
	Title string
	Facts []factView
}

// cardFigure is the board after a ply that shows a rule.
type cardFigure struct {
	SVG     template.HTML
	Caption template.HTML
}

// partTitles maps the parts of the rules to the message keys of their titles.
var partTitles = [...]string{prose.PartStart: "page.part-start", prose.PartTurn: "page.part-turn", prose.PartCaptures: "page.part-captures", prose.PartEnd: "page.part-end"}

// cardRules lists the rules that a card's figures may show, the most useful first.
var cardRules = []engine.Rule{
	event.RuleExtraTurn, event.RuleCaptureAcross, event.RuleCaptureInner, event.RuleMade, event.RuleRun, event.RuleRelay, event.RuleOriginSkipped, event.RuleSow,
}

// card returns the card of the page's game.
func (b *pageBuilder) card() cardView {
	game, words := b.page.Variant, b.words(b.page.Variant)
	c := cardView{
		Title: b.page.Title, Page: b.page.LinkTo(strings.TrimSuffix(b.page.URL, book.CardFolder)), Parts: b.rulesInSentences(game, words),
	}
	voice := words.ToYou(game.Voice)  // as the rules beside the figures
	room := 3                         // for figures
	if game.Rules.Board().Rows == 2 { // a high board, and long rules
		room = 2
	}
	var shown []*example.Example
	for _, rule := range cardRules {
		ex, k := figures.OfRule(b.page.Examples, game, rule, shown)
		if ex == nil || len(shown) == room {
			continue
		}
		shown = append(shown, ex)
		b.useBoard(ex)
		board := figures.Board(ex, k)
		board.Marks = nil // the card has no room for their legend
		said := voice.Ply(ex.Game, k-1)
		said.Text = words.Personal(said.Text)
		c.Figures = append(c.Figures, cardFigure{template.HTML(board.SVG()), b.say(said)})
	}
	return c
}

// rulesInSentences returns the facts of a game that have a sentence, by part of the rules,
// in the words of a table.
func (b *pageBuilder) rulesInSentences(game *variant.Variant, words *locale.Table) []cardPart {
	var parts []cardPart
	facts := b.facts(game, words)
	for part, title := range partTitles {
		p := cardPart{Title: words.T(title)}
		for _, f := range facts {
			if f.Part == prose.Part(part) && f.Say != "" {
				p.Facts = append(p.Facts, f)
			}
		}
		parts = append(parts, p)
	}
	return parts
}
