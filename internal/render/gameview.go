package render

import (
	"html/template"

	"sowbook/internal/book"
	"sowbook/internal/variant"
)

// gamePage is the page of a game.
type gamePage struct {
	*pageView
	Facts    []factView
	Data     string    // address of the game's file for other programs
	Compare  *pageLink // the table of games with this one chosen; nil where there is none
	Play     *pageLink // the play page with this game; nil where there is none
	Lab      *pageLink // where its rules can be changed; nil where there is none
	Source   *sourceLink
	Readings []readingView
	Changes  []changeView
}

type sourceLink struct{ Title, Href, By, Year, Lang string }

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

// gameView fills in what a game's page shows besides its text.
func (v *pageBuilder) gameView(p *pageView) gamePage {
	game := v.page.Variant
	g := gamePage{pageView: p, Facts: v.glance(game), Data: book.GameFile}
	if original := v.page.Original; original != nil {
		g.Data = v.page.LinkTo(original.URL) + book.GameFile
	} else {
		g.Changes = v.changes(game)
	}
	g.Compare = v.withGame(game.ID, book.ComparePage)
	g.Play = v.withGame(game.ID, book.PlayPage)
	if lab := v.book.In(v.page.Edition, book.LabPage); lab != nil {
		g.Lab = &pageLink{Href: v.page.LinkTo(lab.URL) + "?game=" + game.ID, Lang: v.page.Foreign(lab)}
	}
	if src := v.book.Find("sources/" + game.Source.Text + "/"); src != nil {
		g.Source = &sourceLink{src.Title, v.page.LinkTo(src.URL), src.Source.By, src.Source.Date, v.page.Foreign(src)}
	}
	if !v.page.HasSlot("readings") {
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

// withGame returns a link to a page that shows something of a game, by its id;
// nil where there is no such page. Where an edition lacks the page, the link
// names the notice that says so.
func (v *pageBuilder) withGame(game, name string) *pageLink {
	to := v.book.In(v.page.Edition, name)
	if to == nil {
		return nil
	}
	link := &pageLink{Href: v.page.LinkTo(to.URL) + "?game=" + game, Lang: v.page.Foreign(to)}
	if link.Lang != "" {
		link.Href += "#" + v.page.Edition.Notice()
	}
	return link
}

// readings returns the points that the source of the page's game leaves open.
func (v *pageBuilder) readings() []readingView {
	var views []readingView
	for _, reading := range v.page.Variant.Readings {
		view := readingView{Key: reading.Key, Title: reading.Title(), Why: v.inline(reading.Why, reading.WhyAt)}
		for i, value := range reading.Values {
			view.Values = append(view.Values, valueView{value.Word, v.inline(value.Meaning, value.At), i == 0})
		}
		views = append(views, view)
	}
	return views
}

// inline renders a short markdown text of the page, which is at an offset or
// behind it.
func (v *pageBuilder) inline(text string, at int) template.HTML {
	return template.HTML(v.book.Inline(v.page, text, at))
}

// sourcePage is the page of a source: its clauses, where the site explains each
// and where a board plays it.
type sourcePage struct {
	*pageView
	By, Date string
	Clauses  []clauseView
}

type clauseView struct {
	ID                  string
	Text                template.HTML
	Explained, Examples []pageLink
}

// sourceView fills in what a source's page shows besides its text.
func (v *pageBuilder) sourceView(p *pageView) sourcePage {
	s := sourcePage{pageView: p, By: v.page.Source.By, Date: v.page.Source.Date}
	for _, c := range v.page.Source.Clauses {
		cited := v.book.Clauses[c.ID]
		s.Clauses = append(s.Clauses, clauseView{c.ID, v.inline(c.Text, c.Offset), v.mentions(cited.Explained), v.mentions(cited.Played)})
	}
	return s
}

func (v *pageBuilder) mentions(list []book.Mention) []pageLink {
	var links []pageLink
	for _, m := range list {
		href := v.page.LinkTo(m.Page.URL)
		if m.Anchor != "" {
			href += "#" + m.Anchor
		}
		links = append(links, pageLink{Title: m.Title, Href: href})
	}
	return links
}

// changeView is a change as its game's page shows it.
type changeView struct {
	ID, Date string
	Text     template.HTML
}

// changes is the changes to the rules of the game of the page, the newest first.
func (v *pageBuilder) changes(game *variant.Variant) []changeView {
	var views []changeView
	for _, c := range game.Changes {
		views = append(views, changeView{c.Anchor(), c.Date, v.inline(c.Text, c.At)})
	}
	return views
}
