package project

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
)

// ownFolder is a folder of a rulebook. Files outside the rulebook cannot be opened through
// it, whatever links there are, nor pipes, sockets and devices, which could block.
type ownFolder struct{ dir, name string } // the rulebook's folder, and a path in it with slashes

// Open opens a file or a folder.
func (o ownFolder) Open(name string) (fs.File, error) {
	fail := func(err error) (fs.File, error) { return nil, &fs.PathError{Op: "open", Path: name, Err: err} }
	if !fs.ValidPath(name) {
		return fail(fs.ErrInvalid)
	}
	root, err := os.OpenRoot(o.dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	inBook := filepath.FromSlash(path.Join(o.name, name))
	file, err := root.OpenFile(inBook, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe would wait for a writer
	if err != nil {
		return fail(reason(root, inBook, err))
	}
	info, err := file.Stat()
	if err == nil && !info.IsDir() && !info.Mode().IsRegular() {
		err = errSpecial
	}
	if err != nil {
		file.Close()
		return fail(err)
	}
	return file, nil
}

// ReadDir lists a folder, sorted by name, without what [IsIgnored] leaves out.
func (o ownFolder) ReadDir(name string) ([]fs.DirEntry, error) {
	folder, err := o.Open(name)
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	list, err := folder.(fs.ReadDirFile).ReadDir(-1)
	list = slices.DeleteFunc(list, func(e fs.DirEntry) bool { return IsIgnored(e.Name()) })
	slices.SortFunc(list, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return list, err
}

var (
	errSpecial  = errors.New("it is neither a file nor a folder; remove it")
	errOutside  = errors.New("links that are absolute or leave the rulebook are not followed; put the file itself here")
	errDangling = errors.New("it is a link to a file that does not exist")
)

// reason returns why a file cannot be opened: one of the errors above or err.
func reason(root *os.Root, name string, err error) error {
	_, outside := root.Lstat("..") // the error for paths outside is not exported
	info, unknown := root.Lstat(name)
	switch {
	case errors.Is(err, errors.Unwrap(outside)):
		return errOutside
	case unknown != nil:
	case info.Mode()&(fs.ModeSocket|fs.ModeDevice|fs.ModeNamedPipe|fs.ModeIrregular) != 0:
		return errSpecial
	case info.Mode()&fs.ModeSymlink != 0 && errors.Is(err, fs.ErrNotExist):
		return errDangling
	}
	return errors.Unwrap(err)
}

// IsIgnored reports whether a file or folder of this name is no part of a rulebook: it is
// git's, or a backup, a lock or a swap file of an editor.
func IsIgnored(name string) bool {
	hidden := strings.HasPrefix(name, ".")
	return strings.HasSuffix(name, "~") || strings.HasPrefix(name, ".#") || strings.HasPrefix(name, "#") && strings.HasSuffix(name, "#") ||
		hidden && slices.Contains([]string{".swp", ".swo", ".swx", ".tmp"}, path.Ext(name)) || strings.HasPrefix(name, ".goutputstream-") ||
		name == ".git" || name == "4913" // by which Vim tests whether it can write
}
