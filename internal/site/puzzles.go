package site

import (
	"path"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// provePuzzles proves the puzzles of the book. Those of games that are left out, as drafts or because they cannot be read, are passed over.
func (b *book) provePuzzles() diag.Problems {
	var absent []string
	for name := range b.unshown {
		if path.Dir(name) == variant.Folder {
			absent = append(absent, strings.TrimSuffix(path.Base(name), ".md"))
		}
	}
	for _, url := range b.unread {
		absent = append(absent, path.Base(url))
	}
	_, problems := puzzle.Load(b.content, b.shown, b.variants, absent)
	return problems
}
