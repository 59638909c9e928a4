package site

import "slices"

// tocItem is a section in the list of a page's sections.
type tocItem struct {
	ID, Title string
	Part      bool // of the section before it
}

// tocLeast is the fewest sections that a list of them is worth its room for, tocMost the most that it shows with their parts.
const (
	tocLeast = 3
	tocMost  = 12
)

// toc is the sections of a page as its headings of the second and third level tell them, and none of a page that has few. Games all have the
// same sections, and their parts are left out. A heading of the third level before any of the second counts as one.
func (s *sheet) toc() []tocItem {
	var items []tocItem
	sections := 0
	for _, h := range s.page.Headings() {
		switch {
		case h.Level == 2, h.Level == 3 && sections == 0:
			items = append(items, tocItem{h.ID, h.Title, false})
			sections++
		case h.Level == 3 && s.variant == nil:
			items = append(items, tocItem{h.ID, h.Title, true})
		}
	}
	if sections < tocLeast {
		return nil
	}
	if len(items) > tocMost {
		items = slices.DeleteFunc(items, func(item tocItem) bool { return item.Part })
	}
	return items
}
