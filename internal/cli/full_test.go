package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"sowbook/internal/scaffold"
	"sowbook/internal/site"
)

// full is a folder on a disk that has room for some bytes and no more.
type full struct {
	*site.Folder
	room int
}

func (f *full) Write(name string, content []byte) error {
	if f.room -= len(content); f.room < 0 {
		return &os.PathError{Op: "write", Path: name, Err: syscall.ENOSPC}
	}
	return f.Folder.Write(name, content)
}

func TestAFullDiskLeavesTheSiteThatWasThereAndNothingBesideIt(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	carried := os.DirFS(carry(t, root))
	dir := t.TempDir()
	if _, err := scaffold.Site(dir, "."); err != nil {
		t.Fatal(err)
	}
	if code := Run([]string{"-C", dir, "build"}, carried, nil, io.Discard, os.Stderr); code != done {
		t.Fatal("the rulebook cannot be built")
	}
	public := filepath.Join(dir, "public")
	mark := filepath.Join(public, "mark")
	if err := os.WriteFile(mark, []byte("of the old site"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, room := range []int{0, 1000, 20_000, 200_000} {
		folder, err := site.NewFolder(public)
		if err != nil {
			t.Fatal(err)
		}
		err = site.Build(site.Options{Dir: dir, Builtin: carried, Base: "/"}, &full{folder, room})
		if !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("room for %d bytes: %v, want no space left on device", room, err)
		}
		if err := folder.Close(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(mark); err != nil {
			t.Error(err)
		}
		if beside, _ := filepath.Glob(filepath.Join(dir, ".public*")); len(beside) > 0 {
			t.Errorf("left beside the site: %v", beside)
		}
	}
}
