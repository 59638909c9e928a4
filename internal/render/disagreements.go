package render

import (
	"html/template"
	"slices"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// readingView is a reading of the page's game as a question that players answer differently.
type readingView struct {
	Key, Question string
	Why           template.HTML
	Values        []valueView
	Board         *exampleView // nil if no example of the page shows the difference
}

// valueView is an answer and what it means.
type valueView struct {
	Value, Answer string
	Meaning       template.HTML
	Default       bool
}

// readings returns the readings of the page's game. The examples must be rendered.
func (b *pageBuilder) readings() []readingView {
	game := b.page.Variant
	words := b.words(game)
	var views []readingView
	for _, reading := range game.Readings {
		view := readingView{Key: reading.Key, Question: reading.Question(words), Why: b.inline(reading.Why, reading.WhyOffset)}
		for i, value := range reading.Values {
			view.Values = append(view.Values, valueView{value.Name, reading.Answer(words, value), b.inline(value.Meaning, value.Offset), i == 0})
		}
		if ex := b.exampleOf(reading); ex != nil {
			board := b.exampleView(ex)
			board.Folded = true
			view.Board = &board
		}
		views = append(views, view)
	}
	return views
}

// exampleOf returns an example of a move that a reading changes, or nil. It is taken from the
// first example on the page that can switch the reading and then goes on differently.
func (b *pageBuilder) exampleOf(reading variant.Reading) *example.Example {
	game := b.page.Variant
	for _, ex := range b.page.Examples {
		if ex.Variant != game || ex.Game.Start.Board() != game.Rules.Board() || !slices.Contains(ex.Switches, reading.Key) {
			continue
		}
		start := ex.Game.Start
		var moves []engine.Move
		for _, ply := range ex.Game.Plies {
			moves = append(moves, ply.Move)
		}
		usual := playOn(game.Rules, start, moves)
		for _, value := range reading.Values[1:] {
			rules, err := game.Rules.With(reading.Key, value.Name)
			if err != nil {
				continue
			}
			at, differs := engine.FirstDifference(usual, playOn(rules, start, moves))
			ply := min(at.Ply, len(usual.Plies))
			if !differs && !changesStart(game.Rules, rules) || ply == 0 && len(moves) > 0 && differs {
				continue
			}
			if differs && ply > 1 {
				usual, ply = playOn(game.Rules, usual.PositionAfter(ply-1), moves[ply-1:ply]), 1
			}
			return &example.Example{ID: "reading-" + reading.Key, Variant: game, Line: example.Line{Game: usual}, FirstState: ply}
		}
	}
	return nil
}

// playOn plays moves from a position up to the first illegal one.
func playOn(rules engine.Rules, start engine.Position, moves []engine.Move) *engine.Game {
	g := engine.NewGame(rules, start)
	for _, move := range moves {
		if g.Play(move) != nil {
			break
		}
	}
	return g
}

// changesStart reports whether two rules have different start positions.
func changesStart(a, b engine.Rules) bool {
	one, err := a.Start()
	other, wrong := b.Start()
	return err == nil && wrong == nil && one != other
}
