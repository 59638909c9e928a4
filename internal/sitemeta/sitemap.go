package sitemeta

import (
	"bytes"
	"encoding/xml"
)

// sitemap returns a sitemap of every published page, without cards, which repeat their
// games' pages.
func (m *Meta) sitemap() []byte {
	type location struct {
		Loc string `xml:"loc"`
	}
	set := struct {
		XMLName xml.Name   `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URLs    []location `xml:"url"`
	}{}
	for _, p := range m.book.List {
		if !p.Draft {
			set.URLs = append(set.URLs, location{m.location.URL + p.URL})
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
