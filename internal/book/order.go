package book

import (
	"cmp"
	"path"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Order is the reading order, from the front matter of the home page.
type Order struct {
	Offset  int          // of the key
	Files   []page.Value // of all parts; none without the key
	Outside []page.Value // pages that are left out on purpose
	Parts   []page.Entry // the titles of the parts and their lists of files; none if the order has no parts
}

// parseOrder reads the keys order, a list of files or lines PART: list of
// files, and outside, a list of files.
func parseOrder(f *page.Front) Order {
	o := Order{Outside: f.OptionalList("outside")}
	key, ok := f.Optional("order")
	if !ok {
		return o
	}
	o.Offset = key.Offset
	switch v := key.Value; {
	case len(v.List) > 0:
		o.Files = v.List
	case len(v.Entries) == 0:
		f.Problem(v.Offset, "order is a list of files, or lines PART: with a list of files below each")
	}
	o.Parts = key.Value.Entries
	for _, part := range o.Parts {
		if len(part.Value.List) == 0 {
			f.Problem(part.Value.Offset, "part "+part.Key+" is a list of files, as in - variants/oware.md")
		}
		o.Files = append(o.Files, part.Value.List...)
	}
	return o
}

// resolveOrder finds the pages of the reading order and sorts the games by it.
func (r *resolver) resolveOrder() {
	home := r.Find("")
	if home == nil {
		if !r.has("") {
			r.problems.Add(diag.Problem{File: path.Join(r.Project.DisplayPath("content"), "index.md"), Message: "a rulebook needs a first page, content/index.md"})
		}
		return
	}
	seen := map[string]bool{}
	find := func(file page.Value) *Page {
		p := r.Find(urlOf(file.Text))
		switch {
		case r.Drafts[file.Text]:
			return nil
		case p == nil || p.File.Path != file.Text:
			r.problem(home, file.Offset, "there is no page "+file.Text+"; "+diag.Hint(file.Text, r.ownFiles()))
			return nil
		case seen[file.Text]:
			r.problem(home, file.Offset, file.Text+" is named twice")
			return nil
		case p == home:
			r.problem(home, file.Offset, "the first page is always first; leave it out")
			return nil
		}
		seen[file.Text] = true
		return p
	}
	r.reading = []*Page{home}
	for _, file := range home.settings.Order.Files {
		if p := find(file); p != nil {
			p.Place = len(r.reading)
			r.reading = append(r.reading, p)
		}
	}
	for _, file := range home.settings.Order.Outside {
		find(file)
	}
	r.orderGames()
}

// orderGames sorts the pages of games in List by the reading order; unnamed games are
// last, before the entries of the atlas. Other pages keep their positions.
func (b *Book) orderGames() {
	rank := func(p *Page) int {
		switch {
		case p.InAtlas():
			return len(b.reading) + 1
		case p.Place == 0:
			return len(b.reading)
		}
		return p.Place
	}
	var games []*Page
	for _, p := range b.List {
		if p.Variant != nil {
			games = append(games, p)
		}
	}
	slices.SortStableFunc(games, func(x, y *Page) int { return rank(x) - rank(y) })
	for i, p := range b.List {
		if p.Variant != nil {
			b.List[i], games = games[0], games[1:]
		}
	}
}

// Neighbours returns the pages before and after a page in the reading order, or nil.
func (b *Book) Neighbours(p *Page) (previous, next *Page) {
	if p.Edition.Folder != "" || p.Place == 0 && p.Kind != Home {
		return nil, nil
	}
	if p.Place > 0 {
		previous = b.reading[p.Place-1]
	}
	if p.Place+1 < len(b.reading) {
		next = b.reading[p.Place+1]
	}
	return previous, next
}

// Lessons returns the lessons in reading order; lessons that are not in the order come
// last. Untranslated ones are in the original language.
func (b *Book) Lessons(e *Edition) []*Page {
	list := slices.DeleteFunc(slices.Clone(b.List), func(p *Page) bool { return p.Kind != Lesson || b.PageOrOriginal(e, p.Name) != p })
	place := func(p *Page) int { return cmp.Or(cmp.Or(p.Original, p).Place, len(b.List)) }
	slices.SortStableFunc(list, func(x, y *Page) int { return place(x) - place(y) })
	return list
}

// CoursePage returns the first page of the course in an edition, or nil.
func (b *Book) CoursePage(e *Edition) *Page { return b.PageOrOriginal(e, courseFolder+"/index.md") }
