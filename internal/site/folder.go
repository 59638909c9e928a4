package site

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"sowbook/internal/diag"
)

// manifest marks a folder as one that a build wrote, which the next may replace.
const manifest = "sowbook.txt"

// kept is the files of the old site that a new one takes over: they are the
// repository's, not the site's.
var kept = []string{".gitignore"}

// Folder is a sink that writes a site beside a folder and swaps it in whole.
type Folder struct {
	dir    string // the folder that the site will be
	aside  string // where it is written
	closed bool
}

// NewFolder makes ready to write a site to dir. It refuses a folder that holds
// what no build wrote.
func NewFolder(dir string) (*Folder, error) {
	dir = filepath.Clean(dir)
	if err := replaceable(dir); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, unwritten(dir, err)
	}
	aside, err := os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+"-new-")
	if err != nil {
		return nil, unwritten(dir, err)
	}
	f := &Folder{dir: dir, aside: aside}
	return f, unwritten(dir, os.Chmod(aside, 0o755))
}

// replaceable tells whether a build may put its site in place of a folder.
func replaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Name() == manifest {
			return nil
		}
	}
	for _, e := range entries {
		ours := false
		for _, name := range kept {
			ours = ours || e.Name() == name
		}
		if !ours {
			return fmt.Errorf("%s holds files that no build wrote (%s); empty it, or write elsewhere with -o", dir, e.Name())
		}
	}
	return nil
}

// Create begins one file of the new site.
func (f *Folder) Create(name string) (io.WriteCloser, error) {
	path := filepath.Join(f.aside, filepath.FromSlash(name))
	file, err := os.Create(path)
	if errors.Is(err, fs.ErrNotExist) { // the first in its folder
		if err = os.MkdirAll(filepath.Dir(path), 0o755); err == nil {
			file, err = os.Create(path)
		}
	}
	return written{file, f.dir}, unwritten(f.dir, err)
}

// written is a file of the site for a folder.
type written struct {
	file *os.File
	dir  string
}

func (w written) Write(text []byte) (int, error) {
	n, err := w.file.Write(text)
	return n, unwritten(w.dir, err)
}

func (w written) Close() error { return unwritten(w.dir, w.file.Close()) }

// unwritten is an error of writing a site to a folder, as people read it.
func unwritten(dir string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the site cannot be written to %s: %s; what was there is as it was", dir, diag.Reason(err))
}

// Commit puts the new site in place of the old one.
func (f *Folder) Commit() error {
	own := []file{{manifest, []byte("Written by sowbook build, which replaces this folder whole.\n")}, {".nojekyll", nil}}
	if err := writeAll(own, f); err != nil {
		return err
	}
	for _, name := range kept {
		if err := copyFile(filepath.Join(f.dir, name), filepath.Join(f.aside, name)); err != nil {
			return unwritten(f.dir, err)
		}
	}
	old := f.aside + "-old"
	switch err := os.Rename(f.dir, old); {
	case os.IsNotExist(err):
		old = ""
	case err != nil:
		return unwritten(f.dir, err)
	}
	if err := os.Rename(f.aside, f.dir); err != nil {
		if old != "" {
			if back := os.Rename(old, f.dir); back != nil {
				return fmt.Errorf("the site cannot be written to %s: %s; the one that was there is now in %s: %s", f.dir, diag.Reason(err), old, diag.Reason(back))
			}
		}
		return unwritten(f.dir, err)
	}
	f.closed = true
	if old == "" {
		return nil
	}
	return os.RemoveAll(old)
}

// Close throws away what was written when it was not committed.
func (f *Folder) Close() error {
	if f.closed {
		return nil
	}
	return os.RemoveAll(f.aside)
}

// copyFile copies a file when it is there.
func copyFile(from, to string) error {
	in, err := os.Open(from)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		return err
	}
	return out.Close()
}
