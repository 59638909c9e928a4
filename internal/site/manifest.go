package site

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/assets"
)

const (
	// manifestHead is the first line of [assets.MarkerFile]. The names of all files that the
	// build wrote follow, one per line, with the escapes of Go, and then the pages of earlier
	// builds that it lacks, each in quotes.
	manifestHead = "Written by sowbook build. The next build replaces the files below and keeps all others.\n"
	// maxManifest is the size of a marker file, in bytes, that no build exceeds.
	maxManifest = 64 << 20
)

// manifest returns the content of the marker file.
func (f *Folder) manifest() []byte {
	out := bytes.NewBufferString(manifestHead)
	for _, name := range slices.Sorted(maps.Keys(f.written)) {
		quoted := strconv.Quote(name)
		out.WriteString(quoted[1:len(quoted)-1] + "\n")
	}
	for _, name := range f.earlier {
		if f.written[name] == "" {
			out.WriteString(strconv.Quote(name) + "\n")
		}
	}
	return out.Bytes()
}

// manifest holds what a marker file says. The zero value is that of a folder without one.
type manifest struct {
	written map[string]bool // the paths that the build wrote; those of folders end in a slash
	pages   []string        // of that build and of earlier ones
}

// readManifest reads the marker file of a folder. ok is false if no build wrote the folder.
func readManifest(dir string) (m manifest, ok bool, err error) {
	marker := filepath.Join(dir, assets.MarkerFile)
	info, err := os.Lstat(marker)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxManifest {
		return m, false, nil
	}
	text, err := os.ReadFile(marker)
	list, ok := strings.CutPrefix(string(text), manifestHead)
	if err != nil || !ok {
		return m, false, err
	}
	m.written = map[string]bool{assets.MarkerFile: true}
	for line := range strings.Lines(list) {
		quoted := strings.TrimSuffix(line, "\n")
		isEarlier := strings.HasPrefix(quoted, `"`)
		if !isEarlier {
			quoted = `"` + quoted + `"`
		}
		name, err := strconv.Unquote(quoted)
		if err != nil {
			continue // not from a build
		}
		if path.Ext(name) == ".html" && name != notFoundPage {
			m.pages = append(m.pages, name)
		}
		if isEarlier {
			continue
		}
		m.written[name] = true
		for folder := path.Dir(name); folder != "." && folder != "/"; folder = path.Dir(folder) {
			m.written[folder+"/"] = true
		}
	}
	slices.Sort(m.pages)
	m.pages = slices.Compact(m.pages)
	return m, true, nil
}

// isMount is isMountPoint, except in tests.
var isMount = isMountPoint

// errMounted is the error for a mount in the old site. Removing that would remove the mounted
// files.
var errMounted = errors.New("it is a mount point; unmount it, or write elsewhere with -o")

// replaceable returns what the last build wrote to a folder. The error says why no build may
// replace the folder: it cannot be read or written, or it is not empty and no build wrote it.
func replaceable(dir string) (manifest, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return manifest{}, nil
	case err == nil && isMount(dir):
		err = errMounted
	case err == nil:
		err = writable(dir)
	}
	var m manifest
	ok := false
	if err == nil {
		m, ok, err = readManifest(dir)
	}
	if err != nil || ok {
		return m, writeError(dir, err)
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".git") {
			return m, fmt.Errorf("%s holds files that no build wrote (%s); empty it, or write elsewhere with -o", dir, e.Name())
		}
	}
	return m, nil
}
