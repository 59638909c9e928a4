package book

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/project"
	"sowbook/internal/puzzle"
)

// findPages returns the paths of the pages of a content folder, and reports what looks like a
// page and is not one. strays are the problems of other files but the puzzles and hidden ones.
func findPages(content fs.FS, displayPath string, problems *diag.Problems) (names []string, strays diag.Problems) {
	wrong := func(name, what string) { problems.Add(diag.Problem{File: path.Join(displayPath, name), Message: what}) }
	_ = fs.WalkDir(content, ".", func(name string, d fs.DirEntry, err error) error {
		badName := ""
		if d != nil && (d.IsDir() || path.Ext(name) == page.Ext) && addressPattern.MatchString(name) && !isHidden(name) {
			badName = project.WrongName(strings.TrimSuffix(d.Name(), page.Ext)) // also the name of a folder of the site
		}
		switch {
		case err != nil:
			wrong(name, "cannot be read: "+diag.Reason(err))
			return fs.SkipDir
		case d.IsDir() && path.Ext(name) == page.Ext:
			wrong(name, "is a folder with the name of a page; rename it, or make it a file")
			return fs.SkipDir
		case d.IsDir() && name == puzzle.File:
			wrong(name, "is a folder with the name of the puzzle file; rename it, or make it a file")
			return fs.SkipDir
		case badName != "":
			wrong(name, "its name "+badName+"; rename it")
		case d.IsDir(), name == puzzle.File:
		case path.Ext(name) == page.Ext && strings.Trim(path.Base(name), ".") == strings.Trim(page.Ext, "."):
			wrong(name, "has no name before "+page.Ext+"; rename it, as in page"+page.Ext)
		case path.Ext(name) == page.Ext && isHidden(name):
			wrong(name, "the names of pages and of their folders must not begin with a dot; rename it")
		case path.Ext(name) == page.Ext && !addressPattern.MatchString(name):
			wrong(name, "the name of a page is part of its address: letters from a to z, digits, hyphens and no spaces; rename it")
		case path.Ext(name) == page.Ext:
			names = append(names, name)
		case slices.Contains(mistakenEndings, strings.ToLower(path.Ext(name))):
			wrong(name, "is not a page: the names of pages end in "+page.Ext+"; rename it")
		case !isHidden(name):
			strays.Add(diag.Problem{File: path.Join(displayPath, name), Message: "is not part of the book: content holds pages (" + page.Ext + ") and content/" + puzzle.File + "; move pictures and downloads to static, or remove it"})
		}
		return nil
	})
	return names, strays
}

// Authors may give pages these endings by mistake.
var mistakenEndings = []string{page.Ext, ".markdown", ".mdown", ".mkd", ".mdx"}

// addressPattern matches a path that needs no escapes in an address.
var addressPattern = regexp.MustCompile(`^[A-Za-z0-9._~/-]+$`)

// isHidden reports whether a file or one of its folders has a name that begins with a dot.
func isHidden(name string) bool { return strings.HasPrefix(name, ".") || strings.Contains(name, "/.") }

// languagePattern matches the name of a folder that may be a language.
var languagePattern = regexp.MustCompile(`^[a-z]{2}(-[A-Za-z0-9]+)*$`)

// rejectUnknownLanguages reports folders that are translations in a language without a table of
// messages, and returns the paths of the other pages. A folder is a translation if one of its pages
// has the path of a page in the original language, or if its index.md has a key that only home pages
// and translations have.
func (pages *Pages) rejectUnknownLanguages(names []string, problems *diag.Problems) []string {
	all, unknown := map[string]bool{}, map[string]bool{}
	for _, name := range names {
		all[name] = true
	}
	for _, name := range names {
		folder, original, _ := strings.Cut(name, "/")
		if edition, _ := pages.editionOf(name); edition.Folder != "" || unknown[folder] || !languagePattern.MatchString(folder) {
			continue
		}
		unknown[folder] = all[original]
		if original == "index.md" {
			file, _ := page.Read(pages.content, "", name)
			unknown[folder] = slices.ContainsFunc([]string{"nav", "order", "hosting", "edit", "translates"}, file.Front.Has)
		}
		if unknown[folder] {
			problems.Add(diag.Problem{
				File: path.Join(pages.Project.DisplayPath("content"), folder),
				Message: "looks like a translation to " + folder + ", but templates/words/" + folder +
					`.yaml is missing; add it with a line language: "NAME", or rename the folder`,
			})
		}
	}
	return slices.DeleteFunc(names, func(name string) bool {
		folder, _, _ := strings.Cut(name, "/")
		return unknown[folder]
	})
}
