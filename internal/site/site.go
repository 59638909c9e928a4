// Package site makes a whole site of a rulebook: it reads the pages, has their
// examples played and checked, checks every link, and writes HTML, the bundled
// scripts and styles, and the engine as WebAssembly.
//
// The way of the data is in build.go. What is wrong with the content is a list
// of problems, and then nothing is written.
package site

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"sowbook/internal/diag"
	"sowbook/internal/overlay"
	"sowbook/internal/variant"
)

// Options is what a build works on.
type Options struct {
	Dir     string // the folder of the rulebook: content, and the templates and static files of its own
	Builtin fs.FS  // the templates and static files that every rulebook has, and the sources of the engine
	Base    string // the path that the site will stand at, with a slash at both ends; empty: that of its address, or /
	URL     string // the address that the site will stand at, as ParseAddress gives it; empty: what the home page says
	Offline bool   // readers keep the pages that they have read, for times without a network

	Drafts  bool     // build the pages that are drafts too
	Preview bool     // for a browser that asks for every file anew: the addresses of files carry no hash
	Clock   *Clock   // told how far the build is; nil where nobody asks
	History *History // when pages were last changed; nil: each build asks anew
}

// shown is the path of a file of the rulebook as problems show it.
func (o Options) shown(name string) string { return path.Join(filepath.ToSlash(o.Dir), name) }

// shelf opens the folders of the pages and of the static files.
func (o Options) shelf() (shelf, diag.Problems) {
	tables, problems := o.tables()
	content, wrong := o.content()
	problems.Add(wrong...)
	return shelf{editions: newEditions(content, tables), tables: tables, content: content, static: o.layered("static"), shown: o.shown("content"), drafts: o.Drafts, address: o.address}, problems
}

// content opens the folder of the pages.
func (o Options) content() (fs.FS, diag.Problems) {
	info, err := os.Stat(filepath.Join(o.Dir, "content"))
	what := ""
	switch {
	case os.IsNotExist(err):
		what = "there is no such folder; a rulebook keeps its pages there, and sowbook new site NAME makes one"
	case err != nil:
		what = "cannot be read: " + diag.Reason(err)
	case !info.IsDir():
		what = "is a file, and must be a folder"
	default:
		return o.own("content"), nil
	}
	return nil, diag.Problems{{File: o.shown("content"), What: what}}
}

// own is a folder of the rulebook.
func (o Options) own(name string) fs.FS { return os.DirFS(filepath.Join(o.Dir, name)) }

// hasOwn tells whether the rulebook has a folder of a name.
func (o Options) hasOwn(name string) bool {
	info, err := os.Stat(filepath.Join(o.Dir, name))
	return err == nil && info.IsDir()
}

// Variants reads the variants of the rulebook, in order of their ids.
func (o Options) Variants() ([]*variant.Variant, diag.Problems) {
	content, problems := o.content()
	if len(problems) > 0 {
		return nil, problems
	}
	return variant.Load(content, o.shown("content"))
}

// layered is a folder of files that are built in, with the rulebook's own over them.
func (o Options) layered(name string) fs.FS {
	lower, err := fs.Sub(o.Builtin, name)
	if err != nil {
		panic(err) // the name is no path
	}
	return overlay.FS{Upper: o.own(name), Lower: lower}
}
