// Package gamelist arranges the games of a rulebook in groups for its home page and for
// menus, and describes each in a few words, by which readers filter them.
package gamelist

import (
	"slices"

	"sowbook/internal/book"
)

// Group is some games of a list.
type Group struct {
	Title   string // "" for games that are in no other group
	Summary string // of a family; may be empty
	Games   []*book.Page
}

// ByFamily returns the games of an edition by the families that its home page names, or
// without families by the parts of its reading order. Groups without games and entries of the atlas are left out.
func ByFamily(b *book.Book, e *book.Edition) []Group { return byFamily(b, e, fullPages(b, e)) }

// fullPages returns the games of an edition that are not entries of the atlas.
func fullPages(b *book.Book, e *book.Edition) []*book.Page {
	return slices.DeleteFunc(e.Games(), (*book.Page).InAtlas)
}

// All is ByFamily with the entries of the atlas and the games that are not translated, too.
func All(b *book.Book, e *book.Edition) []Group {
	games := b.Editions[0].Games()
	for i, p := range games {
		games[i] = b.PageOrOriginal(e, p.Name)
	}
	return byFamily(b, e, games)
}

func byFamily(b *book.Book, e *book.Edition, games []*book.Page) []Group {
	if families := b.Settings(e).Families; len(families) > 0 {
		return group(games, families, func(p *book.Page) string { return p.Variant.Family.Text })
	}
	var parts []book.GameGroup
	partOf := map[string]string{}
	for _, part := range b.Settings(e).Order.Parts {
		parts = append(parts, book.GameGroup{ID: part.Key, Title: part.Key})
		for _, file := range part.Value.List {
			partOf[file.Text] = part.Key
		}
	}
	return group(games, parts, func(p *book.Page) string { return partOf[p.Name] })
}

// ByRegion returns the games of an edition by the regions that its home page names. Games
// without a region, regions without games, and entries of the atlas are left out.
func ByRegion(b *book.Book, e *book.Edition) []Group {
	groups := group(fullPages(b, e), b.Settings(e).Regions, func(p *book.Page) string { return p.Variant.Region.Text })
	return slices.DeleteFunc(groups, func(g Group) bool { return g.Title == "" })
}

// group returns the games by the ids that of returns, in the order of groups. Games of no
// group come last, in a group without a title.
func group(games []*book.Page, groups []book.GameGroup, of func(*book.Page) string) []Group {
	all := make([]Group, len(groups)+1)
	for i, g := range groups {
		all[i] = Group{Title: g.Title, Summary: g.Summary}
	}
	for _, p := range games {
		i := slices.IndexFunc(groups, func(g book.GameGroup) bool { return g.ID == of(p) })
		if i < 0 {
			i = len(groups)
		}
		all[i].Games = append(all[i].Games, p)
	}
	return slices.DeleteFunc(all, func(g Group) bool { return len(g.Games) == 0 })
}

// PopularFirst returns the games of an edition: those that readers know best, then the others in
// reading order. popular is the number of the first.
func PopularFirst(b *book.Book, e *book.Edition) (games []*book.Page, popular int) {
	_, _, links := b.SiteLinks(e)
	for _, link := range links {
		if link.Page.Variant != nil && link.Page.Edition == e {
			games = append(games, link.Page)
		}
	}
	popular = len(games)
	for _, game := range e.Games() {
		if !slices.Contains(games, game) {
			games = append(games, game)
		}
	}
	return games, popular
}

// OtherNames returns the other names of a game that readers know well, separated by commas.
func OtherNames(b *book.Book, game *book.Page) string {
	_, _, links := b.SiteLinks(game.Edition)
	if i := slices.IndexFunc(links, func(link book.NavLink) bool { return link.Page == game }); i >= 0 {
		return links[i].Word
	}
	return ""
}

// Where returns where a game is played and by whom: its place and people, if it is an entry of the
// atlas, and its region.
func Where(b *book.Book, game *book.Page) string {
	region := titleOf(b.Settings(game.Edition).Regions, game.Variant.Region.Text)
	a := game.Variant.Account
	switch {
	case a == nil:
		return region
	case a.Place == region:
		return place(a.People, region)
	default:
		return place(place(a.People, a.Place), region)
	}
}
