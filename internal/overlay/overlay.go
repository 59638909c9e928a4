// Package overlay lays one tree of files over another: what the upper one has
// is seen, and the lower one shows where the upper has nothing.
package overlay

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
)

// FS is two trees as one. A file of Upper hides the one of the same name in
// Lower; folders of the same name are merged by ReadDir, and so by fs.WalkDir.
type FS struct{ Upper, Lower fs.FS }

// Open opens a file or a folder of the upper tree, else of the lower.
func (f FS) Open(name string) (fs.File, error) {
	file, err := f.Upper.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return f.Lower.Open(name)
	}
	return file, err
}

// ReadDir lists what either tree has in a folder, sorted by name.
func (f FS) ReadDir(name string) ([]fs.DirEntry, error) {
	upper, err := fs.ReadDir(f.Upper, name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	lower, lowerErr := fs.ReadDir(f.Lower, name)
	if err != nil {
		return lower, lowerErr
	}
	for _, e := range lower {
		if !slices.ContainsFunc(upper, func(u fs.DirEntry) bool { return u.Name() == e.Name() }) {
			upper = append(upper, e)
		}
	}
	slices.SortFunc(upper, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return upper, nil
}
