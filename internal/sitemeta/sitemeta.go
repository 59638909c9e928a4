// Package sitemeta makes the metadata files of a site (sitemap, feed, icons, manifest,
// oEmbed answers, service worker) and the metadata in the head of each page.
package sitemeta

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"

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
	hasFeed  bool
	preview  func() *LinkPreview // of the home page, for pages without one
	changed  func(file string) (day string)
}

// LinkPreview is the picture that other sites show with a link to a page.
type LinkPreview struct {
	Name    string // below the site's root
	Alt     string // text alternative
	Picture raster.LinkPreview
}

// PNG paints the picture.
func (p *LinkPreview) PNG() ([]byte, error) {
	content, err := p.Picture.PNG()
	if err != nil {
		err = fmt.Errorf("the picture %s: %w", p.Name, err)
	}
	return content, err
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
	Hidden    bool          // from search engines
	Scripts   template.HTML // of the host's choice
	Hosts     []string      // that these need
}

// New returns the metadata of a site at a location. preview returns the link preview of the
// home page, or nil; changed the day of a file's last change, or "".
func New(b *book.Book, a *assets.Assets, location book.Location, preview func() *LinkPreview, changed func(file string) (day string)) *Meta {
	m := &Meta{book: b, assets: a, location: location, title: b.Find("").Title, preview: preview, changed: changed}
	m.hasFeed = location.URL != "" && slices.ContainsFunc(b.List, isInFeed)
	return m
}

// File is a file of the metadata.
type File struct {
	Name  string
	First bool          // the head of pages names its version
	Make  func() []byte // nil if the file cannot be made
}

// Files lists the files, which depend only on the front matter of pages, and the smaller copies of pictures that
// pages have shown. Files in the static folder replace those of the same name.
func (m *Meta) Files() []File {
	files := []File{{Name: "robots.txt", Make: m.robots}}
	if m.location.URL != "" {
		files = append(files, File{Name: "sitemap.xml", Make: m.sitemap})
	}
	if m.hasFeed {
		files = append(files, File{Name: feedName, Make: m.changeFeed})
	}
	for _, icon := range iconPictures {
		files = append(files, File{icon.name, true, func() []byte { return m.paint(icon) }})
	}
	files = append(files, File{Name: manifestName, Make: m.manifest}, File{Name: assets.ServiceWorkerFile, Make: m.serviceWorker})
	for _, c := range m.book.Pictures.Copies() {
		files = append(files, File{Name: c.Name, Make: func() []byte { return m.book.Pictures.Content(c) }})
	}
	return slices.DeleteFunc(files, func(f File) bool { return m.assets.Content(f.Name) != nil })
}

// serviceWorker returns the service worker.
func (m *Meta) serviceWorker() []byte {
	return m.assets.ServiceWorker(m.location.Offline, m.shell())
}

// shell returns the addresses, below the root, of the files that every page needs.
func (m *Meta) shell() []string {
	var list []string
	for _, name := range []string{"site.css", "boot.js", "main.js", "tools.js", "worker.js", assets.EngineFile} {
		if url := m.assets.URL(name); url != "" { // a book without games has no engine
			list = append(list, url)
		}
	}
	for _, icon := range m.iconLinks() {
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
	if scripts := m.location.Scripts; scripts != nil {
		h.Hosts, h.Scripts = scripts.Hosts, scripts.HTML(root)
	}
	for _, icon := range m.iconLinks() {
		icon.Href = root + icon.Href
		h.Icons = append(h.Icons, icon)
	}
	if m.hasFeed {
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
	if picture := cmp.Or(own, m.preview()); picture != nil {
		h.Picture, h.Alt, h.Width, h.Height = m.location.URL+picture.Name, picture.Alt, raster.LinkPreviewWidth, raster.LinkPreviewHeight
	}
	if own != nil && p.Kind == book.Game {
		h.OEmbed = m.location.URL + p.Canonical() + OEmbedName
	}
	return h
}
