//go:build !linux && !darwin

package site

import (
	"errors"
	"io/fs"
)

// swap exchanges two folders in one step.
func swap(one, other string) error { return errors.ErrUnsupported }

// changeTime returns 0: other systems have no portable change time.
func changeTime(fs.FileInfo) int64 { return 0 }

// writable returns an error if this process may not write to a folder.
func writable(folder string) error { return nil }

// isMountPoint returns false, because mount points cannot be detected here.
func isMountPoint(string) bool { return false }
