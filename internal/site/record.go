package site

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"sowbook/internal/cache"
	"sowbook/internal/compile"
)

// Record is what a site was made of and what was written: names, sizes and times of all files, of the program and of the options, as one
// text. It is kept in the user's cache; while all is as it says, there is nothing to build.
type Record struct {
	dir    string // the folder of the site
	name   string // of the record in the cache
	inputs []byte // as they were before the build read them; nil where that could not be told
}

// NewRecord notes how everything is that a build into a folder will read. Where that cannot be told there is no record, and the build
// says what is wrong.
func NewRecord(o Options, dir string) *Record {
	r := &Record{dir: dir}
	if full, err := filepath.Abs(dir); err == nil {
		r.dir = full
	}
	sum := sha256.Sum256([]byte(r.dir))
	r.name = "built-" + hex.EncodeToString(sum[:8])
	if inputs, err := o.inputs(); err == nil {
		r.inputs = inputs
	}
	return r
}

// Holds tells whether the last build into the folder read the same and all that it wrote is still there, and nothing else.
func (r *Record) Holds() bool {
	if r.inputs == nil {
		return false
	}
	kept, err := os.ReadFile(cache.Path(r.name))
	if err != nil || !bytes.HasPrefix(kept, r.inputs) {
		return false
	}
	outputs, err := states(r.dir, time.Time{})
	return err == nil && bytes.Equal(kept[len(r.inputs):], outputs)
}

// Keep keeps the record of a build that was done. Where it cannot, the next build does everything again.
func (r *Record) Keep() {
	if outputs, err := states(r.dir, time.Time{}); err == nil && r.inputs != nil {
		_ = cache.Keep(r.name, append(r.inputs, outputs...))
	}
}

// grain is how much later than another a change of a file may be and still have the same time.
const grain = 20 * time.Millisecond

// inputs is the state of all that a build reads.
func (o Options) inputs() ([]byte, error) {
	var out bytes.Buffer
	dir, err := filepath.Abs(o.Dir)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&out, "sowbook 1\nfolder %q shown as %q, base %q, url %q, offline %t, drafts %t\n", dir, o.Dir, o.Base, o.URL, o.Offline, o.Drafts)
	program, err := cache.Program()
	if err != nil {
		return nil, err
	}
	out.WriteString(program)
	if _, ok := o.Builtin.(embed.FS); !ok { // what is embedded is part of the program
		if err := builtinStates(o.Builtin, &out); err != nil {
			return nil, err
		}
	}
	fresh := time.Now().Add(-grain)
	for _, folder := range []string{"content", "templates", "static"} {
		list, err := states(filepath.Join(o.Dir, folder), fresh)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		fmt.Fprintf(&out, "folder %s\n", folder)
		out.Write(list)
	}
	out.WriteString(commits(dir))
	out.WriteString("site\n")
	return out.Bytes(), nil
}

// commits is the state of the repository that a folder lies in: a commit changes when pages were last changed.
func commits(dir string) string {
	for parent := ""; parent != dir; dir, parent = filepath.Dir(dir), dir {
		if info, err := os.Stat(filepath.Join(dir, ".git", "logs", "HEAD")); err == nil {
			return fmt.Sprintf("commits %d %d\n", info.Size(), info.ModTime().UnixNano())
		}
	}
	return ""
}

// builtinStates writes the state of the files that every rulebook has, where they lie in a folder.
func builtinStates(tree fs.FS, out *bytes.Buffer) error {
	for _, folder := range append([]string{"templates", "static"}, compile.Folders...) {
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

// state is the line of a file. Of one that cannot be read, or may be changed again within the same time, it is never the same.
func state(file, name string, fresh time.Time) string {
	info, err := os.Stat(file)
	if err != nil {
		return fmt.Sprintf("%q cannot be read, seen %d", name, time.Now().UnixNano())
	}
	line := fmt.Sprintf("%q %d %d", name, info.Size(), info.ModTime().UnixNano())
	if !fresh.IsZero() && info.ModTime().After(fresh) {
		line += fmt.Sprintf(" seen %d", time.Now().UnixNano())
	}
	return line
}

// states is a line for each file below a folder: its name, its size and its time. A file that was changed after fresh may be changed again.
func states(dir string, fresh time.Time) ([]byte, error) {
	var lines []string
	for level := []string{""}; len(level) > 0; {
		read := make([]struct{ lines, folders []string }, len(level))
		err := each(len(level), func(i int) error {
			entries, err := os.ReadDir(filepath.Join(dir, level[i]))
			if err != nil && level[i] == "" {
				return err
			}
			if err != nil {
				read[i].lines = append(read[i].lines, fmt.Sprintf("%q cannot be read, seen %d", level[i], time.Now().UnixNano()))
				return nil
			}
			for _, e := range entries {
				name := filepath.Join(level[i], e.Name())
				if e.IsDir() {
					read[i].folders = append(read[i].folders, name)
					continue
				}
				read[i].lines = append(read[i].lines, state(filepath.Join(dir, name), name, fresh))
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		level = nil
		for _, r := range read {
			lines, level = append(lines, r.lines...), append(level, r.folders...)
		}
	}
	slices.Sort(lines)
	var out bytes.Buffer
	for _, line := range lines {
		out.WriteString(line)
		out.WriteByte('\n')
	}
	return out.Bytes(), nil
}
