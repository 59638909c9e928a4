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
func TestConcurrentBuildsKeepTheirOwnSnapshots(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	p := booktest.Write(t, map[string]string{"content/index.md": "---\ntitle: T\n---\n"})
	dir := filepath.Join(p.Dir, "public")
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

func TestEveryEditOfWhatABuildReadsIsNoticed(t *testing.T) {
	p := booktest.Write(t, map[string]string{"content/index.md": "one", "content/shared": "one"})
	file := filepath.Join(p.Dir, "content", "index.md")
	old := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
	write := func(file, text string) error {
		return errors.Join(os.WriteFile(file, []byte(text), 0o644), os.Chtimes(file, old, old))
	}
	state := func() string {
		t.Helper()
		hash, err := inputHash(Options{Project: p})
		must(t, err)
		return hash
	}
	link := func(target, name string) error { return os.Symlink(target, filepath.Join(p.Dir, "content", name)) }
	before := state()
	must(t, os.Chtimes(file, old, old))
	if state() != before {
		t.Fatal("the state changes without an edit")
	}
	seen := map[string]bool{before: true}
	for _, test := range []struct {
		name string
		edit func() error
	}{
		{"content", func() error { return write(file, "two") }},
		{"replaced", func() error { return errors.Join(os.Remove(file), write(file, "six")) }},
		{"folder", func() error { return os.Mkdir(filepath.Join(p.Dir, "content", "empty"), 0o755) }},
		{"link to itself", func() error { return link(".", "circle") }},
		{"link to nothing", func() error { return link("nowhere", "dangling") }},
		{"link outside", func() error { return link(t.TempDir(), "outside") }},
		{"link to a file", func() error { return link("shared", "inside") }},
		{"file of a link", func() error { return write(filepath.Join(p.Dir, "content", "shared"), "two") }},
	} {
		must(t, test.edit())
		now := state()
		if seen[now] {
			t.Errorf("%s: the edit is not noticed", test.name)
		}
		seen[now] = true
	}
	must(t, os.Rename(filepath.Join(p.Dir, "content"), filepath.Join(p.Dir, "elsewhere")), os.Symlink("elsewhere", filepath.Join(p.Dir, "content")))
	linked := state()
	must(t, write(filepath.Join(p.Dir, "elsewhere", "index.md"), "new"))
	if state() == linked {
		t.Error("an edit in a linked folder is not noticed")
	}
}

func TestSnapshotStaysInTheRulebook(t *testing.T) {
	p := booktest.Write(t, map[string]string{"content/index.md": "---\ntitle: T\n---\n"})
	outside := t.TempDir()
	must(t, os.WriteFile(filepath.Join(outside, "secret"), nil, 0o644), os.Mkdir(filepath.Join(p.Dir, "static"), 0o755),
		os.Symlink(outside, filepath.Join(p.Dir, "static", "all")), os.Symlink(filepath.Join(outside, "secret"), filepath.Join(p.Dir, "static", "one")))
	first, err := inputHash(Options{Project: p})
	must(t, err, os.WriteFile(filepath.Join(outside, "secret"), []byte("changed"), 0o644))
	if second, err := inputHash(Options{Project: p}); err != nil || first != second {
		t.Errorf("the state depends on files outside: %v", err)
	}
}
