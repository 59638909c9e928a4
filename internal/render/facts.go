package render

import (
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

// facts returns the facts of a game by its default readings.
func (b *pageBuilder) facts(game *variant.Variant) []factView {
	var views []factView
	for _, f := range prose.Facts(b.page.Edition.Words, game.Voice, game.Rules) {
		statement, named := game.Facts[f.Key]
		view := factView{Fact: f, Unstated: named && len(statement.Clauses) == 0, Contrary: statement.Contrary}
		for _, id := range statement.Clauses {
			view.Clauses = append(view.Clauses, b.clauseLink(id))
		}
		views = append(views, view)
	}
	return views
}
