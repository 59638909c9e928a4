// Package project finds the files of a rulebook: its content, and its templates and
// static files, which replace built-in ones.
package project

import (
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Project gives access to the files of a rulebook, and to what the program adds to every
// rulebook: the built-in files, and the commands that it must know.
type Project struct {
	Dir     string // the rulebook's folder, with folders content, templates and static
	Builtin fs.FS  // the built-in templates, static files and sources of the engine
	Preview bool   // addresses of files have no hash

	Commands []Command // the commands of the program, for the manual
}

// Command describes a command of the program, for its help and for the manual.
type Command struct {
	Name  string
	Args  string // as help shows them; "" if there are none
	What  string // in one line
	Flags []Flag
}

// Flag describes a flag of a command.
type Flag struct {
	Name string // with its hyphen and, unless it is a switch, its value, as in -o DIR
	What string
}

// DisplayPath returns the path of a file of the rulebook as problems show it.
func (p Project) DisplayPath(name string) string { return path.Join(filepath.ToSlash(p.Dir), name) }

// Folder returns a folder of the rulebook. Opening a file in it never blocks. Links are
// followed if they are relative and stay in the rulebook.
func (p Project) Folder(name string) fs.FS { return safeFS{p.Dir, name} }

// Layered returns the built-in folder name, overlaid by the rulebook's.
func (p Project) Layered(name string) fs.FS {
	lower, err := fs.Sub(p.Builtin, name)
	if err != nil {
		panic(err) // the name is not a valid path
	}
	return layers{upper: p.Folder(name), lower: lower}
}

// SourceFolders lists the folders that a site is built from.
var SourceFolders = []string{"content", "templates", "static"}

// BundledFolders lists the folders in static whose files are bundled, not copied.
var BundledFolders = []string{"js", "css"}

// IsBundled reports whether a folder in static is one of [BundledFolders].
func IsBundled(folder string) bool { return slices.Contains(BundledFolders, folder) }

// StaticFiles returns the names of the static files that are copied to the site, including
// built-in ones.
func (p Project) StaticFiles() []string {
	var names []string
	_ = fs.WalkDir(p.Layered("static"), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil: // reported where the files are read
		case d.IsDir() && IsBundled(name):
			return fs.SkipDir
		case !d.IsDir():
			names = append(names, name)
		}
		return nil
	})
	return names
}

// FileURL returns the address of a file below the site's root. It has a hash of the
// content, because browsers cache files. In the preview it has none, so that a changed
// style changes no page.
func (p Project) FileURL(name string, content []byte) string {
	if p.Preview {
		return name
	}
	sum := sha256.Sum256(content)
	return name + "?v=" + hex.EncodeToString(sum[:5])
}

// StaticURL returns the address, below the root, of a file of the static folder, or "" if no such
// file is copied to the site.
func (p Project) StaticURL(name string) string {
	parts := strings.Split(name, "/")
	content, err := fs.ReadFile(p.Layered("static"), name)
	if err != nil || IsBundled(parts[0]) || slices.ContainsFunc(parts, IsIgnored) {
		return ""
	}
	return p.FileURL(name, content)
}
