package render

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// factView is a fact of a game with the clauses that state it.
type factView struct {
	prose.Fact
	Clauses []clauseLink
}

// facts returns the facts of a game by its default readings.
func (b *pageBuilder) facts(game *variant.Variant) []factView {
	var views []factView
	for _, f := range prose.Facts(b.page.Edition.Words, game.Voice, game.Rules) {
		views = append(views, factView{f, b.clauseLinks(game, f.Rules)})
	}
	return views
}

// clauseLinks returns links to the clauses of some rules of a variant, each once.
func (b *pageBuilder) clauseLinks(game *variant.Variant, rules []engine.Rule) []clauseLink {
	var links []clauseLink
	for _, rule := range rules {
		for _, id := range game.Voice.Clauses[rule] {
			if link := b.clauseLink(id); !slices.Contains(links, link) {
				links = append(links, link)
			}
		}
	}
	return links
}
