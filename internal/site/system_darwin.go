package site

import (
	"errors"
	"io/fs"
	"path/filepath"
	"syscall"

	"golang.org/x/sys/unix"
)

// swap exchanges two folders in one step.
func swap(one, other string) error { return unix.RenamexNp(one, other, unix.RENAME_SWAP) }

// changeTime returns the time of the last change of a file, which nothing can set, or 0.
func changeTime(info fs.FileInfo) int64 {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ctimespec.Nano()
	}
	return 0
}

// isMountPoint reports whether a file system is mounted on a folder.
func isMountPoint(name string) bool {
	var folder, parent unix.Stat_t
	err := errors.Join(unix.Lstat(name, &folder), unix.Lstat(filepath.Dir(name), &parent))
	return err == nil && folder.Dev != parent.Dev
}

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return unix.Access(folder, unix.W_OK) }
