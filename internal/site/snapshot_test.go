package site

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
)

// Two builds of one folder with different options may end in any order. Each records the
// files that it wrote, not those that are in the folder.
func TestSnapshotIsOfTheBuildThatTookIt(t *testing.T) {
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
	file := filepath.Join(dir, "file")
	long := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	write := func(text string) error {
		return errors.Join(os.WriteFile(file, []byte(text), 0o644), os.Chtimes(file, long, long))
	}
	state := func() string {
		t.Helper()
		time.Sleep(2 * timeResolution)
		s := stateWriter{settled: time.Now().Add(-timeResolution)}
		must(t, s.add(dir))
		return s.out.String()
	}
	must(t, write("one"))
	seen := map[string]bool{state(): true}
	if !seen[state()] {
		t.Fatal("the state changes without an edit")
	}
	for name, edit := range map[string]func() error{
		"content":  func() error { return write("two") },
		"replaced": func() error { return errors.Join(os.Remove(file), write("two")) },
		"link":     func() error { return os.Symlink(dir, filepath.Join(dir, "circle")) },
		"folder":   func() error { return os.Mkdir(filepath.Join(dir, "empty"), 0o755) },
		"mode":     func() error { return os.Chmod(file, 0o600) },
		"dangling": func() error { return os.Symlink("nowhere", filepath.Join(dir, "dangling")) },
	} {
		must(t, edit())
		now := state()
		if seen[now] {
			t.Errorf("%s: the edit is not noticed", name)
		}
		seen[now] = true
	}
	must(t, write("new"))
	s := stateWriter{settled: time.Now().Add(-time.Hour)}
	if err := s.add(dir); err == nil {
		t.Error("a file that has just changed, with an old time, may change again")
	}
}
