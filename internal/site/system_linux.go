package site

import (
	"io/fs"
	"syscall"

	"golang.org/x/sys/unix"
)

// swap exchanges two folders in one step.
func swap(one, other string) error {
	return unix.Renameat2(unix.AT_FDCWD, one, unix.AT_FDCWD, other, unix.RENAME_EXCHANGE)
}

// changeTime returns the time of the last change of a file, which nothing can set, or 0.
func changeTime(info fs.FileInfo) int64 {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ctim.Nano()
	}
	return 0
}

// isMountPoint reports whether a file or folder is a mount point. Comparing device numbers
// would miss folders mounted from the same file system.
func isMountPoint(name string) bool {
	var stat unix.Statx_t
	err := unix.Statx(unix.AT_FDCWD, name, unix.AT_SYMLINK_NOFOLLOW|unix.AT_NO_AUTOMOUNT, 0, &stat)
	return err == nil && stat.Attributes&unix.STATX_ATTR_MOUNT_ROOT != 0
}

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return unix.Access(folder, unix.W_OK) }
