// Package filelock locks files and makes temporary folders with such a lock. The system
// unlocks them when the process ends, so a later process can tell what a killed one left from
// what a running one uses.
package filelock

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"time"

	"github.com/gofrs/flock"
)

// ErrLocked is the error for a file that another process has locked, or had until just now.
var ErrLocked = errors.New("another process has locked it")

// Lock is a locked file. Only a killed process leaves the file.
type Lock struct{ file *flock.Flock }

// TryLock locks a file if it can. The error is about a file system without locks. Only tests
// replace the function.
var TryLock = (*flock.Flock).TryLock

// Acquire makes a file and locks it, or locks the one that a killed process left. The error is
// ErrLocked if a running process has locked it. Where the file system has no locks, a process
// that made a file has locked it for the duration lifetime.
func Acquire(name string, lifetime time.Duration) (Lock, error) {
	made, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	isNew := err == nil
	if isNew {
		err = made.Close()
	}
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return Lock{}, err
	}
	file := flock.New(name, flock.SetFlag(os.O_RDWR))
	ok, err := TryLock(file)
	there, missing := os.Stat(name)
	switch {
	case missing != nil: // another process removed it before it was locked here
		ok = false
	case err != nil: // there are no locks
		ok = isNew || time.Since(there.ModTime()) > lifetime
	case ok:
		locked, err := file.Stat()
		ok = err == nil && os.SameFile(locked, there)
	}
	if !ok {
		_ = file.Close()
		return Lock{}, ErrLocked
	}
	return Lock{file}, nil
}

// Release removes the file and unlocks it.
func (l Lock) Release() {
	_ = os.Remove(l.file.Path()) // while it is locked, so that no other process begins to use it
	_ = l.file.Close()
	if runtime.GOOS == "windows" { // which removes no open file
		_ = os.Remove(l.file.Path())
	}
}
