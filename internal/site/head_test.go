package site_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/site"
)

func TestHeadHasCanonicalAddressAndPreview(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, site.Options{Location: book.Location{URL: siteURL}, Drafts: true}, nil)
	board := siteURL + "variants/game/board.png"
	for page, want := range map[string]struct{ canonical, kind, picture, robots string }{
		"index.html":                    {siteURL, "website", "", ""},
		"plain/index.html":              {siteURL + "plain/", "article", "", ""},
		"variants/game/index.html":      {siteURL + "variants/game/", "article", board, ""},
		"variants/game/card/index.html": {siteURL + "variants/game/", "article", board, ""},
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
		!strings.HasPrefix(h["og:image:alt"], "S’s Pits") || len(files["variants/game/board.png"]) < 10_000 {
		t.Errorf("%v", h)
	}
}

var alternateLink = regexp.MustCompile(`<link rel="alternate" hreflang=[^>]*>`)

// Search engines take the languages of a page only from absolute addresses, so a site
// whose address is unknown names none.
func TestAlternateLinksUseSiteURL(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	more := map[string]string{
		"content/plain.md":    "---\ntitle: Plain\nmoved-from: [old/]\n---\nNo board.\n",
		"content/ar/index.md": "---\ntitle: B\n---\n",
		"content/ar/variants/game.md": "---\ntitle: G\nsummary: A.\nsides: {south: A, north: B}\nstore: s\n---\n" +
			"```sow one\ncaption One.\n```\n",
	}
	for url, old := range map[string]string{"": "../plain/", siteURL: siteURL + "plain/"} {
		files := build(t, optionsFor(url), more)
		if url == siteURL { // the canonical address of a card is that of its game's page, in each language
			card := string(files["variants/game/card/index.html"])
			if !strings.Contains(card, `hreflang="ar" href="`+siteURL+`ar/variants/game/">`) || !strings.Contains(card, `<a href="../../../ar/variants/game/card/"`) {
				t.Errorf("%s", card)
			}
		}
		var want []string
		if url != "" {
			want = []string{
				`<link rel="alternate" hreflang="en" href="` + siteURL + `variants/game/">`,
				`<link rel="alternate" hreflang="x-default" href="` + siteURL + `variants/game/">`,
				`<link rel="alternate" hreflang="ar" href="` + siteURL + `ar/variants/game/">`,
			}
		}
		page := string(files["variants/game/index.html"])
		if got := alternateLink.FindAllString(page, -1); !slices.Equal(got, want) {
			t.Errorf("a site at %q has the links %q, want %q", url, got, want)
		}
		for name, part := range map[string]string{
			"variants/game/index.html": `<a href="../../ar/variants/game/" lang="ar" dir="rtl" hreflang="ar">`,
			"old/index.html":           `<link rel="canonical" href="` + old + `">`,
		} {
			if !strings.Contains(string(files[name]), part) {
				t.Errorf("of a site at %q, %s lacks %s", url, name, part)
			}
		}
		if !strings.Contains(string(files["old/index.html"]), `content="0; url=../plain/"`) {
			t.Errorf("of a site at %q, the old page does not redirect", url)
		}
	}
}

func TestPageWithoutBoardHasPreviewOfHomePage(t *testing.T) {
	if testing.Short() {
		t.Skip("paints")
	}
	home := "---\ntitle: Book\n---\n```sow first game\ncaption One.\nplay 4\n  again\n```\n"
	files := build(t, optionsFor(siteURL), map[string]string{"content/index.md": home})
	if h := head(files["plain/index.html"]); h["og:image"] != siteURL+"board.png" || len(files["board.png"]) == 0 {
		t.Errorf("%v", h)
	}
}

func TestUnknownURLLeavesOutAbsoluteAddresses(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, site.Options{Location: book.Location{Base: "/repo/"}}, nil)
	for _, name := range []string{"sitemap.xml", "changes.xml", "variants/game/board.png", "variants/game/oembed.json"} {
		if files[name] != nil {
			t.Errorf("the site has %s", name)
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
