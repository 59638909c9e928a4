package site

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"sowbook/internal/cache"
)

// Snapshot records names, sizes and times of all files that a build reads and writes, the
// options and the program. The cache keeps the last one of each folder. If nothing has
// changed since, there is nothing to do.
type Snapshot struct {
	dir    string // the folder of the site
	inputs []byte // inputState before the build, or nil
}

// TakeSnapshot records the state of what a build into a folder will read.
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

// Unchanged reports whether the last build into the folder read the same inputs and the
// folder has not changed since.
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

// Save stores the snapshot after a build. If that fails, the next build builds again.
func (s *Snapshot) Save() {
	if outputs, err := folderState(s.dir, time.Time{}); err == nil && s.inputs != nil {
		_ = cache.Put("builds", s.dir, append(s.inputs, outputs...))
	}
}

// timeResolution is the longest time between two changes of a file with the same time.
const timeResolution = 20 * time.Millisecond

// inputState returns the state of everything that a build reads.
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
	settled := time.Now().Add(-timeResolution)
	for _, folder := range []string{"content", "templates", "static"} {
		state, err := folderState(filepath.Join(o.Project.Dir, folder), settled)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&out, "folder %s\n%s", folder, state)
	}
	out.WriteString(repositoryState(dir))
	out.WriteString("site\n")
	return out.Bytes(), nil
}

// repositoryState returns the state of the repository that a folder is in, because pages
// show the dates of their last commits.
func repositoryState(dir string) string {
	for parent := ""; parent != dir; dir, parent = filepath.Dir(dir), dir {
		if info, err := os.Stat(filepath.Join(dir, ".git", "logs", "HEAD")); err == nil {
			return fmt.Sprintf("commits %d %d\n", info.Size(), info.ModTime().UnixNano())
		}
	}
	return ""
}

// folderState returns a line for each file below a folder, which need not exist: its name,
// size and time. Unless settled is zero, it fails if a file was changed after it, because
// the file's next change might not be visible.
func folderState(dir string, settled time.Time) ([]byte, error) {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		return nil, nil
	}
	var out bytes.Buffer
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := os.Stat(path) // following links
		switch {
		case err != nil:
			return err
		case !settled.IsZero() && info.ModTime().After(settled):
			return errors.New(path + " was changed just now")
		}
		fmt.Fprintf(&out, "%q %d %d\n", path, info.Size(), info.ModTime().UnixNano())
		return nil
	})
	return out.Bytes(), err
}
