package gamelist

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// lines returns groups as lines "TITLE (SUMMARY): FILE …".
func lines(groups []Group) string {
	var all []string
	for _, g := range groups {
		line := g.Title + " (" + g.Summary + "):"
		for _, p := range g.Games {
			line += " " + p.Name
		}
		all = append(all, line)
	}
	return strings.Join(all, "\n")
}

// threeGames returns the files of a book with three games and a home page with some front
// matter.
func threeGames(home string) map[string]string {
	files := booktest.SmallBook("")
	files["content/variants/third.md"] = strings.Replace(files["content/variants/plain.md"], "title: Plain", "title: Third", 1)
	files["content/index.md"] = "---\ntitle: T\n" + home + "---\n"
	return files
}

func TestGamesAreGroupedByFamilyAndRegion(t *testing.T) {
	files := threeGames("families:\n  far: {title: Far}\n  none: {title: None}\n  near: {title: Near, summary: Close.}\nregions: {x: X, y: Y, z: Z}\n")
	add := func(name, keys string) {
		files[name] = strings.Replace(files[name], "source: s\n", "source: s\n"+keys, 1)
	}
	add("content/variants/game.md", "family: near\nregion: y\n")
	add("content/variants/plain.md", "region: y\n")
	add("content/variants/third.md", "family: far\n")
	b, _, problems := booktest.Load(t, booktest.Write(t, files))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	e := b.Editions[0]
	want := "Far (): variants/third.md\nNear (Close.): variants/game.md\n (): variants/plain.md"
	if got := lines(ByFamily(b, e)); got != want {
		t.Errorf("by family\n%s\nwant\n%s", got, want)
	}
	want = "Y (): variants/game.md variants/plain.md"
	if got := lines(ByRegion(b, e)); got != want {
		t.Errorf("by region\n%s\nwant\n%s", got, want)
	}
}

func TestWithoutFamiliesGamesAreGroupedByParts(t *testing.T) {
	files := threeGames("order:\n  First: [variants/third.md, sources/s.md]\n  Second: [variants/game.md]\n  Third: [variants/plain.md]\n")
	b, _, problems := booktest.Load(t, booktest.Write(t, files))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	want := "First (): variants/third.md\nSecond (): variants/game.md\nThird (): variants/plain.md"
	if got := lines(ByFamily(b, b.Editions[0])); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if regions := ByRegion(b, b.Editions[0]); len(regions) > 0 {
		t.Errorf("regions %v", regions)
	}
}

func TestMenusHaveUntranslatedGamesToo(t *testing.T) {
	b, _, _ := booktest.Load(t, booktest.Write(t, booktest.TwoEditions()))
	arabic := b.Editions[1]
	var got []string
	for _, group := range All(b, arabic) {
		for _, p := range group.Games {
			got = append(got, p.URL)
		}
	}
	if want := "ar/variants/game/ variants/plain/"; strings.Join(got, " ") != want || len(arabic.Games()) != 1 {
		t.Errorf("got %v, want %s", got, want)
	}
}

func TestUnknownFamiliesAndRegionsAreReported(t *testing.T) {
	files := threeGames("families:\n  near: {title: Near}\n  far: {title: Far}\n")
	files["content/variants/game.md"] = strings.Replace(files["content/variants/game.md"], "source: s\n", "source: s\nfamily: neer\nregion: x\n", 1)
	_, _, problems := booktest.Load(t, booktest.Write(t, files))
	var got []string
	for _, problem := range problems {
		_, rest, _ := strings.Cut(problem.Error(), "content/variants/")
		got = append(got, rest)
	}
	want := "game.md:5:9: there is no family neer on the home page; one of near, far; did you mean near?\n" +
		"game.md:6:9: the home page names no regions; add the key regions with x to index.md, or leave region out"
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}
