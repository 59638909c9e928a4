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
)

// Options is what a build works on.
type Options struct {
	Dir     string // the folder of the rulebook: content, and the templates and static files of its own
	Builtin fs.FS  // the templates and static files that every rulebook has, and the sources of the engine
	Base    string // the path that the site will stand at, with a slash at both ends; empty: that of its address, or /
	URL     string // the address that the site will stand at, as ParseAddress gives it; empty: what the home page says
	Offline bool   // readers keep the pages that they have read, for times without a network

	Drafts bool // build the pages that are drafts too
}

// shown is the path of a file of the rulebook as problems show it.
func (o Options) shown(name string) string { return path.Join(filepath.ToSlash(o.Dir), name) }

// content opens the folder of the pages.
func (o Options) content() (fs.FS, diag.Problems) {
	if info, err := os.Stat(filepath.Join(o.Dir, "content")); err != nil || !info.IsDir() {
		return nil, diag.Problems{{File: o.shown("content"), What: "there is no such folder; a rulebook keeps its pages there, and sowbook new site NAME makes one"}}
	}
	return os.DirFS(filepath.Join(o.Dir, "content")), nil
}

// layered is a folder of files that are built in, with the rulebook's own over them.
func (o Options) layered(name string) fs.FS {
	lower, err := fs.Sub(o.Builtin, name)
	if err != nil {
		panic(err) // the name is no path
	}
	return overlay.FS{Upper: os.DirFS(filepath.Join(o.Dir, name)), Lower: lower}
}

// Sink takes the files of a site. Names are paths below its root.
type Sink interface {
	Write(name string, content []byte) error
}
