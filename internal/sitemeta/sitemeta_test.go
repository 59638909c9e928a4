package site

import (
	"encoding/json"
	"encoding/xml"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"sowbook/internal/diag"
)

const address = "https://sowing.example/repo/"

// write makes a small rulebook: a first page, a game, and what a test adds or changes.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	all := map[string]string{
		"content/index.md": "---\ntitle: Book\nsummary: A book.\n---\n# Book\n",
		"content/variants/game.md": "---\ntitle: Game\nsummary: A game.\nsource: src\nlabels: near\nsides: {south: S, north: N}\nstore: store\n" +
			"changes:\n  - 2026-03-01 The first.\n  - 2026-03-02 See [S-1] & [the book](/).\n  - 2026-03-01 The second of a day.\n---\n" +
			"```sow one\ncaption One.\nplay 4\n  again\n```\n",
		"content/sources/src.md":   "---\ntitle: Source\nby: A.\ndate: 2026\nclauses:\n  S-1: Sow.\n---\n",
		"content/draft.md":         "---\ntitle: Draft\ndraft: yes\n---\nNot yet.\n",
		"content/plain.md":         "---\ntitle: Plain\n---\nNo board.\n",
		"content/sources/index.md": "---\ntitle: Sources\n---\n",
	}
	maps.Copy(all, files)
	for name, text := range all {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// build builds a rulebook, which must have no problem.
func build(t *testing.T, o Options, files map[string]string) map[string][]byte {
	t.Helper()
	o.Dir, o.Builtin = write(t, files), os.DirFS("../..")
	sink := memory{files: map[string]*memoryFile{}}
	if err := Build(o, &sink); err != nil {
		t.Fatal(err)
	}
	made := map[string][]byte{}
	for name, file := range sink.files {
		made[name] = file.Bytes()
	}
	return made
}

// head is the attributes of the links and metas of a page's head: what is named and what it is.
func head(page []byte) map[string]string {
	all := map[string]string{}
	for _, m := range regexp.MustCompile(`<(?:link rel|meta name|meta property)="([^"]+)"[^>]*? (?:href|content)="([^"]*)"`).FindAllSubmatch(page, -1) {
		all[string(m[1])] = string(m[2])
	}
	return all
}

func TestTheSitemapHasEveryPublishedPageOnce(t *testing.T) {
	files := build(t, Options{URL: address, Drafts: true}, nil)
	var set struct {
		XMLName xml.Name `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		Loc     []string `xml:"url>loc"`
	}
	if err := xml.Unmarshal(files["sitemap.xml"], &set); err != nil {
		t.Fatal(err)
	}
	slices.Sort(set.Loc)
	want := []string{address, address + "plain/", address + "sources/", address + "sources/src/", address + "variants/game/"}
	if !slices.Equal(set.Loc, want) {
		t.Errorf("%v", set.Loc)
	}
	if text := string(files["robots.txt"]); text != "User-agent: *\nDisallow:\n\nSitemap: "+address+"sitemap.xml\n" {
		t.Errorf("%s", text)
	}
}

func TestEveryPageSaysWhereItStandsAndHasAPicture(t *testing.T) {
	files := build(t, Options{URL: address, Drafts: true}, nil)
	board := address + "variants/game/board.png"
	for page, want := range map[string]struct{ canonical, kind, picture, robots string }{
		"index.html":                    {address, "website", "", ""},
		"plain/index.html":              {address + "plain/", "article", "", ""},
		"variants/game/index.html":      {address + "variants/game/", "article", board, ""},
		"variants/game/card/index.html": {address + "variants/game/", "article", board, ""},
		"draft/index.html":              {"", "", "", "noindex"},
		"404.html":                      {"", "", "", "noindex"},
	} {
		h := head(files[page])
		if h["canonical"] != want.canonical || h["og:url"] != want.canonical || h["og:type"] != want.kind || h["og:image"] != want.picture || h["robots"] != want.robots {
			t.Errorf("%s: %v", page, h)
		}
	}
	h := head(files["variants/game/index.html"])
	if h["og:title"] != "Game" || h["og:site_name"] != "Book" || h["og:description"] != "A game." || h["twitter:card"] != "summary_large_image" ||
		!strings.HasPrefix(h["og:image:alt"], "S’s pits") || len(files["variants/game/board.png"]) < 10_000 {
		t.Errorf("%v", h)
	}
}

// Search engines take the languages of a page, and where a page that moved went to, only from whole addresses.
func TestWhereTheSiteStandsIsInTheLinksToOtherLanguagesAndToPagesThatMoved(t *testing.T) {
	more := map[string]string{
		"content/plain.md":    "---\ntitle: Plain\nmoved-from: [old/]\n---\nNo board.\n",
		"content/ar/index.md": "---\ntitle: B\n---\n",
		"content/ar/variants/game.md": "---\ntitle: G\nsummary: A.\nsides: {south: A, north: B}\nstore: s\n---\n" +
			"```sow one\ncaption One.\n```\n",
	}
	for where, test := range map[string]struct{ root, old string }{
		"":      {"../../", "../plain/"},
		address: {address, address + "plain/"},
	} {
		files := build(t, Options{URL: where}, more)
		for page, want := range map[string][]string{
			"variants/game/index.html": {
				`<link rel="alternate" hreflang="en" href="` + test.root + `variants/game/">`,
				`<link rel="alternate" hreflang="x-default" href="` + test.root + `variants/game/">`,
				`<link rel="alternate" hreflang="ar" href="` + test.root + `ar/variants/game/">`,
				`<a href="../../ar/variants/game/" lang="ar" dir="rtl" hreflang="ar">`,
			},
			"old/index.html": {`<link rel="canonical" href="` + test.old + `">`, `content="0; url=../plain/"`},
		} {
			for _, part := range want {
				if !strings.Contains(string(files[page]), part) {
					t.Errorf("of a site at %q, %s lacks %s", where, page, part)
				}
			}
		}
	}
	// A card is known by its game's page, in each language.
	card := string(build(t, Options{URL: address}, more)["variants/game/card/index.html"])
	if !strings.Contains(card, `hreflang="ar" href="`+address+`ar/variants/game/">`) || !strings.Contains(card, `<a href="../../../ar/variants/game/card/"`) {
		t.Errorf("%s", card)
	}
}

func TestAPageWithoutABoardHasThatOfTheFirstPage(t *testing.T) {
	home := "---\ntitle: Book\n---\n```sow first game\ncaption One.\nplay 4\n  again\n```\n"
	files := build(t, Options{URL: address}, map[string]string{"content/index.md": home})
	if h := head(files["plain/index.html"]); h["og:image"] != address+"board.png" || len(files["board.png"]) == 0 {
		t.Errorf("%v", h)
	}
}

func TestWithoutItsAddressASiteSaysNothingThatNeedsIt(t *testing.T) {
	files := build(t, Options{Base: "/repo/"}, nil)
	for _, name := range []string{"sitemap.xml", feedName, "variants/game/" + posterName} {
		if files[name] != nil {
			t.Errorf("there is a %s", name)
		}
	}
	for name, page := range files {
		if !strings.HasSuffix(name, ".html") {
			continue
		}
		for key, value := range head(page) {
			if key == "canonical" || key == "alternate" || strings.HasPrefix(key, "og:") || strings.HasPrefix(key, "twitter:") {
				t.Errorf("%s: %s is %s", name, key, value)
			}
		}
	}
	if text := string(files["robots.txt"]); text != "User-agent: *\nDisallow:\n" {
		t.Errorf("%s", text)
	}
}

func TestTheFeedTellsEveryChangeWithWholeLinks(t *testing.T) {
	files := build(t, Options{URL: address}, nil)
	var feed struct {
		XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string   `xml:"id"`
		Title   string   `xml:"title"`
		Updated string   `xml:"updated"`
		Author  string   `xml:"author>name"`
		Links   []struct {
			Rel  string `xml:"rel,attr"`
			Href string `xml:"href,attr"`
		} `xml:"link"`
		Entries []struct {
			ID      string `xml:"id"`
			Title   string `xml:"title"`
			Updated string `xml:"updated"`
			Link    struct {
				Href string `xml:"href,attr"`
			} `xml:"link"`
			Content struct {
				Type string `xml:"type,attr"`
				Text string `xml:",chardata"`
			} `xml:"content"`
		} `xml:"entry"`
	}
	if err := xml.Unmarshal(files[feedName], &feed); err != nil {
		t.Fatal(err)
	}
	if feed.ID != address || feed.Title != "Book: changes to the rules" || feed.Author != "Book" || feed.Updated != "2026-03-02T00:00:00Z" ||
		len(feed.Links) != 2 || feed.Links[0].Rel != "self" || feed.Links[0].Href != address+feedName || feed.Links[1].Href != address {
		t.Errorf("%+v", feed)
	}
	game := address + "variants/game/"
	page := string(files["variants/game/index.html"])
	var told []string
	for _, e := range feed.Entries {
		told = append(told, e.ID+" "+e.Title)
		anchor := strings.TrimPrefix(e.Link.Href, game+"#")
		if !strings.Contains(page, `<li id="`+anchor+`">`) {
			t.Errorf("the page has no %s", anchor)
		}
		if _, err := time.Parse(time.RFC3339, e.Updated); err != nil || e.Content.Type != "html" {
			t.Errorf("%+v", e)
		}
		for _, href := range regexp.MustCompile(`href="([^"]*)"`).FindAllStringSubmatch(e.Content.Text, -1) {
			if u, err := url.Parse(href[1]); err != nil || !u.IsAbs() {
				t.Errorf("%s is no whole link", href[1])
			}
		}
	}
	want := []string{
		"tag:sowing.example,2026-03-02:/repo/variants/game/1 Game: See S-1 & the book.",
		"tag:sowing.example,2026-03-01:/repo/variants/game/2 Game: The second of a day.",
		"tag:sowing.example,2026-03-01:/repo/variants/game/1 Game: The first.",
	}
	if !slices.Equal(told, want) {
		t.Errorf("%s", strings.Join(told, "\n"))
	}
	if text := feed.Entries[0].Content.Text; !strings.Contains(text, `<a href="`+address+`sources/src/#S-1"`) || !strings.Contains(text, `<a href="`+address+`"`) {
		t.Errorf("%s", text)
	}
	if h := head(files["variants/game/index.html"]); h["alternate"] != "../../"+feedName {
		t.Errorf("%v", h)
	}
}

func TestWhatTheStaticFolderHasStands(t *testing.T) {
	files := build(t, Options{URL: address}, map[string]string{
		"static/robots.txt":  "mine",
		"static/favicon.ico": "mine",
		"static/icon.svg":    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter/></svg>`, // more than our painter can paint
	})
	if string(files["robots.txt"]) != "mine" || string(files["favicon.ico"]) != "mine" {
		t.Error("a file of the rulebook's own was replaced")
	}
	if files["icon-512.png"] != nil || files["apple-touch-icon.png"] != nil {
		t.Error("the icon was painted, and cannot be")
	}
	var manifest struct {
		Icons []struct{ Src string } `json:"icons"`
	}
	if err := json.Unmarshal(files[manifestName], &manifest); err != nil || len(manifest.Icons) != 1 || !strings.HasPrefix(manifest.Icons[0].Src, "icon.svg?v=") {
		t.Errorf("%v %v", manifest, err)
	}
	if h := string(files["index.html"]); !strings.Contains(h, `href="./favicon.ico?v=`) || strings.Contains(h, "apple-touch-icon") {
		t.Error("the head does not name the icons that there are")
	}
}

func TestASiteThatIsNotKeptClearsAwayWhatWasKept(t *testing.T) {
	for name, test := range map[string]struct {
		options Options
		home    string
		kept    bool
	}{
		"a site":                 {Options{Offline: true}, "", true},
		"while it is written":    {Options{}, "", false},
		"where its host says no": {Options{Offline: true}, "offline: no\n", false},
	} {
		files := build(t, test.options, map[string]string{"content/index.md": "---\ntitle: Book\n" + test.home + "---\n"})
		_, named := head(files["plain/index.html"])["sowbook-offline"]
		worker := string(files[offlineName])
		if named != test.kept || strings.Contains(worker, "unregister") == test.kept || strings.Contains(worker, "fetch") != test.kept {
			t.Errorf("%s: named %v, %s", name, named, worker)
		}
		if test.kept && (!strings.Contains(worker, "engine.wasm?v=") || !strings.Contains(worker, "site.css?v=")) {
			t.Errorf("%s: the shell is not kept: %s", name, worker)
		}
	}
}

func TestAWorkerIsSmall(t *testing.T) {
	files := build(t, Options{Offline: true}, nil)
	if n := len(files[offlineName]); n > 2500 {
		t.Errorf("%d bytes", n)
	}
}
