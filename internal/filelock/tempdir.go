package filelock

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Prefix begins the names of temporary folders in that of the system.
const Prefix = "sowbook-temp-"

// The process that made a temporary folder has locked the file lockName in it. Where the file
// system has no locks, a folder counts as left by a killed process after tempLifetime.
const (
	lockName     = "lock"
	tempLifetime = 24 * time.Hour
)

// TempDir is a temporary folder of this process.
type TempDir struct {
	Name string
	lock Lock
}

// NewTempDir makes a temporary folder in the folder parent. Its name
// is prefix and a number. If the process is killed, Leftovers finds it.
func NewTempDir(parent, prefix string) (TempDir, error) {
	for {
		dir, err := os.MkdirTemp(parent, prefix)
		if err != nil {
			return TempDir{}, err
		}
		lock, err := Acquire(filepath.Join(dir, lockName), tempLifetime)
		if err == nil {
			return TempDir{dir, lock}, nil
		}
		_ = os.RemoveAll(dir)
		if !errors.Is(err, ErrLocked) && !errors.Is(err, fs.ErrNotExist) { // else another process took it for a leftover
			return TempDir{}, err
		}
	}
}

// Remove removes the folder and what is in it, also what is read-only. The lock goes last, so
// that the rest of a killed removal is a leftover.
func (d TempDir) Remove() (err error) {
	entries, _ := os.ReadDir(d.Name)
	for _, e := range entries {
		if e.Name() != lockName {
			err = errors.Join(err, removeTree(filepath.Join(d.Name, e.Name())))
		}
	}
	d.lock.Release()
	_ = os.Remove(d.Name) // fails if another process removes it as a leftover
	return err
}

func removeTree(name string) error {
	err := os.RemoveAll(name)
	if !errors.Is(err, fs.ErrPermission) {
		return err
	}
	_ = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			_ = os.Chmod(path, 0o700)
		}
		return nil
	})
	return os.RemoveAll(name)
}

// TempDirs returns the paths of the temporary folders of all processes, running or killed.
func TempDirs(parent, prefix string) (found []string) {
	entries, _ := os.ReadDir(parent)
	for _, e := range entries {
		number, ok := strings.CutPrefix(e.Name(), prefix)
		if _, err := strconv.ParseUint(number, 10, 64); ok && err == nil && e.IsDir() {
			found = append(found, filepath.Join(parent, e.Name()))
		}
	}
	return found
}

// RemoveLeftovers removes the temporary folders of killed processes. What cannot be removed,
// such as another user's, stays.
func RemoveLeftovers(parent, prefix string) {
	for _, dir := range TempDirs(parent, prefix) {
		if lock, err := Acquire(filepath.Join(dir, lockName), tempLifetime); err == nil {
			_ = TempDir{dir, lock}.Remove()
		}
	}
}
