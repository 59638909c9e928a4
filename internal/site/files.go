package site

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

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
		case path.Ext(name) == page.Ending && !addressable.MatchString(name):
			wrong(name, "the name of a page is part of its address: letters from a to z, digits, hyphens and no spaces; rename it")
		case path.Ext(name) == page.Ending:
			names = append(names, name)
		case slices.Contains(nearly, strings.ToLower(path.Ext(name))):
			wrong(name, "is no page, for the name of one ends in "+page.Ending+"; rename it")
		}
		return nil
	})
	return names
}

// nearly is how the names of files end that their authors take for pages.
var nearly = []string{page.Ending, ".markdown", ".mdown", ".mkd", ".mdx"}

// addressable is a path that an address holds as it is.
var addressable = regexp.MustCompile(`^[A-Za-z0-9._~/-]+$`)

func isFolder(tree fs.FS, name string) bool {
	info, err := fs.Stat(tree, name)
	return err == nil && info.IsDir()
}

// checkAddress reports a page at an address that another has already: a.md and
// a/index.md are one, and to some computers so are a.md and A.md. taken is the
// pages so far, by address in small letters.
func checkAddress(e *entry, taken map[string]*entry, problems *diag.Problems) {
	small := strings.ToLower(e.url)
	switch first := taken[small]; {
	case first == nil:
		taken[small] = e
	case first.url == e.url:
		problems.Add(e.page.Source.Whole("has the same address, /" + e.url + ", as " + first.page.Source.Name + "; rename or remove one"))
	default:
		problems.Add(e.page.Source.Whole("differs from " + first.page.Source.Name + " in capitals alone, which is one address on some computers; rename one"))
	}
}

// checkStatic reports files of the static folder that lie where a page will.
func (b *book) checkStatic(shown string, problems *diag.Problems) {
	for _, name := range b.staticFiles() {
		url, ok := strings.CutSuffix(strings.TrimPrefix(name, "/"), "index.html")
		if ok && url != "" && b.find(url) != nil {
			problems.Add(diag.Problem{File: path.Join(shown, name), What: "lies where the page " + b.find(url).page.Source.Name + " will; rename or remove one"})
		}
	}
}

// has tells whether there is a page at an address, be it one that could not be
// read: then that is the problem, and not who links to it.
func (b *book) has(url string) bool { return b.find(url) != nil || slices.Contains(b.unread, url) }

// staticFiles is the files of the static folder that pages may link to, from
// the root.
func (b *book) staticFiles() []string {
	var names []string
	_ = fs.WalkDir(b.static, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil: // is reported where the files are read
		case d.IsDir() && bundled(name):
			return fs.SkipDir
		case !d.IsDir():
			names = append(names, "/"+name)
		}
		return nil
	})
	return names
}

// checkOver reports files of the rulebook that stand where a folder is built in,
// and folders that stand where a file is: neither can take the other's place.
func checkOver(o Options, name string, problems *diag.Problems) {
	own := o.own(name)
	info, err := os.Stat(filepath.Join(o.Dir, name))
	switch {
	case os.IsNotExist(err):
		return
	case err != nil:
		problems.Add(diag.Problem{File: o.shown(name), What: "cannot be read: " + diag.Reason(err)})
		return
	case !info.IsDir():
		problems.Add(diag.Problem{File: o.shown(name), What: "is a file, and must be a folder"})
		return
	}
	lower, err := fs.Sub(o.Builtin, name)
	if err != nil {
		return // nothing of the name is built in
	}
	_ = fs.WalkDir(lower, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := fs.Stat(own, file)
		shown := o.shown(path.Join(name, file))
		switch {
		case err != nil && d.IsDir():
			return fs.SkipDir
		case err != nil:
		case info.IsDir() && !d.IsDir():
			problems.Add(diag.Problem{File: shown, What: "is a folder, and must be a file, which it stands in place of"})
		case !info.IsDir() && d.IsDir():
			problems.Add(diag.Problem{File: shown, What: "is a file, and must be a folder"})
			return fs.SkipDir
		}
		return nil
	})
}

// checkKinds reports what lies in the rulebook's folders and is neither a file nor a folder: a pipe, say, would be waited for.
func checkKinds(o Options) (problems diag.Problems) {
	for _, folder := range []string{"templates", "static"} {
		_ = fs.WalkDir(o.own(folder), ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return nil // reported where it is used
			}
			if info, err := fs.Stat(o.own(folder), name); err == nil && !info.IsDir() && !info.Mode().IsRegular() {
				problems.Add(diag.Problem{File: o.shown(path.Join(folder, name)), What: "is neither a file nor a folder; remove it"})
			}
			return nil
		})
	}
	return problems
}

// texts is the files of a rulebook's own that are read as text besides its pages and its tables of words.
var texts = []string{"templates/*.html", "static/css/*.css", "static/js/*.js", "static/js/*/*.js", "static/" + iconName}

// checkTexts reports those of them that are none, and an icon that is no drawing.
func checkTexts(o Options, problems *diag.Problems) {
	own := o.own(".")
	for _, pattern := range texts {
		names, _ := fs.Glob(own, pattern)
		for _, name := range names {
			src := diag.Source{Name: o.shown(name)}
			var err error
			if src.Text, err = fs.ReadFile(own, name); err != nil || src.NoText(problems) {
				continue // what cannot be read is reported where it is used
			}
			if path.Base(name) == iconName && !bytes.Contains(src.Text, []byte("<svg")) {
				problems.Add(src.Whole("is no drawing: an icon is an SVG file, which has an element <svg>"))
			}
		}
	}
}

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
