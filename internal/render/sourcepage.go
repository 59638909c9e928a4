package render

import (
	"html/template"

	"sowbook/internal/book"
)

// sourcePage is the page of a source: its clauses, with the pages that explain
// each and the examples that play it.
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

// sourcePage adds to a page what a source shows besides its text.
func (v *pageBuilder) sourcePage(p *pageView) sourcePage {
	s := sourcePage{pageView: p, By: v.page.Source.By, Date: v.page.Source.Date}
	for _, c := range v.page.Source.Clauses {
		cited := v.book.Clauses[c.ID]
		s.Clauses = append(s.Clauses, clauseView{c.ID, v.inline(c.Text, c.Offset), v.mentions(cited.ExplainedIn), v.mentions(cited.ShownIn)})
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
