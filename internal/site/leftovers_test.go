package site

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
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
	living, err := lockFolder(old)
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
	if _, err := lockFolder(dir); !errors.Is(err, errLocked) {
		t.Fatalf("locked twice: %v", err)
	}
	built := make(chan error)
	go func() { built <- writeSite(dir, map[string]string{"index.html": "2"}) }()
	wantTree(t, dir, map[string]string{"index.html": "1"})
	must(t, other.Close(), <-built)
	wantTree(t, dir, map[string]string{"index.html": "2"})
	wantAlone(t, parent, "public")
}
