package project

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"sowbook/internal/diag"
)

// ignored lists patterns of lower-case names. Vim creates 4913 to test whether a folder is writable.
var ignored = []string{
	".git*", ".ds_store", "._*", "thumbs.db", "desktop.ini",
	"*~", "*.bak", "*.orig", "*.tmp", ".#*", "#*#", "~$*", ".*.sw[opx]", ".goutputstream-*", "4913",
}

// IsIgnored reports whether a file or folder of this name belongs to git, to a file manager,
// or to an editor: a backup, a lock, a swap file or a temporary file.
func IsIgnored(name string) bool {
	return slices.ContainsFunc(ignored, func(pattern string) bool {
		matches, _ := path.Match(pattern, strings.ToLower(name))
		return matches
	})
}

// deviceName matches the names that Windows reserves for devices, with any extension.
var deviceName = regexp.MustCompile(`(?i)^(con|prn|aux|nul|(com|lpt)[1-9¹²³]) *(\..*)?$`)

// WrongName returns what is wrong with the first wrong name in a path, as in "ends with a dot,
// which Windows does not allow", or "". A repository with such a name cannot be checked out
// on every computer.
func WrongName(file string) string {
	for name := range strings.SplitSeq(file, "/") {
		for _, r := range name {
			switch bad := diag.BadCharacter(r); {
			case bad != "":
				return "contains the " + bad
			case r == utf8.RuneError:
				return "is not UTF-8"
			case strings.ContainsRune(`<>:"|?*\`, r):
				return "contains the character " + string(r) + ", which Windows does not allow"
			}
		}
		switch {
		case strings.HasSuffix(name, "."):
			return "ends with a dot, which Windows does not allow"
		case strings.HasSuffix(name, " "):
			return "ends with a space, which Windows does not allow"
		case deviceName.MatchString(name):
			return "is that of a device on Windows"
		}
	}
	return ""
}

// checkNames reports static files and templates that some computers cannot have: names that
// [WrongName] rejects, and names in one folder that differ only in case, also from built-in ones.
func (p Project) checkNames(problems *diag.Problems) {
	for _, folder := range []string{"static", "templates"} {
		first := map[string]string{} // names by folder and lower-case name
		lower := func(name string) string { return path.Dir(name) + "/" + strings.ToLower(path.Base(name)) }
		_ = fs.WalkDir(p.Builtin, folder, func(name string, d fs.DirEntry, err error) error {
			name = strings.TrimPrefix(name, folder+"/")
			first[lower(name)] = name
			return err
		})
		_ = fs.WalkDir(p.Folder(folder), ".", func(name string, d fs.DirEntry, err error) error {
			if name == "." {
				return nil
			}
			shown := p.DisplayPath(path.Join(folder, name))
			if wrong := WrongName(path.Base(name)); wrong != "" {
				problems.Add(diag.Problem{File: shown, Message: "its name " + wrong + "; rename it"})
			} else if other := first[lower(name)]; other != "" && other != name {
				problems.Add(diag.Problem{File: shown, Message: "differs from " + p.DisplayPath(path.Join(folder, other)) + " only in case, which some computers ignore; rename one"})
			} else {
				first[lower(name)] = name
			}
			return nil // folders that cannot be read are reported where they are used
		})
	}
}
