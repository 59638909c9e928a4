package book

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// languagePattern matches the name of a folder that may be a language.
var languagePattern = regexp.MustCompile(`^[a-z]{2}(-[A-Za-z0-9]+)*$`)

// rejectUnknownLanguages reports folders that are translations in a language without a
// table of messages, and returns the paths of the other pages.
func (pages *Pages) rejectUnknownLanguages(names []string, problems *diag.Problems) []string {
	all := map[string]bool{}
	for _, name := range names {
		all[name] = true
	}
	unknown := map[string]bool{}
	for _, name := range names {
		folder, _, _ := strings.Cut(name, "/")
		edition, _ := pages.editionOf(name)
		if _, checked := unknown[folder]; checked || edition.Folder != "" || !languagePattern.MatchString(folder) {
			continue
		}
		if unknown[folder] = pages.isTranslation(folder, names, all); unknown[folder] {
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

// isTranslation reports whether a folder looks like a translation: its index.md has a key
// that only home pages and translations have, or another page has the path of a page in
// the original language.
func (pages *Pages) isTranslation(folder string, names []string, all map[string]bool) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		original, ok := strings.CutPrefix(name, folder+"/")
		if !ok {
			return false
		}
		if original != "index.md" {
			return all[original]
		}
		file, _ := page.Read(pages.content, "", name)
		return slices.ContainsFunc([]string{"nav", "order", "hosting", "edit", "translates"}, file.Front.Has)
	})
}
