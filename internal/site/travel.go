package site

import (
	"cmp"
	"maps"
	"slices"
)

// travel is what a site has beside its pages so that they can be found, sent on, put on a phone, and read without a network: files below
// the site's root, and what the head of each page says of them.
type travel struct {
	address  string // of the site, with a slash at its end; empty: nothing that needs it is made
	name     string // of the site
	feed     string // the feed's name; empty where there is none
	offline  string // the service worker's name; empty where there is none
	icons    []iconLink
	manifest string
	poster   *poster // of the first page, for pages without a board
	files    map[string][]byte
}

// travelView is what a page's head is given; what is empty is left out.
type travelView struct {
	Canonical string // the address under which the page is known
	Site      string // the name of the site
	Kind      string // website or article, as Open Graph has it
	Picture   string // the address of a board of the page
	Alt       string // what the picture shows
	Width     int
	Height    int
	Feed      string // link to the feed
	Manifest  string // link to the manifest
	Offline   string // link to the service worker
	Icons     []iconLink
	Hidden    bool // the page is not for search engines
}

// travel makes the files that do not need the text of a page.
func (b *book) travel(o Options, a assets) travel {
	home := b.find("")
	t := travel{address: o.URL, name: home.title, files: map[string][]byte{}}
	t.add(a, "robots.txt", b.robots(o.URL))
	if o.URL != "" {
		t.poster = b.poster(b.open(home))
		t.add(a, "sitemap.xml", b.sitemap(o.URL))
		if feed := b.feed(o.URL); feed != nil {
			t.feed = feedName
			t.add(a, feedName, feed)
		}
	}
	t.makeIcons(a)
	t.add(a, manifestName, t.makeManifest(a, home))
	t.manifest = manifestName
	if o.Offline {
		t.offline = offlineName
	}
	t.add(a, offlineName, offlineScript(a, o.Offline, t.shell(a)))
	return t
}

// add takes in a file, unless the static folder has one of that name.
func (t *travel) add(a assets, name string, content []byte) {
	if a.files[name] == nil {
		t.files[name] = content
	}
}

// of is what the head of page e says. root is the way to the site's root; own is the page's picture, if it has one.
func (t *travel) of(e *entry, root string, own *poster) travelView {
	v := travelView{Hidden: e.draft || e.kind == ""}
	if t.name == "" { // nothing is written, only checked
		return v
	}
	for _, icon := range t.icons {
		icon.Href = root + icon.Href
		v.Icons = append(v.Icons, icon)
	}
	v.Manifest = root + t.manifest
	if t.feed != "" {
		v.Feed = root + t.feed
	}
	if t.offline != "" {
		v.Offline = root + t.offline
	}
	if t.address == "" || v.Hidden {
		return v
	}
	v.Canonical, v.Site, v.Kind = t.address+e.canonical(), t.name, "article"
	if e.kind == "home" {
		v.Kind = "website"
	}
	if p := cmp.Or(own, t.poster); p != nil {
		v.Picture, v.Alt, v.Width, v.Height = t.address+p.name, p.alt, posterWidth, posterHeight
	}
	return v
}

// canonical is the address below the root under which a page is known: a card says what its game's page says.
func (e *entry) canonical() string {
	if e.variant != nil {
		return urlOf(e.page.Path)
	}
	return e.url
}

// list is the files in order of their names.
func (t *travel) list() []file {
	var list []file
	for _, name := range slices.Sorted(maps.Keys(t.files)) {
		list = append(list, file{name, t.files[name]})
	}
	return list
}
