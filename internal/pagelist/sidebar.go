package pagelist

import "sowbook/internal/book"

// Part is a part of the sidebar, with or without a title.
type Part struct {
	Title string
	Links []Link
}

// Sidebar returns the parts of the reading order, or one part with all pages; none if the book has no sidebar.
func Sidebar(b *book.Book, from *book.Page) []Part {
	if !b.HasSidebar() {
		return nil
	}
	link := func(p *book.Page) Link {
		return Link{Name: p.Title, Href: from.LinkTo(p.URL), Lang: from.ForeignLang(p), Current: p == from}
	}
	var parts []Part
	named := b.Parts(from.Edition)
	if len(named) == 0 {
		named = b.Parts(b.Editions[0])
	}
	for _, entry := range named {
		part := Part{Title: entry.Key}
		for _, file := range entry.Value.List {
			if p := b.PageOrOriginal(from.Edition, file.Text); p != nil {
				part.Links = append(part.Links, link(p))
			}
		}
		parts = append(parts, part)
	}
	if parts == nil {
		all := Part{}
		for _, p := range Reading(b, from) {
			all.Links = append(all.Links, link(p))
		}
		parts = []Part{all}
	}
	return parts
}
