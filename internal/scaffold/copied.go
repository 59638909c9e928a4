package scaffold

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/project"
)

// CopiesFile lists the files that were copied from the program, each with a hash of the file that
// it was then.
const CopiesFile = "copied.txt"

// Builtin returns a file of the program that a rulebook can replace: one of templates or static.
func Builtin(p project.Project, name string) ([]byte, error) {
	folder, _, _ := strings.Cut(name, "/")
	if folder == "templates" || folder == "static" {
		if text, err := fs.ReadFile(p.Builtin, name); err == nil {
			return text, nil
		}
	}
	var all []string
	for _, folder := range []string{"templates", "static"} {
		_ = fs.WalkDir(p.Builtin, folder, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				all = append(all, name)
			}
			return nil
		})
	}
	return nil, NameError("there is no built-in file " + name + diag.NearHint(name, all) + "; files are in templates and static, as in templates/base.html")
}

// Copy copies a file of the program into the rulebook and notes its version. It overwrites no file.
func Copy(p project.Project, name string) ([]string, error) {
	text, err := Builtin(p, name)
	if err != nil {
		return nil, err
	}
	written, err := write(p.Dir, map[string]string{name: string(text)})
	if err == nil {
		err = NoteCopy(p, name)
	}
	return written, err
}

// NoteCopy notes that a copied file agrees with the program's file as it is now.
func NoteCopy(p project.Project, name string) error {
	text, err := Builtin(p, name)
	if err != nil {
		return err
	}
	var out strings.Builder
	list, _ := copies(p)
	for _, c := range list {
		if c.name != name {
			fmt.Fprintln(&out, c.name, c.version)
		}
	}
	fmt.Fprintln(&out, name, version(text))
	return os.WriteFile(filepath.Join(p.Dir, CopiesFile), []byte(out.String()), 0o644)
}

// OldCopies reports the copied files whose originals have changed since, and wrong lines of CopiesFile.
func OldCopies(p project.Project) (old diag.Problems) {
	var names []string
	list, wrong := copies(p)
	for _, c := range list {
		text, err := fs.ReadFile(p.Builtin, c.name)
		_, missing := os.Stat(filepath.Join(p.Dir, filepath.FromSlash(c.name)))
		if missing == nil && (err != nil || version(text) != c.version) {
			names = append(names, c.name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		old.Add(diag.Problem{File: p.DisplayPath(name), Message: "the built-in file has changed since this copy; see sowbook copy -diff " + name +
			", then run sowbook copy -note " + name})
	}
	return append(old, wrong...)
}

// copied is a line of CopiesFile.
type copied struct{ name, version string }

var copiedLine = regexp.MustCompile(`^\s*((?:templates|static)/\S+)\s+([0-9a-f]{8})\s*$`)

// copies reads CopiesFile. A line that cannot be read is advice.
func copies(p project.Project) (list []copied, wrong diag.Problems) {
	text, err := os.ReadFile(filepath.Join(p.Dir, CopiesFile))
	if err != nil {
		return nil, nil // nothing was copied
	}
	source, offset := diag.NewSource(p.DisplayPath(CopiesFile), text), 0
	for line := range strings.Lines(string(text)) {
		if m := copiedLine.FindStringSubmatch(line); m != nil {
			list = append(list, copied{m[1], m[2]})
		} else if strings.TrimSpace(line) != "" {
			wrong.Add(source.ProblemAt(offset, "this line is ignored; sowbook copy -note FILE writes a line that has the file and its version"))
		}
		offset += len(line)
	}
	return list, wrong
}

// version returns a hash of a file.
func version(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:4])
}
