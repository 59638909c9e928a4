package site

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"sowbook/internal/filelock"
)

// A build of the folder DIR uses two names beside it: .DIR-new-NUMBER for the new site,
// and .DIR-old-NUMBER for the old one where the system cannot exchange folders. Living
// builds lock them. Those that nobody has locked are leftovers.
const (
	newInfix = "-new-"
	oldInfix = "-old-"
)

// leftoverAge is the age of the folders that are removed where the file system has no locks.
const leftoverAge = 24 * time.Hour

// makeTemp makes and locks the temporary folder of a build.
func makeTemp(dir string) (string, filelock.Lock, error) {
	return filelock.CreateLocked(func() (string, error) {
		return os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+newInfix)
	})
}

// replacedName returns the name of the old site while temp takes its place.
func replacedName(temp, dir string) string {
	prefix := "." + filepath.Base(dir)
	number := strings.TrimPrefix(filepath.Base(temp), prefix+newInfix)
	return filepath.Join(filepath.Dir(dir), prefix+oldInfix+number)
}

// buildFolders returns the folders beside dir that builds made, running or killed.
func buildFolders(dir, infix string) []string {
	parent, prefix := filepath.Dir(dir), "."+filepath.Base(dir)+infix
	entries, err := os.ReadDir(parent)
	if err != nil {
		return nil // nor can anything be written there
	}
	var found []string
	for _, e := range entries {
		number, ok := strings.CutPrefix(e.Name(), prefix)
		if _, err := strconv.ParseUint(number, 10, 64); ok && err == nil && e.IsDir() {
			found = append(found, filepath.Join(parent, e.Name()))
		}
	}
	return found
}

// isMovedAway reports whether a running build has moved dir away to replace it.
func isMovedAway(dir string) bool {
	return slices.ContainsFunc(buildFolders(dir, oldInfix), func(old string) bool {
		l, err := filelock.AcquireLeftover(old, maxWait)
		if err == nil {
			_ = l.Close()
		}
		return errors.Is(err, filelock.ErrLocked)
	})
}

// Restore puts back a site that a build had moved away when it was killed, and reports
// whether it did.
func Restore(dir string) bool {
	dir = filepath.Clean(dir)
	if _, err := os.Lstat(dir); !os.IsNotExist(err) {
		return false
	}
	for _, old := range buildFolders(dir, oldInfix) {
		if l, err := filelock.AcquireLeftover(old, maxWait); err == nil {
			err = os.Rename(old, dir)
			_ = l.Close()
			if err == nil {
				return true
			}
		}
	}
	return false
}

// RemoveLeftovers removes the folders that killed builds left beside dir, and their
// temporary folders. Those that cannot be removed stay.
func RemoveLeftovers(dir string) {
	filelock.RemoveTempDirs()
	dir = filepath.Clean(dir)
	for _, name := range slices.Concat(buildFolders(dir, newInfix), buildFolders(dir, oldInfix)) {
		if l, err := filelock.AcquireLeftover(name, leftoverAge); err == nil {
			_ = removeTree(name) // while locked, so that it becomes no build's folder
			_ = l.Close()
		}
	}
}

// removeTree removes a folder and what is in it, including read-only folders.
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
