package site

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/describe"
	"sowbook/internal/variant"
)

// factView is one fact of a game with the clauses it rests on.
type factView struct {
	Key, Name, Value, Say string
	Clauses               []clauseLink
}

// facts is the facts of a game under the variant's default readings, each with links to its clauses as they are from this page.
func (v *view) facts(game *variant.Variant) []factView {
	var views []factView
	for _, f := range describe.Facts(game.Voice, game.Rules) {
		views = append(views, factView{f.Key, f.Name, f.Value, f.Say, v.clauseLinks(game, f.Rules)})
	}
	return views
}

// clauseLinks is links to the clauses that a variant names for some rules, each once.
func (v *view) clauseLinks(game *variant.Variant, rules []engine.Rule) []clauseLink {
	var links []clauseLink
	for _, rule := range rules {
		for _, id := range game.Voice.Clauses[rule] {
			if link := (clauseLink{id, v.clauseHref(id)}); !slices.Contains(links, link) {
				links = append(links, link)
			}
		}
	}
	return links
}

// told is the facts of a game that have something of the kind to tell.
func told(facts []factView) []factView {
	return slices.DeleteFunc(slices.Clone(facts), func(f factView) bool { return f.Value == "" })
}
