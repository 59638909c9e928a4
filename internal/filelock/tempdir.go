package filelock

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// The names of temporary folders begin with tempPrefix. A running process has locked the
// file lockName in its folder. A folder without this file was left by a process that died,
// if it is older than tempLifetime.
const (
	tempPrefix   = "sowbook-temp-"
	lockName     = "lock"
	tempLifetime = time.Hour
)

// TempDir is a temporary folder of this process.
type TempDir struct {
	Name string
	lock Lock
}

// NewTempDir makes a temporary folder. If the process is killed, the next call of
// RemoveTempDirs removes it.
func NewTempDir() (TempDir, error) {
	var dir string
	_, l, err := CreateLocked(func() (file string, err error) {
		if dir, err = os.MkdirTemp("", tempPrefix); err != nil {
			return "", err
		}
		file = filepath.Join(dir, lockName)
		return file, os.WriteFile(file, nil, 0o600)
	})
	if err != nil {
		_ = os.RemoveAll(dir) // "" removes nothing
		return TempDir{}, err
	}
	return TempDir{dir, l}, nil
}

// Remove removes the folder and what is in it.
func (d TempDir) Remove() { d.lock.RemoveAndClose(d.Name) }

// RemoveTempDirs removes the temporary folders of processes that died.
func RemoveTempDirs() {
	found, _ := filepath.Glob(filepath.Join(os.TempDir(), tempPrefix+"*"))
	for _, dir := range found {
		l, err := AcquireLeftover(filepath.Join(dir, lockName), tempLifetime)
		if errors.Is(err, fs.ErrNotExist) {
			if info, lost := os.Lstat(dir); lost == nil && time.Since(info.ModTime()) > tempLifetime {
				err = nil
			}
		}
		if err == nil {
			l.RemoveAndClose(dir)
		}
	}
}
