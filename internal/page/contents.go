package page

import (
	"slices"

	"github.com/yuin/goldmark/ast"
)

// ContentsItem is a section in a page's table of contents.
type ContentsItem struct {
	ID, Title string
	Part      bool // of the section before it
}

// A page with fewer sections than minSections has no table of contents. One with more
// items than maxItems leaves out the parts of sections.
const (
	minSections = 3
	maxItems    = 12
)

// Contents returns the table of contents of a text: its headings of level 2 and, if parts
// is set, those of level 3. Headings of level 3 before any of level 2 count as sections.
func (t Tree) Contents(parts bool) []ContentsItem {
	var items []ContentsItem
	sections := 0
	for _, h := range find[*ast.Heading](t.blocks()) {
		switch {
		case h.Level == 2, h.Level == 3 && sections == 0:
			items = append(items, ContentsItem{anchor(h), plain(h, t.source), false})
			sections++
		case h.Level == 3 && parts:
			items = append(items, ContentsItem{anchor(h), plain(h, t.source), true})
		}
	}
	if sections < minSections {
		return nil
	}
	if len(items) > maxItems {
		items = slices.DeleteFunc(items, func(item ContentsItem) bool { return item.Part })
	}
	return items
}
