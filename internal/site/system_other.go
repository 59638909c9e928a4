//go:build !linux && !darwin

package site

import (
	"errors"
	"io/fs"
	"time"
)

// swap exchanges two folders in one step.
func swap(one, other string) error { return errors.ErrUnsupported }

// inode returns zeros: other systems have no portable inode number or change time.
func inode(info fs.FileInfo) (number uint64, changed time.Time) { return 0, time.Time{} }

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return nil }

// isMountPoint returns false, because mount points cannot be detected here.
func isMountPoint(string) bool { return false }
