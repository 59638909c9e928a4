package site

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
)

// Two builds of one folder with different options may end in any order. Each records the
// files that it wrote, not those that are in the folder.
func TestConcurrentBuildsKeepTheirOwnSnapshots(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	p := booktest.Write(t, map[string]string{"content/index.md": "---\ntitle: T\n---\n"})
	dir := filepath.Join(p.Dir, "public")
	time.Sleep(2 * timeResolution)
	build := func(base string) (*Snapshot, *Folder) {
		t.Helper()
		s := TakeSnapshot(Options{Project: p, Location: book.Location{Base: base}}, dir)
		f, err := NewFolder(dir)
		must(t, err)
		must(t, f.Write(assets.File{Name: "404.html", Content: []byte(base)}), f.Commit(), f.Close())
		return s, f
	}
	first, one := build("/one/")
	second, other := build("/other/")
	first.Save(one.Outputs())
	if first.Unchanged() {
		t.Error("the first build takes the files of the second for its own")
	}
	second.Save(other.Outputs())
	if first.Unchanged() || !second.Unchanged() {
		t.Errorf("unchanged: %t, %t", first.Unchanged(), second.Unchanged())
	}
}

func TestStateNoticesEditsThatKeepSizeAndTime(t *testing.T) {
	if testing.Short() {
		t.Skip("waits until changes are old enough")
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "content", "file")
	outside := t.TempDir()
	old := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	write := func(file, text string) error {
		return errors.Join(os.WriteFile(file, []byte(text), 0o644), os.Chtimes(file, old, old))
	}
	newWriter := func(now time.Time) *stateWriter {
		root, err := os.OpenRoot(dir)
		must(t, err)
		t.Cleanup(func() { root.Close() })
		return &stateWriter{dir: dir, root: root, now: now}
	}
	state := func() string {
		t.Helper()
		time.Sleep(2 * timeResolution)
		s := newWriter(time.Now())
		must(t, s.add("content"))
		return s.out.String()
	}
	link := func(target, name string) error { return os.Symlink(target, filepath.Join(dir, "content", name)) }
	must(t, os.Mkdir(filepath.Join(dir, "content"), 0o755), write(file, "one"), write(filepath.Join(dir, "shared"), "one"))
	before := state()
	if state() != before {
		t.Fatal("the state changes without an edit")
	}
	seen := map[string]bool{before: true}
	for _, test := range []struct {
		name string
		edit func() error
	}{
		{"content", func() error { return write(file, "two") }},
		{"replaced", func() error { return errors.Join(os.Remove(file), write(file, "two")) }},
		{"mode", func() error { return os.Chmod(file, 0o600) }},
		{"folder", func() error { return os.Mkdir(filepath.Join(dir, "content", "empty"), 0o755) }},
		{"link to itself", func() error { return link(".", "circle") }},
		{"link to nothing", func() error { return link("nowhere", "dangling") }},
		{"link outside", func() error { return link(outside, "outside") }},
		{"link to a file", func() error { return link("../shared", "inside") }},
		{"file of a link", func() error { return write(filepath.Join(dir, "shared"), "two") }},
	} {
		must(t, test.edit())
		now := state()
		if seen[now] {
			t.Errorf("%s: the edit is not noticed", test.name)
		}
		seen[now] = true
	}
	must(t, os.Rename(filepath.Join(dir, "content"), filepath.Join(dir, "elsewhere")), os.Symlink("elsewhere", filepath.Join(dir, "content")))
	linked := state()
	must(t, write(filepath.Join(dir, "elsewhere", "file"), "new"))
	if state() == linked {
		t.Error("an edit in a linked folder is not noticed")
	}
	if newWriter(time.Now().Add(-time.Hour)).add("content") == nil {
		t.Error("a file that has just changed, with an old time, may change again")
	}
}

func TestSnapshotStaysInTheRulebook(t *testing.T) {
	p := booktest.Write(t, map[string]string{"content/index.md": "---\ntitle: T\n---\n"})
	outside := t.TempDir()
	must(t, os.WriteFile(filepath.Join(outside, "secret"), nil, 0o644), os.Mkdir(filepath.Join(p.Dir, "static"), 0o755),
		os.Symlink(outside, filepath.Join(p.Dir, "static", "all")), os.Symlink(filepath.Join(outside, "secret"), filepath.Join(p.Dir, "static", "one")))
	time.Sleep(2 * timeResolution)
	first, err := inputState(Options{Project: p})
	must(t, err)
	must(t, os.WriteFile(filepath.Join(outside, "secret"), []byte("changed"), 0o644))
	second, err := inputState(Options{Project: p})
	must(t, err)
	if !strings.Contains(string(first), "static/all") || strings.Contains(string(first), "secret\" -") || !bytes.Equal(first, second) {
		t.Errorf("the state depends on files outside:\n%s", first)
	}
}

func TestTimesOfWholeSecondsSettleLater(t *testing.T) {
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	s := stateWriter{now: now}
	for age, want := range map[time.Duration]bool{
		10 * time.Millisecond: false, 30 * time.Millisecond: true, time.Second: false, 2 * time.Second: false, 3 * time.Second: true, -time.Hour: false,
	} {
		if got := s.isSettled(now.Add(-age)); got != want {
			t.Errorf("after %v: %t, want %t", age, got, want)
		}
	}
}
