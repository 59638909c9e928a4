package render

import (
	"bytes"
	"encoding/json"
	"html/template"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// SiteFiles makes the single files of the site, except assets and the search index: the
// 404 page and the files of package sitemeta.
func (r *Renderer) SiteFiles() ([]assets.File, error) {
	missing, err := r.notFound()
	if err != nil {
		return nil, err
	}
	return append([]assets.File{{Name: "404.html", Content: missing}}, r.meta.Files()...), nil
}

// SearchIndex returns the search index, an array of [book.SearchEntry] as JSON.
func SearchIndex(b *book.Book) assets.File {
	size := 0 // nearly; the index of a large book is large
	for _, p := range b.List {
		for _, entry := range p.Text.Search {
			size += len(entry.Text) + len(entry.URL) + len(entry.Page) + len(entry.Title) + len(`{"p":"","t":"","u":"","x":""}`)
		}
	}
	var out bytes.Buffer
	out.Grow(size + size/16) // for what is escaped
	encoder := json.NewEncoder(&out)
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

// scriptJSON returns a value of strings, numbers and valid JSON as JSON for a script element.
func scriptJSON(value any) template.JS {
	text, err := json.Marshal(value) // which escapes what would end the element
	if err != nil {
		panic(err)
	}
	return template.JS(text)
}

// encode writes a value of strings and numbers, and a line break.
func encode(encoder *json.Encoder, value any) {
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
}
