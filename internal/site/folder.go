package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
	"sowbook/internal/filelock"
)

// Folder takes the files of a site in a temporary folder beside dir. Commit then puts it in
// the place of dir. However a build ends, dir holds one whole site, or [Recover] can put
// it back.
type Folder struct {
	dir  string // the folder of the site
	temp filelock.TempDir
	root *os.Root // the new site in temp, out of which nothing can be written; closed when it is complete

	closing sync.RWMutex // Write and Commit hold it for reading, Close for writing
	done    bool         // the new site is in place

	mu      sync.Mutex
	written map[string]string // states of the files, by name
	size    int64             // of the files, in bytes

	earlier []string // the pages of earlier builds
}

// NewFolder prepares to write a site to dir. It returns an error if dir is not empty and no
// build wrote it, or if it is read-only.
func NewFolder(dir string) (*Folder, error) {
	dir = filepath.Clean(dir)
	last, err := replaceable(dir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, writeError(dir, err)
	}
	temp, err := filelock.NewTempDir(filepath.Dir(dir), tempPrefix(dir))
	if err != nil {
		return nil, writeError(dir, err)
	}
	f := &Folder{dir: dir, temp: temp, written: map[string]string{}, earlier: last.pages}
	next := filepath.Join(temp.Name, newName)
	if err = os.Mkdir(next, 0o755); err == nil {
		f.root, err = os.OpenRoot(next)
	}
	if err != nil {
		return nil, errors.Join(writeError(dir, err), temp.Remove())
	}
	return f, nil
}

// Write writes one file of the new site. The name must be new.
func (f *Folder) Write(file assets.File) error {
	f.closing.RLock()
	defer f.closing.RUnlock()
	return writeError(f.dir, f.write(file))
}

func (f *Folder) write(file assets.File) error {
	if !fs.ValidPath(file.Name) {
		return fmt.Errorf("%q is not the path of a file below it", file.Name)
	}
	info, err := f.writeNew(file)
	if errors.Is(err, fs.ErrNotExist) { // the first file in its folder
		if err = f.root.MkdirAll(path.Dir(file.Name), 0o755); err == nil {
			info, err = f.writeNew(file)
		}
	}
	if err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.written[file.Name] = stateOf(info)
	f.size += info.Size()
	return nil
}

// writeNew writes a file that does not exist yet, into a folder that does.
func (f *Folder) writeNew(file assets.File) (fs.FileInfo, error) {
	out, err := f.root.OpenFile(file.Name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return nil, err
	}
	_, err = out.Write(file.Content)
	info, failed := out.Stat()
	return info, errors.Join(err, failed, out.Close())
}

// Commit completes the new site and puts it in place of the old one. It keeps files of the old
// folder that no build wrote.
func (f *Folder) Commit() error {
	f.closing.RLock()
	defer f.closing.RUnlock()
	for _, name := range slices.Backward(assets.HostFiles) { // the manifest last: it lists the others
		file := assets.File{Name: name}
		if name == assets.MarkerFile {
			file.Content = f.manifest()
		}
		if err := f.write(file); err != nil {
			return writeError(f.dir, err)
		}
	}
	if err := f.root.Close(); err != nil { // Windows renames no folder that is open
		return writeError(f.dir, err)
	}
	lock, err := lockSite(f.dir, maxWait)
	if err != nil {
		return writeError(f.dir, err)
	}
	defer lock.Release()
	restore(f.dir)
	if err := keep(f.dir, filepath.Join(f.temp.Name, newName)); err != nil {
		return err
	}
	err = replace(f.temp.Name, f.dir)
	f.done = err == nil
	return err
}

// Outputs returns the state of the files that were written, for [Snapshot.Save].
func (f *Folder) Outputs() map[string]string { return f.written }

// Summary returns what was written, in a few words.
func (f *Folder) Summary() string {
	pages := 0
	for name := range f.written {
		if path.Ext(name) == ".html" {
			pages++
		}
	}
	return fmt.Sprintf("%d pages and %d other files, %.1f MB", pages, len(f.written)-pages, float64(f.size)/1e6)
}

// Committed reports, after Close, whether the new site is in place.
func (f *Folder) Committed() bool { return f.done }

// Close removes the old site if the new one was committed, else the new one. It waits for calls
// of Write and Commit; later ones fail.
func (f *Folder) Close() error {
	f.closing.Lock()
	defer f.closing.Unlock()
	err := f.root.Close()
	if _, missing := os.Lstat(filepath.Join(f.temp.Name, oldName)); missing == nil && !f.done {
		return err // Commit could not put the old site back
	}
	if removed := f.temp.Remove(); removed != nil {
		return fmt.Errorf("%s has a whole site, but the rest of the build in %s cannot be removed: %s", f.dir, f.temp.Name, diag.Reason(removed))
	}
	return err
}
