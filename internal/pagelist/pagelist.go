// Package pagelist makes lists of the pages of a book: of one kind, from A to Z, by date.
package pagelist

import (
	"cmp"
	"slices"
	"strings"

	"sowbook/internal/book"
)

// Link is a link to a page, or to a part of it.
type Link struct {
	Name, Href string
	Lang       string // of the page if it is not the linking page's
	Summary    string
	Date       string // as in 2026-11-20, or ""
	Current    bool   // the linking page itself
	Unchecked  bool   // a game whose rules the language of rules does not know
}

func to(from, p *book.Page) Link {
	return Link{Name: p.Title, Href: from.LinkTo(p.URL), Lang: from.ForeignLang(p), Summary: p.Summary, Date: p.Date, Current: p == from, Unchecked: p.Unchecked}
}

// pages returns links to the pages of the edition of a page that a function chooses.
func pages(b *book.Book, from *book.Page, choose func(p *book.Page) bool) []Link {
	var links []Link
	for _, p := range b.List {
		if p.Edition == from.Edition && choose(p) {
			links = append(links, to(from, p))
		}
	}
	return links
}

// OfKind returns links to the pages of a kind.
func OfKind(b *book.Book, from *book.Page, kind book.Kind) []Link {
	return pages(b, from, func(p *book.Page) bool { return p.Kind == kind })
}

// News returns links to the pages that have a date, newest first.
func News(b *book.Book, from *book.Page) []Link {
	links := pages(b, from, func(p *book.Page) bool { return p.Date != "" })
	slices.SortStableFunc(links, func(x, y Link) int { return cmp.Compare(y.Date, x.Date) })
	return links
}

// Reading returns the pages of an edition in the reading order, the home page first; all pages if the
// home page names no order.
func Reading(b *book.Book, from *book.Page) []*book.Page {
	var list []*book.Page
	add := func(p *book.Page) {
		if p != nil && !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	add(b.PageOrOriginal(from.Edition, "index.md"))
	order := b.Settings(b.Editions[0]).Order.Files
	for _, file := range order {
		add(b.PageOrOriginal(from.Edition, file.Text))
	}
	for _, p := range b.List {
		if len(order) == 0 && p.Edition == from.Edition {
			add(p)
		}
	}
	return list
}

// Part is a part of the sidebar, with or without a title.
type Part struct {
	Title string
	Links []Link
}

// Sidebar returns the parts of the reading order, or one part with all pages; none if the book has no sidebar.
func Sidebar(b *book.Book, from *book.Page) []Part {
	if !b.Settings(b.Editions[0]).Sidebar {
		return nil
	}
	named := b.Settings(from.Edition).Order.Parts
	if len(named) == 0 {
		named = b.Settings(b.Editions[0]).Order.Parts
	}
	if len(named) == 0 {
		return []Part{{Links: links(from, Reading(b, from))}}
	}
	var parts []Part
	for _, entry := range named {
		var pages []*book.Page
		for _, file := range entry.Value.List {
			if p := b.PageOrOriginal(from.Edition, file.Text); p != nil {
				pages = append(pages, p)
			}
		}
		parts = append(parts, Part{entry.Key, links(from, pages)})
	}
	return parts
}

func links(from *book.Page, pages []*book.Page) (list []Link) {
	for _, p := range pages {
		list = append(list, to(from, p))
	}
	return list
}

// Letter holds the entries of the index under one letter.
type Letter struct {
	Letter  string
	Entries []Link
}

// Index returns links to every page, term and clause, A to Z.
func Index(b *book.Book, from *book.Page) []Letter {
	var links []Link
	for _, p := range b.List {
		if p.Edition != from.Edition {
			continue
		}
		links = append(links, to(from, p))
		for _, term := range p.Text.Terms {
			links = append(links, Link{Name: term.Title, Href: from.LinkTo(p.URL) + "#" + term.ID})
		}
	}
	for _, id := range b.ClauseIDs() {
		source := b.Clauses[id].Source
		links = append(links, Link{Name: id, Href: from.LinkTo(source.URL) + "#" + id, Lang: from.ForeignLang(source)})
	}
	slices.SortStableFunc(links, func(a, b Link) int { return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)) })
	var letters []Letter
	for _, link := range links {
		letter := strings.ToUpper(string([]rune(link.Name)[:1]))
		if len(letters) == 0 || letters[len(letters)-1].Letter != letter {
			letters = append(letters, Letter{Letter: letter})
		}
		last := &letters[len(letters)-1]
		last.Entries = append(last.Entries, link)
	}
	return letters
}
