package site

import (
	"errors"
	"io/fs"
	"os"
	"time"
)

// errLocked is the error for a folder that another process has locked.
var errLocked = errors.New("another build is replacing it")

// A build waits maxWait for others to replace the same folder, which takes milliseconds.
const (
	maxWait  = 10 * time.Second
	waitStep = 5 * time.Millisecond
)

// folderLock is a locked folder. The system unlocks it when the process ends.
type folderLock struct{ folder *os.File } // nil where the file system has no locks

// Close unlocks the folder.
func (l folderLock) Close() error {
	if l.folder == nil {
		return nil
	}
	return l.folder.Close()
}

// lockFile is lock, except in tests.
var lockFile = lock

// lockFolder locks a folder. The error is errLocked if another process has locked it, and
// [fs.ErrNotExist] if the folder does not exist or was replaced meanwhile.
func lockFolder(name string) (folderLock, error) {
	folder, err := os.Open(name)
	if err != nil {
		return folderLock{}, err
	}
	if err = lockFile(folder); errors.Is(err, errors.ErrUnsupported) {
		return folderLock{}, folder.Close()
	}
	var locked, there fs.FileInfo
	if err == nil {
		locked, err = folder.Stat()
	}
	if err == nil {
		there, err = os.Stat(name)
	}
	if err == nil && !os.SameFile(locked, there) {
		err = fs.ErrNotExist
	}
	if err != nil {
		return folderLock{}, errors.Join(err, folder.Close())
	}
	return folderLock{folder}, nil
}

// lockSite locks the folder of a site, when no other build is replacing it. The error is
// [fs.ErrNotExist] if there is no folder.
func lockSite(dir string) (folderLock, error) {
	for waited := time.Duration(0); ; waited += waitStep {
		folder, err := lockFolder(dir)
		if errors.Is(err, fs.ErrNotExist) && isMovedAway(dir) {
			err = errLocked
		}
		if !errors.Is(err, errLocked) || waited > maxWait {
			return folder, err
		}
		time.Sleep(waitStep)
	}
}
