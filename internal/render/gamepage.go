package render

import (
	"html/template"
	"slices"

	"sowbook/internal/book"
	"sowbook/internal/variant"
)

// gamePage is the page of a game.
type gamePage struct {
	*pageView
	Facts    []factView
	Data     string    // address of [book.GameFile]
	Compare  *pageLink // the comparison with this game selected, or nil
	Play     *pageLink // the play page with this game, or nil
	Lab      *pageLink // the lab with this game, or nil
	Source   *sourceLink
	Readings []readingView
	Changes  []changeView
}

type sourceLink struct {
	*pageLink
	By, Year string
}

// gamePage adds the data of a game to a page.
func (b *pageBuilder) gamePage(p *pageView) gamePage {
	game := b.page.Variant
	g := gamePage{pageView: p, Data: book.GameFile}
	g.Facts = slices.DeleteFunc(b.facts(game), func(f factView) bool { return f.Value == "" })
	if original := b.page.Original; original != nil {
		g.Data = b.page.LinkTo(original.URL) + book.GameFile
	} else {
		g.Changes = b.changes(game)
	}
	g.Compare = b.linkWithGame(game.ID, book.ComparePage)
	g.Play = b.linkWithGame(game.ID, book.PlayPage)
	if g.Lab = b.linkTo(b.book.PageOrOriginal(b.page.Edition, book.LabPage)); g.Lab != nil {
		g.Lab.Href += "?game=" + game.ID
	}
	if src := b.book.Find("sources/" + game.Source.Text + "/"); src != nil {
		g.Source = &sourceLink{b.linkTo(src), src.Source.By, src.Source.Date}
	}
	if !b.page.HasBlock("readings") {
		g.Readings = b.readings()
	}
	if p.TOC != nil {
		words := b.words(game)
		if len(g.Facts) > 0 {
			p.TOC = append([]tocItem{{ID: "at-a-glance", Title: words.T("page.glance")}}, p.TOC...)
		}
		if len(g.Readings) > 0 {
			p.TOC = append(p.TOC, tocItem{ID: "readings", Title: words.T("page.open-points")})
		}
	}
	return g
}

// linkWithGame returns a link to a page that selects a game by its id, or nil if there is
// no such page. If the edition lacks the page, the link is to the notice there.
func (b *pageBuilder) linkWithGame(game, name string) *pageLink {
	link := b.linkTo(b.book.PageOrOriginal(b.page.Edition, name))
	if link == nil {
		return nil
	}
	link.Href += "?game=" + game
	if link.Lang != "" {
		link.Href += "#" + b.page.Edition.Notice()
	}
	return link
}

// inline renders a short Markdown text. at is an offset in the page at or before the text.
func (b *pageBuilder) inline(text string, at int) template.HTML {
	return template.HTML(b.book.Inline(b.page, text, at))
}

type changeView struct {
	ID, Date string
	Text     template.HTML
}

// changes returns the changes to the rules of the page's game, newest first.
func (b *pageBuilder) changes(game *variant.Variant) []changeView {
	var views []changeView
	for _, c := range game.Changes {
		views = append(views, changeView{c.Anchor(), c.Date, b.inline(c.Text, c.Offset)})
	}
	return views
}
