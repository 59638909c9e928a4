package site

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// factView is one fact of a game with the clauses it rests on.
type factView struct {
	prose.Fact
	Clauses []clauseLink
}

// facts is the facts of a game under the variant's default readings, each with links to its clauses as they are from this page.
func (v *view) facts(game *variant.Variant) []factView {
	var views []factView
	for _, f := range prose.Facts(v.entry.in.words, game.Voice, game.Rules) {
		views = append(views, factView{f, v.clauseLinks(game, f.Rules)})
	}
	return views
}

// glance is the facts of a game without those that it has nothing of.
func (v *view) glance(game *variant.Variant) []factView {
	return slices.DeleteFunc(v.facts(game), func(f factView) bool { return f.Value == "" })
}

// clauseLinks is links to the clauses that a variant names for some rules, each once.
func (v *view) clauseLinks(game *variant.Variant, rules []engine.Rule) []clauseLink {
	var links []clauseLink
	for _, rule := range rules {
		for _, id := range game.Voice.Clauses[rule] {
			if link := v.clauseLink(id); !slices.Contains(links, link) {
				links = append(links, link)
			}
		}
	}
	return links
}
