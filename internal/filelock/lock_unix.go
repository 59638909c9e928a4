//go:build linux || darwin

package filelock

import (
	"errors"
	"os"
	"syscall"
)

func tryLock(file *os.File) error {
	switch err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err {
	case nil:
		return nil
	case syscall.EWOULDBLOCK:
		return ErrLocked
	default:
		return errors.ErrUnsupported
	}
}
