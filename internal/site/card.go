package site

import (
	"html/template"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/prose"
)

// cardFolder is where, below a game's page, its card stands.
const cardFolder = "card/"

// cardView is a game's rules on one side of paper: sentences made from the rules, and a few figures.
type cardView struct {
	Title, Page string
	Parts       []cardPart
	Figures     []cardFigure
}

// cardPart is a part of the rules with its sentences.
type cardPart struct {
	Title string
	Facts []factView
}

// cardFigure is one state of an example: the ply that shows a rule.
type cardFigure struct {
	SVG     template.HTML
	Caption template.HTML
}

// partTitles is the messages that head the parts.
var partTitles = [...]string{prose.PartStart: "page.part-start", prose.PartTurn: "page.part-turn", prose.PartCaptures: "page.part-captures", prose.PartEnd: "page.part-end"}

// telling is the rules that a figure of a card shows, the most telling first.
var telling = []engine.Rule{
	engine.RuleExtraTurn, engine.RuleCaptureAcross, engine.RuleMade, engine.RuleRun, engine.RuleRelay, engine.RuleOriginSkipped, engine.RuleSow,
}

// cardFigures is how many figures a card has at most.
const cardFigures = 3

// card makes the card of the variant of the page.
func (v *view) card() cardView {
	game := v.entry.variant
	c := cardView{Title: v.entry.title, Page: v.entry.to(strings.TrimSuffix(v.entry.url, cardFolder))}
	for part, title := range partTitles {
		p := cardPart{Title: v.entry.in.words.T(title)}
		for _, f := range v.facts(game) {
			if f.Part == prose.Part(part) && f.Say != "" {
				p.Facts = append(p.Facts, f)
			}
		}
		c.Parts = append(c.Parts, p)
	}
	var shown []*example.Example
	for _, rule := range telling {
		ex, k := v.showing(rule, shown)
		if ex == nil || len(shown) == cardFigures {
			continue
		}
		shown = append(shown, ex)
		v.draws(ex)
		board := picture(ex, k)
		board.Marks = nil // the card has no room for what they point out
		c.Figures = append(c.Figures, cardFigure{template.HTML(board.SVG()), v.say(game.Voice.Ply(ex.Game, k-1), nil, ex.Captions)})
	}
	return c
}

// showing is the first example of the page besides some, played by the game's own readings on its own board, with a ply that a rule made
// a step of, and the state after that ply.
func (v *view) showing(rule engine.Rule, besides []*example.Example) (*example.Example, int) {
	game := v.entry.variant
	for _, ex := range v.entry.examples {
		if slices.Contains(besides, ex) || ex.Variant != game || ex.Game.Rules != game.Rules || ex.Game.Start.Board().Pits != game.Rules.Pits {
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
