package book

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/picture"
)

// checkImages sets the sizes of the images in a text of a page, and reports pictures that
// browsers would not show. at is the offset of the text in the page.
func (b *Book) checkImages(d *Parsed, t page.Tree, at int) {
	t.Images(func(image page.Link) (width, height int) {
		if _, _, _, wrong := b.resolveLink(d.Page, image.Destination); wrong != "" {
			return 0, 0 // reported with the links
		}
		name, _, _ := strings.Cut(image.Destination, "#")
		name = strings.TrimPrefix(unescape(name), "/")
		b.shown.Store(name, true)
		width, height, err := picture.Check(b.static(), name)
		if err != nil {
			d.Problems.Add(d.Doc.ProblemAt(at+image.Offset, "image "+strconv.Quote(image.Destination)+": "+err.Error()))
		}
		return width, height
	})
}

// CheckFiles proves the puzzles, and reports files in content that are no part of the book, and
// pictures in static that browsers would not show and no page has shown so far.
func (b *Book) CheckFiles() diag.Problems {
	_, problems := b.Puzzles()
	problems = slices.Concat(problems, b.strays)
	for _, name := range b.Project.StaticFiles() {
		if _, shown := b.shown.Load(name); shown || !picture.HasEnding(name) {
			continue
		}
		if _, _, err := picture.Check(b.static(), name); err != nil {
			problems.Add(diag.Problem{File: b.Project.DisplayPath(path.Join("static", name)), Message: err.Error()})
		}
	}
	return problems
}
