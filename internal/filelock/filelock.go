// Package filelock locks files and folders. The system unlocks them when the process ends,
// so a later process can tell what a killed one left from what a running one uses.
package filelock

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"time"
)

// ErrLocked is the error for a file or folder that another process has locked.
var ErrLocked = errors.New("another process has locked it")

// Lock is a locked file or folder.
type Lock struct{ file *os.File } // nil where the file system has no locks

// Close unlocks the file or folder.
func (l Lock) Close() error {
	if l.file == nil {
		return nil
	}
	return l.file.Close()
}

// RemoveAndClose removes a leftover, a file or folder, and then unlocks it. l is the lock of the
// leftover or of a file in it. What cannot be removed, such as another user's, stays.
func (l Lock) RemoveAndClose(name string) {
	_ = os.RemoveAll(name) // while it is locked, so that no other process begins to use it
	_ = l.Close()
	if runtime.GOOS == "windows" { // which removes no open file
		_ = os.RemoveAll(name)
	}
}

// TryLock locks an open file or folder until it is closed or the process ends. The error is
// ErrLocked if another process has locked it, and [errors.ErrUnsupported] if the file system
// has no locks. Windows locks no folders. Only tests replace the function.
var TryLock = tryLock

// Acquire locks a file or folder. The error is ErrLocked if another process has locked it, and
// [fs.ErrNotExist] if it does not exist or was replaced meanwhile.
func Acquire(name string) (Lock, error) {
	if info, err := os.Stat(name); err == nil && !info.IsDir() && !info.Mode().IsRegular() {
		return Lock{}, fs.ErrInvalid // opening a pipe would wait
	}
	file, err := os.Open(name)
	if err != nil {
		return Lock{}, err
	}
	if err = TryLock(file); errors.Is(err, errors.ErrUnsupported) {
		return Lock{}, file.Close()
	}
	var locked, there fs.FileInfo
	if err == nil {
		locked, err = file.Stat()
	}
	if err == nil {
		there, err = os.Stat(name)
	}
	if err == nil && !os.SameFile(locked, there) {
		err = fs.ErrNotExist
	}
	if err != nil {
		return Lock{}, errors.Join(err, file.Close())
	}
	return Lock{file}, nil
}

// AcquireLeftover locks a temporary file or folder that a killed process left. The error is
// ErrLocked if its process is still running. Where the file system has no locks, what has
// not changed for the duration age counts as left.
func AcquireLeftover(name string, age time.Duration) (Lock, error) {
	l, err := Acquire(name)
	if err != nil || l.file != nil {
		return l, err
	}
	info, err := os.Stat(name)
	if err == nil && time.Since(info.ModTime()) < age {
		err = ErrLocked
	}
	return l, err
}

// CreateLocked calls create, which makes a temporary file or folder and returns its name, and
// locks that. It repeats this if another process takes the new one for a leftover before
// it is locked.
func CreateLocked(create func() (name string, err error)) (name string, l Lock, err error) {
	for {
		if name, err = create(); err != nil {
			return "", Lock{}, err
		}
		l, err = Acquire(name)
		if err == nil {
			return name, l, nil
		}
		_ = os.Remove(name)
		if !errors.Is(err, ErrLocked) && !errors.Is(err, fs.ErrNotExist) {
			return "", Lock{}, err
		}
	}
}
