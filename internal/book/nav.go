package book

import (
	"net/url"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// NavLink is a link in the head of every page, from the key nav of a home page.
type NavLink struct {
	Word string
	Page *Page
}

// Nav returns the links in the head of an edition's pages.
func (b *Book) Nav(e *Edition) []NavLink {
	home := b.PageOrOriginal(e, "index.md")
	if home == nil {
		return nil
	}
	var links []NavLink
	for _, link := range home.home.nav {
		if p := b.PageOrOriginal(e, link.Value.Text); p != nil {
			links = append(links, NavLink{link.Key, p})
		}
	}
	return links
}

// checkNav reports pages in the nav of a home page that do not exist.
func (b *Book) checkNav(problems *diag.Problems) {
	for _, home := range b.List {
		if home.Kind != Home {
			continue
		}
		for _, link := range home.home.nav {
			if name := link.Value; b.PageOrOriginal(home.Edition, name.Text) == nil && !b.has(urlOf(name.Text)) {
				problems.Add(home.File.ProblemAt(name.Offset, "nav: there is no page "+name.Text+"; "+diag.Hint(name.Text, b.ownFiles())))
			}
		}
	}
}

// ownFiles returns the paths of the pages in the original language.
func (b *Book) ownFiles() []string {
	var all []string
	for _, p := range b.List {
		if p.Edition.Folder == "" {
			all = append(all, p.File.Path)
		}
	}
	return all
}

// parseEdit reads the key edit of the home page: the address where the content folder can
// be edited.
func parseEdit(p *page.Page, f *page.Front, problems *diag.Problems) string {
	v := f.OptionalText("edit")
	u, err := url.Parse(v.Text)
	if v.Text != "" && (err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || !strings.HasSuffix(v.Text, "/")) {
		problems.Add(p.ProblemAt(v.Offset, "edit is the address of the content folder where it can be edited, with a slash at its end, as in https://github.com/OWNER/REPO/edit/main/content/"))
		return ""
	}
	return v.Text
}

// EditURL returns the address where the file of a page can be edited, or "".
func (b *Book) EditURL(p *Page) string {
	home := b.Find("")
	if home == nil || home.home.edit == "" {
		return ""
	}
	return home.home.edit + p.File.Path // which needs no escapes
}
