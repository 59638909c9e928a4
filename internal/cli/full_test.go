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

// fullDisk is a folder on a disk that has only some bytes left.
type fullDisk struct {
	*site.Folder
	left atomic.Int64 // pages are written concurrently
}

func (f *fullDisk) Create(name string) (io.WriteCloser, error) {
	file, err := f.Folder.Create(name)
	return fullFile{file, name, f}, err
}

// fullFile is a file on a fullDisk.
type fullFile struct {
	io.WriteCloser
	name string
	disk *fullDisk
}

func (f fullFile) Write(text []byte) (int, error) {
	if f.disk.left.Add(-int64(len(text))) < 0 {
		return 0, &os.PathError{Op: "write", Path: f.name, Err: syscall.ENOSPC}
	}
	return f.WriteCloser.Write(text)
}

func TestFullDiskLeavesTheOldSite(t *testing.T) {
	builtin := os.DirFS(builtinFiles(t))
	dir := t.TempDir()
	if _, err := scaffold.Site(dir, "."); err != nil {
		t.Fatal(err)
	}
	if code := Run([]string{"-C", dir, "build"}, builtin, nil, io.Discard, os.Stderr); code != exitOK {
		t.Fatal("the rulebook cannot be built")
	}
	public := filepath.Join(dir, "public")
	mark := filepath.Join(public, "mark")
	if err := os.WriteFile(mark, []byte("of the old site"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, left := range []int64{0, 1000, 20_000, 200_000} {
		folder, err := site.NewFolder(public)
		if err != nil {
			t.Fatal(err)
		}
		disk := &fullDisk{Folder: folder}
		disk.left.Store(left)
		err = site.Build(site.Options{Dir: dir, Builtin: builtin, Base: "/"}, disk)
		if !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("%d bytes left: %v, want no space left on device", left, err)
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
