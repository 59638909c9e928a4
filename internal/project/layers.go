package project

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
)

// layers merges two trees of files. A file in upper hides that of the same name in lower.
type layers struct{ upper, lower fs.FS }

func (l layers) Open(name string) (fs.File, error) {
	file, err := l.upper.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return l.lower.Open(name)
	}
	return file, err
}

func (l layers) ReadDir(name string) ([]fs.DirEntry, error) {
	upper, err := fs.ReadDir(l.upper, name)
	if errors.Is(err, fs.ErrNotExist) {
		return fs.ReadDir(l.lower, name)
	}
	if err != nil {
		return nil, err
	}
	lower, _ := fs.ReadDir(l.lower, name)
	for _, e := range lower {
		if !slices.ContainsFunc(upper, func(u fs.DirEntry) bool { return u.Name() == e.Name() }) {
			upper = append(upper, e)
		}
	}
	slices.SortFunc(upper, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return upper, nil
}
