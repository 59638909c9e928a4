package datafiles

import (
	"bytes"
	"encoding/json"

	"sowbook/internal/book"
	"sowbook/internal/page"
)

// SourcesFile is the name of the file with the sources of a page's examples.
const SourcesFile = "examples.json"

// Sources makes the file [SourcesFile] with the source of each example of a page: its Markdown in
// parts with their classes, by its id.
func Sources(d *book.Parsed, h *page.Highlights) ([]byte, error) {
	sources := map[string][]page.Token{}
	for i, block := range d.Doc.ExampleBlocks() {
		tokens, err := h.ExampleTokens(block)
		if err != nil {
			return nil, err
		}
		sources[d.Examples[i].ID] = tokens
	}
	var file bytes.Buffer
	encoder := json.NewEncoder(&file)
	encoder.SetEscapeHTML(false)
	encode(encoder, sources)
	return file.Bytes(), nil
}
