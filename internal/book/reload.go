package book

import (
	"bytes"
	"reflect"
	"slices"

	"sowbook/internal/diag"
)

// The preview keeps the pages of a book and reads single ones again.

// Names returns the paths of the pages that there are now, in order.
func (pages *Pages) Names() ([]string, diag.Problems) { return pages.loader.names() }

// Read reads a page that may be new or changed; it is nil when the file is not a
// page.
func (pages *Pages) Read(name string) (*Page, diag.Problems) { return pages.loader.load(name) }

// HasNewEditions reports whether the content folder now has other editions than
// when it was opened.
func (pages *Pages) HasNewEditions() bool {
	return len(newEditions(pages.loader.content, pages.loader.tables)) != len(pages.Editions)
}

// AddressOf returns the address of a page's file, below the root.
func AddressOf(name string) string { return urlOf(name) }

// SameFront reports whether two states of a page have the same front matter, so
// that no other page can see the difference.
func (p *Page) SameFront(other *Page) bool {
	return bytes.Equal(p.File.FrontText(), other.File.FrontText())
}

// SeenEverywhere reports whether what the page says in its front matter may show
// on any other page. Of a plain page and of one of the course only the address
// may, and the title on the pages before and after it and on those that show
// something of all.
func (p *Page) SeenEverywhere() bool { return p.Kind != Plain && p.Kind != Course && p.Kind != Lesson }

// SameShown reports whether other pages show the same of two states of a text.
func (s *TextSummary) SameShown(other *TextSummary) bool {
	return reflect.DeepEqual(s.Shown, other.Shown) && slices.Equal(s.anchors, other.anchors)
}
