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

// A manifest has the paths that a build wrote. Those of folders end in a slash.
type manifest map[string]bool

// parseManifest parses the lines of a marker file after the first. pages are the pages of that build
// and of earlier ones.
func parseManifest(lines string) (m manifest, pages []string) {
	m = manifest{assets.MarkerFile: true}
	for line := range strings.Lines(lines) {
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
			pages = append(pages, name)
		}
		if isEarlier {
			continue
		}
		m[name] = true
		for folder := path.Dir(name); folder != "." && folder != "/"; folder = path.Dir(folder) {
			m[folder+"/"] = true
		}
	}
	return m, pages
}

// isMount is isMountPoint, except in tests.
var isMount = isMountPoint

// errMounted is the error for a mount in the old site. Removing that would remove the mounted
// files.
var errMounted = errors.New("it is a mount point; unmount it, or write elsewhere with -o")

// readManifest returns what the last build wrote to a folder. The error says why no build may
// replace the folder: it cannot be read or written, or it is not empty and no build wrote it.
func readManifest(dir string) (manifest, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err == nil && isMount(dir):
		err = errMounted
	case err == nil:
		err = writable(dir)
	}
	if err != nil {
		return nil, writeError(dir, err)
	}
	switch lines, ok, err := readMarker(dir); {
	case err != nil:
		return nil, writeError(dir, err)
	case ok:
		m, _ := parseManifest(lines)
		return m, nil
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".git") {
			return nil, fmt.Errorf("%s holds files that no build wrote (%s); empty it, or write elsewhere with -o", dir, e.Name())
		}
	}
	return nil, nil
}

// readMarker returns the lines of the marker file of a folder after the first; ok is false if no
// build wrote the folder.
func readMarker(dir string) (list string, ok bool, err error) {
	marker := filepath.Join(dir, assets.MarkerFile)
	info, err := os.Lstat(marker)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxManifest {
		return "", false, nil
	}
	text, err := os.ReadFile(marker)
	list, ok = strings.CutPrefix(string(text), manifestHead)
	return list, ok, err
}
