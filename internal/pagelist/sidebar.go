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
	named := b.Parts(from.Edition)
	if len(named) == 0 {
		named = b.Parts(b.Editions[0])
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
