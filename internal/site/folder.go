package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
)

// preserved lists the files that the new folder keeps from the old one. They belong to the
// repository, not to the site.
var preserved = []string{".gitignore"}

// Folder is an Output that writes to a temporary folder next to dir. Commit then replaces dir.
type Folder struct {
	dir       string // the folder of the site
	temp      string // the temporary folder
	committed bool
}

// NewFolder prepares to write a site to dir. It returns an error if dir has files that no
// build wrote.
func NewFolder(dir string) (*Folder, error) {
	dir = filepath.Clean(dir)
	if err := checkReplaceable(dir); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, writeError(dir, err)
	}
	temp, err := os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+"-new-")
	if err != nil {
		return nil, writeError(dir, err)
	}
	return &Folder{dir: dir, temp: temp}, writeError(dir, os.Chmod(temp, 0o755))
}

// checkReplaceable returns an error for a folder that a build may not replace.
func checkReplaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() == assets.MarkerFile }) {
		return nil
	}
	for _, e := range entries {
		if !slices.Contains(preserved, e.Name()) {
			return fmt.Errorf("%s holds files that no build wrote (%s); empty it, or write elsewhere with -o", dir, e.Name())
		}
	}
	return nil
}

// Write writes one file of the new site.
func (f *Folder) Write(file assets.File) error {
	path := filepath.Join(f.temp, filepath.FromSlash(file.Name))
	err := os.WriteFile(path, file.Content, 0o644)
	if errors.Is(err, fs.ErrNotExist) { // the first file in its folder
		if err = os.MkdirAll(filepath.Dir(path), 0o755); err == nil {
			err = os.WriteFile(path, file.Content, 0o644)
		}
	}
	return writeError(f.dir, err)
}

// writeError wraps an error of writing a site to dir. It returns nil for nil.
func writeError(dir string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the site cannot be written to %s: %s; the old site is unchanged", dir, diag.Reason(err))
}

// Commit puts the new site in place of the old one.
func (f *Folder) Commit() error {
	own := []assets.File{{Name: assets.MarkerFile, Content: []byte("Written by sowbook build, which replaces this folder whole.\n")}, {Name: ".nojekyll"}}
	if err := write(own, f); err != nil {
		return err
	}
	for _, name := range preserved {
		content, err := os.ReadFile(filepath.Join(f.dir, name))
		if err == nil {
			err = os.WriteFile(filepath.Join(f.temp, name), content, 0o644)
		}
		if err != nil && !os.IsNotExist(err) {
			return writeError(f.dir, err)
		}
	}
	old := f.temp + "-old"
	switch err := os.Rename(f.dir, old); {
	case os.IsNotExist(err):
		old = ""
	case err != nil:
		return writeError(f.dir, err)
	}
	if err := os.Rename(f.temp, f.dir); err != nil {
		if old != "" {
			if back := os.Rename(old, f.dir); back != nil {
				return fmt.Errorf("the site cannot be written to %s: %s; the one that was there is now in %s: %s", f.dir, diag.Reason(err), old, diag.Reason(back))
			}
		}
		return writeError(f.dir, err)
	}
	f.committed = true
	if old == "" {
		return nil
	}
	return os.RemoveAll(old)
}

// Close removes the new site unless it was committed.
func (f *Folder) Close() error {
	if f.committed {
		return nil
	}
	return os.RemoveAll(f.temp)
}
