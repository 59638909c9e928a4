package site

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"sowbook/internal/assets"
	"sowbook/internal/cache"
)

// Snapshot is the state of all that a build reads and writes: names, sizes and
// times of files, the program and the options, as one text. The last one of a
// folder is kept in the cache; while everything is as it says, there is nothing
// to build.
type Snapshot struct {
	dir    string // the folder of the site
	inputs []byte // before the build reads them; nil where they cannot be told
}

// TakeSnapshot notes the state of all that a build into a folder will read.
func TakeSnapshot(o Options, dir string) *Snapshot {
	s := &Snapshot{dir: dir}
	if full, err := filepath.Abs(dir); err == nil {
		s.dir = full
	}
	if inputs, err := inputState(o); err == nil {
		s.inputs = inputs
	}
	return s
}

// Unchanged reports whether the last build into the folder read the same, and
// what it wrote is still there and nothing else.
func (s *Snapshot) Unchanged() bool {
	if s.inputs == nil {
		return false
	}
	kept, ok := cache.Get("builds", s.dir)
	if !ok || !bytes.HasPrefix(kept, s.inputs) {
		return false
	}
	outputs, err := folderState(s.dir, time.Time{})
	return err == nil && bytes.Equal(kept[len(s.inputs):], outputs)
}

// Save keeps the snapshot after a build. Where that fails, the next build does
// everything again.
func (s *Snapshot) Save() {
	if outputs, err := folderState(s.dir, time.Time{}); err == nil && s.inputs != nil {
		_ = cache.Put("builds", s.dir, append(s.inputs, outputs...))
	}
}

// timeResolution is how much later than another a change of a file may be and
// still have the same time.
const timeResolution = 20 * time.Millisecond

// inputState returns the state of all that a build reads.
func inputState(o Options) ([]byte, error) {
	var out bytes.Buffer
	dir, err := filepath.Abs(o.Project.Dir)
	if err != nil {
		return nil, err
	}
	program, err := cache.Program()
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&out, "folder %q shown as %q, %+v, drafts %t\n%s", dir, o.Project.Dir, o.Location, o.Drafts, program)
	if _, ok := o.Project.Builtin.(embed.FS); !ok { // what is embedded is part of the program
		if err := builtinState(o.Project.Builtin, &out); err != nil {
			return nil, err
		}
	}
	recent := time.Now().Add(-timeResolution)
	for _, folder := range []string{"content", "templates", "static"} {
		state, err := folderState(filepath.Join(o.Project.Dir, folder), recent)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		fmt.Fprintf(&out, "folder %s\n%s", folder, state)
	}
	out.WriteString(repositoryState(dir))
	out.WriteString("site\n")
	return out.Bytes(), nil
}

// repositoryState returns the state of the repository that a folder is in: a
// commit changes when pages were last changed.
func repositoryState(dir string) string {
	for parent := ""; parent != dir; dir, parent = filepath.Dir(dir), dir {
		if info, err := os.Stat(filepath.Join(dir, ".git", "logs", "HEAD")); err == nil {
			return fmt.Sprintf("commits %d %d\n", info.Size(), info.ModTime().UnixNano())
		}
	}
	return ""
}

// builtinState writes the state of the files that every rulebook has, where they
// are in a folder.
func builtinState(tree fs.FS, out *bytes.Buffer) error {
	for _, folder := range append([]string{"templates", "static"}, assets.EngineFolders...) {
		err := fs.WalkDir(tree, folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			info, err := d.Info()
			if err == nil {
				fmt.Fprintf(out, "built in %q %d %d\n", name, info.Size(), info.ModTime().UnixNano())
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// folderState returns a line for each file below a folder: its name, size and
// time. A file that was changed after recent, if that is set, may change again
// within the same time; its line, like that of a file that cannot be read, is
// never the same twice.
func folderState(dir string, recent time.Time) ([]byte, error) {
	var out bytes.Buffer
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		name, _ := filepath.Rel(dir, path)
		switch {
		case err != nil && path == dir:
			return err
		case err != nil:
			fmt.Fprintf(&out, "%q cannot be read, seen %d\n", name, time.Now().UnixNano())
			return nil
		case d.IsDir():
			return nil
		}
		info, err := os.Stat(path) // of what a link leads to
		if err != nil {
			fmt.Fprintf(&out, "%q cannot be read, seen %d\n", name, time.Now().UnixNano())
			return nil
		}
		fmt.Fprintf(&out, "%q %d %d", name, info.Size(), info.ModTime().UnixNano())
		if !recent.IsZero() && info.ModTime().After(recent) {
			fmt.Fprintf(&out, " seen %d", time.Now().UnixNano())
		}
		out.WriteByte('\n')
		return nil
	})
	return out.Bytes(), err
}
