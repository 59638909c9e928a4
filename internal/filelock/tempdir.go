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
	file, l, err := Create(func() (string, error) {
		dir, err := os.MkdirTemp("", tempPrefix)
		if err != nil {
			return "", err
		}
		file := filepath.Join(dir, lockName)
		return file, os.WriteFile(file, nil, 0o600)
	})
	return TempDir{filepath.Dir(file), l}, err
}

// Remove removes the folder and what is in it.
func (d TempDir) Remove() error { return errors.Join(d.lock.Close(), os.RemoveAll(d.Name)) }

// RemoveTempDirs removes the temporary folders of processes that died.
func RemoveTempDirs() {
	found, _ := filepath.Glob(filepath.Join(os.TempDir(), tempPrefix+"*"))
	for _, dir := range found {
		l, err := Leftover(filepath.Join(dir, lockName), tempLifetime)
		if errors.Is(err, fs.ErrNotExist) {
			if info, lost := os.Lstat(dir); lost == nil && time.Since(info.ModTime()) > tempLifetime {
				err = nil
			}
		}
		if err == nil {
			l.RemoveAll(dir)
		}
	}
}
