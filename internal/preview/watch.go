package preview

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/fsnotify/fsnotify"
)

// watched is the folders of a rulebook that a site is made of. One that is not there may come.
var watched = []string{"content", "templates", "static"}

// watch sends the paths of files that change below the watched folders of dir, below dir and with slashes, until the context ends. Where
// sources is set, it tells of Go files too, wherever they lie.
func watch(ctx context.Context, dir string, sources bool) (<-chan string, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	t := tree{w, dir, sources}
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
				if e.Op == fsnotify.Chmod || temporary(e.Name) {
					continue
				}
				for _, name := range t.changed(e) {
					select {
					case changes <- name:
					case <-ctx.Done():
						return
					}
				}
			case <-w.Errors: // more happened than could be told: all may have changed
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
	sources bool
}

// addAll watches what there is to watch, and the folder that the watched ones may come to lie in.
func (t tree) addAll() error {
	if err := t.watcher.Add(t.dir); err != nil {
		return err
	}
	return t.add(t.dir, func(string) {})
}

// add watches a folder and those in it, and visits the files in them.
func (t tree) add(dir string, visit func(name string)) error {
	return filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		switch {
		case os.IsNotExist(err):
			return nil // gone again
		case err != nil:
			return err
		case !t.concerns(name, d.IsDir()):
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

// concerns tells whether the site may depend on a file or a folder.
func (t tree) concerns(name string, folder bool) bool {
	below, err := filepath.Rel(t.dir, name)
	if err != nil {
		return false
	}
	first, _, _ := strings.Cut(filepath.ToSlash(below), "/")
	for _, one := range watched {
		if first == one {
			return true
		}
	}
	base := filepath.Base(below)
	switch {
	case below == ".":
		return true
	case !t.sources:
		return false
	case folder:
		return !strings.HasPrefix(base, ".") && base != "node_modules" && base != "public" && base != "testdata"
	}
	return filepath.Ext(base) == ".go" && !strings.HasSuffix(base, "_test.go") || base == "go.mod"
}

// changed is the paths that an event tells of: of a new folder, all files in it too, which may be older than the watch.
func (t tree) changed(e fsnotify.Event) []string {
	info, err := os.Stat(e.Name)
	folder := err == nil && info.IsDir()
	if !t.concerns(e.Name, folder) {
		return nil
	}
	names := []string{t.below(e.Name)}
	if folder && e.Has(fsnotify.Create) {
		_ = t.add(e.Name, func(name string) { names = append(names, t.below(name)) })
	}
	return names
}

// below is a path below the rulebook's folder, with slashes.
func (t tree) below(name string) string {
	if below, err := filepath.Rel(t.dir, name); err == nil {
		name = below
	}
	return filepath.ToSlash(name)
}

// temporary tells whether a file is an editor's own.
func temporary(name string) bool {
	base := filepath.Base(name)
	return strings.HasPrefix(base, ".") || strings.HasPrefix(base, "#") || strings.HasSuffix(base, "~") || strings.HasSuffix(base, ".swp")
}
