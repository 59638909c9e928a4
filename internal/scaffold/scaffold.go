// Package scaffold creates new rulebooks, variants and pages from the templates in the
// folder files, in which names in double brackets are placeholders. The engine plays the
// examples to fill in their claims.
package scaffold

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"sowbook/internal/diag"
	"sowbook/internal/project"
)

//go:embed all:files
var files embed.FS

func template(name string) string {
	content, err := files.ReadFile("files/" + name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(content)
}

// NameError is the error for a name that cannot be used.
type NameError string

func (e NameError) Error() string { return string(e) }

// firstGame is the id of the game in a new rulebook.
const firstGame = "first-game"

// Site creates a rulebook with a game in the folder name below dir, and returns the names
// of the new files. Like all functions here, it never overwrites a file. Its pages are in a language, by default English.
func Site(dir, name, lang string) ([]string, error) {
	folder, title, err := siteFolder(dir, name, lang)
	if err != nil {
		return nil, err
	}
	made, err := gameFiles(firstGame, "F", lang)
	if err != nil {
		return nil, err
	}
	addFiles(made, "site", title, lang)
	if made["content/index.md"], err = fillClaims(made["content/index.md"], made["content/variants/"+firstGame+".md"]); err != nil {
		return nil, err
	}
	return write(folder, made)
}

// PlainSite creates a site without games, as [Site] does.
func PlainSite(dir, name, lang string) ([]string, error) {
	folder, title, err := siteFolder(dir, name, lang)
	if err != nil {
		return nil, err
	}
	made := map[string]string{}
	addFiles(made, "site", title, lang)
	delete(made, "content/sources/index.md")
	addFiles(made, "plain", title, lang)
	return write(folder, made)
}

// siteFolder returns the folder of a new site, and its title.
func siteFolder(dir, name, lang string) (folder, title string, err error) {
	if err := checkLanguage(lang); err != nil {
		return "", "", err
	}
	folder = name
	if !filepath.IsAbs(name) {
		folder = filepath.Join(dir, name)
	}
	whole, err := filepath.Abs(folder)
	if err != nil {
		return "", "", err
	}
	base := filepath.Base(whole)
	if name == "" || strings.HasPrefix(base, "-") || strings.ContainsFunc(name, unicode.IsControl) || base == string(filepath.Separator) {
		return "", "", NameError(fmt.Sprintf("the name of a site is the name of its folder, as in my-rules, not %q", name))
	}
	return folder, heading(base, false), nil
}

// addFiles adds the files of an embedded folder, with their placeholders filled in.
func addFiles(made map[string]string, folder, title, lang string) {
	key := ""
	if lang != "" && lang != english {
		key = "language: " + lang + "\n"
	}
	sub, err := fs.Sub(files, "files/"+folder)
	if err == nil {
		err = fs.WalkDir(sub, ".", func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				text := fillNames(translate(template(folder+"/"+name), lang), title, "", "")
				made[name] = strings.NewReplacer("[[action]]", Action(), "[[manual]]", manual(Repository), "[[language]]", key).Replace(text)
			}
			return err
		})
	}
	if err != nil {
		panic(err) // they are embedded
	}
}

// Variant creates the pages of a game and its source.
func Variant(dir, name string) ([]string, error) {
	if err := checkName("variant", name, false); err != nil {
		return nil, err
	}
	if err := checkBook(dir); err != nil {
		return nil, err
	}
	made, err := gameFiles(name, freePrefix(dir, name), bookLanguage(dir))
	if err != nil {
		return nil, err
	}
	return write(dir, made)
}

// Page creates a page of text. Its name may contain folders.
func Page(dir, name string) ([]string, error) {
	if err := checkName("page", name, true); err != nil {
		return nil, err
	}
	if err := checkBook(dir); err != nil {
		return nil, err
	}
	if folder, _, ok := strings.Cut(name, "/"); ok && (folder == "variants" || folder == "sources") {
		return nil, NameError(folder + " is not for pages of text; use sowbook new variant NAME for a game and its source")
	}
	twin := name + "/index"
	if folder, ok := strings.CutSuffix(name, "/index"); ok {
		twin = folder
	}
	if _, err := os.Lstat(filepath.Join(dir, "content", filepath.FromSlash(twin)+".md")); err == nil {
		return nil, fmt.Errorf("content/%s.md exists and would have the same address; choose another name", twin)
	}
	return write(dir, map[string]string{"content/" + name + ".md": fillNames(translate(template("page.md"), bookLanguage(dir)), heading(path.Base(name), false), name, "")})
}

// gameFiles returns the pages of a game and its source, by file name.
func gameFiles(name, prefix, lang string) (map[string]string, error) {
	title := translate(heading(name, true), lang) // that of a first game
	variant := fillNames(translate(template("variant/variant.md"), lang), title, name, prefix)
	source := fillNames(translate(template("variant/source.md"), lang), title, name, prefix)
	page, err := fillClaims(variant, variant)
	return map[string]string{"content/variants/" + name + ".md": page, "content/sources/" + name + ".md": source}, err
}

func fillNames(text, title, name, prefix string) string {
	return strings.NewReplacer("[[title]]", strconv.Quote(title), "[[heading]]", title, "[[name]]", name, "[[prefix]]", prefix).Replace(text)
}

// heading returns a name as a heading: words of which the first, or each, is capitalized.
func heading(name string, each bool) string {
	words := strings.Fields(strings.NewReplacer("-", " ", "_", " ").Replace(name))
	for i, word := range words {
		if first := []rune(word); i == 0 || each {
			words[i] = string(unicode.ToUpper(first[0])) + string(first[1:])
		}
	}
	return strings.Join(words, " ")
}

var namePattern = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// checkName returns an error for a name that cannot be part of an address.
func checkName(kind, name string, folders bool) error {
	parts := []string{name}
	if folders {
		parts = strings.Split(name, "/")
	}
	good := name != "index"
	for _, part := range parts {
		good = good && namePattern.MatchString(part)
		if wrong := project.WrongName(part); good && wrong != "" {
			return NameError(fmt.Sprintf("the name %q %s; choose another", part, wrong))
		}
	}
	if good {
		return nil
	}
	hint := ""
	if near := strings.Trim(regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(strings.TrimSuffix(name, ".md")), "-"), "-"); near != "" && near != "index" {
		hint = "; " + diag.DidYouMean(near)
	}
	return NameError(fmt.Sprintf("the name of a %s consists of lower-case letters, digits and hyphens, as in my-%s, not %q%s", kind, kind, name, hint))
}

// checkBook returns an error for a folder without a rulebook.
func checkBook(dir string) error {
	if info, err := os.Stat(filepath.Join(dir, "content")); err != nil || !info.IsDir() {
		return fmt.Errorf("no rulebook in %s: it has no folder content; sowbook new site NAME creates a rulebook", dir)
	}
	return nil
}

// freePrefix returns a prefix for the ids of a game's clauses that no source uses: the
// initials of its name, or all its letters, with Xs added while it is taken.
func freePrefix(dir, name string) string {
	sources := project.Project{Dir: dir}.Folder("content/sources")
	used := ""
	if names, err := fs.Glob(sources, "*.md"); err == nil {
		for _, name := range names {
			page, _ := fs.ReadFile(sources, name) // the next build reports what cannot be read
			used += string(page) + "\n"
		}
	}
	var initials string
	letters := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return unicode.ToUpper(r)
		}
		return -1
	}, name)
	for _, word := range strings.Split(name, "-") {
		if unicode.IsLetter(rune(word[0])) {
			initials += strings.ToUpper(word[:1])
		}
	}
	if initials == "" {
		initials, letters = "R", "RULE"
	}
	taken := func(prefix string) bool {
		return regexp.MustCompile(`(?m)^\s+` + prefix + `-`).MatchString(used)
	}
	if !taken(initials) {
		return initials
	}
	for taken(letters) {
		letters += "X"
	}
	return letters
}
