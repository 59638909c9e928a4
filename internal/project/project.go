// Package project is the folder of a rulebook: its content, and its own
// templates and static files over those that the program carries.
package project

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
)

// Project is a rulebook as files: its own, and those that every rulebook has.
type Project struct {
	Dir     string // the rulebook's folder, with content, and templates and static files of its own
	Builtin fs.FS  // templates, static files and the engine's sources that the program carries
	Preview bool   // for the preview, where addresses of files carry no hash

	Reserved []string // names of the files that a build makes besides pages
}

// Shown returns the path of one of the rulebook's files as problems show it.
func (p Project) Shown(name string) string { return path.Join(filepath.ToSlash(p.Dir), name) }

// Own returns a folder of the rulebook's own.
func (p Project) Own(name string) fs.FS { return os.DirFS(filepath.Join(p.Dir, name)) }

// HasOwn reports whether the rulebook has a folder of this name.
func (p Project) HasOwn(name string) bool {
	info, err := os.Stat(filepath.Join(p.Dir, name))
	return err == nil && info.IsDir()
}

// Layered returns a folder of the built-in files with the rulebook's own files
// over them.
func (p Project) Layered(name string) fs.FS {
	lower, err := fs.Sub(p.Builtin, name)
	if err != nil {
		panic(err) // the name is not a valid path
	}
	return layers{upper: p.Own(name), lower: lower}
}

// BundledFolders is the folders of the static folder whose files go into scripts
// and styles, and are not copied to the site.
var BundledFolders = []string{"js", "css"}

// IsBundled reports whether a folder of the static folder is one of
// [BundledFolders].
func IsBundled(folder string) bool { return slices.Contains(BundledFolders, folder) }

// FileURL returns where pages find a file, below the site's root. It carries a
// hash of the content, because hosts cache files for minutes; in the preview it
// does not, so that a changed style changes no page.
func (p Project) FileURL(name string, content []byte) string {
	sum := sha256.Sum256(content)
	return p.HashedURL(name, sum[:])
}

// HashedURL is FileURL for a file whose SHA-256 is known.
func (p Project) HashedURL(name string, sum []byte) string {
	if p.Preview {
		return name
	}
	return name + "?v=" + hex.EncodeToString(sum[:5])
}
