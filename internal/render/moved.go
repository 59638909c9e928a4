package render

import (
	"cmp"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// movedView is the redirecting page at an old address.
type movedView struct {
	Lang, Dir, Title, Root, To, Script string
	Known                              string // the absolute address of the page, or To if the site's is unknown
}

// stubs makes the pages at a page's old addresses, which redirect to it.
func (r *Renderer) stubs(p *book.Page) ([]assets.File, error) {
	var files []assets.File
	for _, from := range p.Moved {
		root := cmp.Or(strings.Repeat("../", strings.Count(from, "/")), "./")
		to := root + p.URL
		v := movedView{p.Edition.Words.Lang, p.Edition.Words.Dir, p.Title, root, to, root + r.assets.URL("moved.js"), to}
		if r.location.URL != "" {
			v.Known = r.location.URL + p.Canonical()
		}
		stub, err := r.execute(p, p.Edition.Words, "moved", v)
		if err != nil {
			return nil, err
		}
		files = append(files, assets.File{Name: book.IndexFile(from), Content: stub})
	}
	return files, nil
}
