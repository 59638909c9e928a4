package site

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"sowbook/internal/diag"
)

// keeper puts what no build wrote from an old site into a new one.
type keeper struct {
	dir      string                 // the folder of the old site
	parent   *os.Root               // a folder with both sites
	old, new string                 // paths in it
	last     map[string]bool        // see manifest
	modes    map[string]fs.FileMode // of the kept folders, set when they are full
}

// keep puts everything in the folder dir that no build wrote into the folder next, which is
// beside it or deeper: as hard links where possible, so that it stays in dir until that is replaced.
func keep(dir, next string) error {
	last, err := replaceable(dir)
	if err != nil || !exists(dir) {
		return err
	}
	k := keeper{dir: dir, old: filepath.Base(dir), last: last.written, modes: map[string]fs.FileMode{}}
	if k.parent, err = os.OpenRoot(filepath.Dir(dir)); err != nil {
		return writeError(dir, err)
	}
	defer k.parent.Close()
	if next, err = filepath.Rel(filepath.Dir(dir), next); err != nil {
		return writeError(dir, err)
	}
	k.new = filepath.ToSlash(next)
	err = fs.WalkDir(k.parent.FS(), k.old, func(from string, d fs.DirEntry, err error) error {
		name := strings.TrimPrefix(from[len(k.old):], "/")
		if err == nil {
			err = k.keepEntry(name, d)
		}
		if err != nil {
			return fmt.Errorf("%s cannot be kept: %s; the old site is unchanged", path.Join(filepath.ToSlash(dir), name), diag.Reason(err))
		}
		return nil
	})
	for name, mode := range k.modes {
		err = errors.Join(err, k.parent.Chmod(name, mode))
	}
	return err
}

// errConflict is the error for a kept file with the path of a file of the new site.
var errConflict = errors.New("the new site needs its path; move it, or rename the page")

// keepEntry puts a file or folder of the old site into the new one, unless the last build wrote it.
func (k keeper) keepEntry(name string, d fs.DirEntry) error {
	if name != "" && isMount(filepath.Join(k.dir, name)) {
		return errMounted
	}
	if !d.IsDir() && k.last[name] || d.IsDir() && k.last[name+"/"] {
		return nil
	}
	info, err := d.Info()
	if err != nil {
		return err
	}
	from, to := path.Join(k.old, name), path.Join(k.new, name)
	if k.parent.MkdirAll(path.Dir(to), 0o755) != nil { // the new site may lack the folder
		return errConflict
	}
	if d.IsDir() {
		k.modes[to] = info.Mode().Perm()
	}
	existing, err := k.parent.Lstat(to)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return k.put(from, to, info)
	case err != nil:
		return err
	case d.IsDir() && existing.IsDir():
		return nil
	case info.Mode().IsRegular() && existing.Mode().IsRegular() && k.same(from, to):
		return nil
	}
	return errConflict
}

// put puts a file or an empty folder at a free path.
func (k keeper) put(from, to string, info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return k.parent.Mkdir(to, 0o700)
	case info.Mode().Type() == fs.ModeSymlink:
		target, err := k.parent.Readlink(from)
		if err != nil {
			return err
		}
		return k.parent.Symlink(target, to)
	}
	err := link(k.parent, from, to)
	if err != nil && info.Mode().IsRegular() { // the file system has no hard links, or the file is another user's
		return k.copyFile(from, to, info)
	}
	return err
}

// link makes a hard link. Only tests replace the function.
var link = (*os.Root).Link

// same reports whether two files have the same content.
func (k keeper) same(one, other string) bool {
	first, err := k.parent.ReadFile(one)
	second, failed := k.parent.ReadFile(other)
	return err == nil && failed == nil && bytes.Equal(first, second)
}

func (k keeper) copyFile(from, to string, info fs.FileInfo) error {
	content, err := k.parent.ReadFile(from)
	if err == nil {
		err = k.parent.WriteFile(to, content, 0o600)
	}
	if err == nil {
		err = k.parent.Chmod(to, info.Mode().Perm())
	}
	if err == nil {
		err = k.parent.Chtimes(to, info.ModTime(), info.ModTime())
	}
	return err
}
