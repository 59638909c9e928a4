package sitemeta

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"html/template"
	"net/url"
	"slices"
	"strconv"

	"sowbook/internal/book"
	"sowbook/internal/project"
	"sowbook/internal/variant"
)

// feedName is the file of the feed of news and of changes to the rules.
const feedName = "changes.xml"

// The elements of an Atom feed (RFC 4287) that this one uses.
type (
	atomFeed struct {
		XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
		Lang    string      `xml:"xml:lang,attr"`
		ID      string      `xml:"id"`
		Title   string      `xml:"title"`
		Sub     string      `xml:"subtitle"`
		Updated string      `xml:"updated"`
		Author  string      `xml:"author>name"`
		Links   []atomLink  `xml:"link"`
		Entries []atomEntry `xml:"entry"`
	}
	atomLink struct {
		Rel  string `xml:"rel,attr"`
		Type string `xml:"type,attr"`
		Href string `xml:"href,attr"`
	}
	atomEntry struct {
		ID      string   `xml:"id"`
		Title   string   `xml:"title"`
		Updated string   `xml:"updated"`
		Link    atomLink `xml:"link"`
		Content atomText `xml:"content"`
	}
	atomText struct {
		Type string `xml:"type,attr"`
		Text string `xml:",chardata"`
	}
)

const htmlType = "text/html"

// isInFeed reports whether the feed has a page, or the changes of its game.
func isInFeed(p *book.Page) bool {
	return !p.Draft && p.Original == nil && (p.Date != "" || p.Variant != nil && len(p.Variant.Changes) > 0)
}

// changeFeed returns the pages with a date and the changes to the rules of all published games as an
// Atom feed, newest first. Links are absolute and entries about changes complete.
func (m *Meta) changeFeed() []byte {
	home, address := m.book.Find(""), m.location.URL
	words := home.Edition.Words
	f := atomFeed{
		Lang: words.Lang, ID: address, Title: words.T("page.feed", "book", home.Title), Sub: home.Summary, Author: home.Title,
		Links: []atomLink{{"self", "application/atom+xml", address + feedName}, {"alternate", htmlType, address}},
	}
	for _, p := range m.book.List {
		switch {
		case !isInFeed(p):
		case p.Date != "":
			f.Title = home.Title
			f.Entries = append(f.Entries, m.newsEntry(p))
		default:
			for _, c := range p.Variant.Changes {
				f.Entries = append(f.Entries, m.feedEntry(p, c))
			}
		}
	}
	slices.SortStableFunc(f.Entries, func(x, y atomEntry) int { return cmp.Compare(y.Updated, x.Updated) })
	f.Updated = f.Entries[0].Updated
	return xmlFile(f)
}

func (m *Meta) feedEntry(p *book.Page, c variant.Change) atomEntry {
	address := m.location.URL
	from, _ := url.Parse(address + p.URL)
	text := m.book.ParseAbsolute(p, c.Text, func(link string) string {
		if relative, err := url.Parse(link); err == nil && from != nil {
			return from.ResolveReference(relative).String()
		}
		return link
	})
	html, err := text.HTML()
	if err != nil {
		html = template.HTMLEscapeString(text.Plain()) // rendering the page reports the error
	}
	return atomEntry{
		ID:      tagURI(address, p, c),
		Title:   p.Title + ": " + text.Plain(),
		Updated: c.Date + "T00:00:00Z", // the book records only dates
		Link:    atomLink{"alternate", htmlType, address + p.URL + "#" + c.Anchor()},
		Content: atomText{"html", "<p>" + html + "</p>\n<p><a href=\"" + template.HTMLEscapeString(address+p.URL) + "\">" +
			template.HTMLEscapeString(p.Title) + "</a>: " + template.HTMLEscapeString(p.Summary) + "</p>"},
	}
}

// newsEntry returns the entry of a page with a date.
func (m *Meta) newsEntry(p *book.Page) atomEntry {
	return atomEntry{
		ID: tagURI(m.location.URL, p, variant.Change{Date: p.Date}), Title: p.Title, Updated: p.Date + "T00:00:00Z",
		Link: atomLink{"alternate", htmlType, m.location.URL + p.URL}, Content: atomText{"text", p.Summary},
	}
}

// tagURI returns an id for a change, or for a page with a date, that does not depend on its text (RFC 4151).
func tagURI(address string, p *book.Page, c variant.Change) string {
	host := address
	if u, err := url.Parse(address); err == nil {
		host = u.Hostname()
	}
	return "tag:" + host + "," + c.Date + ":" + project.BaseOf(address) + p.URL + strconv.Itoa(c.Number)
}

// sitemap returns a sitemap of every published page, with the day of its last change if that is
// known. It has no cards, which repeat their games' pages.
func (m *Meta) sitemap() []byte {
	type location struct {
		Loc     string `xml:"loc"`
		LastMod string `xml:"lastmod,omitempty"`
	}
	set := struct {
		XMLName xml.Name   `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URLs    []location `xml:"url"`
	}{}
	for _, p := range m.book.List {
		if !p.Draft {
			set.URLs = append(set.URLs, location{m.location.URL + p.URL, m.changed(p.File.Path)})
		}
	}
	return xmlFile(set)
}

// robots returns a robots.txt that allows everything, with the sitemap if the site's
// address is known. Crawlers read it only at the root of a host.
func (m *Meta) robots() []byte {
	text := "User-agent: *\nDisallow:\n"
	if m.location.URL != "" {
		text += "\nSitemap: " + m.location.URL + "sitemap.xml\n"
	}
	return []byte(text)
}

// xmlFile returns a value of strings as an XML file.
func xmlFile(value any) []byte {
	var text bytes.Buffer
	text.WriteString(xml.Header)
	encoder := xml.NewEncoder(&text)
	encoder.Indent("", " ")
	if err := encoder.Encode(value); err != nil {
		panic(err) // strings only
	}
	text.WriteByte('\n')
	return text.Bytes()
}
