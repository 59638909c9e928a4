package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

// restore puts a site back that a build had moved away when it was killed, and says so. out is
// the folder of the site, or a link to it.
func (e *env) restore(out string) {
	dir := out
	if target, err := os.Readlink(out); err == nil {
		if dir = target; !filepath.IsAbs(target) {
			dir = filepath.Join(filepath.Dir(out), target)
		}
	}
	if site.Recover(dir) {
		fmt.Fprintln(e.stderr, "The last build was killed while it replaced "+out+"; the previous site has been restored.")
	}
}

// path returns the path of a file of the rulebook, from the folder that the command runs in.
func (e *env) path(name string) string {
	if filepath.IsAbs(name) {
		return filepath.Clean(name) // with a slash at its end, a link would be taken for its target
	}
	return filepath.Join(e.dir, name)
}

// outFolder returns the folder that a build replaces. out is the value of -o. It rejects
// folders that contain the rulebook or the user's home, and folders in the sources.
func (e *env) outFolder(out string) (string, error) {
	out = e.path(out)
	e.restore(out)
	reject := func(why string) (string, error) {
		return "", fmt.Errorf("cannot write the site to %s: %s; choose another folder with -o", out, why)
	}
	info, err := os.Stat(out)
	switch {
	case err == nil && !info.IsDir():
		return reject("it is a file")
	case os.IsNotExist(err):
		if _, err := os.Lstat(out); err == nil {
			return reject("it is a broken link")
		}
	case err != nil:
		return reject(diag.Reason(err))
	}
	target, book := resolved(out), resolved(e.dir)
	if home, err := os.UserHomeDir(); err == nil && within(resolved(home), target) {
		return reject("a build replaces the whole folder, which contains your home folder")
	}
	if within(book, target) {
		return reject("a build replaces the whole folder, which contains the rulebook")
	}
	for _, name := range project.SourceFolders {
		if within(target, filepath.Join(book, name)) {
			return reject("it is in " + name + ", which the site is built from")
		}
	}
	if info, err := os.Lstat(out); err == nil && info.Mode()&os.ModeSymlink != 0 {
		return target, nil // replace the target of the link, not the link
	}
	return out, nil
}

// within reports whether a file is the folder or below it. Both are resolved.
func within(file, folder string) bool {
	relative, err := filepath.Rel(folder, file)
	return err == nil && filepath.IsLocal(relative)
}

// resolved returns the absolute path of a file, with symbolic links resolved in the part
// that exists.
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
