package site

import (
	"cmp"
	"encoding/xml"
	"html/template"
	"net/url"
	"slices"
	"strconv"

	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// feedName is the name of the feed of changes to the rules.
const feedName = "changes.xml"

// changeView is a change as its game's page shows it.
type changeView struct {
	ID, Date string
	Text     template.HTML
}

// changes is the changes to the rules of the game of the page, the newest first.
func (v *view) changes(game *variant.Variant) []changeView {
	var views []changeView
	for _, c := range game.Changes {
		views = append(views, changeView{c.Anchor(), c.Date, v.inline(c.Text, c.At)})
	}
	return views
}

// The elements of an Atom feed (RFC 4287), as far as this one needs them.
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

// feed is the changes to the rules of all published games, the newest first; nil where no game tells one. Every link in it is whole, and an entry
// says all that there is to say, so that it can be read anywhere.
func (b *book) feed(address string) []byte {
	home := b.find("")
	f := atomFeed{
		Lang: "en", ID: address, Title: home.title + ": changes to the rules", Sub: home.summary, Author: home.title,
		Links: []atomLink{{"self", "application/atom+xml", address + feedName}, {"alternate", htmlType, address}},
	}
	for _, e := range b.pages {
		if e.variant == nil || e.draft || e.original != nil {
			continue
		}
		for _, c := range e.variant.Changes {
			f.Entries = append(f.Entries, b.feedEntry(address, e, c))
		}
	}
	if len(f.Entries) == 0 {
		return nil
	}
	slices.SortStableFunc(f.Entries, func(x, y atomEntry) int { return cmp.Compare(y.Updated, x.Updated) })
	f.Updated = f.Entries[0].Updated
	return xmlFile(f)
}

func (b *book) feedEntry(address string, e *entry, c variant.Change) atomEntry {
	link := address + e.url + "#" + c.Anchor()
	told := b.told(address, e, c.Text)
	html, err := told.HTML()
	if err != nil {
		html = template.HTMLEscapeString(told.Plain()) // the page tells what is wrong with it
	}
	return atomEntry{
		ID:      tag(address, e, c),
		Title:   e.title + ": " + told.Plain(),
		Updated: c.Date + "T00:00:00Z", // the book knows no hour
		Link:    atomLink{"alternate", htmlType, link},
		Content: atomText{"html", "<p>" + html + "</p>\n<p><a href=\"" + template.HTMLEscapeString(address+e.url) + "\">" +
			template.HTMLEscapeString(e.title) + "</a>: " + template.HTMLEscapeString(e.summary) + "</p>"},
	}
}

// tag is a name of a change that stays when its words are mended (RFC 4151).
func tag(address string, e *entry, c variant.Change) string {
	host := address
	if u, err := url.Parse(address); err == nil {
		host = u.Hostname()
	}
	return "tag:" + host + "," + c.Date + ":" + BaseOf(address) + e.url + strconv.Itoa(c.Nth)
}

// told is a change's text with links that can stand anywhere.
func (b *book) told(address string, e *entry, text string) page.Fragment {
	f := page.ParseFragment(text, b.references)
	from, err := url.Parse(address + e.url)
	f.Links(func(link page.Link) page.Target {
		target, _, _, wrong := b.resolve(&sheet{entry: e, page: e.page}, link.Destination)
		to := target.Destination
		if relative, bad := url.Parse(to); err == nil && bad == nil && wrong == "" {
			to = from.ResolveReference(relative).String()
		}
		return page.Target{Destination: to}
	})
	f.Inserts(func(name string, _ int) string {
		word, _ := b.word(e, name)
		return word
	})
	return f
}
