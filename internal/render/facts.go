package render

import (
	"sowbook/internal/locale"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// factView is a fact of a game with the clauses that state it.
type factView struct {
	prose.Fact
	Clauses  []clauseLink
	Unstated bool // no source states it
	Contrary bool // the clauses say otherwise
}

// facts returns the facts of a game by its default readings, in the game's own words.
func (b *pageBuilder) facts(game *variant.Variant) []factView {
	return b.factsIn(game, b.words(game))
}

// factsIn returns the facts of a game by its default readings, in the words of a table.
func (b *pageBuilder) factsIn(game *variant.Variant, words *locale.Table) []factView {
	var views []factView
	for _, f := range prose.Facts(words, game.Voice, game.Rules) {
		statement, named := game.Facts[f.Key]
		view := factView{Fact: f, Unstated: named && len(statement.Clauses) == 0, Contrary: statement.Contrary}
		for _, id := range statement.Clauses {
			view.Clauses = append(view.Clauses, b.clauseLink(id))
		}
		views = append(views, view)
	}
	return views
}
