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

// safeFS is a folder of a rulebook. Files outside the rulebook cannot be opened through
// it, whatever links there are, nor pipes, sockets and devices, which could block, nor
// files that are too large.
type safeFS struct{ dir, name string } // the rulebook's folder, and a path in it with slashes

// Open opens a file or a folder.
func (s safeFS) Open(name string) (fs.File, error) {
	fail := func(err error) (fs.File, error) { return nil, &fs.PathError{Op: "open", Path: name, Err: err} }
	if !fs.ValidPath(name) {
		return fail(fs.ErrInvalid)
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	below := filepath.FromSlash(path.Join(s.name, name))
	file, err := root.OpenFile(below, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe would wait for a writer
	if err != nil {
		return fail(openError(root, below, err))
	}
	info, err := file.Stat()
	if err == nil && !info.IsDir() && !info.Mode().IsRegular() {
		err = errSpecial
	}
	if err == nil && info.Mode().IsRegular() {
		err = checkSize(name, info.Size())
	}
	if err != nil {
		file.Close()
		return fail(err)
	}
	if info.IsDir() {
		return file, nil
	}
	return &limitedFile{File: file, name: name}, nil
}

// ReadDir lists a folder, sorted by name, without what [IsIgnored] leaves out.
func (s safeFS) ReadDir(name string) ([]fs.DirEntry, error) {
	folder, err := s.Open(name)
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	lister, ok := folder.(fs.ReadDirFile)
	if !ok {
		return nil, &fs.PathError{Op: "readdir", Path: name, Err: errors.New("it is a file, not a folder")}
	}
	list, err := lister.ReadDir(-1)
	list = slices.DeleteFunc(list, func(e fs.DirEntry) bool { return IsIgnored(e.Name()) })
	slices.SortFunc(list, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return list, err
}

var (
	errSpecial  = errors.New("it is a pipe, socket or device; remove it")
	errOutside  = errors.New("links must be relative and stay in the rulebook; copy the file here")
	errDangling = errors.New("it is a link to a file that does not exist")
)

// openError returns why a file cannot be opened: one of the errors above or err.
func openError(root *os.Root, name string, err error) error {
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
