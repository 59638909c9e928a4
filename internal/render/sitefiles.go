package render

import (
	"bytes"
	"encoding/json"
	"slices"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// SiteFiles makes the files that the site has once, besides its assets: the page
// for missing addresses, the search index, and what package sitemeta makes. Every page
// must have its summary.
func (r *Renderer) SiteFiles() ([]assets.File, error) {
	missing, err := r.notFound()
	if err != nil {
		return nil, err
	}
	return append(r.MetaFiles(), SearchIndex(r.book), assets.File{Name: "404.html", Content: missing}), nil
}

// MetaFiles returns those files of the site that need no text of a page.
func (r *Renderer) MetaFiles() []assets.File { return slices.Clone(r.meta.Files()) }

// SearchIndex returns the file that a search in the browser reads: an array of
// [book.SearchEntry].
func SearchIndex(b *book.Book) assets.File {
	entries := []book.SearchEntry{}
	for _, p := range b.List {
		entries = append(entries, p.Text.Search...)
	}
	return assets.File{Name: assets.SearchName, Content: jsonFile(entries, "")}
}

// jsonFile returns a value of strings and numbers as a JSON file, each level
// indented by indent.
func jsonFile(value any, indent string) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false) // the file is not part of a page
	encoder.SetIndent("", indent)
	if err := encoder.Encode(value); err != nil {
		panic(err) // strings and numbers only
	}
	return out.Bytes()
}
