package site

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
)

// The first line of the file [assets.MarkerFile]. The names of all files that the build
// wrote follow, one a line. Before there were names, a build replaced the whole folder.
const (
	manifestHead = "Written by sowbook build. The next build replaces the files below and keeps all others.\n"
	oldMarker    = "Written by sowbook build, which replaces this folder whole.\n"
)

// manifest returns the content of the marker file.
func (f *Folder) manifest() []byte {
	var out bytes.Buffer
	out.WriteString(manifestHead)
	for _, name := range slices.Sorted(maps.Keys(f.written)) {
		if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
			name = quoted
		}
		out.WriteString(name + "\n")
	}
	return out.Bytes()
}

// owned is the paths of a folder that the last build wrote.
type owned struct {
	files, folders map[string]bool
	all            bool // all files, except those of git
}

// has reports whether the last build wrote a file or made a folder.
func (o owned) has(name string, folder bool) bool {
	if o.all {
		return !isGitFile(name)
	}
	if folder {
		return o.folders[name]
	}
	return o.files[name]
}

// isGitFile reports whether a path is that of a file for git: .git, .gitignore and so on.
func isGitFile(name string) bool { return strings.HasPrefix(name, ".git") }

// readOwned reads the marker file of a folder. The error is [fs.ErrNotExist] if no build
// wrote the folder.
func readOwned(folder fs.FS) (owned, error) {
	text, err := fs.ReadFile(folder, assets.MarkerFile)
	if err != nil {
		return owned{}, err
	}
	if string(text) == oldMarker {
		return owned{all: true}, nil
	}
	list, ok := strings.CutPrefix(string(text), manifestHead)
	if !ok {
		return owned{}, fs.ErrNotExist
	}
	o := owned{files: map[string]bool{assets.MarkerFile: true}, folders: map[string]bool{}}
	for name := range strings.Lines(list) {
		name = strings.TrimSuffix(name, "\n")
		if unquoted, err := strconv.Unquote(name); err == nil {
			name = unquoted
		}
		o.files[name] = true
		for folder := path.Dir(name); !o.folders[folder]; folder = path.Dir(folder) {
			o.folders[folder] = true // at last the folder ".", of which it is its own parent
		}
	}
	return o, nil
}

// checkReplaceable returns an error for a folder that a build may not replace.
func checkReplaceable(dir string) error {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil
	}
	if err == nil {
		err = writable(dir)
	}
	if err != nil {
		return writeError(dir, err)
	}
	_, err = readOwned(os.DirFS(dir))
	if !errors.Is(err, fs.ErrNotExist) {
		return writeError(dir, err)
	}
	for _, e := range entries {
		if !isGitFile(e.Name()) {
			return fmt.Errorf("%s holds files that no build wrote (%s); empty it, or write elsewhere with -o", dir, e.Name())
		}
	}
	return nil
}

// keep puts everything in the old folder that no build wrote into the new one: as hard
// links where possible, so that it stays in the old folder until that is replaced.
func (f *Folder) keep() error {
	parent, err := os.OpenRoot(filepath.Dir(f.dir))
	if err != nil {
		return writeError(f.dir, err)
	}
	defer parent.Close()
	old, err := parent.OpenRoot(filepath.Base(f.dir))
	if err != nil {
		return writeError(f.dir, err)
	}
	defer old.Close()
	own, err := readOwned(old.FS())
	if errors.Is(err, fs.ErrNotExist) {
		err = checkReplaceable(f.dir) // another program may have changed it
		own = owned{files: map[string]bool{}, folders: map[string]bool{}}
	}
	if err != nil {
		return err
	}
	modes := map[string]fs.FileMode{} // of folders, set when they are full
	err = fs.WalkDir(old.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && name != "." && own.has(name, d.IsDir()) {
			return nil
		}
		var info fs.FileInfo
		if err == nil {
			info, err = d.Info()
		}
		if err == nil && d.IsDir() {
			modes[name] = info.Mode().Perm()
		}
		if err == nil && name != "." {
			err = f.keepOne(parent, old, name, info)
		}
		if err != nil {
			return fmt.Errorf("%s cannot be kept: %s; the old site is unchanged", path.Join(filepath.ToSlash(f.dir), name), diag.Reason(err))
		}
		return nil
	})
	for name, mode := range modes {
		err = errors.Join(err, f.root.Chmod(name, mode))
	}
	return err
}

// errTaken is the error for a kept file with the path of a file of the site.
var errTaken = errors.New("the site has a file of that name; move or remove one")

// keepOne puts a file or folder of the old folder into the new one.
func (f *Folder) keepOne(parent, old *os.Root, name string, info fs.FileInfo) error {
	if f.root.MkdirAll(filepath.Dir(name), 0o755) != nil { // the new site may lack the folder
		return errTaken
	}
	there, err := f.root.Lstat(name)
	switch isNew := errors.Is(err, fs.ErrNotExist); {
	case err != nil && !isNew:
		return err
	case info.IsDir() && isNew:
		return f.root.Mkdir(name, 0o700)
	case info.IsDir() && there.IsDir():
		return nil
	case !isNew && there.Mode().IsRegular() && info.Mode().IsRegular():
		mine, err := old.ReadFile(name)
		written, failed := f.root.ReadFile(name)
		if err == nil && failed == nil && !bytes.Equal(mine, written) {
			err = errTaken
		}
		return errors.Join(err, failed)
	case !isNew:
		return errTaken
	case info.Mode().Type() == fs.ModeSymlink:
		target, err := old.Readlink(name)
		if err != nil {
			return err
		}
		return f.root.Symlink(target, name)
	}
	err = parent.Link(filepath.Join(filepath.Base(f.dir), name), filepath.Join(filepath.Base(f.temp), name))
	if err != nil && info.Mode().IsRegular() { // the file system has no hard links, or the file is another user's
		return f.copyFile(old, name, info)
	}
	return err
}

// copyFile copies a file of the old folder into the new one.
func (f *Folder) copyFile(old *os.Root, name string, info fs.FileInfo) error {
	from, err := old.Open(name)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	return errors.Join(err, to.Close(), f.root.Chmod(name, info.Mode().Perm()), f.root.Chtimes(name, info.ModTime(), info.ModTime()))
}
