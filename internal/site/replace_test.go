package site

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gofrs/flock"

	"sowbook/internal/filelock"
)

func TestLeftoversOfDeadBuildsAreRemoved(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	parent, dir := firstFolder(t, onePage("1"))
	living, err := NewFolder(dir)
	must(t, err)
	livingTemp, err := filelock.NewTempDir(temp, filelock.Prefix)
	must(t, err)
	defer livingTemp.Remove()
	others := strings.Fields(".public-new- .public-new-1x .public-new-1-new-2 .other-new-1 .public-1")
	for _, name := range append([]string{".public-new-1", ".public-new-3", filepath.Join(temp, "sowbook-temp-1")}, others...) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(parent, name)
		}
		closed := filepath.Join(name, "closed")
		must(t, os.MkdirAll(closed, 0o755), os.WriteFile(filepath.Join(closed, "file"), nil, 0o444), os.Chmod(closed, 0o555))
	}
	must(t, os.WriteFile(filepath.Join(parent, ".public-new-1", "lock"), nil, 0o600))
	others = append(others, "public", ".public-new-2", ".public-new-4")
	must(t, os.WriteFile(filepath.Join(parent, ".public-new-2"), nil, 0o644), os.Symlink("public", filepath.Join(parent, ".public-new-4"))) // no folders
	Recover(dir)
	wantAlone(t, parent, slices.Concat(others, []string{filepath.Base(living.temp.Name)})...)
	wantAlone(t, temp, filepath.Base(livingTemp.Name))
	must(t, living.Commit(), living.Close())
	Recover(dir)
	wantAlone(t, parent, others...)
}

// moveAway leaves a site as a build that died between two renames does.
func moveAway(t *testing.T, parent, dir string) {
	t.Helper()
	temp := filepath.Join(parent, ".public-new-12")
	must(t, os.Mkdir(temp, 0o700), os.Rename(dir, filepath.Join(temp, oldName)))
}

// A build that dies between the two renames leaves no folder of the site.
func TestRecoverAfterDeathBetweenRenames(t *testing.T) {
	parent, dir := firstFolder(t, onePage("1"))
	if Recover(dir) {
		t.Error("restored a site that is there")
	}
	moveAway(t, parent, dir)
	living, err := lockSite(dir, 0)
	must(t, err)
	if Recover(dir) {
		t.Error("restored a site that a living build is replacing")
	}
	living.Release()
	if !Recover(dir) {
		t.Fatal("not restored")
	}
	wantTree(t, dir, onePage("1"))
	wantAlone(t, parent, "public")
	if Recover(dir) {
		t.Error("restored twice")
	}
}

// Another build may die while this one writes pages.
func TestCommitRestoresASiteThatWasMovedAway(t *testing.T) {
	parent, dir := firstFolder(t, onePage("1"))
	must(t, os.WriteFile(filepath.Join(dir, "mine"), nil, 0o644))
	f, err := NewFolder(dir)
	must(t, err)
	moveAway(t, parent, dir)
	must(t, f.Commit(), f.Close())
	wantTree(t, dir, map[string]string{"mine": ""})
}

func TestOldSiteIsPutBackIfTheNewOneIsLost(t *testing.T) {
	parent, dir := firstFolder(t, onePage("1"))
	setForTest(t, &exchange, func(one, _ string) error { return errors.Join(os.RemoveAll(one), errors.ErrUnsupported) })
	err := writeSite(dir, onePage("2"))
	if want := "the site cannot be written to " + dir + ": no such file or directory; the old site is unchanged"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	wantTree(t, dir, onePage("1"))
	wantAlone(t, parent, "public")
}

func TestBuildWaitsForAnotherReplacement(t *testing.T) {
	parent, dir := firstFolder(t, onePage("1"))
	other, err := lockSite(dir, 0)
	must(t, err)
	if _, err := lockSite(dir, 0); err == nil || err.Error() != "another build is replacing it" {
		t.Fatalf("locked twice: %v", err)
	}
	built := make(chan error)
	go func() { built <- writeSite(dir, onePage("2")) }()
	select {
	case err := <-built:
		t.Fatalf("the build did not wait: %v", err)
	case <-time.After(50 * time.Millisecond):
	}
	wantTree(t, dir, onePage("1"))
	other.Release()
	must(t, <-built)
	wantTree(t, dir, onePage("2"))
	wantAlone(t, parent, "public")
}

// Without locks, the lock of a killed build ends after a time.
func TestFileSystemWithoutLocks(t *testing.T) {
	setForTest(t, &filelock.TryLock, func(*flock.Flock) (bool, error) { return false, errors.ErrUnsupported })
	setForTest(t, &exchange, noExchange)
	parent, dir := firstFolder(t, onePage("1"))
	moveAway(t, parent, dir)
	lock := filepath.Join(parent, ".public-lock")
	must(t, os.WriteFile(lock, nil, 0o600))
	if Recover(dir) {
		t.Error("a site that a living build may be replacing was restored")
	}
	ago := time.Now().Add(-2 * maxWait)
	must(t, os.Chtimes(lock, ago, ago))
	if !Recover(dir) {
		t.Error("the site of a dead build was not restored")
	}
	must(t, writeSite(dir, onePage("2")))
	wantTree(t, dir, onePage("2"))
	wantAlone(t, parent, "public")
}
