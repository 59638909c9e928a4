package site

import (
	"io/fs"
	"path"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// pageFiles is the pages of a content folder, by path. What lies where a page
// may be looked for and is none is a problem: left out in silence, it would be
// missed.
func pageFiles(content fs.FS, shown string, problems *diag.Problems) []string {
	var names []string
	wrong := func(name, what string) { problems.Add(diag.Problem{File: path.Join(shown, name), What: what}) }
	_ = fs.WalkDir(content, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			wrong(name, "cannot be read: "+diag.Reason(err))
			return fs.SkipDir
		case d.IsDir() && path.Ext(name) == page.Ending:
			wrong(name, "is a folder with the name of a page; rename it, or make it a file")
			return fs.SkipDir
		case d.IsDir():
		case d.Type() == fs.ModeSymlink && isFolder(content, name):
			wrong(name, "is a link to a folder, which is not followed; put the folder itself here")
		case path.Ext(name) == page.Ending && d.Type()&^fs.ModeSymlink != 0:
			wrong(name, "is no file that can be read; a page is a text file NAME.md")
		case path.Ext(name) == page.Ending:
			names = append(names, name)
		}
		return nil
	})
	return names
}

func isFolder(tree fs.FS, name string) bool {
	info, err := fs.Stat(tree, name)
	return err == nil && info.IsDir()
}

// checkAddress reports a page at an address that another has already: a.md and
// a/index.md are one.
func (b *book) checkAddress(e *entry, problems *diag.Problems) {
	if first := b.find(e.url); first != nil {
		problems.Add(e.page.Source.Whole("has the same address, /" + e.url + ", as " + first.page.Source.Name + "; rename or remove one"))
	}
}

// has tells whether there is a page at an address, be it one that could not be
// read: then that is the problem, and not who links to it.
func (b *book) has(url string) bool { return b.find(url) != nil || slices.Contains(b.unread, url) }

// sourceIDs is the ids of all sources.
func (b *book) sourceIDs() []string {
	var ids []string
	for _, e := range b.pages {
		if e.source != nil {
			ids = append(ids, e.page.ID())
		}
	}
	return ids
}
