package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"testing"

	"sowbook/internal/scaffold"
	"sowbook/internal/site"
)

// full is a folder on a disk that has room for some bytes and no more.
type full struct {
	*site.Folder
	room atomic.Int64 // pages are written by several at once
}

func (f *full) Create(name string) (io.WriteCloser, error) {
	file, err := f.Folder.Create(name)
	return fullFile{file, name, f}, err
}

// fullFile is a file on the disk.
type fullFile struct {
	io.WriteCloser
	name string
	disk *full
}

func (f fullFile) Write(text []byte) (int, error) {
	if f.disk.room.Add(-int64(len(text))) < 0 {
		return 0, &os.PathError{Op: "write", Path: f.name, Err: syscall.ENOSPC}
	}
	return f.WriteCloser.Write(text)
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
	for _, room := range []int64{0, 1000, 20_000, 200_000} {
		folder, err := site.NewFolder(public)
		if err != nil {
			t.Fatal(err)
		}
		disk := &full{Folder: folder}
		disk.room.Store(room)
		err = site.Build(site.Options{Dir: dir, Builtin: carried, Base: "/"}, disk)
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
