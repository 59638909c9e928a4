package site

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"time"

	"sowbook/internal/assets"
)

func TestSiteIsThereAtEveryMoment(t *testing.T) {
	parent := t.TempDir()
	dir, next := filepath.Join(parent, "public"), filepath.Join(parent, newName)
	must(t, os.Mkdir(dir, 0o755), os.Mkdir(next, 0o755))
	if err := swap(next, dir); errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) {
		t.Skip("the system cannot exchange folders")
	}
	stop := make(chan struct{})
	var group sync.WaitGroup
	group.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			if _, err := os.Stat(dir); err != nil {
				t.Error(err)
				return
			}
		}
	})
	for range 2000 {
		if err := replace(parent, dir); err != nil {
			t.Error(err)
		}
	}
	close(stop)
	group.Wait()
}

// waitForStyle waits until a build of a rulebook has written the style, after all pages,
// but at most as long as a build takes.
func waitForStyle(dir string, atMost time.Duration) {
	for deadline := time.Now().Add(atMost); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if found, _ := filepath.Glob(filepath.Join(dir, ".public-new-*", newName, "site.css")); len(found) > 0 {
			return
		}
	}
}

func TestBuildsOfOneFolderAtOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a dozen times")
	}
	for _, way := range []string{"exchange", "renames"} {
		dir := firstSite(t)
		var builds sync.WaitGroup
		for range 4 {
			builds.Go(func() {
				for range 3 {
					if err := startBuild(t, dir, way).Wait(); err != nil {
						t.Error(err)
					}
				}
			})
		}
		builds.Wait()
		if version := wholeSite(t, dir); version != "0" {
			t.Errorf("%s: version %s", way, version)
		}
		wantAlone(t, dir, "content", "public")
	}
}

// Several first builds at once find no folder, and one of them is the first.
func TestFirstBuildsAtOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	for range 10 {
		parent := t.TempDir()
		dir := filepath.Join(parent, "public")
		var builds sync.WaitGroup
		start := make(chan struct{})
		for i := range 8 {
			f, err := NewFolder(dir)
			must(t, err)
			for _, name := range []string{"index.html", "a/index.html"} {
				must(t, f.Write(assets.File{Name: name, Content: fmt.Append(nil, i)}))
			}
			builds.Go(func() {
				<-start
				if err := errors.Join(f.Commit(), f.Close()); err != nil {
					t.Error(err)
				}
			})
		}
		close(start)
		builds.Wait()
		files := tree(t, dir)
		if len(files) != 3 || files["index.html"] != files["a/index.html"] {
			t.Errorf("%q", files)
		}
		wantAlone(t, parent, "public")
	}
}
