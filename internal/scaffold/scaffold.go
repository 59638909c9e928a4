// Package scaffold makes what an author begins with: a rulebook, a game, a page.
// The texts are the files in the folder files; names stand in them in double
// brackets. What an example claims is played by the engine when it is made.
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
)

//go:embed all:files
var files embed.FS

// text is one of the files.
func text(name string) string {
	content, err := files.ReadFile("files/" + name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(content)
}

// BadName is a name that nothing can be made by, and what would be right.
type BadName struct{ why string }

func (b BadName) Error() string { return b.why }

// Kinds is what can be made: each writes into the folder of a rulebook, and gives
// the files that it wrote. No file that is there is written to.
var Kinds = map[string]func(dir, name string) ([]string, error){"site": Site, "variant": Variant, "page": Page}

// firstGame is the id of the game that a new rulebook has.
const firstGame = "first-game"

// Site makes a rulebook in a folder of its own.
func Site(dir, name string) ([]string, error) {
	folder := name
	if !filepath.IsAbs(name) {
		folder = filepath.Join(dir, name)
	}
	whole, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	base := filepath.Base(whole)
	if name == "" || strings.HasPrefix(base, "-") || strings.ContainsFunc(name, unicode.IsControl) || base == string(filepath.Separator) {
		return nil, BadName{fmt.Sprintf("a rulebook's name is that of its folder, as in my-rules, not %q", name)}
	}
	variant, source := game(firstGame, "F")
	page, err := claimed(variant, variant)
	if err != nil {
		return nil, err
	}
	made := map[string]string{"content/variants/" + firstGame + ".md": page, "content/sources/" + firstGame + ".md": source}
	err = fs.WalkDir(files, "files/site", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			name = strings.TrimPrefix(name, "files/")
			made[strings.TrimPrefix(name, "site/")] = named(text(name), heading(base, false), "", "")
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	if made["content/index.md"], err = claimed(made["content/index.md"], page); err != nil {
		return nil, err
	}
	return write(folder, made)
}

// Variant makes a game, and the page of its source.
func Variant(dir, name string) ([]string, error) {
	if err := pageName("variant", name, false); err != nil {
		return nil, err
	}
	if err := isBook(dir); err != nil {
		return nil, err
	}
	variant, source := game(name, freePrefix(dir, name))
	page, err := claimed(variant, variant)
	if err != nil {
		return nil, err
	}
	return write(dir, map[string]string{"content/variants/" + name + ".md": page, "content/sources/" + name + ".md": source})
}

// Page makes a page of text. The name may begin with folders.
func Page(dir, name string) ([]string, error) {
	if err := pageName("page", name, true); err != nil {
		return nil, err
	}
	if err := isBook(dir); err != nil {
		return nil, err
	}
	if folder, _, ok := strings.Cut(name, "/"); ok && (folder == "variants" || folder == "sources") {
		return nil, BadName{folder + " holds no page of text; sowbook new variant NAME makes a game and the page of its source"}
	}
	twin := name + "/index"
	if folder, ok := strings.CutSuffix(name, "/index"); ok {
		twin = folder
	}
	if _, err := os.Lstat(filepath.Join(dir, "content", filepath.FromSlash(twin)+".md")); err == nil {
		return nil, fmt.Errorf("content/%s.md is there already, and would have the same address; choose another name", twin)
	}
	return write(dir, map[string]string{"content/" + name + ".md": named(text("page.md"), heading(path.Base(name), false), name, "")})
}

// game is the page of a game and that of its source, before the claims of its
// examples are filled in.
func game(name, prefix string) (variant, source string) {
	title := heading(name, true)
	return named(text("variant/variant.md"), title, name, prefix), named(text("variant/source.md"), title, name, prefix)
}

// named fills in the names of a text.
func named(text, title, name, prefix string) string {
	return strings.NewReplacer("[[title]]", strconv.Quote(title), "[[heading]]", title, "[[name]]", name, "[[prefix]]", prefix).Replace(text)
}

// heading is a name as people write it: words, the first or each of them with a
// capital.
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

// pageName refuses a name that is no part of an address.
func pageName(kind, name string, folders bool) error {
	parts := []string{name}
	if folders {
		parts = strings.Split(name, "/")
	}
	good := name != "index"
	for _, part := range parts {
		good = good && namePattern.MatchString(part)
	}
	if good {
		return nil
	}
	hint := ""
	if near := strings.Trim(regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(strings.TrimSuffix(name, ".md")), "-"), "-"); near != "" && near != "index" {
		hint = "; " + diag.Meant(near)
	}
	return BadName{fmt.Sprintf("the name of a %s is small letters and digits with - between them, as in my-%s, not %q%s", kind, kind, name, hint)}
}

// isBook refuses a folder without a rulebook.
func isBook(dir string) error {
	if info, err := os.Stat(filepath.Join(dir, "content")); err != nil || !info.IsDir() {
		return fmt.Errorf("there is no rulebook in %s, for it has no folder content; sowbook new site NAME makes one", dir)
	}
	return nil
}

// freePrefix is letters for the ids of a game's clauses that no source of the
// rulebook uses: the first letters of its words, or all letters, or more.
func freePrefix(dir, name string) string {
	sources := os.DirFS(filepath.Join(dir, "content", "sources"))
	used := ""
	if names, err := fs.Glob(sources, "*.md"); err == nil {
		for _, name := range names {
			page, _ := fs.ReadFile(sources, name) // what cannot be read is a problem of the next build
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
	for prefix := initials; ; {
		if !regexp.MustCompile(`(?m)^\s+` + prefix + `-`).MatchString(used) {
			return prefix
		}
		if prefix == initials && initials != letters {
			prefix = letters
		} else {
			prefix += "X"
		}
	}
}
