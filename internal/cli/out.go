package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"sowbook/internal/diag"
)

// sources is the folders of a rulebook that a site is made of.
var sources = []string{"content", "templates", "static"}

// outFolder is the folder that a build replaces whole, from what -o says. It
// refuses those that somebody lives or works in, whatever they hold.
func (e *env) outFolder(out string) (string, error) {
	if out == "" {
		return "", usageError{"-o is the folder to write the site to, as in -o public; there is nothing after it"}
	}
	if !filepath.IsAbs(out) {
		out = filepath.Join(e.dir, out)
	}
	refused := func(why string) (string, error) {
		return "", fmt.Errorf("the site cannot be written to %s: %s; choose another folder with -o", out, why)
	}
	info, err := os.Stat(out)
	switch {
	case err == nil && !info.IsDir():
		return refused("it is a file")
	case os.IsNotExist(err):
		if _, err := os.Lstat(out); err == nil {
			return refused("it is a link that leads nowhere")
		}
	case err != nil:
		return refused(diag.Reason(err))
	}
	place, book := resolved(out), resolved(e.dir)
	if home, err := os.UserHomeDir(); err == nil && within(resolved(home), place) {
		return refused("a build replaces the folder that it writes to, and this one holds your home folder")
	}
	if within(book, place) {
		return refused("a build replaces the folder that it writes to, and this one holds the rulebook")
	}
	for _, name := range sources {
		if within(place, filepath.Join(book, name)) {
			return refused("it lies in " + name + ", which the site is made of")
		}
	}
	if info, err := os.Lstat(out); err == nil && info.Mode()&os.ModeSymlink != 0 {
		return place, nil // what the link leads to is replaced, and the link stays
	}
	return out, nil
}

// within tells whether a file is a folder or lies below it. Both are resolved.
func within(file, folder string) bool {
	way, err := filepath.Rel(folder, file)
	return err == nil && way != ".." && !strings.HasPrefix(way, ".."+string(filepath.Separator))
}

// resolved is the absolute path of a file without links in it, as far as the file
// is there.
func resolved(name string) string {
	if absolute, err := filepath.Abs(name); err == nil {
		name = absolute
	}
	if real, err := filepath.EvalSymlinks(name); err == nil {
		return real
	}
	parent := filepath.Dir(name)
	if parent == name {
		return name
	}
	return filepath.Join(resolved(parent), filepath.Base(name))
}
