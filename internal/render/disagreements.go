package render

import (
	"html/template"

	"sowbook/internal/figures"
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
		view := readingView{Key: reading.Key, Question: reading.Question(words), Why: b.inline(reading.Why)}
		for i, value := range reading.Values {
			view.Values = append(view.Values, valueView{value.Name, reading.Answer(words, value), b.inline(value.Meaning), i == 0})
		}
		if ex := figures.OfReading(b.page.Examples, game, reading); ex != nil {
			board := b.exampleView(ex)
			board.Folded = true
			view.Board = &board
		}
		views = append(views, view)
	}
	return views
}
