package book

import (
	"cmp"
	"strconv"

	"sowbook/internal/diag"
	"sowbook/internal/hosting"
	"sowbook/internal/page"
	"sowbook/internal/project"
)

// maxNav is the number of links that the header has room for, beside that to the games.
const maxNav = 5

// NavLink is a link of a home page, from the key nav, footer or popular. The words of popular are
// other names of the game.
type NavLink struct {
	Word string
	Page *Page
}

// SiteLinks returns links to show in the header and the footer of an edition's pages, and to popular games.
func (b *Book) SiteLinks(e *Edition) (nav, footer, popular []NavLink) {
	p := b.PageOrOriginal(e, "index.md")
	if p == nil {
		return nil, nil, nil
	}
	links := func(list []page.Entry) (links []NavLink) {
		for _, link := range list {
			if to := b.PageOrOriginal(e, link.Value.Text); to != nil {
				links = append(links, NavLink{link.Key, to})
			}
		}
		return links
	}
	return links(p.settings.nav), links(p.settings.footer), links(p.settings.popular)
}

// checkNav reports a nav that is too long, and links of home pages to pages that do not
// exist.
func (r *resolver) checkNav() {
	for _, home := range r.List {
		if home.Kind != Home {
			continue
		}
		nav := home.settings.nav
		if len(nav) > maxNav {
			r.problem(home, nav[maxNav].Offset, "nav has more than "+strconv.Itoa(maxNav)+" links, too many for the header on a narrow screen; move the others to footer")
		}
		for key, links := range map[string][]page.Entry{"nav": nav, "footer": home.settings.footer, "popular": home.settings.popular} {
			for _, link := range links {
				if name := link.Value; r.PageOrOriginal(home.Edition, name.Text) == nil && !r.has(urlOf(name.Text)) {
					r.problem(home, name.Offset, key+": there is no page "+name.Text+"; "+diag.Hint(name.Text, r.ownFiles()))
				}
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

// EditURL returns the address where the file of a page can be edited, or "".
func (b *Book) EditURL(p *Page) string {
	folder := b.Settings(b.Editions[0]).host.Edit
	if folder == "" {
		return ""
	}
	return folder + p.File.Path // which needs no escapes
}

// Location is where a site will be served.
type Location struct {
	URL     string           // the whole address, as [project.ParseURL] returns it; "" if unknown
	Base    string           // the path of that address, with a slash at both ends; "" for that of URL
	Offline bool             // browsers keep pages for reading without a network
	Scripts *hosting.Scripts // of the host's choice; nil in a preview or a folder, which have no Offline either
}

// CompleteLocation fills in the empty fields of asked from the home page. It drops a URL
// whose path is not the base, because it belongs to another site.
func (b *Book) CompleteLocation(asked Location) Location {
	host := b.Settings(b.Editions[0]).host
	asked.URL = cmp.Or(asked.URL, host.URL)
	if asked.Base == "" {
		asked.Base = project.BaseOf(asked.URL)
	}
	if asked.URL != "" && project.BaseOf(asked.URL) != asked.Base {
		asked.URL = ""
	}
	if asked.Offline {
		asked.Offline, asked.Scripts = !host.NoOffline, host.Scripts
	}
	return asked
}
