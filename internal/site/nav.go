package site

import "sowbook/internal/diag"

// navItem is a link in the head of every page.
type navItem struct {
	Title, Href string
	Lang        string // of the page, where that is another than the linking page's
	Current     bool
}

// nav is the links in the head of page e: those that the front matter of its edition's first page names, each a word and a file of the
// edition, in its order. root is the way to the site's root.
func (b *book) nav(e *entry, root string) []navItem {
	home := b.page(e.in, "index.md")
	if home == nil {
		return nil
	}
	items := []navItem{{e.in.words.T("page.games"), root + home.url + "#games", "", e.kind == "variant"}}
	for _, link := range home.guide.nav {
		to := b.page(e.in, link.Value.Text)
		if to == nil {
			continue
		}
		item := navItem{link.Key, root + to.url, e.foreign(to), to == e || to.kind == "sources" && e.kind == "source"}
		if item.Lang != "" {
			item.Href += "#" + e.in.notice()
		}
		items = append(items, item)
	}
	return items
}

// checkNav reports what the first pages' nav names and is not there.
func (b *book) checkNav(problems *diag.Problems) {
	for _, home := range b.pages {
		if home.kind != "home" {
			continue
		}
		for _, link := range home.guide.nav {
			if name := link.Value; b.page(home.in, name.Text) == nil && !b.has(urlOf(name.Text)) {
				problems.Add(home.page.At(name.Offset, "nav: there is no page "+name.Text+"; "+diag.Expected(name.Text, b.files())))
			}
		}
	}
}

// files is the paths of the pages of the book's own language.
func (b *book) files() []string {
	var all []string
	for _, e := range b.pages {
		if e.in.folder == "" {
			all = append(all, e.page.Path)
		}
	}
	return all
}
