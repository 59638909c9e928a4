package render

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/gamelist"
)

// threeGames returns the files of a book with three games, two of them in a part of the
// reading order.
func threeGames() map[string]string {
	files := booktest.SmallBook("")
	files["content/index.md"] = "---\ntitle: T\norder:\n  First: [variants/plain.md, sources/s.md, variants/game.md]\n  Sources: [sources/index.md]\n---\n# T\n"
	files["content/sources/index.md"] = "---\ntitle: Sources\n---\n"
	files["content/variants/long.md"] = "---\ntitle: Long\nsummary: L\nsource: s\nrules: {seeds: 6, relay: yes, capture: made, numbers: 4, stores: none, last-in-store: ends}\n" +
		"labels: left\nsides: {south: S, north: N}\nstore: store\nclauses: {sow: X-1}\n---\n"
	return files
}

var (
	groupPattern = regexp.MustCompile(`(?s)<div class="group">\n(?:<h3>(.*?)</h3>\n)?<ul class="cards">\n(.*?)</ul>`)
	cardPattern  = regexp.MustCompile(`<li data-seeds="(\d+)" data-laps="(\w+)" data-captures="(\w+)"><svg [^>]*class="thumb".*?</svg><a href="([^"]*)">(.*?)</a> <p>(.*?)</p> <p class="traits">(.*?)</p></li>`)
)

// cards returns the groups of cards of a home page, a line for each group and card.
func cards(html string) (lines []string) {
	for _, group := range groupPattern.FindAllStringSubmatch(html, -1) {
		lines = append(lines, "group "+group[1])
		for _, card := range cardPattern.FindAllStringSubmatch(group[2], -1) {
			lines = append(lines, strings.Join(card[1:], " | "))
		}
	}
	return lines
}

func TestHomePageHasCardForEachGameInGroups(t *testing.T) {
	html := newGoodFixture(t, threeGames()).html("index.md")
	want := []string{
		"group First",
		"48 | one | none | variants/plain/ | Plain | T | 48 seeds · one lap · no captures",
		"48 | one | opposite | variants/game/ | Across | T | 48 seeds · one lap · captures opposite",
		"group ",
		"72 | many | number | variants/long/ | Long | L | 72 seeds · many laps · captures four",
	}
	if got := cards(html); !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	contains(t, html,
		`<select name="seeds" autocomplete="off"><option value="">Any</option><option value="48">48</option><option value="72">72</option></select>`,
		`<select name="laps" autocomplete="off"><option value="">Any</option><option value="one">One</option><option value="many">Many</option></select>`,
		`<option value="none">None</option><option value="opposite">The pit opposite</option><option value="number">By number</option></select>`,
		"home.js", "home.css",
	)
}

func TestHomePageHasFamiliesAndRegions(t *testing.T) {
	files := threeGames()
	files["content/index.md"] = "---\ntitle: T\nfamilies:\n  late: {title: Late, summary: They are late.}\n  early: {title: Early}\nregions: {sea: The Sea, moon: The Moon}\n---\n# T\n"
	for name, keys := range map[string]string{"long": "family: late\nregion: sea\n", "game": "family: early\nregion: sea\n"} {
		name = "content/variants/" + name + ".md"
		files[name] = strings.Replace(files[name], "source: s\n", "source: s\n"+keys, 1)
	}
	html := newGoodFixture(t, files).html("index.md")
	contains(t, html,
		`<li><details><summary>The Sea <span class="count">2</span></summary><ul><li><a href="variants/game/">Across</a></li><li><a href="variants/long/">Long</a></li></ul></details></li>`+"\n</ul>",
		"<h3>Late</h3>\n<p class=\"about\">They are late.</p>\n<ul class=\"cards\">\n<li data-family=\"late\" data-region=\"sea\" data-seeds=\"72\"",
		`<p class="traits">The Sea · 72 seeds · many laps · captures four</p>`,
		`<p class="traits">48 seeds · one lap · no captures</p>`,
		`<option value="early">Early</option>`,
	)
	if strings.Contains(html, "The Moon") {
		t.Error("a region without games is listed")
	}
}

func TestHomePageFoldsFamiliesOfManyGames(t *testing.T) {
	files := threeGames()
	files["content/index.md"] = "---\ntitle: T\nfamilies: {late: {title: Late, summary: They are late.}}\n---\n# T\n"
	game := strings.Replace(files["content/variants/long.md"], "source: s\n", "source: s\nfamily: late\n", 1)
	for i := range 12 {
		files[fmt.Sprintf("content/variants/long-%d.md", i)] = strings.Replace(game, "title: Long", fmt.Sprintf("title: Long %d", i), 1)
	}
	html := newGoodFixture(t, files).html("index.md")
	contains(t, html, `<details class="collapsible group">
<summary><h3>Late</h3> <span class="count">12</span></summary>
<p class="about">They are late.</p>
<ul class="cards">
`, "</ul>\n</details>\n<div class=\"group\">\n<ul class=\"cards\">") // games of no family are not folded
}

func TestAlikeGamesHaveNoFilter(t *testing.T) {
	files := booktest.SmallBook("")
	delete(files, "content/variants/plain.md")
	html := newGoodFixture(t, files).html("index.md")
	if got := cards(html); len(got) != 2 || strings.Contains(html, `class="filters"`) || strings.Contains(html, "home.js") {
		t.Errorf("cards %q in\n%s", got, html)
	}
}

// Cards, menus and search results show the title alone.
func TestGamesOfThisRulebookDifferInTitle(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	b, _ := booktest.Content(t)
	files := map[string][]string{}
	for _, game := range b.Variants {
		files[game.Title] = append(files[game.Title], game.ID)
	}
	if len(files) < 13 {
		t.Fatalf("only %d titles", len(files))
	}
	for title, ids := range files {
		if len(ids) > 1 {
			t.Errorf("%s is the title of %v", title, ids)
		}
	}
}

func TestEveryGameOfThisRulebookIsInGroup(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	b, _ := booktest.Content(t)
	for _, edition := range b.Editions {
		games := 0
		for _, group := range gamelist.ByFamily(b, edition) {
			if group.Title == "" {
				t.Errorf("edition %q: %s is in no family, or in no part of the reading order", edition.Folder, group.Games[0].Name)
			}
			games += len(group.Games)
		}
		all := 0
		for _, p := range b.List {
			if p.Kind == book.Game && p.Edition == edition && !p.InAtlas() {
				all++
			}
		}
		if games != all || all < 2 {
			t.Errorf("edition %q: %d of %d games are in groups", edition.Folder, games, all)
		}
	}
}

func TestHeaderAndFooterHaveLinksOfHomePage(t *testing.T) {
	files := threeGames()
	files["content/index.md"] = "---\ntitle: T\nnav: {Rules: sources/index.md}\nfooter: {Source: sources/s.md, Long: variants/long.md}\n---\n# T\n"
	html := newGoodFixture(t, files).html("sources/s.md")
	for part, want := range map[string]string{
		`(?s)<nav id="site-nav".*?</nav>`:            "../../#games=Games; ../../sources/=Rules; ",
		`(?s)<footer class="foot">\s*<nav .*?</nav>`: "../../sources/s/=Source; ../../variants/long/=Long; ",
	} {
		got := ""
		for _, link := range regexp.MustCompile(`<a href="([^"]*)"[^>]*>(.*?)</a>`).FindAllStringSubmatch(regexp.MustCompile(part).FindString(html), -1) {
			got += fmt.Sprintf("%s=%s; ", link[1], link[2])
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", part, got, want)
		}
	}
}

func TestComparisonOpensWithGamesOfItsPage(t *testing.T) {
	files := threeGames()
	files["content/compare.md"] = "---\ntitle: Compare\ngames: [game, long]\n---\n\n{{compare}}\n"
	f := newGoodFixture(t, files)
	html := f.html("compare.md")
	contains(t, html, `value="game" data-version="" checked`, `value="long" data-version="" checked`, `value="plain" data-version="">`,
		`data-game="game"><a`, `data-game="long"><a`)
	if strings.Contains(html, `data-game="plain"><a`) {
		t.Error("the table has a game that the page does not name")
	}
}

func TestHomePageSpeaksToReaderAndKnowsFirstMoves(t *testing.T) {
	files := threeGames()
	files["content/index.md"] += "\n```sow first game\ncaption Try it.\n```\n"
	html := newGoodFixture(t, files).html("index.md")
	contains(t, html, "{n|one=seed|other=seeds} in every pit; {next|you=you begin", `"next":{"can":{"0":`)
}

func TestPageWithYouSpeaksToReader(t *testing.T) {
	files := threeGames()
	files["content/sheet.md"] = "---\ntitle: Sheet\nyou: yes\n---\n\n```sow first game\ncaption Try it.\n```\n"
	html := newGoodFixture(t, files).html("sheet.md")
	contains(t, html, "you begin", "The other player’s Pits")
	if strings.Contains(html, "South") {
		t.Error("the page says South")
	}
}
