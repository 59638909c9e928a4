package book

import (
	"bytes"
	"reflect"
	"slices"

	"sowbook/internal/diag"
)

// These methods let the preview keep the pages of a book and read single ones again.

// Names returns the paths of the pages that exist now, in order.
func (pages *Pages) Names() ([]string, diag.Problems) { return pages.loader.names() }

// Read reads a page that may be new or changed; it is nil where the file is not a
// page.
func (pages *Pages) Read(name string) (*Page, diag.Problems) { return pages.loader.load(name) }

// HasNewEditions reports whether editions were added to or removed from the content
// folder since it was opened.
func (pages *Pages) HasNewEditions() bool {
	return len(newEditions(pages.loader.content, pages.loader.tables)) != len(pages.Editions)
}

// AddressOf returns the address of a page's file, below the root.
func AddressOf(name string) string { return urlOf(name) }

// SameFront reports whether two states of a page have the same front matter. Then
// other pages differ only by what they show of its text.
func (p *Page) SameFront(other *Page) bool {
	return bytes.Equal(p.File.FrontText(), other.File.FrontText())
}

// SeenEverywhere reports whether any other page may show something of the page's
// front matter. Of plain pages and those of the course, others show the title alone:
// the pages before and after it, and those that show something of all pages.
func (p *Page) SeenEverywhere() bool { return p.Kind != Plain && p.Kind != Course && p.Kind != Lesson }

// SameShown reports whether other pages show the same of two states of a text and may
// link to the same anchors.
func (s *TextSummary) SameShown(other *TextSummary) bool {
	return reflect.DeepEqual(s.Shown, other.Shown) && slices.Equal(s.anchors, other.anchors)
}
