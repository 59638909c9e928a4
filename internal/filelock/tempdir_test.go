package filelock

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/gofrs/flock"
)

// names returns the names of what is in a folder.
func names(t *testing.T, dir string) (list []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

func TestLeftoversAreTheFoldersOfKilledProcesses(t *testing.T) {
	for name, test := range map[string]struct {
		try  func(*flock.Flock) (bool, error)
		want []string // what stays, besides the folder of a living process
	}{
		"locks":    {TryLock, []string{"a-x", "b-1"}},
		"no locks": {noLocks, []string{"a-3", "a-x", "b-1"}},
	} {
		setTryLock(t, test.try)
		parent := t.TempDir()
		// a-1 has no lock yet: its process was killed at once.
		for dir, lockAge := range map[string]time.Duration{"a-1": -1, "a-2": 2 * tempLifetime, "a-3": 0, "a-x": 0, "b-1": 0} {
			lock, then := filepath.Join(parent, dir, lockName), time.Now().Add(-lockAge)
			err := os.MkdirAll(filepath.Join(parent, dir, "in"), 0o755)
			if lockAge >= 0 {
				err = errors.Join(err, os.WriteFile(lock, nil, 0o600), os.Chtimes(lock, then, then))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		living, err := NewTempDir(parent, "a-")
		if err != nil {
			t.Fatal(err)
		}
		RemoveLeftovers(parent, "a-")
		want := append(test.want, filepath.Base(living.Name))
		slices.Sort(want)
		if got := names(t, parent); !slices.Equal(got, want) {
			t.Errorf("%s: %q stay, want %q", name, got, want)
		}
		if err := living.Remove(); err != nil || len(names(t, parent)) != len(test.want) {
			t.Errorf("%s: after Remove: %v, %q", name, err, names(t, parent))
		}
	}
}

// A process may take the new folder of another for a leftover, which then makes another one.
func TestTempDirIsMadeAgainIfAnotherProcessTakesIt(t *testing.T) {
	parent, calls := t.TempDir(), 0
	setTryLock(t, func(file *flock.Flock) (bool, error) {
		switch calls++; calls {
		case 1: // another process has locked it to remove it
			return false, nil
		case 2: // another process has removed it
			return true, os.RemoveAll(filepath.Dir(file.Path()))
		}
		return file.TryLock()
	})
	d, err := NewTempDir(parent, "a-")
	if got := names(t, parent); err != nil || calls != 3 || len(got) != 1 || got[0] != filepath.Base(d.Name) {
		t.Errorf("%v after %d calls, %q", err, calls, got)
	}
	if _, err := NewTempDir(filepath.Join(parent, "no"), "a-"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v, want the error of the folder", err)
	}
}

func TestTempDirsSurviveTheRemovalOfLeftovers(t *testing.T) {
	parent, stop, stopped := t.TempDir(), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for {
			select {
			case <-stop:
				return
			default:
				RemoveLeftovers(parent, "a-")
			}
		}
	}()
	for range 200 {
		d, err := NewTempDir(parent, "a-")
		if err == nil {
			err = errors.Join(os.WriteFile(filepath.Join(d.Name, "file"), nil, 0o600), d.Remove())
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	close(stop)
	<-stopped
	RemoveLeftovers(parent, "a-")
	if left := names(t, parent); len(left) > 0 {
		t.Errorf("left %q", left)
	}
}
