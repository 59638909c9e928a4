package preview

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/fsnotify/fsnotify"
)

// watched lists the folders of a rulebook that a site is made of. They need not exist
// yet.
var watched = []string{"content", "templates", "static"}

// watch sends the paths of files that change below the watched folders of dir,
// relative to dir and with slashes, until the context ends.
func watch(ctx context.Context, dir string) (<-chan string, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	t := tree{w, dir}
	if err := t.addAll(); err != nil {
		w.Close()
		return nil, err
	}
	changes := make(chan string, 1024)
	go func() {
		defer w.Close()
		defer close(changes)
		for {
			select {
			case e, ok := <-w.Events:
				if !ok {
					return
				}
				if e.Op == fsnotify.Chmod || isTemporary(e.Name) {
					continue
				}
				for _, name := range t.changed(e) {
					select {
					case changes <- name:
					case <-ctx.Done():
						return
					}
				}
			case <-w.Errors: // events were lost: list the pages again
				changes <- "content"
			case <-ctx.Done():
				return
			}
		}
	}()
	return changes, nil
}

// tree is the folders that are watched.
type tree struct {
	watcher *fsnotify.Watcher
	dir     string
}

// addAll watches the rulebook's folder and those of the watched folders that
// exist.
func (t tree) addAll() error {
	if err := t.watcher.Add(t.dir); err != nil {
		return err
	}
	return t.add(t.dir, func(string) {})
}

// add watches a folder and those in it, and calls visit for the files in them.
func (t tree) add(dir string, visit func(name string)) error {
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		switch {
		case os.IsNotExist(err):
			return nil // gone again
		case err != nil:
			return err
		case !t.concerns(name):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return t.watcher.Add(name)
		}
		visit(name)
		return nil
	})
}

// concerns reports whether a file or folder is one that the site may depend on.
func (t tree) concerns(name string) bool {
	below, err := filepath.Rel(t.dir, name)
	if err != nil {
		return false
	}
	first, _, _ := strings.Cut(filepath.ToSlash(below), "/")
	return below == "." || slices.Contains(watched, first)
}

// changed returns the paths that an event is about. For a new folder they include all
// files in it, which may be older than the watch.
func (t tree) changed(e fsnotify.Event) []string {
	info, err := os.Stat(e.Name)
	folder := err == nil && info.IsDir()
	if !t.concerns(e.Name) {
		return nil
	}
	names := []string{t.below(e.Name)}
	if folder && e.Has(fsnotify.Create) {
		_ = t.add(e.Name, func(name string) { names = append(names, t.below(name)) })
	}
	return names
}

// below returns a path relative to the rulebook's folder, with slashes.
func (t tree) below(name string) string {
	if below, err := filepath.Rel(t.dir, name); err == nil {
		name = below
	}
	return filepath.ToSlash(name)
}

// isTemporary reports whether editors write a file for themselves.
func isTemporary(name string) bool {
	base := filepath.Base(name)
	return strings.HasPrefix(base, ".") || strings.HasPrefix(base, "#") || strings.HasSuffix(base, "~") || strings.HasSuffix(base, ".swp")
}
