package book

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"sowbook/internal/diag"
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

// resolveMoved collects the old addresses of pages and reports those that are in use.
func (b *Book) resolveMoved(problems *diag.Problems) {
	taken := map[string]string{"404.html": "the page for missing addresses"}
	for _, p := range b.List {
		taken[IndexFile(p.URL)] = p.File.Source.Name
		if p.Variant != nil {
			taken[IndexFile(p.URL+CardFolder)] = "the card of " + p.File.Source.Name
		}
	}
	for _, p := range b.List {
		for _, old := range p.File.MovedFrom {
			from := strings.TrimPrefix(old.Text, "/")
			if !canBeAddress(from) {
				problems.Add(p.File.ProblemAt(old.Offset, "an old address begins at the site's root and ends with a slash or .html, as in old/path/, not "+old.Text))
				continue
			}
			if wrong := project.WrongName(from); wrong != "" {
				problems.Add(p.File.ProblemAt(old.Offset, "the old address "+from+" needs a file or folder whose name "+wrong+"; remove it"))
				continue
			}
			if owner := b.ownerOf(IndexFile(from), taken); owner != "" {
				problems.Add(p.File.ProblemAt(old.Offset, "the old address "+from+" is that of "+owner))
				continue
			}
			taken[IndexFile(from)] = "a page that moved to " + p.File.Source.Name
			p.Moved = append(p.Moved, from)
		}
	}
}

// ownerOf describes what already uses the name of a file or of one of its folders. It
// returns "" if they are free.
func (b *Book) ownerOf(file string, taken map[string]string) string {
	if owner := taken[file]; owner != "" {
		return owner
	}
	for folder := path.Dir(file); folder != "."; folder = path.Dir(folder) {
		if owner := taken[folder]; owner != "" {
			return owner
		}
		if b.isFile(folder) {
			return "the file " + folder
		}
	}
	if _, err := fs.Stat(b.static(), file); err == nil {
		return "static/" + file
	}
	return ""
}

// isFile reports whether the build or the static folder has a file of this name.
func (b *Book) isFile(name string) bool {
	info, err := fs.Stat(b.static(), name)
	return slices.Contains(b.Project.Reserved, name) || err == nil && !info.IsDir()
}

// movedTo returns the page with an old address, or nil.
func (b *Book) movedTo(address string) *Page {
	for _, p := range b.List {
		if slices.Contains(p.Moved, address) || slices.Contains(p.Moved, address+"/") {
			return p
		}
	}
	return nil
}
