package scaffold

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sowbook/engine/games"
)

// untranslated matches lines of templates without a text: rules, moves, claims, keys and blocks.
var untranslated = regexp.MustCompile("^$|^---|^```|^\\[\\[|^{{|^#? *(title|source|rules|labels|nav|footer|clauses|pits|seeds|begins|direction|origin|relay|last-in-store|captures|ends|left-over|wins):|^ +-|^# \\[\\[heading|^clauses |^(play|from) |^  [a-z ]*(\\d|\\[\\[|again|capture-across|no-move|store$)")

// A page that an author makes in a book of another language has no English line.
func TestNewPagesAreInTheLanguageOfTheBook(t *testing.T) {
	for _, lang := range Languages() {
		if lang == english {
			continue
		}
		err := fs.WalkDir(files, "files", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".md") || strings.HasSuffix(name, "README.md") {
				return err
			}
			text := template(strings.TrimPrefix(name, "files/"))
			own := "\n" + translate(text, lang) + "\n"
			for line := range strings.Lines(text) {
				if line = strings.TrimRight(line, "\n"); strings.Contains(own, "\n"+line+"\n") && !untranslated.MatchString(line) &&
					!slices.ContainsFunc(phrases()[lang], func(p phrase) bool { return p.text == line }) {
					t.Errorf("%s: %s keeps %q", lang, name, line)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func TestEveryPhraseIsInATemplate(t *testing.T) {
	all := "The game begins. A move that captures. The last move. First Game"
	for _, folder := range []string{"page.md", "variant", "site", "plain"} {
		_ = fs.WalkDir(files, "files/"+folder, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				all += template(strings.TrimPrefix(name, "files/"))
			}
			return err
		})
	}
	if len(phrases()) < 6 {
		t.Fatalf("there are phrases in only %d languages", len(phrases()))
	}
	for lang, list := range phrases() {
		for _, p := range list {
			if !p.english.MatchString(all) || p.text == "" {
				t.Errorf("%s: no template has %s", lang, p.english)
			}
		}
	}
}

func TestVariantLikeHasCaptionsInTheLanguageOfTheBook(t *testing.T) {
	dir := t.TempDir()
	if _, err := Site(dir, ".", "sw"); err != nil {
		t.Fatal(err)
	}
	oware, err := games.Find("oware")
	if err != nil {
		t.Fatal(err)
	}
	written, err := VariantLike(dir, "bao-letu", Model{Title: oware.Title, Rules: oware.Rules, Labels: oware.Labels})
	if err != nil || len(written) != 2 {
		t.Fatal(written, err)
	}
	page, err := fs.ReadFile(os.DirFS(dir), "content/variants/bao-letu.md")
	for _, want := range []string{"## Zamu yako", "caption Mchezo unaanza.", "# ni za Oware;", "caption Hatua ya kula kete."} {
		if err != nil || !strings.Contains(string(page), want) {
			t.Errorf("the page lacks %q: %v\n%s", want, err, page)
		}
	}
}
