// Package sitemeta makes the metadata files of a site (sitemap, feed, icons, manifest,
// oEmbed answers, service worker) and the metadata in the head of each page.
package sitemeta

import (
	"cmp"
	"fmt"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/raster"
)

// Meta is the metadata of a site.
type Meta struct {
	book     *book.Book
	assets   *assets.Assets
	location book.Location
	title    string // of the site
	feed     bool   // the site has a feed
	icons    []IconLink
	preview  *LinkPreview // of the home page, for pages without one
	files    []assets.File
}

// LinkPreview is the picture that other sites show with a link to a page.
type LinkPreview struct {
	Name    string // below the site's root
	Alt     string // text alternative
	Picture raster.LinkPreview
}

// File paints the picture.
func (p *LinkPreview) File() (assets.File, error) {
	content, err := p.Picture.PNG()
	if err != nil {
		err = fmt.Errorf("the picture %s: %w", p.Name, err)
	}
	return assets.File{Name: p.Name, Content: content}, err
}

// Head is the metadata in the head of a page. Empty fields are left out.
type Head struct {
	Canonical string // the address that search engines should use
	Site      string // the name of the site
	Kind      string // website or article, as Open Graph has it
	Picture   string // the address of the link preview
	Alt       string // text alternative of the picture
	Width     int
	Height    int
	OEmbed    string // the address of the oEmbed answer
	Feed      string // link to the feed
	Manifest  string // link to the manifest
	Offline   string // link to the service worker
	Icons     []IconLink
	Hidden    bool // from search engines
}

// New makes the metadata of a site at a location. preview is the link preview of the home
// page, or nil. Files in the static folder replace those of the same name.
func New(b *book.Book, a *assets.Assets, location book.Location, preview *LinkPreview) *Meta {
	home := b.Find("")
	m := &Meta{book: b, assets: a, location: location, title: home.Title, preview: preview}
	m.add("robots.txt", robots(location.URL))
	if location.URL != "" {
		m.add("sitemap.xml", m.sitemap())
		if feed := m.changeFeed(); feed != nil {
			m.feed = true
			m.add(feedName, feed)
		}
	}
	m.addIcons()
	m.add(manifestName, m.manifest(home))
	worker := a.ServiceWorker(location.Offline, m.shell())
	m.add(worker.Name, worker.Content)
	return m
}

// add adds a file, unless the static folder has one of that name.
func (m *Meta) add(name string, content []byte) {
	if m.assets.Content(name) == nil {
		m.files = append(m.files, assets.File{Name: name, Content: content})
	}
}

// content returns the content of a file, made here or from the static folder, or nil.
func (m *Meta) content(name string) []byte {
	for _, f := range m.files {
		if f.Name == name {
			return f.Content
		}
	}
	return m.assets.Content(name)
}

// shell returns the addresses, below the root, of the files that every page needs.
func (m *Meta) shell() []string {
	var list []string
	for _, name := range []string{"site.css", "boot.js", "main.js", "tools.js", "worker.js", assets.EngineFile} {
		if url := m.assets.URL(name); url != "" { // a book without games has no engine
			list = append(list, url)
		}
	}
	for _, icon := range m.icons {
		if icon.Rel == "icon" {
			list = append(list, icon.Href)
		}
	}
	return list
}

// Head returns the metadata of a page. root is the relative path of the site's root; own
// is the page's link preview, or nil.
func (m *Meta) Head(p *book.Page, root string, own *LinkPreview) Head {
	h := Head{Hidden: p.Draft || p.Kind == "", Manifest: root + manifestName}
	for _, icon := range m.icons {
		icon.Href = root + icon.Href
		h.Icons = append(h.Icons, icon)
	}
	if m.feed {
		h.Feed = root + feedName
	}
	if m.location.Offline {
		h.Offline = root + assets.ServiceWorkerFile
	}
	if m.location.URL == "" || h.Hidden {
		return h
	}
	h.Canonical, h.Site, h.Kind = m.location.URL+p.Canonical(), m.title, "article"
	if p.Kind == book.Home {
		h.Kind = "website"
	}
	if picture := cmp.Or(own, m.preview); picture != nil {
		h.Picture, h.Alt, h.Width, h.Height = m.location.URL+picture.Name, picture.Alt, raster.LinkPreviewWidth, raster.LinkPreviewHeight
	}
	if own != nil && p.Kind == book.Game {
		h.OEmbed = m.location.URL + p.Canonical() + oEmbedName
	}
	return h
}

// Files returns the files, which depend only on the front matter of pages.
func (m *Meta) Files() []assets.File { return m.files }
