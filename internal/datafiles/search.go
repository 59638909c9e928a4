package datafiles

import (
	"bytes"
	"encoding/json"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// Search returns the search index, an array of [book.SearchEntry] as JSON.
func Search(b *book.Book) assets.File {
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

// encode writes a value of strings and numbers, and a line break.
func encode(encoder *json.Encoder, value any) {
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
}
