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
	"syscall"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
)

const (
	// manifestHead is the first line of [assets.MarkerFile]. The names of all files that the
	// build wrote follow, one per line.
	manifestHead = "Written by sowbook build. The next build replaces the files below and keeps all others.\n"
	// oldMarker is the content that earlier versions wrote. They replaced the whole folder.
	oldMarker = "Written by sowbook build, which replaces this folder whole.\n"
	// maxMarker is the size of a marker file, in bytes, that no build exceeds.
	maxMarker = 64 << 20
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

// isGitFile reports whether git reads the file of a path: .git, .gitignore and so on.
func isGitFile(name string) bool { return strings.HasPrefix(name, ".git") }

// readOwned reads the marker file of a folder. The error is [fs.ErrNotExist] if no build
// wrote the folder.
func readOwned(folder *os.Root) (owned, error) {
	file, err := folder.OpenFile(assets.MarkerFile, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe would wait for a writer
	if err != nil {
		return owned{}, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return owned{}, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxMarker {
		return owned{}, fs.ErrNotExist
	}
	text, err := io.ReadAll(io.LimitReader(file, maxMarker))
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
		if strings.HasPrefix(name, `"`) { // manifest quotes all names that begin so
			if unquoted, err := strconv.Unquote(name); err == nil {
				name = unquoted
			}
		}
		o.files[name] = true
		for folder := path.Dir(name); !o.folders[folder]; folder = path.Dir(folder) {
			o.folders[folder] = true // ends at ".", which is its own parent
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
	if err == nil && isMount(dir) {
		err = errMounted
	}
	if err == nil {
		err = writable(dir)
	}
	if err != nil {
		return writeError(dir, err)
	}
	folder, err := os.OpenRoot(dir)
	if err != nil {
		return writeError(dir, err)
	}
	defer folder.Close()
	_, err = readOwned(folder)
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

// keeper puts files of an old folder into a new one beside it.
type keeper struct{ parent, from, to *os.Root }

// newKeeper opens an old folder, a new one and the one that contains both.
func newKeeper(dir, temp string) (k keeper, err error) {
	if k.parent, err = os.OpenRoot(filepath.Dir(dir)); err != nil {
		return k, err
	}
	if k.from, err = k.parent.OpenRoot(filepath.Base(dir)); err == nil {
		k.to, err = k.parent.OpenRoot(filepath.Base(temp))
	}
	if err != nil {
		k.close()
	}
	return k, err
}

func (k keeper) close() {
	for _, folder := range []*os.Root{k.parent, k.from, k.to} {
		if folder != nil {
			_ = folder.Close()
		}
	}
}

// isMount is isMountPoint, except in tests.
var isMount = isMountPoint

// errMounted is the error for a mount in the old folder. Removing that folder would remove
// the mounted files.
var errMounted = errors.New("it is a mount point; unmount it, or write elsewhere with -o")

// keep puts everything in the old folder dir that no build wrote into the new folder temp:
// as hard links where possible, so that it stays in dir until that is replaced.
func keep(dir, temp string) error {
	k, err := newKeeper(dir, temp)
	if err != nil {
		return writeError(dir, err)
	}
	defer k.close()
	last, err := readOwned(k.from)
	switch {
	case errors.Is(err, fs.ErrNotExist): // another program may have changed it
		if err := checkReplaceable(dir); err != nil {
			return err
		}
	case err != nil:
		return writeError(dir, err)
	}
	modes := map[string]fs.FileMode{} // of folders, set when they are full
	err = fs.WalkDir(k.from.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && name != "." && !d.IsDir() && last.has(name, false) {
			return nil
		}
		var info fs.FileInfo
		if err == nil {
			info, err = d.Info()
		}
		if err == nil && name != "." && isMount(filepath.Join(dir, name)) {
			err = errMounted
		}
		if err == nil && name != "." && d.IsDir() && last.has(name, true) {
			return nil
		}
		if err == nil && d.IsDir() {
			modes[name] = info.Mode().Perm()
		}
		if err == nil && name != "." {
			err = k.keepEntry(name, info)
		}
		if err != nil {
			return fmt.Errorf("%s cannot be kept: %s; the old site is unchanged", path.Join(filepath.ToSlash(dir), name), diag.Reason(err))
		}
		return nil
	})
	for name, mode := range modes {
		err = errors.Join(err, k.to.Chmod(name, mode))
	}
	return err
}

// errConflict is the error for a kept file with the path of a file of the new site.
var errConflict = errors.New("the new site needs its path; move it, or rename the page")

// keepEntry puts a file or folder of the old folder into the new one.
func (k keeper) keepEntry(name string, info fs.FileInfo) error {
	if k.to.MkdirAll(filepath.Dir(name), 0o755) != nil { // the new site may lack the folder
		return errConflict
	}
	existing, err := k.to.Lstat(name)
	switch isNew := errors.Is(err, fs.ErrNotExist); {
	case err != nil && !isNew:
		return err
	case info.IsDir() && isNew:
		return k.to.Mkdir(name, 0o700)
	case info.IsDir() && existing.IsDir():
		return nil
	case !isNew && existing.Mode().IsRegular() && info.Mode().IsRegular():
		kept, err := k.from.ReadFile(name)
		written, failed := k.to.ReadFile(name)
		if err == nil && failed == nil && !bytes.Equal(kept, written) {
			err = errConflict
		}
		return errors.Join(err, failed)
	case !isNew:
		return errConflict
	case info.Mode().Type() == fs.ModeSymlink:
		target, err := k.from.Readlink(name)
		if err != nil {
			return err
		}
		return k.to.Symlink(target, name)
	}
	err = k.parent.Link(filepath.Join(filepath.Base(k.from.Name()), name), filepath.Join(filepath.Base(k.to.Name()), name))
	if err != nil && info.Mode().IsRegular() { // the file system has no hard links, or the file is another user's
		return k.copyFile(name, info)
	}
	return err
}

// copyFile copies a file of the old folder into the new one.
func (k keeper) copyFile(name string, info fs.FileInfo) error {
	from, err := k.from.Open(name)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := k.to.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	return errors.Join(err, to.Close(), k.to.Chmod(name, info.Mode().Perm()), k.to.Chtimes(name, info.ModTime(), info.ModTime()))
}
