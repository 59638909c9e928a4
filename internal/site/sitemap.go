package site

import (
	"bytes"
	"encoding/xml"
)

// sitemap lists every published page for search engines. Cards are left out: they say again what their games' pages say.
func (b *book) sitemap(address string) []byte {
	type location struct {
		Loc string `xml:"loc"`
	}
	set := struct {
		XMLName xml.Name   `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URLs    []location `xml:"url"`
	}{}
	for _, e := range b.pages {
		if !e.draft {
			set.URLs = append(set.URLs, location{address + e.url})
		}
	}
	return xmlFile(set)
}

// robots allows every program everything, and tells it of the sitemap where the site's address is known. Programs read it at the root of
// a host only.
func (b *book) robots(address string) []byte {
	text := "User-agent: *\nDisallow:\n"
	if address != "" {
		text += "\nSitemap: " + address + "sitemap.xml\n"
	}
	return []byte(text)
}

// xmlFile is a value of strings as a file of XML.
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
