package site

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sowbook/internal/filelock"
)

func TestLeftoversOfDeadBuildsAreRemoved(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "public")
	must(t, writeSite(dir, map[string]string{"index.html": "1"}))
	living, err := NewFolder(dir)
	must(t, err)
	others := []string{".public-new-", ".public-new-1x", ".public-new-1-new-2", ".other-new-1", ".public-1"}
	for _, name := range append([]string{".public-new-1", ".public-old-1"}, others...) {
		must(t, os.MkdirAll(filepath.Join(parent, name, "closed"), 0o755))
		must(t, os.WriteFile(filepath.Join(parent, name, "closed", "file"), nil, 0o444), os.Chmod(filepath.Join(parent, name, "closed"), 0o555))
	}
	must(t, os.WriteFile(filepath.Join(parent, ".public-new-2"), nil, 0o644)) // no folder
	RemoveLeftovers(dir)
	wantAlone(t, parent, ".other-new-1", ".public-1", ".public-new-", ".public-new-1-new-2", ".public-new-1x", ".public-new-2", filepath.Base(living.temp), "public")
	must(t, living.Commit(), living.Close())
	RemoveLeftovers(dir)
	wantAlone(t, parent, ".other-new-1", ".public-1", ".public-new-", ".public-new-1-new-2", ".public-new-1x", ".public-new-2", "public")
}

func TestTemporaryFoldersOfDeadBuildsAreRemoved(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	living, err := filelock.NewTempDir()
	must(t, err)
	defer living.Remove()
	dead := filepath.Join(temp, "sowbook-temp-1")
	must(t, os.Mkdir(dead, 0o755), os.WriteFile(filepath.Join(dead, "lock"), nil, 0o644))
	RemoveLeftovers(filepath.Join(t.TempDir(), "public"))
	wantAlone(t, temp, filepath.Base(living.Name))
}

// A build that dies between the two renames leaves no folder of the site.
func TestRestoreAfterDeathBetweenRenames(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "public")
	must(t, writeSite(dir, map[string]string{"index.html": "1"}))
	if Restore(dir) {
		t.Error("restored a site that is there")
	}
	old := filepath.Join(parent, ".public-old-12")
	must(t, os.Rename(dir, old))
	living, err := filelock.Acquire(old)
	must(t, err)
	if Restore(dir) {
		t.Error("restored a site that a living build is replacing")
	}
	must(t, living.Close())
	if !Restore(dir) {
		t.Fatal("not restored")
	}
	wantTree(t, dir, map[string]string{"index.html": "1"})
	wantAlone(t, parent, "public")
	if Restore(dir) {
		t.Error("restored twice")
	}
}

func TestBuildWaitsForAnotherReplacement(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "public")
	must(t, writeSite(dir, map[string]string{"index.html": "1"}))
	other, err := lockSite(dir)
	must(t, err)
	if _, err := filelock.Acquire(dir); !errors.Is(err, filelock.ErrLocked) {
		t.Fatalf("locked twice: %v", err)
	}
	built := make(chan error)
	go func() { built <- writeSite(dir, map[string]string{"index.html": "2"}) }()
	select {
	case err := <-built:
		t.Fatalf("the build did not wait: %v", err)
	case <-time.After(50 * time.Millisecond):
	}
	wantTree(t, dir, map[string]string{"index.html": "1"})
	must(t, other.Close(), <-built)
	wantTree(t, dir, map[string]string{"index.html": "2"})
	wantAlone(t, parent, "public")
}

func TestYoungFolderWithoutLockIsOfLivingBuild(t *testing.T) {
	parent := t.TempDir()
	dir, old := filepath.Join(parent, "public"), filepath.Join(parent, ".public-old-1")
	tryLock := filelock.TryLock
	filelock.TryLock = func(*os.File) error { return errors.ErrUnsupported }
	t.Cleanup(func() { filelock.TryLock = tryLock })
	exchange = noExchange
	t.Cleanup(func() { exchange = swap })
	must(t, os.Mkdir(old, 0o755))
	if !isMovedAway(dir) || Restore(dir) {
		t.Error("a site that a living build is replacing was restored")
	}
	ago := time.Now().Add(-2 * maxWait)
	must(t, os.Chtimes(old, ago, ago))
	if isMovedAway(dir) || !Restore(dir) {
		t.Error("the site of a dead build was not restored")
	}
	temp := filepath.Join(parent, ".public-new-2")
	must(t, os.Mkdir(temp, 0o755), os.Chtimes(dir, ago, ago))
	replaced, err := replace(temp, dir)
	must(t, err)
	info, err := os.Stat(replaced)
	must(t, err)
	if !info.ModTime().After(ago) {
		t.Error("a site that was moved away just now looks old")
	}
}
