package gamelist

import (
	"html/template"
	"slices"

	"sowbook/internal/book"
	"sowbook/internal/figures"
	"sowbook/internal/variant"
)

// Finder is the games by their boards, for readers who have a board and look for its game.
type Finder struct {
	Games   []BoardGame // the best known first
	Atlas   []BoardGame // the entries of the atlas
	Rows    []int       // the numbers of rows
	Regions []book.GameGroup
	Script  string // address of the script that finds games
}

// BoardGame is a game and what its board is like.
type BoardGame struct {
	Link
	Picture    template.HTML
	Play       string // address of the page to play it; "" without one
	Rank       int    // how well readers know it, from 0
	Rows, Pits int
	Stores     bool     // whether stores are sown; captures are kept somewhere in any case
	Seeds      []int    // in all, the usual number first
	Regions    []string // where it is played, the main one first
	Place      string   // the title of that, or ""
}

// NewFinder returns the finder for a page.
func NewFinder(b *book.Book, page *book.Page, script string) Finder {
	f := Finder{Script: script}
	games, _ := PopularFirst(b, page.Edition)
	regions := b.Settings(page.Edition).Regions
	for i, game := range games {
		v := game.Variant
		found := BoardGame{
			Link: linkTo(page, game), Rank: i,
			Rows: int(v.Rules.Rows) + 2, Pits: v.Rules.Pits, Stores: !v.Rules.Holds("stores=none"), Seeds: seedsOf(v),
			Regions: []string{v.Region.Text}, Place: titleOf(regions, v.Region.Text),
		}
		for _, region := range v.AlsoIn {
			found.Regions = append(found.Regions, region.Text)
		}
		if play := b.PageOrOriginal(page.Edition, book.PlayPage); play != nil {
			found.Play = page.LinkTo(play.URL) + "?game=" + v.ID
		}
		board := figures.Board(figures.AtStart(v), 0)
		if game.InAtlas() {
			clear(board.Seeds) // seeds would double the size of the page
		}
		found.Picture = template.HTML(board.Thumbnail())
		if game.InAtlas() {
			f.Atlas = append(f.Atlas, found)
		} else {
			f.Games = append(f.Games, found)
		}
	}
	all := slices.Concat(f.Games, f.Atlas)
	for _, game := range all {
		if !slices.Contains(f.Rows, game.Rows) {
			f.Rows = append(f.Rows, game.Rows)
		}
	}
	slices.Sort(f.Rows)
	f.Regions = slices.DeleteFunc(slices.Clone(regions), func(r book.GameGroup) bool {
		return !slices.ContainsFunc(all, func(game BoardGame) bool { return slices.Contains(game.Regions, r.ID) })
	})
	return f
}

// seedsOf returns the numbers of seeds that a game is played with, by its default rules and by
// the reading seeds.
func seedsOf(game *variant.Variant) []int {
	all := []int{game.Rules.Total()}
	if reading, err := game.Reading("seeds"); err == nil {
		for _, value := range reading.Values[1:] {
			if rules, err := game.Rules.With("seeds", value.Name); err == nil && !slices.Contains(all, rules.Total()) {
				all = append(all, rules.Total())
			}
		}
	}
	return all
}
