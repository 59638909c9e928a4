package serve

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// watched is the folders of a rulebook that a site is made of.
var watched = []string{"content", "templates", "static"}

// settle is how long the files must be quiet before they are read: editors write
// a file in several steps.
const settle = 15 * time.Millisecond

// watch tells of changes below the watched folders of dir until the context
// ends, once for all that happen together.
func watch(ctx context.Context, dir string) (<-chan struct{}, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	for _, name := range watched {
		if err := addTree(w, filepath.Join(dir, name)); err != nil && !os.IsNotExist(err) {
			w.Close()
			return nil, err
		}
	}
	changes := make(chan struct{})
	go func() {
		defer w.Close()
		defer close(changes)
		batch(ctx, w, changes)
	}()
	return changes, nil
}

// batch sends once when events have stopped coming for a while.
func batch(ctx context.Context, w *fsnotify.Watcher, changes chan<- struct{}) {
	quiet := time.NewTimer(0)
	<-quiet.C
	for {
		select {
		case e, ok := <-w.Events:
			if !ok {
				return
			}
			if e.Op == fsnotify.Chmod || temporary(e.Name) {
				continue
			}
			if e.Has(fsnotify.Create) {
				_ = addTree(w, e.Name) // a new folder; a file, or what is gone again, is no folder
			}
			quiet.Reset(settle)
		case <-quiet.C:
			select {
			case changes <- struct{}{}:
			case <-ctx.Done():
				return
			}
		case <-w.Errors: // the next change rebuilds everything anyway
		case <-ctx.Done():
			return
		}
	}
}

// addTree watches a folder and the folders in it.
func addTree(w *fsnotify.Watcher, dir string) error {
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		return w.Add(name)
	})
}

// temporary tells whether a file is an editor's own.
func temporary(name string) bool {
	base := filepath.Base(name)
	return strings.HasPrefix(base, ".") || strings.HasPrefix(base, "#") || strings.HasSuffix(base, "~") || strings.HasSuffix(base, ".swp")
}
