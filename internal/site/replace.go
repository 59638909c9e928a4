package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/filelock"
)

// Beside the folder DIR of a site, a build makes a temporary folder .DIR-new-NUMBER with the new
// site, newName. While it exchanges the two, it locks the file .DIR-lock. Where the system cannot
// exchange folders, it first moves the old site to oldName in the temporary folder.
const (
	newName = "new"
	oldName = "old"
)

// tempPrefix returns the beginning of the names of temporary folders beside dir.
func tempPrefix(dir string) string { return "." + filepath.Base(dir) + "-new-" }

// A build waits maxWait for others to replace the same folder, which takes milliseconds.
const (
	maxWait  = 10 * time.Second
	waitStep = 5 * time.Millisecond
)

// lockSite locks the folder of a site, which need not exist, for replace and restore. It waits
// for other builds that replace it.
func lockSite(dir string, wait time.Duration) (filelock.Lock, error) {
	name := filepath.Join(filepath.Dir(dir), "."+filepath.Base(dir)+"-lock")
	lock, err := filelock.Acquire(name, maxWait)
	for ; errors.Is(err, filelock.ErrLocked) && wait > 0; wait -= waitStep {
		time.Sleep(waitStep)
		lock, err = filelock.Acquire(name, maxWait)
	}
	if errors.Is(err, filelock.ErrLocked) {
		err = errors.New("another build is replacing it")
	}
	return lock, err
}

// exchange is swap, except in tests.
var exchange = swap

// replace puts the new site in the temporary folder temp in the place of dir. If the process dies
// while there is no dir, restore puts the old site back.
func replace(temp, dir string) error {
	next, old := filepath.Join(temp, newName), filepath.Join(temp, oldName)
	if exchange(next, dir) == nil {
		return nil
	}
	err := os.Rename(dir, old)
	isFirst := errors.Is(err, fs.ErrNotExist)
	if err != nil && !isFirst {
		return writeError(dir, err)
	}
	err = os.Rename(next, dir)
	if err != nil && !isFirst && !restore(dir) { // another program made dir meanwhile
		return fmt.Errorf("the site cannot be written to %s: %s; the old one is now in %s", dir, diag.Reason(err), old)
	}
	return writeError(dir, err)
}

// restore puts back a site that was moved to a temporary folder, if there is no dir, and reports
// whether it did.
func restore(dir string) bool {
	if exists(dir) {
		return false
	}
	for _, temp := range filelock.TempDirs(filepath.Dir(dir), tempPrefix(dir)) {
		if os.Rename(filepath.Join(temp, oldName), dir) == nil {
			return true
		}
	}
	return false
}

// exists reports whether there may be a file or folder of this name.
func exists(name string) bool {
	_, err := os.Lstat(name)
	return !errors.Is(err, fs.ErrNotExist)
}

// Recover removes what killed processes left beside dir and in the system's temporary folder. If
// one had moved the site away, Recover puts it back and returns true.
func Recover(dir string) (restored bool) {
	filelock.RemoveLeftovers(os.TempDir(), filelock.Prefix)
	dir = filepath.Clean(dir)
	parent, prefix := filepath.Dir(dir), tempPrefix(dir)
	if len(filelock.TempDirs(parent, prefix)) == 0 {
		return false
	}
	lock, err := lockSite(dir, 0)
	if err != nil { // a running build is replacing the site
		return false
	}
	defer lock.Release()
	restored = restore(dir)
	filelock.RemoveLeftovers(parent, prefix)
	return restored
}

// writeError wraps an error of writing a site to dir. It returns nil for nil.
func writeError(dir string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the site cannot be written to %s: %s; the old site is unchanged", dir, diag.Reason(err))
}
