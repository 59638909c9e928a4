package render

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/games"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
)

// wellKnown are games with most of the rules that beginners meet.
var wellKnown = []string{"kalah", "oware", "bao-la-kiswahili", "toguz-kumalak", "layli-goobalay"}

// bookIn returns the files of a book in a language, with the well-known games.
func bookIn(t *testing.T, lang string) map[string]string {
	t.Helper()
	files := map[string]string{
		"content/index.md":     "---\ntitle: T\nlanguage: " + lang + "\n---\n",
		"content/sources/s.md": "---\ntitle: T\nby: B\n---\n",
	}
	for _, id := range wellKnown {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		rules := ""
		for _, word := range strings.Fields(game.Rules.String()) {
			key, value, _ := strings.Cut(word, "=")
			rules += "\n  " + key + ": " + value
		}
		files["content/variants/"+id+".md"] = "---\ntitle: T " + id + "\nsummary: T\nsource: s\nrules:" + rules + "\n---\n"
	}
	return files
}

// englishSentences returns what English pages say of a game's rules in three words or more.
func englishSentences(t *testing.T, tables locale.Tables, rules engine.Rules) []string {
	t.Helper()
	voice := prose.Voice{Sides: [2]string{"South", "North"}, Store: "store"}
	var all []string
	add := func(text string) {
		if len(strings.Fields(text)) > 2 {
			all = append(all, text)
		}
	}
	for _, f := range prose.Facts(tables[locale.Default], voice, rules) {
		add(f.Name)
		add(f.Value)
	}
	for _, lesson := range prose.HowToPlay(tables[locale.Default], voice, rules, false) {
		for _, sentence := range lesson.Sentences {
			add(sentence)
		}
	}
	if len(all) < 20 {
		t.Fatalf("only %d sentences", len(all))
	}
	return all
}

var (
	markedEnglish = regexp.MustCompile(`<span lang="en" dir="ltr">[^<]*</span>`)
	scripts       = regexp.MustCompile(`(?s)<script.*?</script>`)
)

func TestBookInAnyLanguageHasRulesInIt(t *testing.T) {
	tables, problems := book.Tables(booktest.Repository(), nil)
	if len(problems) > 0 || len(tables) < 3 {
		t.Fatal(problems)
	}
	for _, lang := range tables.Langs() {
		if lang == locale.Default {
			continue
		}
		f := newGoodFixture(t, bookIn(t, lang))
		for _, id := range wellKnown {
			page := f.html("variants/" + id + ".md")
			contains(t, page, `<html lang="`+lang+`"`, html.EscapeString(tables[lang].T("how.title")))
			shown := html.UnescapeString(markedEnglish.ReplaceAllString(scripts.ReplaceAllString(page, ""), ""))
			game, _ := games.Find(id)
			for _, sentence := range englishSentences(t, tables, game.Rules) {
				if strings.Contains(shown, sentence) {
					t.Errorf("%s, %s has in English: %s", lang, id, sentence)
				}
			}
		}
	}
}

// A table of a rulebook may have a few messages only.
func TestWhatShortTableLacksIsMarkedAsEnglish(t *testing.T) {
	files := bookIn(t, "xx")
	files["templates/words/xx.yaml"] = "---\nlanguage: \"Ixi\"\nhow:\n  title: \"Wie\"\nrules:\n  direction-ccw:\n    cell: \"herum\"\n  board:\n    row: \"Brett\"\n"
	f := newGoodFixture(t, files)
	page := f.html("variants/kalah.md")
	contains(t, page,
		`<h2 id="how-to-play">Wie</h2>`, `<dt id="fact-board">Brett</dt> <dd><span lang="en" dir="ltr">2 rows of 6 pits and 2 stores</span></dd>`,
		`<dd>herum</dd>`, `<li><span lang="en" dir="ltr">If the last seed falls in your own store, play again.</span></li>`,
		`<span lang="en" dir="ltr">At a glance</span>`, `aria-label="Site"`)
	if strings.Contains(page, `="<span`) || strings.Contains(page, "&lt;span") {
		t.Error("a mark is in an attribute or escaped")
	}
}
