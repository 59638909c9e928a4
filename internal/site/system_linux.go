package site

import (
	"io/fs"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// swap exchanges two folders in one step.
func swap(one, other string) error {
	return unix.Renameat2(unix.AT_FDCWD, one, unix.AT_FDCWD, other, unix.RENAME_EXCHANGE)
}

// inode returns the number and the change time of a file, which every edit changes.
func inode(info fs.FileInfo) (number uint64, changed time.Time) {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ino, time.Unix(stat.Ctim.Unix())
	}
	return 0, time.Time{}
}
