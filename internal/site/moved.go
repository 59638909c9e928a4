package site

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"sowbook/internal/diag"
)

// moved is an address that a page had before, where a stub leads on to the page.
type moved struct {
	from string // below the site's root: a folder with a slash at its end, or a file that ends in .html
	at   int    // where the front matter names it
	to   *entry
}

// movable tells whether a path below the root can be the address of a page.
func movable(from string) bool {
	plain := strings.TrimSuffix(from, "/")
	return plain != "" && path.Clean("/"+plain) == "/"+plain && !strings.ContainsAny(from, "?#\\") &&
		(strings.HasSuffix(from, "/") || path.Ext(from) == ".html")
}

// file is the file of a stub.
func (m moved) file() string { return indexFile(m.from) }

// indexFile is the file that an address stands for.
func indexFile(address string) string {
	if address == "" || strings.HasSuffix(address, "/") {
		return address + "index.html"
	}
	return address
}

// collectMoved gathers the addresses that pages had before. None of them may be that of something else.
func (b *book) collectMoved(problems *diag.Problems) {
	taken := map[string]string{"404.html": "the page for addresses that lead nowhere"}
	for _, e := range b.pages {
		taken[indexFile(e.url)] = e.page.Source.Name
		if e.variant != nil {
			taken[indexFile(e.url+cardFolder)] = "the card of " + e.page.Source.Name
		}
	}
	for _, e := range b.pages {
		e.moved = nil
		for _, old := range e.page.Moved {
			m := moved{strings.TrimPrefix(old.Text, "/"), old.Offset, e}
			if !movable(m.from) {
				problems.Add(e.page.At(m.at, "an old address begins at the site's root and ends with a slash or .html, as in old/path/, not "+old.Text))
				continue
			}
			other := taken[m.file()]
			for up := path.Dir(m.file()); other == "" && up != "."; up = path.Dir(up) { // a folder cannot lie where a file does
				if other = taken[up]; other == "" && b.isFile(up) {
					other = "the file " + up
				}
			}
			if _, err := fs.Stat(b.static, m.file()); other == "" && err == nil {
				other = "static/" + m.file()
			}
			if other != "" {
				problems.Add(e.page.At(m.at, "the old address "+m.from+" is that of "+other))
				continue
			}
			taken[m.file()] = "a page that moved to " + e.page.Source.Name
			e.moved = append(e.moved, m)
		}
	}
}

// isFile tells whether there is a file of a name below the root: of the static folder, or made by the build.
func (b *book) isFile(name string) bool {
	info, err := fs.Stat(b.static, name)
	return slices.Contains(reserved, name) || slices.Contains(Scripts, name) || slices.Contains(Styles, name) || err == nil && !info.IsDir()
}

// movedTo is the page that had an address before, or nil.
func (b *book) movedTo(address string) *entry {
	for _, e := range b.pages {
		for _, m := range e.moved {
			if m.from == address || m.from == address+"/" {
				return e
			}
		}
	}
	return nil
}

// movedView is what the template of a stub is given.
type movedView struct {
	Lang, Dir, Title, Root, To, Script string
	Known                              string // the whole address of the page, or To where the site's own is not known
}

// stubs makes the stubs of a page.
func (r *renderer) stubs(e *entry) ([]file, error) {
	var files []file
	for _, m := range e.moved {
		root := "./"
		if n := strings.Count(m.from, "/"); n > 0 {
			root = strings.Repeat("../", n)
		}
		to := root + e.url
		v := movedView{e.in.words.Lang, e.in.words.Dir, e.title, root, to, root + r.assets.addresses["moved.js"], to}
		if r.travel.address != "" {
			v.Known = r.travel.address + e.canonical()
		}
		stub, err := r.execute(e, "moved", v)
		if err != nil {
			return nil, err
		}
		files = append(files, file{m.file(), stub})
	}
	return files, nil
}
