package picture

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Folder is the pictures of a static folder. Several goroutines may use it at once.
type Folder struct {
	files   fs.FS
	version func(content []byte) string // ends the address of a file
	copies  bool
	shown   sync.Map // *shown by the name of the picture
}

// shown is a picture that a page shows.
type shown struct {
	width, height int // in CSS pixels, 0 if unknown
	copies        []Copy
	versions      []string // of the copies and of the picture
	err           error
}

// NewFolder returns the pictures of a folder. version returns the end of the address of a file. The preview shows
// pictures without smaller copies.
func NewFolder(files fs.FS, version func(content []byte) string, preview bool) *Folder {
	return &Folder{files: files, version: version, copies: !preview}
}

// Attributes returns the attributes, each name before its value, that an image on a page gets: width and
// height, so that the page does not shift while it loads, and the addresses of smaller copies. root is the
// relative path of the site's root. The error says why browsers would not show the picture.
func (f *Folder) Attributes(name, root string) (attributes []string, err error) {
	p := f.picture(name)
	if p.width > 0 && p.height > 0 {
		attributes = append(attributes, "width", strconv.Itoa(p.width), "height", strconv.Itoa(p.height))
	}
	if len(p.copies) > 0 {
		set := ""
		address := func(name, version string) string { return root + (&url.URL{Path: name}).EscapedPath() + version }
		for i, c := range p.copies {
			set += fmt.Sprintf("%s %dw, ", address(c.Name, p.versions[i]), c.width)
		}
		set += fmt.Sprintf("%s %dw", address(name, p.versions[len(p.copies)]), p.width)
		attributes = append(attributes, "srcset", set, "sizes", sizes)
	}
	return append(attributes, "loading", "lazy"), p.err
}

// picture checks a picture that a page shows, once.
func (f *Folder) picture(name string) *shown {
	once := sync.OnceValue(func() *shown {
		content, err := fs.ReadFile(f.files, name)
		if err != nil {
			return &shown{err: errors.New("pages show only files of the static folder; copy the picture there and write its path, as in /make/cut.svg")}
		}
		config, err := check(name, content)
		p := &shown{width: config.Width, height: config.Height, err: err}
		if err != nil || !f.copies {
			return p
		}
		p.copies = smaller(name, content, config)
		for _, c := range p.copies {
			p.versions = append(p.versions, f.version(c.content(content)))
		}
		p.versions = append(p.versions, f.version(content))
		return p
	})
	found, _ := f.shown.LoadOrStore(name, once)
	return found.(func() *shown)()
}

// Check reports why browsers would not show a picture that no page has shown so far.
func (f *Folder) Check(name string) error {
	if _, shown := f.shown.Load(name); shown || !HasEnding(name) {
		return nil
	}
	content, err := fs.ReadFile(f.files, name)
	if err == nil {
		_, err = check(name, content)
	}
	return err
}

// Copies lists the smaller copies of the pictures that pages have shown so far, by name.
func (f *Folder) Copies() (list []Copy) {
	f.shown.Range(func(_, once any) bool {
		list = append(list, once.(func() *shown)().copies...)
		return true
	})
	slices.SortFunc(list, func(a, b Copy) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// Content returns the content of a copy.
func (f *Folder) Content(c Copy) []byte {
	original, err := fs.ReadFile(f.files, c.Source)
	if err != nil {
		return nil // it was deleted during the build
	}
	return c.content(original)
}
