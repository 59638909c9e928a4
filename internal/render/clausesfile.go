package render

import (
	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// clausesFile is the name of the file beside a source's page from which other pages get
// the words of its clauses.
const clausesFile = "clauses.json"

// clausesJSON returns the title of a source and its clauses as plain text, by id.
func (r *Renderer) clausesJSON(d *book.Parsed) assets.File {
	texts := map[string]string{}
	for _, c := range d.Source.Clauses {
		texts[c.ID] = r.book.Plain(d.Page, c.Text)
	}
	file := scriptJSON(struct {
		Title   string            `json:"title"`
		Clauses map[string]string `json:"clauses"`
	}{d.Title, texts})
	return assets.File{Name: d.URL + clausesFile, Content: []byte(file)}
}
