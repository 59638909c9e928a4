package preview

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/fsnotify/fsnotify"

	"sowbook/internal/diag"
	"sowbook/internal/project"
)

// everything is the path that stands for all files of the rulebook.
const everything = "."

// maxNames is the number of changed files above which everything is read again.
const maxNames = 20_000

// watcher collects the paths of files and folders that change in the source folders of a
// rulebook, relative to its folder and with slashes. The folders need not exist.
type watcher struct {
	dir     string
	book    os.FileInfo   // of dir when it was last listed, or nil
	changed chan struct{} // has a value if take returns any

	mu        sync.Mutex
	names     map[string]bool
	unwatched map[string]error // folders that cannot be watched
}

// watch watches the folder of a rulebook until the context ends.
func watch(ctx context.Context, dir string) (*watcher, error) {
	events, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, fmt.Errorf("cannot watch the files of %s: %w", dir, err)
	}
	w := &watcher{dir: dir, changed: make(chan struct{}, 1), names: map[string]bool{}}
	w.list(events)
	go func() {
		defer events.Close()
		w.follow(ctx, events)
	}()
	return w, nil
}

// follow collects changes until the context ends.
func (w *watcher) follow(ctx context.Context, events *fsnotify.Watcher) {
	// Replacing dir itself sends no event.
	moved := time.NewTicker(time.Second)
	defer moved.Stop()
	for {
		select {
		case e := <-events.Events:
			w.note(events, e)
		case <-events.Errors: // events were lost, perhaps those of new folders
			w.list(events)
			w.add(everything)
		case <-moved.C:
			if now, err := os.Stat(w.dir); err == nil && !os.SameFile(now, w.book) {
				w.list(events)
				w.add(everything)
			}
		case <-ctx.Done():
			return
		}
	}
}

// list watches the folder of the rulebook, its source folders and those in them.
func (w *watcher) list(events *fsnotify.Watcher) {
	w.mu.Lock()
	w.unwatched = map[string]error{}
	w.mu.Unlock()
	if w.book, _ = os.Stat(w.dir); w.book != nil {
		w.watch(events, w.dir)
	}
	for _, folder := range project.SourceFolders {
		w.addFolders(events, filepath.Join(w.dir, folder))
	}
}

// addFolders watches a folder and those in it, unless it is a file or gone.
func (w *watcher) addFolders(events *fsnotify.Watcher, root string) {
	_ = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			if project.IsIgnored(d.Name()) {
				return fs.SkipDir
			}
			w.watch(events, name)
		}
		return nil // what cannot be read is reported where it is read
	})
}

func (w *watcher) watch(events *fsnotify.Watcher, folder string) {
	err := events.Add(folder)
	w.mu.Lock()
	defer w.mu.Unlock()
	if delete(w.unwatched, folder); err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission) {
		w.unwatched[folder] = err
	}
}

// problems returns the folders whose changes are not noticed.
func (w *watcher) problems() diag.Problems {
	w.mu.Lock()
	defer w.mu.Unlock()
	var problems diag.Problems
	for folder, err := range w.unwatched {
		what := "changes in this folder are not noticed: " + diag.Reason(err)
		if errors.Is(err, syscall.ENOSPC) {
			what = "changes in this folder are not noticed: the system watches no more folders; raise fs.inotify.max_user_watches"
		}
		problems.Add(diag.Problem{File: filepath.ToSlash(folder), Message: what})
	}
	return problems
}

// note collects the path of an event, if the site depends on it, and watches a new folder.
// A change of permissions counts, because it may make a file readable.
func (w *watcher) note(events *fsnotify.Watcher, e fsnotify.Event) {
	below, err := filepath.Rel(w.dir, e.Name)
	name := filepath.ToSlash(below)
	parts := strings.Split(name, "/")
	if err != nil || slices.ContainsFunc(parts, project.IsIgnored) || !slices.Contains(project.SourceFolders, parts[0]) {
		return
	}
	if e.Has(fsnotify.Create) || e.Has(fsnotify.Chmod) {
		w.addFolders(events, e.Name)
	}
	w.add(name)
}

// add collects a path.
func (w *watcher) add(name string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.names) >= maxNames {
		clear(w.names)
		name = everything
	}
	w.names[name] = true
	select {
	case w.changed <- struct{}{}:
	default:
	}
}

// take returns the paths collected since the last call.
func (w *watcher) take() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	var names []string
	for name := range w.names {
		names = append(names, name)
	}
	clear(w.names)
	return names
}
