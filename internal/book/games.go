package book

import (
	"slices"

	"sowbook/internal/diag"
)

// GameGroup holds the games of one part of the reading order.
type GameGroup struct {
	Title string // "" for games outside any part
	Games []*Page
}

// GameGroups returns the games of an edition, grouped by the parts of the reading order in
// the front matter of its home page. Parts without games are left out.
func (b *Book) GameGroups(e *Edition) []GameGroup {
	var others []*Page
	for _, p := range b.List {
		if p.Variant != nil && p.Edition == e {
			others = append(others, p)
		}
	}
	if len(others) == 0 {
		return nil
	}
	home := b.PageOrOriginal(e, "index.md")
	if home == nil || home.Edition != e {
		return []GameGroup{{"", others}}
	}
	var groups []GameGroup
	for _, part := range home.home.order.parts {
		group := GameGroup{Title: part.Key}
		for _, file := range part.Value.List {
			if i := slices.IndexFunc(others, func(p *Page) bool { return p.Name == file.Text }); i >= 0 {
				group.Games = append(group.Games, others[i])
				others = slices.Delete(others, i, i+1)
			}
		}
		if len(group.Games) > 0 {
			groups = append(groups, group)
		}
	}
	if len(others) > 0 {
		groups = append(groups, GameGroup{"", others})
	}
	return groups
}

// checkTitles reports games of one edition with the same title, which readers could not
// tell apart in lists.
func (b *Book) checkTitles(problems *diag.Problems) {
	seen := map[string]*Page{}
	for _, p := range b.List {
		if p.Variant == nil {
			continue
		}
		key := p.Edition.Folder + "/" + p.Title
		if other := seen[key]; other != nil {
			problems.Add(p.File.ProblemAt(p.Variant.TitleOffset, "the game of "+other.File.Path+" is called "+p.Title+", too; add what tells them apart, as in "+p.Title+" (leaflet)"))
		}
		seen[key] = p
	}
}
