//go:build linux || darwin

package site

import (
	"errors"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// lock locks an open folder until it is closed or the process ends. The error is errLocked
// if another process has locked it, and [errors.ErrUnsupported] if the file system has no
// locks.
func lock(folder *os.File) error {
	switch err := syscall.Flock(int(folder.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err {
	case nil:
		return nil
	case syscall.EWOULDBLOCK:
		return errLocked
	default:
		return errors.ErrUnsupported
	}
}

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return unix.Access(folder, unix.W_OK) }
