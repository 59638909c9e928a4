package render

import (
	"bytes"
	"encoding/json"
	"html/template"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// SiteFiles makes the files that the site has once, besides its assets and the
// search index: the page for missing addresses, and what package sitemeta makes.
func (r *Renderer) SiteFiles() ([]assets.File, error) {
	missing, err := r.notFound()
	if err != nil {
		return nil, err
	}
	return append([]assets.File{{Name: "404.html", Content: missing}}, r.meta.Files()...), nil
}

// SearchIndex returns the file that a search in the browser reads: an array of
// [book.SearchEntry].
func SearchIndex(b *book.Book) assets.File {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out) // one entry at a time: the index of a large book is large
	encoder.SetEscapeHTML(false)
	separator := byte('[')
	for _, p := range b.List {
		for _, entry := range p.Text.Search {
			out.WriteByte(separator)
			separator = ','
			encode(encoder, entry)
			out.Truncate(out.Len() - len("\n"))
		}
	}
	if separator == '[' {
		out.WriteByte('[')
	}
	out.WriteString("]\n")
	return assets.File{Name: assets.SearchFile, Content: out.Bytes()}
}

// scriptJSON returns a value of strings and numbers as JSON for an element of a page.
func scriptJSON(value any) template.JS {
	text, err := json.Marshal(value) // which escapes what would end the element
	if err != nil {
		panic(err) // strings, numbers and valid JSON
	}
	return template.JS(text)
}

// encode writes a value of strings and numbers, and a line end.
func encode(encoder *json.Encoder, value any) {
	if err := encoder.Encode(value); err != nil {
		panic(err) // strings and numbers only
	}
}
