package site

import (
	"path"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// order is the way through the book that the front matter of the home page lays: its pages, part by part.
type order struct {
	at      int         // offset of the key; -1 where there is no order
	parts   []orderPart // in their order
	outside []page.Value
}

// orderPart is some pages under a title of their own.
type orderPart struct {
	title string // empty where the order has no parts
	files []page.Value
}

// parseOrder reads order, a list of files or lines PART: list of files, and outside, a list of files.
func parseOrder(p *page.Page, f *page.Front, problems *diag.Problems) order {
	o := order{at: -1, outside: f.OptionalList("outside")}
	key, ok := f.Optional("order")
	if !ok {
		return o
	}
	o.at = key.Offset
	switch v := key.Value; {
	case len(v.List) > 0:
		o.parts = []orderPart{{files: v.List}}
	case len(v.Entries) == 0:
		problems.Add(p.At(v.Offset, "order is a list of files, or lines PART: with a list of files below each"))
	}
	for _, part := range key.Value.Entries {
		if len(part.Value.List) == 0 {
			problems.Add(p.At(part.Value.Offset, "part "+part.Key+" is a list of files, as in - variants/oware.md"))
		}
		o.parts = append(o.parts, orderPart{part.Key, part.Value.List})
	}
	return o
}

// layOrder finds the pages that the home page orders, and puts the variants in this order too. Those that it does not name follow.
func (b *book) layOrder(problems *diag.Problems) {
	home := b.find("")
	if home == nil {
		return
	}
	var all []string
	for _, e := range b.pages {
		all = append(all, e.page.Path)
	}
	for _, e := range b.pages {
		e.part, e.place = "", 0
	}
	seen := map[string]bool{}
	place := func(file page.Value) *entry {
		e := b.find(urlOf(file.Text))
		switch {
		case b.unshown[file.Text]:
			return nil
		case e == nil || e.page.Path != file.Text:
			problems.Add(home.page.At(file.Offset, "there is no page "+file.Text+"; "+diag.Expected(file.Text, all)))
			return nil
		case seen[file.Text]:
			problems.Add(home.page.At(file.Offset, file.Text+" is named twice"))
			return nil
		case e == home:
			problems.Add(home.page.At(file.Offset, "the first page is always first; leave it out"))
			return nil
		}
		seen[file.Text] = true
		return e
	}
	for _, part := range home.guide.order.parts {
		for _, file := range part.files {
			if e := place(file); e != nil {
				b.reading = append(b.reading, e)
				e.part, e.place = part.title, len(b.reading)
			}
		}
	}
	for _, file := range home.guide.order.outside {
		place(file)
	}
	b.orderGames()
}

// orderGames puts the pages of variants in the order of reading.
func (b *book) orderGames() {
	rank := func(e *entry) int {
		if e.place == 0 {
			return len(b.reading) + 1
		}
		return e.place
	}
	var games []*entry
	for _, e := range b.pages {
		if e.variant != nil {
			games = append(games, e)
		}
	}
	slices.SortStableFunc(games, func(x, y *entry) int { return rank(x) - rank(y) })
	for i, e := range b.pages {
		if e.variant != nil {
			b.pages[i], games = games[0], games[1:]
		}
	}
}

// checkOrder reports pages that the order of reading leaves out, at the line below which they may be added: that of the last page of their
// folder, or else that of the key.
func (b *book) checkOrder(problems *diag.Problems) {
	home := b.find("")
	if home == nil || home.guide.order.at < 0 {
		return
	}
	named := map[string]bool{"index.md": true}
	below := map[string]int{} // by folder
	for _, part := range home.guide.order.parts {
		for _, file := range part.files {
			named[file.Text] = true
			below[path.Dir(file.Text)] = file.Offset
		}
	}
	for _, file := range home.guide.order.outside {
		named[file.Text] = true
	}
	for _, e := range b.pages {
		if named[e.page.Path] || e.draft || e.in.folder != "" {
			continue
		}
		at, ok := below[path.Dir(e.page.Path)]
		if !ok {
			at = home.guide.order.at
		}
		problems.Add(home.page.At(at, "the order of reading leaves out "+e.page.Path+"; add it below this line or in another part, or to outside"))
	}
}

// neighbours is the pages before and after a page in the order of reading, with their titles; nil where there is none.
func (b *book) neighbours(e *entry) (previous, next *pageLink) {
	link := func(to *entry) *pageLink { return &pageLink{Title: to.title, Href: e.to(to.url), Name: to.part} }
	switch {
	case e.in.folder != "":
		return nil, nil
	case e.place > 1:
		previous = link(b.reading[e.place-2])
	case e.place == 1:
		previous = link(b.find(""))
	case e.kind != "home":
		return nil, nil
	}
	if e.place < len(b.reading) {
		next = link(b.reading[e.place])
	}
	return previous, next
}
