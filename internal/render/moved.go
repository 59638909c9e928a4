package render

import (
	"cmp"
	"strings"

	"sowbook/internal/book"
)

// movedView is the redirecting page at an old address.
type movedView struct {
	Lang, Dir, Title, Root, To, Script string
	Known                              string // the absolute address of the page, or To if the site's is unknown
}

// redirect makes the page at an old address of a page, which redirects to it.
func (r *Renderer) redirect(p *book.Page, from string) ([]byte, error) {
	root := cmp.Or(strings.Repeat("../", strings.Count(from, "/")), "./")
	to := root + p.URL
	v := movedView{p.Edition.Words.Lang, p.Edition.Words.Dir, p.Title, root, to, root + r.assets.URL("moved.js"), to}
	if r.location.URL != "" {
		v.Known = r.location.URL + p.Canonical()
	}
	return r.execute(p, p.Edition.Words, "moved", v)
}
