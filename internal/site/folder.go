package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"sync"
	"time"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
	"sowbook/internal/filelock"
)

// Folder is an Output that writes to a temporary folder beside dir. Commit then puts it in
// the place of dir. However a build ends, dir holds one whole site, or [Restore] can put
// it back.
type Folder struct {
	dir  string        // the folder of the site
	temp string        // the temporary folder, beside dir
	root *os.Root      // temp, out of which nothing can be written; closed when it is complete
	lock filelock.Lock // of temp, until Close

	closing sync.RWMutex // Write and Commit hold it for reading, Close for writing
	closed  bool
	done    bool // the new site is in place

	mu      sync.Mutex
	written map[string]string // states of the files, by name
	size    int64             // of the files, in bytes
}

// NewFolder prepares to write a site to dir. It returns an error if dir is not empty and no
// build wrote it, or if it is read-only.
func NewFolder(dir string) (*Folder, error) {
	dir = filepath.Clean(dir)
	if err := checkReplaceable(dir); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o755); err != nil {
		return nil, writeError(dir, err)
	}
	temp, lock, err := makeTemp(dir)
	if err != nil {
		return nil, writeError(dir, err)
	}
	f := &Folder{dir: dir, temp: temp, lock: lock, written: map[string]string{}}
	if f.root, err = os.OpenRoot(temp); err == nil {
		err = f.root.Chmod(".", 0o755) // like other folders, whatever the umask
	}
	if err != nil {
		return nil, errors.Join(writeError(dir, err), os.Remove(temp), lock.Close())
	}
	return f, nil
}

// Write writes one file of the new site. The name must be new.
func (f *Folder) Write(file assets.File) error {
	f.closing.RLock()
	defer f.closing.RUnlock()
	if f.closed {
		return writeError(f.dir, fs.ErrClosed)
	}
	return f.write(file)
}

func (f *Folder) write(file assets.File) error {
	if !fs.ValidPath(file.Name) {
		return writeError(f.dir, fmt.Errorf("%q is not the path of a file below it", file.Name))
	}
	name := filepath.FromSlash(file.Name)
	info, err := writeNew(f.root, name, file.Content)
	if errors.Is(err, fs.ErrNotExist) { // the first file in its folder
		if err = f.root.MkdirAll(filepath.Dir(name), 0o755); err == nil {
			info, err = writeNew(f.root, name, file.Content)
		}
	}
	if err != nil {
		return writeError(f.dir, err)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.written[file.Name] = stateOf(info)
	f.size += info.Size()
	return nil
}

// writeNew writes a file that does not exist yet.
func writeNew(root *os.Root, name string, content []byte) (fs.FileInfo, error) {
	file, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return nil, err
	}
	_, err = file.Write(content)
	info, failed := file.Stat()
	return info, errors.Join(err, failed, file.Close())
}

// writeError wraps an error of writing a site to dir. It returns nil for nil.
func writeError(dir string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("the site cannot be written to %s: %s; the old site is unchanged", dir, diag.Reason(err))
}

// Commit completes the new site, puts it in place of the old one and removes that. It
// keeps files of the old folder that no build wrote.
func (f *Folder) Commit() error {
	f.closing.RLock()
	defer f.closing.RUnlock()
	if f.closed {
		return writeError(f.dir, fs.ErrClosed)
	}
	for _, name := range assets.HostFiles {
		if name != assets.MarkerFile {
			if err := f.write(assets.File{Name: name}); err != nil {
				return err
			}
		}
	}
	if err := f.write(assets.File{Name: assets.MarkerFile, Content: f.manifest()}); err != nil {
		return err
	}
	if err := f.root.Close(); err != nil { // Windows renames no folder that is open
		return writeError(f.dir, err)
	}
	err := f.replaceSite()
	for errors.Is(err, fs.ErrExist) { // another build made the folder meanwhile
		err = f.replaceSite()
	}
	return err
}

// replaceSite puts the new site in place of the old one and removes that. The error is
// [fs.ErrExist] if there was no folder, and then there was.
func (f *Folder) replaceSite() error {
	old, err := lockSite(f.dir)
	if errors.Is(err, fs.ErrNotExist) {
		if err = os.Rename(f.temp, f.dir); errors.Is(err, fs.ErrExist) {
			return err
		}
		f.done = err == nil
		return writeError(f.dir, err)
	}
	if err != nil {
		return writeError(f.dir, err)
	}
	defer old.Close()
	if err := keep(f.dir, f.temp); err != nil {
		return err
	}
	replaced, err := replace(f.temp, f.dir)
	if err != nil {
		return err
	}
	f.done = true
	if err := removeTree(replaced); err != nil {
		return fmt.Errorf("the site was written to %s, but the old one, now in %s, cannot be removed: %s", f.dir, replaced, diag.Reason(err))
	}
	return nil
}

// exchange is swap, except in tests.
var exchange = swap

// replace puts temp in the place of dir and returns the path that the old folder has now.
// Where the system cannot exchange two folders, there is no dir for a moment; if the
// process dies in it, Restore puts the old folder back.
func replace(temp, dir string) (replaced string, err error) {
	if exchange(temp, dir) == nil {
		return temp, nil
	}
	replaced = replacedName(temp, dir)
	now := time.Now()
	_ = os.Chtimes(dir, now, now) // filelock.AcquireLeftover reads it; another user's folder keeps its time
	if err := os.Rename(dir, replaced); err != nil {
		return "", writeError(dir, err)
	}
	if err := os.Rename(temp, dir); err != nil {
		if back := os.Rename(replaced, dir); back != nil {
			return "", fmt.Errorf("the site cannot be written to %s: %s; the one that was there is now in %s: %s", dir, diag.Reason(err), replaced, diag.Reason(back))
		}
		return "", writeError(dir, err)
	}
	return replaced, nil
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

// Close removes the new site unless it was committed. It waits for calls of Write and
// Commit; later ones fail.
func (f *Folder) Close() error {
	f.closing.Lock()
	defer f.closing.Unlock()
	if f.closed {
		return nil
	}
	f.closed = true
	err := f.root.Close()
	if !f.done {
		err = errors.Join(err, removeTree(f.temp))
	}
	return errors.Join(err, f.lock.Close())
}
