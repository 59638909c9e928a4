package site

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"sowbook/internal/cache"
	"sowbook/internal/history"
	"sowbook/internal/project"
)

// Snapshot records what a build reads, the options, the program, and the state of the files that
// it writes. The cache keeps the last one of each folder. If nothing has changed since, there is
// nothing to do.
type Snapshot struct {
	dir    string // the folder of the site
	inputs string // inputHash before the build, or ""
}

// TakeSnapshot records what a build into a folder will read.
func TakeSnapshot(o Options, dir string) *Snapshot {
	s := &Snapshot{dir: dir}
	if full, err := filepath.Abs(dir); err == nil {
		s.dir = full
	}
	if inputs, err := inputHash(o); err == nil {
		s.inputs = inputs
	}
	return s
}

// Unchanged reports whether the last build into the folder read the same inputs and the
// files that it wrote have not changed since.
func (s *Snapshot) Unchanged() bool {
	kept, ok := cache.Get("builds", s.dir)
	inputs, outputs, _ := strings.Cut(string(kept), "\n")
	if !ok || inputs != s.inputs || outputs == "" {
		return false
	}
	for line := range strings.Lines(outputs) {
		state, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		info, err := os.Lstat(filepath.Join(s.dir, filepath.FromSlash(name)))
		if err != nil || state != stateOf(info) {
			return false
		}
	}
	return true
}

// Save stores the snapshot after a build that wrote outputs: the states of files by name.
// If that fails, the next build builds again.
func (s *Snapshot) Save(outputs map[string]string) {
	if s.inputs == "" {
		return
	}
	var text strings.Builder
	text.WriteString(s.inputs + "\n")
	for _, name := range slices.Sorted(maps.Keys(outputs)) {
		text.WriteString(outputs[name] + " " + name + "\n")
	}
	_ = cache.Put("builds", s.dir, []byte(text.String()))
}

// stateOf returns a word that changes with every edit of a file, on Linux and macOS even with
// one that keeps its size and time.
func stateOf(info fs.FileInfo) string {
	return fmt.Sprintf("%s,%d,%d,%d", info.Mode(), info.Size(), info.ModTime().UnixNano(), changeTime(info))
}

// inputHash returns a hash of everything that a build reads. It fails if git was stopped.
func inputHash(o Options) (string, error) {
	var commits string
	var group errgroup.Group
	group.Go(func() (err error) { // git takes as long as the rest
		commits, err = history.State(o.Project.Dir)
		return err
	})
	program, failed := cache.Program()
	dir, err := filepath.Abs(o.Project.Dir)
	if err := errors.Join(err, failed); err != nil {
		return "", err
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%q shown as %q, %+v, drafts %t, for a folder %t, %s\n", dir, o.Project.Dir, o.Location, o.Drafts, o.Folder, program)
	for _, folder := range project.SourceFolders {
		files := o.Project.Folder(folder)
		_ = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
			var content []byte
			if err == nil && !d.IsDir() {
				content, err = fs.ReadFile(files, name)
			}
			fmt.Fprintf(sum, "%q %d %v\n", path.Join(folder, name), len(content), err)
			sum.Write(content)
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return "", err
	}
	fmt.Fprintf(sum, "history %q\n", commits)
	return fmt.Sprintf("%x", sum.Sum(nil)), nil
}
