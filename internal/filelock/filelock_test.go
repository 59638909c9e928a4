package filelock

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gofrs/flock"

	"sowbook/internal/fifo"
)

// setTryLock replaces TryLock until the test ends.
func setTryLock(t *testing.T, try func(*flock.Flock) (bool, error)) {
	before := TryLock
	TryLock = try
	t.Cleanup(func() { TryLock = before })
}

func noLocks(*flock.Flock) (bool, error) { return false, errors.ErrUnsupported }

func TestOnlyOneLocks(t *testing.T) {
	for name, try := range map[string]func(*flock.Flock) (bool, error){"locks": TryLock, "no locks": noLocks} {
		setTryLock(t, try)
		file := filepath.Join(t.TempDir(), "file")
		for range 2 {
			lock, err := Acquire(file, time.Hour)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if _, err := Acquire(file, time.Hour); !errors.Is(err, ErrLocked) {
				t.Errorf("%s: locked twice: %v", name, err)
			}
			lock.Release()
			if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("%s: the file was left: %v", name, err)
			}
		}
	}
}

func TestFileOfKilledProcessIsLocked(t *testing.T) {
	for name, test := range map[string]struct {
		try  func(*flock.Flock) (bool, error)
		age  time.Duration
		want error
	}{
		"locks":         {TryLock, 0, nil},
		"no locks, new": {noLocks, time.Minute, ErrLocked},
		"no locks, old": {noLocks, 2 * time.Hour, nil},
	} {
		setTryLock(t, test.try)
		file, then := filepath.Join(t.TempDir(), "file"), time.Now().Add(-test.age)
		if err := errors.Join(os.WriteFile(file, nil, 0o600), os.Chtimes(file, then, then)); err != nil {
			t.Fatal(err)
		}
		if _, err := Acquire(file, time.Hour); !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", name, err, test.want)
		}
	}
}

func TestFolderOfLockMustExist(t *testing.T) {
	if _, err := Acquire(filepath.Join(t.TempDir(), "no", "file"), time.Hour); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

func TestAcquireDoesNotWaitForPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := fifo.Make(name); errors.Is(err, errors.ErrUnsupported) {
		t.Skip(err)
	} else if err != nil {
		t.Fatal(err)
	}
	_, _ = Acquire(name, time.Hour)
}

func TestWhatIsReplacedBeforeItIsLockedIsNotLocked(t *testing.T) {
	name := filepath.Join(t.TempDir(), "file")
	for _, replace := range []func() error{
		func() error { return os.Remove(name) },
		func() error { return errors.Join(os.Rename(name, name+"-old"), os.WriteFile(name, nil, 0o600)) },
	} {
		setTryLock(t, func(file *flock.Flock) (bool, error) {
			ok, err := file.TryLock()
			return ok, errors.Join(err, replace())
		})
		if _, err := Acquire(name, time.Hour); !errors.Is(err, ErrLocked) {
			t.Errorf("%v, want that it is locked", err)
		}
	}
}
