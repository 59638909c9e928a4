package preview

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/fsnotify/fsnotify"
)

// watched lists the source folders of a rulebook. They need not exist.
var watched = []string{"content", "templates", "static"}

// watch sends the paths of files and folders that change below the watched folders of
// dir, relative to dir and with slashes, until the context ends.
func watch(ctx context.Context, dir string) (<-chan string, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	err = w.Add(dir)
	for _, folder := range watched {
		err = errors.Join(err, addFolders(w, filepath.Join(dir, folder)))
	}
	if err != nil {
		w.Close()
		return nil, err
	}
	changes := make(chan string, 1024)
	go func() {
		defer w.Close()
		for {
			name := "content" // events were lost: any page may have changed
			select {
			case e := <-w.Events:
				if name = changedFile(w, dir, e); name == "" {
					continue
				}
			case <-w.Errors:
			case <-ctx.Done():
				return
			}
			select {
			case changes <- name:
			case <-ctx.Done():
				return
			}
		}
	}()
	return changes, nil
}

// addFolders watches a folder and those in it, unless it is a file or gone.
func addFolders(w *fsnotify.Watcher, root string) error {
	return filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if os.IsNotExist(err) {
			return nil
		}
		if err == nil && d.IsDir() {
			err = w.Add(name)
		}
		return err
	})
}

// changedFile returns the path of an event, or "" if the site does not depend on it. It
// watches a new folder.
func changedFile(w *fsnotify.Watcher, dir string, e fsnotify.Event) string {
	below, err := filepath.Rel(dir, e.Name)
	name := filepath.ToSlash(below)
	first, _, _ := strings.Cut(name, "/")
	if err != nil || e.Op == fsnotify.Chmod || isTemporary(filepath.Base(name)) || !slices.Contains(watched, first) {
		return ""
	}
	if e.Has(fsnotify.Create) {
		_ = addFolders(w, e.Name)
	}
	return name
}

// isTemporary reports whether the name is that of an editor's temporary file.
func isTemporary(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "#") || strings.HasSuffix(name, "~") ||
		strings.HasSuffix(name, ".swp") || name == "4913" // by which Vim tests whether it can write
}
