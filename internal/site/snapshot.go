package site

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"sowbook/internal/cache"
	"sowbook/internal/history"
	"sowbook/internal/project"
)

// Snapshot records the state of all files that a build reads and writes, the options and
// the program. The cache keeps the last one of each folder. If nothing has changed since,
// there is nothing to do.
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
// files that it wrote have not changed since.
func (s *Snapshot) Unchanged() bool {
	if s.inputs == nil {
		return false
	}
	kept, ok := cache.Get("builds", s.dir)
	if !ok || !bytes.HasPrefix(kept, s.inputs) {
		return false
	}
	outputs := 0
	for line := range strings.Lines(string(kept[len(s.inputs):])) {
		quoted, err := strconv.QuotedPrefix(line)
		if err != nil {
			return false
		}
		name, _ := strconv.Unquote(quoted)
		info, err := os.Lstat(filepath.Join(s.dir, filepath.FromSlash(name)))
		if err != nil || line != outputLine(name, stateOf(info)) {
			return false
		}
		outputs++
	}
	return outputs > 0
}

// Save stores the snapshot after a build that wrote outputs: the states of files by name.
// If that fails, the next build builds again.
func (s *Snapshot) Save(outputs map[string]string) {
	if s.inputs == nil {
		return
	}
	out := bytes.NewBuffer(s.inputs)
	for _, name := range slices.Sorted(maps.Keys(outputs)) {
		out.WriteString(outputLine(name, outputs[name]))
	}
	_ = cache.Put("builds", s.dir, out.Bytes())
}

func outputLine(name, state string) string { return fmt.Sprintf("%q %s\n", name, state) }

// stateOf returns a string that changes with every edit of a file, on Linux and macOS even
// with one that keeps its size and time.
func stateOf(info fs.FileInfo) string {
	number, changed := inode(info)
	return fmt.Sprintf("%s %d %d %d %d", info.Mode(), info.Size(), info.ModTime().UnixNano(), number, changed.UnixNano())
}

// timeResolution is the longest time between two changes of a file with the same time, on
// file systems with times of less than a second. On others, such as FAT, it is coarseResolution.
const (
	timeResolution   = 20 * time.Millisecond
	coarseResolution = 2 * time.Second
)

// inputState returns the state of everything that a build reads. It fails if git was
// stopped, or if a file has changed just now, because its next change might have the same time.
func inputState(o Options) ([]byte, error) {
	var commits string
	var group errgroup.Group
	group.Go(func() (err error) { // git takes as long as the rest
		commits, err = history.State(o.Project.Dir)
		return err
	})
	dir, err := filepath.Abs(o.Project.Dir)
	if err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	s := stateWriter{dir: dir, root: root, now: time.Now()}
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	info, err := os.Stat(program)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&s.out, "folder %q shown as %q, %+v, drafts %t, for a folder %t\n", dir, o.Project.Dir, o.Location, o.Drafts, o.Folder)
	if err := s.addFile(program, info); err != nil {
		return nil, err
	}
	for _, name := range project.SourceFolders {
		if err := s.add(name); err != nil {
			return nil, err
		}
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	fmt.Fprintf(&s.out, "history %q\nsite\n", commits)
	return s.out.Bytes(), nil
}

// stateWriter writes a line for each file of a rulebook.
type stateWriter struct {
	dir  string
	root *os.Root // dir; it follows no link out of it
	now  time.Time
	out  bytes.Buffer
}

// add writes the state of a file, or of a folder and everything in it. Of links, it follows
// only those that a build follows: to files in the rulebook, and the three folders themselves.
func (s *stateWriter) add(name string) error {
	info, err := os.Lstat(filepath.Join(s.dir, name))
	if errors.Is(err, fs.ErrNotExist) {
		fmt.Fprintf(&s.out, "%q does not exist\n", name)
		return nil
	}
	if err != nil {
		return err
	}
	if info.Mode().Type() == fs.ModeSymlink {
		fmt.Fprintf(&s.out, "%q %s\n", name, stateOf(info))
		info, err = s.root.Stat(name)
		if err != nil || info.IsDir() && filepath.Dir(name) != "." {
			return nil
		}
	}
	if !info.IsDir() {
		return s.addFile(name, info)
	}
	fmt.Fprintf(&s.out, "%q/\n", name)
	entries, err := os.ReadDir(filepath.Join(s.dir, name))
	for _, e := range entries {
		if err == nil {
			err = s.add(filepath.Join(name, e.Name()))
		}
	}
	return err
}

// addFile writes the state of a file. It returns an error if the file has changed just now.
func (s *stateWriter) addFile(name string, info fs.FileInfo) error {
	if _, changed := inode(info); !s.isSettled(changed) || !s.isSettled(info.ModTime()) {
		return errors.New(name + " was changed just now")
	}
	fmt.Fprintf(&s.out, "%q %s\n", name, stateOf(info))
	return nil
}

// isSettled reports whether the next change after one at a time will have another time.
func (s *stateWriter) isSettled(changed time.Time) bool {
	resolution := timeResolution
	if changed.Nanosecond() == 0 {
		resolution = coarseResolution
	}
	return changed.Before(s.now.Add(-resolution))
}
