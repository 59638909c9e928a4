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
)

// Options is what a build works on.
type Options struct {
	Dir  string // the folder that holds content, templates, static and wasm
	Base string // the path that the site will stand at, with a slash at both ends

	Drafts bool // build the pages that are drafts too
}

// shown is the path of a file of the rulebook as problems show it.
func (o Options) shown(name string) string { return path.Join(filepath.ToSlash(o.Dir), name) }

// folder opens a folder of the rulebook.
func (o Options) folder(name string) (fs.FS, diag.Problems) {
	dir := filepath.Join(o.Dir, name)
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, diag.Problems{{File: o.shown(name), What: "there is no such folder; a rulebook has content, templates and static"}}
	}
	return os.DirFS(dir), nil
}

// Sink takes the files of a site. Names are paths below its root.
type Sink interface {
	Write(name string, content []byte) error
}
