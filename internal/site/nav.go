package site

import "sowbook/internal/diag"

// navItem is a link in the head of every page.
type navItem struct {
	Title, Href string
	Current     bool
}

// nav is the links in the head of page e: those that the home page's front matter names, each a word and a file, in its order. root is the way to the site's
// root.
func (b *book) nav(e *entry, root string) []navItem {
	items := []navItem{{"Games", root + "#games", e.kind == "variant"}}
	home := b.find("")
	if home == nil {
		return items
	}
	for _, link := range home.nav {
		if to := b.find(urlOf(link.Value.Text)); to != nil {
			items = append(items, navItem{link.Key, root + to.url, to == e || to.kind == "sources" && e.kind == "source"})
		}
	}
	return items
}

// checkNav reports what the home page's nav names and is not there.
func (b *book) checkNav(problems *diag.Problems) {
	home := b.find("")
	if home == nil {
		return
	}
	var all []string
	for _, e := range b.pages {
		all = append(all, e.page.Path)
	}
	for _, link := range home.nav {
		if name := link.Value; !b.has(urlOf(name.Text)) {
			problems.Add(home.page.At(name.Offset, "nav: there is no page "+name.Text+"; "+diag.Expected(name.Text, all)))
		}
	}
}
