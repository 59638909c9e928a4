package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

// fullDisk is a folder on a disk that has room for some bytes and no more.
type fullDisk struct {
	*site.Folder
	room atomic.Int64 // several goroutines write pages
}

func (d *fullDisk) Write(f assets.File) error {
	if d.room.Add(-int64(len(f.Content))) < 0 {
		return &os.PathError{Op: "write", Path: f.Name, Err: syscall.ENOSPC}
	}
	return d.Folder.Write(f)
}

func TestFullDiskKeepsOldSite(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	builtin := os.DirFS(builtinFiles(t))
	dir := t.TempDir()
	newRulebook(t, dir)
	if code := Run([]string{"-C", dir, "build"}, builtin, nil, io.Discard, os.Stderr); code != exitOK {
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
		disk := &fullDisk{Folder: folder}
		disk.room.Store(room)
		err = site.Build(site.Options{Project: project.Project{Dir: dir, Builtin: builtin}, Location: book.Location{Base: "/"}}, disk.Write)
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
