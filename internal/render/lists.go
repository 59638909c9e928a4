package render

import (
	"html/template"

	"sowbook/internal/assets"
	"sowbook/internal/blocks"
	"sowbook/internal/book"
	"sowbook/internal/gamelist"
	"sowbook/internal/pagelist"
	"sowbook/internal/wholebook"
)

// homePage is the home page: its text, a card for each game, and the games by region.
type homePage struct {
	*pageView
	gamelist.HomeGames
	FilterScript string
}

// startView is the games to start with.
type startView struct{ Cards []gamelist.Card }

// wholeBook returns the texts of the pages in the reading order, without those that are of no use on paper.
func (b *pageBuilder) wholeBook() (string, error) {
	var pages []wholebook.Page
	for _, p := range pagelist.Reading(b.book, b.page.Page) {
		d := b.book.Parse(p)
		if d.HasBlock(blocks.Book, blocks.Index, blocks.Lab, blocks.Licences, blocks.Play, blocks.Puzzles, blocks.Search) {
			continue
		}
		of := &pageBuilder{Renderer: b.Renderer, page: d}
		html, err := of.html()
		if err != nil {
			return "", err
		}
		b.emptyBoards = append(b.emptyBoards, of.emptyBoards...)
		pages = append(pages, wholebook.Page{URL: p.URL, HTML: html})
	}
	return wholebook.Join(pages, b.page.Root()), nil
}

// searchView is the search of a page. It answers questions by the games of the original language,
// and by the sections of its page.
type searchView struct {
	Root, Index, Script string
	Answers             string // address of [assets.AnswersFile]; "" in other languages and in a book without games
}

func (b *pageBuilder) searchBox() searchView {
	v := searchView{Root: b.page.Root(), Index: b.asset(assets.SearchFile), Script: b.asset("search.js")}
	if b.page.Edition.Folder == "" && len(b.book.Variants) > 0 {
		v.Answers = b.asset(assets.AnswersFile)
	}
	return v
}

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

func (b *pageBuilder) sourcePage(p *pageView) sourcePage {
	s := sourcePage{pageView: p, By: b.page.Source.By, Date: b.page.Source.Date}
	for _, c := range b.page.Source.Clauses {
		cited := b.book.Clauses[c.ID]
		s.Clauses = append(s.Clauses, clauseView{c.ID, b.inline(c.Text), b.mentions(cited.ExplainedIn), b.mentions(cited.ShownIn)})
	}
	return s
}

func (b *pageBuilder) mentions(list []book.Mention) []pageLink {
	var links []pageLink
	for _, m := range list {
		href := b.page.LinkTo(m.Page.URL)
		if m.Anchor != "" {
			href += "#" + m.Anchor
		}
		links = append(links, pageLink{Title: m.Title, Href: href})
	}
	return links
}
