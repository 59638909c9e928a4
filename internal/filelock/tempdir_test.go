package filelock

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

func TestTempDirsWithoutLockAreRemovedAfterAnHour(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	for name, age := range map[string]time.Duration{tempPrefix + "1": 2 * tempLifetime, tempPrefix + "2": 0, "other": 2 * tempLifetime} {
		folder, changed := filepath.Join(temp, name), time.Now().Add(-age)
		if err := errors.Join(os.MkdirAll(filepath.Join(folder, "in"), 0o755), os.Chtimes(folder, changed, changed)); err != nil {
			t.Fatal(err)
		}
	}
	RemoveTempDirs()
	left, err := filepath.Glob(filepath.Join(temp, "*"))
	if want := []string{filepath.Join(temp, "other"), filepath.Join(temp, tempPrefix+"2")}; err != nil || !slices.Equal(left, want) {
		t.Errorf("left %q, %v, want %q", left, err, want)
	}
}

func TestTempDirInUseStays(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	d, err := NewTempDir()
	if err != nil {
		t.Fatal(err)
	}
	RemoveTempDirs()
	if _, err := os.Stat(d.Name); err != nil {
		t.Error(err)
	}
	d.Remove()
	if _, err := os.Stat(d.Name); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("after Remove: %v", err)
	}
}

func TestTempDirThatCannotBeLockedIsRemoved(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	wrong, before := errors.New("no lock"), TryLock
	TryLock = func(*os.File) error { return wrong }
	t.Cleanup(func() { TryLock = before })
	if d, err := NewTempDir(); !errors.Is(err, wrong) || d != (TempDir{}) {
		t.Errorf("%+v, %v, want the error of the lock", d, err)
	}
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("left %v, %v", left, err)
	}
}
