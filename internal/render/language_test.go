package site

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// twoEditions is a small book with a game in English and in Arabic.
func twoEditions(t *testing.T) (*book, *renderer, []*sheet) {
	t.Helper()
	files := smallBook("```sow ex\ncaption C\nplay 4\n  again\n```\n")
	files["more.md"] = &fstest.MapFile{Data: []byte("---\ntitle: More\n---\n")}
	files["ar/index.md"] = &fstest.MapFile{Data: []byte("---\ntitle: ك\nnav: {المزيد: more.md, المصادر: sources/s.md}\n---\n")}
	files["ar/variants/game.md"] = &fstest.MapFile{Data: []byte("---\ntitle: لعبة\nsummary: T\nsides: {south: الجنوب, north: الشمال}\nstore: كومة\nreadings:\n" +
		"  lone-capture: {title: ق, why: W, values: {no: N, yes: Y}}\n  last-in-store: {title: ق, why: W, values: {again: A, ends: E}}\n---\n\n" +
		"```sow ex\ncaption ج\n```\n\n## العنوان\n\n[X-1] [ذاك](../more.md) [هنا](#العنوان) [تلك](../../variants/plain.md#ways)\n\n> [!NOTE]\n> ن\n")}
	b, sheets, problems := readBook(files)
	r, wrong := newRenderer(repository, b.editions)
	problems.Add(wrong...)
	if len(problems) != 1 || !strings.Contains(problems[0].What, "no anchor ways") {
		t.Fatal(problems)
	}
	return b, r, sheets
}

func rendered(t *testing.T, b *book, r *renderer, sheets []*sheet, url string) string {
	t.Helper()
	i := slices.IndexFunc(sheets, func(s *sheet) bool { return s.url == url })
	if i < 0 {
		t.Fatal("no page " + url)
	}
	html, err := r.render(b, sheets[i])
	if err != nil {
		t.Fatal(err)
	}
	return string(html)
}

func TestAnEditionsPageSpeaksItsLanguage(t *testing.T) {
	b, r, sheets := twoEditions(t)
	html := rendered(t, b, r, sheets, "ar/variants/game/")
	for _, want := range []string{
		`<html lang="ar" dir="rtl">`,
		`<a class="site" href="../../../ar/">`,
		`>اللعبة في سطور</a></h2>`,
		`aria-label="بيوت الجنوب من 6 إلى 1: 4، 4، 4، 4، 4، 4؛ كومة: 0. بيوت الشمال من 6 إلى 1: 4، 4، 4، 4، 4، 4؛ كومة: 0."`,
		`يبذر الجنوب 4 حصوات من البيت 4: 3، 2، 1، كومة. تقع الحصوة الأخيرة في كومة الجنوب، فيلعب الجنوب مرة أخرى.`,
		`<p class="alert-title">ملاحظة</p>`,
		`<h2 id="العنوان">`,
		`<a href="../../../sources/s/#X-1" class="clause" hreflang="en">X-1</a>`,
		`<a href="../../../more/#not-in-ar" hreflang="en">ذاك</a>`,
		`<a href="../../../more/#not-in-ar" hreflang="en">المزيد</a>`,
		`<a href="../../../variants/game/game.json">`,
		`"title":"ق"`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

func TestTheLanguagesOfAPageAreThoseThatItIsIn(t *testing.T) {
	b, _, _ := twoEditions(t)
	for url, want := range map[string][]editionLink{
		"variants/game/": {{"en", "ltr", "English", "../../variants/game/", "../../variants/game/", true, true},
			{"ar", "rtl", "العربية", "../../ar/variants/game/", "../../ar/variants/game/", false, false}},
		"ar/variants/game/": {{"en", "ltr", "English", "../../../variants/game/", "../../../variants/game/", false, true},
			{"ar", "rtl", "العربية", "../../../ar/variants/game/", "../../../ar/variants/game/", true, false}},
		"variants/plain/": nil,
	} {
		e := b.find(url)
		if got := b.links(e, e.root(), ""); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", url, got, want)
		}
	}
	if got := b.untranslated(b.find("more/")); len(got) != 1 || got[0].ID != "not-in-ar" || got[0].Dir != "rtl" {
		t.Errorf("%v", got)
	}
	if got := b.untranslated(b.find("variants/game/")); got != nil {
		t.Errorf("%v", got)
	}
}

// A claim belongs to one page: the source's page lists where a clause is explained and played, and not once more for each language.
func TestATranslationIsNoSecondPlaceOfAClause(t *testing.T) {
	b, _, _ := twoEditions(t)
	for _, m := range append(b.clauses["X-1"].explained, b.clauses["X-1"].examples...) {
		if m.at.in.folder != "" {
			t.Errorf("%s is listed", m.at.page.Source.Name)
		}
	}
}

func TestASearchFindsPagesOfEveryLanguageAndSaysWhich(t *testing.T) {
	b, _, _ := twoEditions(t)
	langs := map[string]string{}
	var index []found
	if err := json.Unmarshal(b.searchFile(), &index); err != nil {
		t.Fatal(err)
	}
	for _, f := range index {
		langs[f.URL] = f.Lang
	}
	if langs["variants/game/"] != "" || langs["ar/variants/game/"] != "ar" || langs["ar/variants/game/#العنوان"] != "ar" {
		t.Errorf("%v", langs)
	}
}
