package site

import (
	"path/filepath"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
)

// DefaultOut is the folder of the site in that of the rulebook, unless -o names another.
const DefaultOut = "public"

// notFoundPage is a page without an address of its own.
const notFoundPage = "404.html"

// lostPages returns advice about pages that earlier builds wrote to a folder and this site lacks.
// With a page, what belongs to it is lost as well: its card, and its board for other sites.
func (s *Site) lostPages(dir, shown string) diag.Problems {
	there := map[string]bool{}
	for _, o := range s.outputs {
		for _, f := range o.Files() {
			there[f.Name] = true
		}
	}
	var advice diag.Problems
	last, _, _ := readManifest(dir) // NewFolder reports an error
	for _, name := range last.pages {
		address := strings.TrimSuffix(name, "index.html")
		if there[name] || strings.HasSuffix(address, "/"+book.CardFolder) || strings.HasSuffix("/"+address, "/embed/") {
			continue
		}
		advice.Add(diag.Problem{File: filepath.Join(shown, assets.MarkerFile), Advice: true,
			Message: "an earlier build had a page at " + address + ", to which others may link; if its text is on another page now, write moved-from: " + address + " there"})
	}
	return advice
}
