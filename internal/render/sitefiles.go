package render

import (
	"encoding/json"
	"html/template"

	"sowbook/internal/assets"
)

// SiteFiles makes the files of the site that belong to no page, except assets, the search
// index and [Renderer.GameFiles]: the 404 page, the pages for frames on other sites, the files of package sitemeta.
func (r *Renderer) SiteFiles() ([]assets.File, error) {
	missing, err := r.notFound()
	if err != nil {
		return nil, err
	}
	files, err := r.embedPages()
	if err != nil {
		return nil, err
	}
	files = append(files, assets.File{Name: "404.html", Content: missing})
	return append(files, r.meta.Files()...), nil
}

// scriptJSON returns a value of strings, numbers and valid JSON as JSON for a script element.
func scriptJSON(value any) template.JS {
	text, err := json.Marshal(value) // which escapes what would end the element
	if err != nil {
		panic(err)
	}
	return template.JS(text)
}
