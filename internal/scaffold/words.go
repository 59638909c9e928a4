package scaffold

import (
	"cmp"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/project"
)

// english is the language of the templates.
const english = "en"

// phrase is a text of the templates in another language.
type phrase struct {
	english *regexp.Regexp // with any space between words
	text    string
}

// phrases returns the texts of the templates in a language, longer ones first. There are none for English
// and for languages without a table.
var phrases = sync.OnceValue(func() map[string][]phrase {
	all := map[string][]phrase{}
	tables, err := fs.Glob(files, "files/words/*.txt")
	if err != nil {
		panic(err) // the pattern is malformed
	}
	for _, name := range tables {
		content, _ := files.ReadFile(name) // it is embedded
		entries := strings.Split(strings.TrimSuffix(string(content), "\n"), "\n\n")
		slices.SortFunc(entries, func(a, b string) int { return cmp.Compare(strings.Index(b, "\n"), strings.Index(a, "\n")) })
		lang := strings.TrimSuffix(strings.TrimPrefix(name, "files/words/"), ".txt")
		for _, entry := range entries {
			text, translation, _ := strings.Cut(entry, "\n= ")
			all[lang] = append(all[lang], phrase{regexp.MustCompile(strings.ReplaceAll(regexp.QuoteMeta(text), " ", `\s`)), translation})
		}
	}
	return all
})

// Languages lists the languages that new pages can be in.
func Languages() []string {
	list := []string{english}
	for lang := range phrases() {
		list = append(list, lang)
	}
	slices.Sort(list)
	return list
}

// translate translates the texts of a template. Those of a language without a table stay English.
func translate(text, lang string) string {
	base, _, _ := strings.Cut(lang, "-") // of pt-BR
	for _, p := range phrases()[base] {
		text = p.english.ReplaceAllLiteralString(text, p.text)
	}
	return text
}

// checkLanguage returns an error for a language that a new site cannot be in.
func checkLanguage(lang string) error {
	if lang == "" || slices.Contains(Languages(), lang) {
		return nil
	}
	return NameError(fmt.Sprintf("there are no words for the language %s; %s; for another one, create the site without -language, then write a table of words (see Languages in the manual)",
		lang, diag.FullHint(lang, Languages())))
}

// bookLanguage returns the language of the rulebook in a folder, or "".
func bookLanguage(dir string) string {
	home, _ := page.Read(project.Project{Dir: dir}.Folder("content"), "content", "index.md") // the check reports what cannot be read
	var wrong diag.Problems
	return home.ReadFront(&wrong).OptionalText("language").Text
}
