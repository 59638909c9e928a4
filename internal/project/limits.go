package project

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Limits of the size of a file, in bytes. Files are read whole, and larger ones might not
// fit in memory.
const (
	maxText  = 16 << 20 // of a file that [isText]
	maxOther = 256 << 20
)

// textEndings lists the extensions of files that are parsed.
var textEndings = []string{".css", ".html", ".js", ".md", ".svg", ".txt", ".yaml"}

func isText(name string) bool { return slices.Contains(textEndings, strings.ToLower(path.Ext(name))) }

// checkSize returns an error if a file is larger than files of its name may be.
func checkSize(name string, size int64) error {
	switch {
	case isText(name) && size > maxText:
		return fmt.Errorf("it is larger than %d MiB; divide it, or make it smaller", maxText>>20)
	case size > maxOther:
		return fmt.Errorf("it is larger than %d MiB; make it smaller", maxOther>>20)
	}
	return nil
}

// limitedFile is a file that is no longer read when it has grown too large.
type limitedFile struct {
	fs.File
	name string
	read int64 // bytes so far
}

func (f *limitedFile) Read(p []byte) (int, error) {
	n, err := f.File.Read(p)
	f.read += int64(n)
	if tooLarge := checkSize(f.name, f.read); tooLarge != nil {
		return 0, &fs.PathError{Op: "read", Path: f.name, Err: tooLarge}
	}
	return n, err
}
