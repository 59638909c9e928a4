package site

import (
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// digest is what the book keeps of a page's text when the page is made and its text let go. What another page, or a file of the whole
// site, has to know of a text is added here.
type digest struct {
	outward          // what late pages show
	found     []byte // what a search can find, as JSON, with commas between
	links     []anchorLink
	misplaced diag.Problems // sections out of their order, headings of a wrong level; for check alone
	late      bool
}

// outward is what other pages show of a text.
type outward struct {
	anchors  []string
	explains []place // clauses that the text explains
	plays    []place // clauses that an example shows
	terms    []page.Section
	tasks    []string // the ids of the examples that set one
}

// unread is the digest of a page whose text was not read, or could not be.
var unread = &digest{}

// digest sums a page up.
func (b *book) digest(s *sheet) *digest {
	if !s.page.Parsed() {
		return unread
	}
	sections := s.page.Sections()
	d := &digest{links: s.links, found: b.found(s, sections), late: s.late(), misplaced: append(misplaced(s, sections), skipped(s)...)}
	for id := range s.anchors {
		d.anchors = append(d.anchors, id)
	}
	slices.Sort(d.anchors)
	d.explains = s.explains
	for _, ex := range s.examples {
		if ex.Task != nil {
			d.tasks = append(d.tasks, ex.ID)
		}
		for _, ref := range ex.Clauses {
			if s.in.folder != "" {
				continue // a translation is no second place of a clause
			}
			d.plays = append(d.plays, place{ref.Text, ex.ID, s.title + ", " + b.exampleName(s, ex)})
		}
	}
	for _, section := range sections[1:] {
		if section.Level == 0 {
			d.terms = append(d.terms, page.Section{ID: section.ID, Title: section.Title})
		}
	}
	return d
}

// gather brings together what the digests say of each clause. Every page must have been read.
func (b *book) gather() {
	for _, c := range b.clauses {
		c.explained, c.examples = nil, nil
	}
	for _, e := range b.pages {
		for _, at := range e.digest.explains {
			if c := b.clauses[at.clause]; c != nil && c.at != e {
				c.explained = append(c.explained, mention{e, at.anchor, at.title})
			}
		}
		for _, at := range e.digest.plays {
			if c := b.clauses[at.clause]; c != nil {
				c.examples = append(c.examples, mention{e, at.anchor, at.title})
			}
		}
	}
}

// checkAnchors reports the links to anchors that the page they lead to has not. Every page must have been read; those that passedOver
// tells of were not read as they are now.
func (b *book) checkAnchors(passedOver func(*entry) bool) diag.Problems {
	var problems diag.Problems
	for _, e := range b.pages {
		if passedOver(e) {
			continue
		}
		var text *page.Page
		for _, link := range e.digest.links {
			to := b.find(link.url)
			if to == nil || to.digest == unread {
				continue
			}
			if _, ok := slices.BinarySearch(to.digest.anchors, link.anchor); ok {
				continue
			}
			if text == nil {
				text, _ = page.Open(b.content, b.shown, e.page.Path) // for the line
			}
			problems.Add(text.At(link.offset, link.what+": "+noAnchor(link.anchor, to.digest.anchors)))
		}
	}
	return problems
}
