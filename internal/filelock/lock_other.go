//go:build !linux && !darwin && !windows

package filelock

import (
	"errors"
	"os"
)

func tryLock(*os.File) error { return errors.ErrUnsupported }
