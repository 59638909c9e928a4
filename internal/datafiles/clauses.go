package datafiles

import (
	"encoding/json"

	"sowbook/internal/book"
)

// ClausesFile is the name of the file beside a source's page from which other pages get
// the words of its clauses.
const ClausesFile = "clauses.json"

// Clauses makes the file [ClausesFile] of a source's page: its title, and its clauses as
// plain text, by id.
func Clauses(b *book.Book, d *book.Parsed) []byte {
	texts := map[string]string{}
	for _, c := range d.Source.Clauses {
		texts[c.ID] = b.Plain(d.Page, c.Text)
	}
	content, err := json.Marshal(struct {
		Title   string            `json:"title"`
		Clauses map[string]string `json:"clauses"`
	}{d.Title, texts})
	if err != nil {
		panic(err) // strings can be encoded
	}
	return content
}
