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
	Data     string    // address of the game's file for other programs
	Compare  *pageLink // the comparison with this game selected; nil where the book has none
	Play     *pageLink // the play page with this game; nil where the book has none
	Lab      *pageLink // the lab with this game; nil where the book has none
	Source   *sourceLink
	Readings []readingView
	Changes  []changeView
}

type sourceLink struct {
	*pageLink
	By, Year string
}

type readingView struct {
	Key, Title string
	Why        template.HTML
	Values     []valueView
}

type valueView struct {
	Value   string
	Meaning template.HTML
	Default bool
}

// gamePage adds to a page what a game shows besides its text.
func (v *pageBuilder) gamePage(p *pageView) gamePage {
	game := v.page.Variant
	g := gamePage{pageView: p, Data: book.GameFile}
	g.Facts = slices.DeleteFunc(v.facts(game), func(f factView) bool { return f.Value == "" })
	if original := v.page.Original; original != nil {
		g.Data = v.page.LinkTo(original.URL) + book.GameFile
	} else {
		g.Changes = v.changes(game)
	}
	g.Compare = v.linkWithGame(game.ID, book.ComparePage)
	g.Play = v.linkWithGame(game.ID, book.PlayPage)
	if g.Lab = v.linkTo(v.book.PageOrOriginal(v.page.Edition, book.LabPage)); g.Lab != nil {
		g.Lab.Href += "?game=" + game.ID
	}
	if src := v.book.Find("sources/" + game.Source.Text + "/"); src != nil {
		g.Source = &sourceLink{v.linkTo(src), src.Source.By, src.Source.Date}
	}
	if !v.page.HasBlock("readings") {
		g.Readings = v.readings()
	}
	if p.TOC != nil {
		words := v.page.Edition.Words
		if len(g.Facts) > 0 {
			p.TOC = append([]tocItem{{ID: "at-a-glance", Title: words.T("page.glance")}}, p.TOC...)
		}
		if len(g.Readings) > 0 {
			p.TOC = append(p.TOC, tocItem{ID: "readings", Title: words.T("page.open-points")})
		}
	}
	return g
}

// linkWithGame returns a link to a page that selects a game, by the game's id; nil
// where there is no such page. Where the edition lacks the page, the link leads to
// the notice that says so.
func (v *pageBuilder) linkWithGame(game, name string) *pageLink {
	link := v.linkTo(v.book.PageOrOriginal(v.page.Edition, name))
	if link == nil {
		return nil
	}
	link.Href += "?game=" + game
	if link.Lang != "" {
		link.Href += "#" + v.page.Edition.Notice()
	}
	return link
}

// readings returns the points that the source of the page's game leaves open.
func (v *pageBuilder) readings() []readingView {
	var views []readingView
	for _, reading := range v.page.Variant.Readings {
		view := readingView{Key: reading.Key, Title: reading.Title(), Why: v.inline(reading.Why, reading.WhyOffset)}
		for i, value := range reading.Values {
			view.Values = append(view.Values, valueView{value.Name, v.inline(value.Meaning, value.Offset), i == 0})
		}
		views = append(views, view)
	}
	return views
}

// inline renders a short markdown text of the page, which is at an offset or
// after it.
func (v *pageBuilder) inline(text string, at int) template.HTML {
	return template.HTML(v.book.Inline(v.page, text, at))
}

// changeView is a change to the rules as its game's page shows it.
type changeView struct {
	ID, Date string
	Text     template.HTML
}

// changes returns the changes to the rules of the page's game, newest first.
func (v *pageBuilder) changes(game *variant.Variant) []changeView {
	var views []changeView
	for _, c := range game.Changes {
		views = append(views, changeView{c.Anchor(), c.Date, v.inline(c.Text, c.Offset)})
	}
	return views
}
