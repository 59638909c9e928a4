package assets

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"sowbook/internal/diag"
)

// CheckPaths reports files of a site whose paths conflict: two with the same path, a file where
// another file needs a folder, and paths that differ only in case, which some computers and hosts
// ignore. A problem names both sources; which one it is reported for does not depend on the order of files from different
// sources. For a folder there is only one.
func CheckPaths(files []File) diag.Problems {
	sorted := slices.SortedStableFunc(slices.Values(files), func(a, b File) int {
		isOld := cmp.Compare(min(a.Source.Line, 1), min(b.Source.Line, 1)) // old addresses last, what the build makes first
		return cmp.Or(isOld, cmp.Compare(a.Source.File, b.Source.File), cmp.Compare(a.Name, b.Name))
	})
	var problems diag.Problems
	paths, reported := taken{}, map[string]bool{}
	for _, f := range sorted {
		if c := paths.add(f); c != nil && !reported[c.mine.path] {
			problem := f.Source
			problem.Message = c.message(f)
			problems.Add(problem)
			reported[c.mine.path] = c.mine.folder && c.other.folder
		}
	}
	return problems
}

// taken maps paths in lower case to the files and folders that have them.
type taken map[string]place

// place is a path that a file of a site uses.
type place struct {
	path   string
	folder bool
	file   File // the file, or the first one in the folder
}

// shown returns the path as problems show it.
func (p place) shown() string {
	if p.folder {
		return p.path + "/"
	}
	return p.path
}

// conflict is a place that a file needs and one that was taken before.
type conflict struct{ mine, other place }

// message describes the conflict as a problem of the source of f.
func (c conflict) message(f File) string {
	owner, rename := c.other.file.Source.File, "; rename one"
	if owner == "" {
		owner, rename = "the build", "; rename it"
	}
	if f.Source.Line > 0 { // an old address of a page
		rename = "; remove it"
	}
	switch mine, other := c.mine.shown(), c.other.shown(); {
	case c.mine.path != c.other.path:
		return "makes " + mine + ", which differs from " + other + " of " + owner + " only in case, which some computers ignore" + rename
	case c.mine.folder:
		return "makes " + f.Name + ", but " + other + " is a file of " + owner + rename
	case c.other.folder:
		return "makes " + mine + ", but " + other + " is a folder of " + owner + rename
	}
	return "makes " + f.Name + ", as does " + owner + rename
}

// add adds a file and its folders, unless there is a conflict, which it returns.
func (t taken) add(f File) *conflict {
	places := []place{{f.Name, false, f}}
	for folder := path.Dir(f.Name); folder != "."; folder = path.Dir(folder) {
		places = append(places, place{folder, true, f})
	}
	for _, p := range places {
		other, ok := t[strings.ToLower(p.path)]
		if ok && !(p.folder && other.folder && p.path == other.path) {
			return &conflict{p, other}
		}
	}
	for _, p := range places {
		if _, ok := t[strings.ToLower(p.path)]; !ok {
			t[strings.ToLower(p.path)] = p
		}
	}
	return nil
}
