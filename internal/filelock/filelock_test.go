package filelock

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sowbook/internal/fifo"
)

// newFile makes a file and returns its name.
func newFile(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestOnlyOneLocks(t *testing.T) {
	file := newFile(t)
	for _, name := range []string{file, filepath.Dir(file)} {
		first, err := Acquire(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Acquire(name); !errors.Is(err, ErrLocked) {
			t.Errorf("locked twice: %v", err)
		}
		if _, err := AcquireLeftover(name, 0); !errors.Is(err, ErrLocked) {
			t.Errorf("what is in use was taken for a leftover: %v", err)
		}
		if err := first.Close(); err != nil {
			t.Fatal(err)
		}
		second, err := AcquireLeftover(name, time.Hour)
		if err != nil {
			t.Errorf("an unlocked leftover, just made: %v", err)
		}
		second.RemoveAndClose(name)
		if _, err := Acquire(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("after RemoveAndClose: %v", err)
		}
	}
}

func TestCreateLockedRepeatsWhatOthersTake(t *testing.T) {
	dir := t.TempDir()
	calls, others := 0, []Lock{}
	name, l, err := CreateLocked(func() (string, error) {
		calls++
		name := filepath.Join(dir, string(rune('0'+calls)))
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			return "", err
		}
		switch calls {
		case 1: // another process has locked it to remove it
			other, err := Acquire(name)
			others = append(others, other)
			return name, err
		case 2: // another process has removed it
			return name, os.Remove(name)
		}
		return name, nil
	})
	if err != nil || filepath.Base(name) != "3" || l.file == nil {
		t.Errorf("%s, %v, want the third file", name, err)
	}
	for _, one := range append(others, l) {
		_ = one.Close()
	}
	wrong := errors.New("no space")
	if _, _, err := CreateLocked(func() (string, error) { return "", wrong }); !errors.Is(err, wrong) {
		t.Errorf("%v, want the error of create", err)
	}
}

func TestAgeDecidesWithoutLocks(t *testing.T) {
	before := TryLock
	TryLock = func(*os.File) error { return errors.ErrUnsupported }
	t.Cleanup(func() { TryLock = before })
	name := newFile(t)
	if _, err := AcquireLeftover(name, time.Hour); !errors.Is(err, ErrLocked) {
		t.Errorf("a new file: %v", err)
	}
	old := time.Now().Add(-2 * time.Hour)
	if err := os.Chtimes(name, old, old); err != nil {
		t.Fatal(err)
	}
	if _, err := AcquireLeftover(name, time.Hour); err != nil {
		t.Errorf("an old file: %v", err)
	}
}

func TestAcquireDoesNotWaitForPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := fifo.Make(name); errors.Is(err, errors.ErrUnsupported) {
		t.Skip(err)
	} else if err != nil {
		t.Fatal(err)
	}
	if _, err := Acquire(name); err == nil {
		t.Error("a pipe was locked")
	}
}

func TestWhatIsReplacedBeforeItIsLockedDoesNotExist(t *testing.T) {
	name, before := filepath.Join(t.TempDir(), "folder"), TryLock
	if err := os.Mkdir(name, 0o700); err != nil {
		t.Fatal(err)
	}
	TryLock = func(file *os.File) error { // another build exchanges the folder after it was opened
		return errors.Join(os.Rename(name, name+"-old"), os.Mkdir(name, 0o700), before(file))
	}
	t.Cleanup(func() { TryLock = before })
	if _, err := Acquire(name); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v, want that it does not exist", err)
	}
}
