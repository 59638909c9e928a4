package history

import (
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"sowbook/internal/project"
)

// repository is a git repository.
type repository struct {
	dir    string // with the references of this work tree, such as HEAD
	common string // with the references and objects of all work trees; usually dir
	prefix string // the path of the pages in the commits, with a slash at its end
	head   string // the name of the current commit, in hexadecimal digits

	timeout time.Duration // of git
}

// errNoHistory is the error for a folder without a complete history that git can read. It is
// no mistake.
var errNoHistory = errors.New("no history")

// sha256Length is the number of digits of a name in repositories that use SHA-256.
const sha256Length = 64

// findRepository returns the repository that has a folder in its work tree. The
// error is errNoHistory without a repository, without commits, and if the history is incomplete.
// Only files named .git count: a rulebook may contain folders that look like repositories.
// It reads no configuration.
func findRepository(folder string, timeout time.Duration) (r repository, err error) {
	r.timeout = timeout
	folder, err = filepath.EvalSymlinks(folder)
	if err == nil {
		folder, err = filepath.Abs(folder)
	}
	if err != nil {
		return r, errNoHistory // problems with the folder are reported elsewhere
	}
	top := folder
	for r.dir = gitDir(top); r.dir == ""; r.dir = gitDir(top) {
		if filepath.Dir(top) == top {
			return r, errNoHistory
		}
		top = filepath.Dir(top)
	}
	r.common = r.dir
	if common := firstLine(r.dir, "commondir"); common != "" {
		r.common = absolute(r.dir, common)
	}
	if firstLine(r.common, "shallow") != "" || !alternatesAreShort(r.common) {
		return r, errNoHistory
	}
	if below, _ := filepath.Rel(top, folder); below != "." {
		r.prefix = filepath.ToSlash(below) + "/"
	}
	if r.head = resolve(r.dir, r.common, "HEAD"); r.head == "" {
		r.head, err = r.resolveInTables()
	}
	if r.head == "" && err == nil {
		err = errNoHistory
	}
	return r, err
}

// maxAlternates is the size of the longest list of other folders of objects, in bytes. Git
// opens each of them.
const maxAlternates = 64 << 10

// alternatesAreShort reports whether git may read the list of other folders of objects. A
// pipe in its place would make git wait.
func alternatesAreShort(common string) bool {
	info, err := os.Stat(filepath.Join(common, "objects", "info", "alternates"))
	return err != nil || info.Mode().IsRegular() && info.Size() <= maxAlternates
}

// gitDir returns the folder of the repository whose work tree has its top in a folder, or
// "". A file .git names the folder, in linked work trees and submodules.
func gitDir(top string) string {
	name := filepath.Join(top, ".git")
	info, err := os.Stat(name)
	switch {
	case err != nil:
	case info.IsDir():
		return name
	default:
		if dir, ok := strings.CutPrefix(firstLine(top, ".git"), "gitdir: "); ok {
			return absolute(top, dir)
		}
	}
	return ""
}

// absolute returns a path that a file in dir names.
func absolute(dir, name string) string {
	if name = filepath.FromSlash(name); filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(dir, name)
}

// readFile returns the content of a file, or "" if it does not exist. It does not read pipes
// and huge files.
func readFile(dir, name string) string {
	text, _ := fs.ReadFile(project.Project{Dir: dir}.Folder("."), name)
	return string(text)
}

func firstLine(dir, name string) string {
	line, _, _ := strings.Cut(readFile(dir, name), "\n")
	return strings.TrimSuffix(line, "\r")
}

// resolve returns the name of the object that a reference of a work tree names, or "".
// dir and common are as in repository.
func resolve(dir, common, reference string) string {
	for range 5 { // as many steps as git makes
		line := firstLine(dir, reference)
		if line == "" {
			line = firstLine(common, reference)
		}
		if line == "" {
			line = packed(common, reference)
		}
		next, ok := strings.CutPrefix(line, "ref:")
		if !ok {
			return objectName(line)
		}
		if reference = strings.TrimSpace(next); !strings.HasPrefix(path.Clean(reference), "refs/") {
			return ""
		}
	}
	return ""
}

// packed returns what the file packed-refs says about a reference, or "". Its lines are an
// object and its reference.
func packed(common, reference string) string {
	for line := range strings.Lines(readFile(common, "packed-refs")) {
		if object, ok := strings.CutSuffix(strings.TrimRight(line, "\r\n"), " "+reference); ok {
			return object
		}
	}
	return ""
}

// objectName returns text if it is the name of an object, and otherwise "".
func objectName(text string) string {
	if _, err := hex.DecodeString(text); err != nil || len(text) != 40 && len(text) != sha256Length {
		return ""
	}
	return text
}

// resolveInTables returns the name of the current commit of a repository that keeps its
// references in tables, which only git can read; "" if it keeps none there.
func (r repository) resolveInTables() (string, error) {
	tables, reference := filepath.Join(r.dir, "reftable"), "HEAD"
	if _, err := os.Stat(tables); err != nil {
		return "", errNoHistory
	}
	for _, format := range []string{"sha1", "sha256"} {
		if r.dir != r.common { // the table of a linked work tree has its HEAD, and that of the others the branch
			branch, err := gitCall{timeout: r.timeout, format: format, tables: tables, args: []string{"symbolic-ref", "HEAD"}}.run()
			if err != nil && !errors.Is(err, errNoHistory) {
				return "", err
			}
			if err == nil {
				tables, reference = filepath.Join(r.common, "reftable"), strings.TrimSpace(branch)
			}
		}
		object, err := gitCall{timeout: r.timeout, format: format, tables: tables, args: []string{"rev-parse", "--verify", reference}}.run()
		if !errors.Is(err, errNoHistory) { // which another format of names may have
			return objectName(strings.TrimSpace(object)), err
		}
	}
	return "", errNoHistory
}
