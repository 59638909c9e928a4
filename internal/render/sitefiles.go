package render

import (
	"encoding/json"
	"html/template"

	"sowbook/internal/assets"
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

// scriptJSON returns a value of strings, numbers and valid JSON as JSON for a script element.
func scriptJSON(value any) template.JS {
	text, err := json.Marshal(value) // which escapes what would end the element
	if err != nil {
		panic(err)
	}
	return template.JS(text)
}
