package book

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/page"
	"sowbook/internal/project"
)

// IndexFile returns the file at an address below the root.
func IndexFile(address string) string {
	if address == "" || strings.HasSuffix(address, "/") {
		return address + "index.html"
	}
	return address
}

// canBeAddress reports whether a path below the root can be the address of a page.
func canBeAddress(from string) bool {
	plain := strings.TrimSuffix(from, "/")
	return plain != "" && path.Clean("/"+plain) == "/"+plain && !strings.ContainsAny(from, "?#\\") &&
		(strings.HasSuffix(from, "/") || path.Ext(from) == ".html")
}

// resolveMoved collects the old addresses of pages. The check of all paths reports those that other
// files have.
func (r *resolver) resolveMoved() {
	for _, p := range r.List {
		for _, old := range p.File.MovedFrom {
			from := strings.TrimPrefix(old.Text, "/")
			if !canBeAddress(from) {
				r.problem(p, old.Offset, "an old address begins at the site's root and ends with a slash or .html, as in old/path/, not "+strconv.Quote(old.Text))
			} else if wrong := project.WrongName(from); wrong != "" {
				r.problem(p, old.Offset, "the old address "+from+" needs a file or folder whose name "+wrong+"; remove it")
			} else {
				p.Moved = append(p.Moved, page.Ref{Text: from, Offset: old.Offset})
			}
		}
	}
}

// movedTo returns the page with an old address, or nil.
func (b *Book) movedTo(address string) *Page {
	for _, p := range b.List {
		if slices.ContainsFunc(p.Moved, func(old page.Ref) bool { return old.Text == address || old.Text == address+"/" }) {
			return p
		}
	}
	return nil
}
