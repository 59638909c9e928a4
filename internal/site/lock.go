package site

import (
	"errors"
	"io/fs"
	"time"

	"sowbook/internal/filelock"
)

// A build waits maxWait for others to replace the same folder, which takes milliseconds.
const (
	maxWait  = 10 * time.Second
	waitStep = 5 * time.Millisecond
)

// lockSite locks the folder of a site, when no other build is replacing it. The error is
// [fs.ErrNotExist] if there is no folder.
func lockSite(dir string) (filelock.Lock, error) {
	for waited := time.Duration(0); ; waited += waitStep {
		folder, err := filelock.Acquire(dir)
		if errors.Is(err, fs.ErrNotExist) && isMovedAway(dir) {
			err = filelock.ErrLocked
		}
		if !errors.Is(err, filelock.ErrLocked) {
			return folder, err
		}
		if waited > maxWait {
			return filelock.Lock{}, errors.New("another build is replacing it")
		}
		time.Sleep(waitStep)
	}
}
