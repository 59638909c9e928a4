package render

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/booktest"
	"sowbook/internal/datafiles"
)

// twoEditions loads a small book with a game in English and in Arabic.
func twoEditions(t *testing.T) *fixture {
	t.Helper()
	f, problems := newFixture(t, booktest.TwoEditions())
	if len(problems) != 1 || !strings.Contains(problems[0].Message, "no anchor ways") {
		t.Fatal(problems)
	}
	return f
}

func TestEditionPageIsInItsLanguage(t *testing.T) {
	html := twoEditions(t).html("ar/variants/game.md")
	contains(t, html,
		`<html lang="ar" dir="rtl"`,
		`<a class="site" href="../../../ar/">`,
		`<summary><h2>اللعبة في سطور</h2> `,
		`aria-label="بيوت الجنوب من 6 إلى 1: 4، 4، 4، 4، 4، 4؛ كومة: 0. بيوت الشمال من 6 إلى 1: 4، 4، 4، 4، 4، 4؛ كومة: 0."`,
		`يبذر الجنوب 4 حصوات من البيت 4: 3، 2، 1، كومة. تقع الحصوة الأخيرة في كومة الجنوب، فيلعب الجنوب مرة أخرى.`,
		`<p class="alert-title">ملاحظة</p>`,
		`<summary><h2>العنوان</h2></summary>`, `<section id="العنوان">`,
		`<a href="../../../sources/s/#X-1" class="clause" hreflang="en">X-1</a>`,
		`<a href="../../../more/#not-in-ar" hreflang="en">ذاك</a>`,
		`<a href="../../../more/#not-in-ar" hreflang="en">المزيد</a>`,
		`<a href="../../../variants/game/game.json">`,
		`"question":"ق"`,
	)
}

// A language may have pages and none of the games.
func TestLanguageWithoutGamesClaimsNoGames(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/text.md"] = "---\ntitle: Text\n---\nText.\n"
	files["content/ar/index.md"] = "---\ntitle: ك\nnav: {نص: text.md}\n---\n"
	files["content/ar/text.md"] = "---\ntitle: نص\n---\nنص\n"
	f := newGoodFixture(t, files)
	for _, name := range []string{"ar/index.md", "ar/text.md"} {
		html := f.html(name)
		contains(t, html, `lang="ar"`, `>نص</a>`, `hreflang="en">English</a>`)
		for _, claim := range []string{"#games", "<sow-", `class="games"`, `class="cards"`, "<ul>\n</ul>", "محرّك القواعد"} {
			if strings.Contains(html, claim) {
				t.Errorf("%s has %s", name, claim)
			}
		}
	}
	// The same book has all of it in English, but for the board.
	html := f.html("index.md")
	contains(t, html, `href="./#games"`, `variants/game/`)
}

func TestEditionLinksListTranslations(t *testing.T) {
	f := twoEditions(t)
	for url, want := range map[string][]editionLink{
		"variants/game/": {{"en", "ltr", "English", "../../variants/game/", "", true, true},
			{"ar", "rtl", "العربية", "../../ar/variants/game/", "", false, false}},
		"ar/variants/game/": {{"en", "ltr", "English", "../../../variants/game/", "", false, true},
			{"ar", "rtl", "العربية", "../../../ar/variants/game/", "", true, false}},
		"variants/plain/": nil,
	} {
		p := f.book.Find(url)
		if got := f.editionLinks(p, p.Root()); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", url, got, want)
		}
	}
}

func TestPageListsEditionsWithoutTranslation(t *testing.T) {
	f := twoEditions(t)
	if got := f.languages(f.book.Find("more/"), "").Untranslated; len(got) != 1 || got[0].ID != "not-in-ar" || got[0].Dir != "rtl" {
		t.Errorf("%v", got)
	}
	if got := f.languages(f.book.Find("variants/game/"), "").Untranslated; got != nil {
		t.Errorf("%v", got)
	}
}

func TestSearchIndexNamesLanguageOfTranslations(t *testing.T) {
	f := twoEditions(t)
	type page struct {
		URL     string   `json:"u"`
		Lang    string   `json:"l"`
		Entries [][4]any `json:"e"`
	}
	pages := map[string]page{}
	err := datafiles.Search(f.book, f.assets, func(file assets.File) error {
		var part []page
		if file.Name == assets.SearchFile {
			return nil
		}
		err := json.Unmarshal(file.Content, &part)
		for _, p := range part {
			pages[p.URL] = p
		}
		return err
	})
	own, translated := pages["variants/game/"], pages["ar/variants/game/"]
	isHeading := func(entry [4]any) bool { return entry[2] == "#العنوان" }
	if err != nil || own.Lang != "" || len(own.Entries) == 0 || translated.Lang != "ar" || !slices.ContainsFunc(translated.Entries, isHeading) {
		t.Errorf("%v %v", pages, err)
	}
}
