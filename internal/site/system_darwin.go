package site

import (
	"errors"
	"io/fs"
	"path/filepath"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// swap exchanges two folders in one step.
func swap(one, other string) error { return unix.RenamexNp(one, other, unix.RENAME_SWAP) }

// inode returns the number and the change time of a file, which every edit changes.
func inode(info fs.FileInfo) (number uint64, changed time.Time) {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ino, time.Unix(stat.Ctimespec.Unix())
	}
	return 0, time.Time{}
}

// isMountPoint reports whether a file system is mounted on a folder.
func isMountPoint(name string) bool {
	var folder, parent unix.Stat_t
	err := errors.Join(unix.Lstat(name, &folder), unix.Lstat(filepath.Dir(name), &parent))
	return err == nil && folder.Dev != parent.Dev
}

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return unix.Access(folder, unix.W_OK) }
