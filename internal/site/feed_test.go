package site_test

import (
	"encoding/xml"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestFeedHasEveryChangeWithAbsoluteLinks(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, optionsFor(siteURL), nil)
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
	if err := xml.Unmarshal(files["changes.xml"], &feed); err != nil {
		t.Fatal(err)
	}
	if feed.ID != siteURL || feed.Title != "Book: changes to the rules" || feed.Author != "Book" || feed.Updated != "2026-03-02T00:00:00Z" ||
		len(feed.Links) != 2 || feed.Links[0].Rel != "self" || feed.Links[0].Href != siteURL+"changes.xml" || feed.Links[1].Href != siteURL {
		t.Errorf("%+v", feed)
	}
	game := siteURL + "variants/game/"
	page := string(files["variants/game/index.html"])
	var entries []string
	for _, e := range feed.Entries {
		entries = append(entries, e.ID+" "+e.Title)
		anchor := strings.TrimPrefix(e.Link.Href, game+"#")
		if !strings.Contains(page, `<li id="`+anchor+`">`) {
			t.Errorf("the page has no %s", anchor)
		}
		if _, err := time.Parse(time.RFC3339, e.Updated); err != nil || e.Content.Type != "html" {
			t.Errorf("%+v", e)
		}
		for _, href := range regexp.MustCompile(`href="([^"]*)"`).FindAllStringSubmatch(e.Content.Text, -1) {
			if u, err := url.Parse(href[1]); err != nil || !u.IsAbs() {
				t.Errorf("%s is not an absolute link", href[1])
			}
		}
	}
	want := []string{
		"tag:sowing.example,2026-03-02:/repo/variants/game/1 Game: See S-1 & the book.",
		"tag:sowing.example,2026-03-01:/repo/variants/game/2 Game: The second of a day.",
		"tag:sowing.example,2026-03-01:/repo/variants/game/1 Game: The first.",
	}
	if !slices.Equal(entries, want) {
		t.Errorf("%s", strings.Join(entries, "\n"))
	}
	if text := feed.Entries[0].Content.Text; !strings.Contains(text, `<a href="`+siteURL+`sources/src/#S-1"`) || !strings.Contains(text, `<a href="`+siteURL+`"`) {
		t.Errorf("%s", text)
	}
	if h := head(files["variants/game/index.html"]); h["alternate"] != "../../changes.xml" {
		t.Errorf("%v", h)
	}
}

func TestPagesWithDatesAreListedAndInTheFeed(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, optionsFor(siteURL), map[string]string{
		"content/news.md":       "---\ntitle: News\n---\n{{news}}\n",
		"content/news/old.md":   "---\ntitle: Old\nsummary: It was so.\ndate: 2025-01-31\n---\nText.\n",
		"content/news/new.md":   "---\ntitle: New\ndate: 2026-12-01\n---\nText.\n",
		"content/news/draft.md": "---\ntitle: Draft\ndate: 2026-12-02\ndraft: yes\n---\nText.\n",
	})
	feed := string(files["changes.xml"])
	for _, want := range []string{
		"<title>Book</title>", "<updated>2026-12-01T00:00:00Z</updated>\n <author>", "<id>tag:sowing.example,2025-01-31:/repo/news/old/0</id>", `href="` + siteURL + `news/new/"`,
		`<content type="text">It was so.</content>`, "<title>Game: The first.</title>",
	} {
		if !strings.Contains(feed, want) {
			t.Errorf("the feed lacks %s:\n%s", want, feed)
		}
	}
	const list = `<li><a href="../news/new/"><span><time datetime="2026-12-01">2026-12-01</time></span> <b>New</b></a></li>
<li><a href="../news/old/"><span><time datetime="2025-01-31">2025-01-31</time></span> <b>Old</b> <span>It was so.</span></a></li>`
	if page := string(files["news/index.html"]); !strings.Contains(page, list) {
		t.Errorf("%s", page)
	}
	if page := string(files["news/old/index.html"]); !strings.Contains(page, `<p class="kicker"><time datetime="2025-01-31">2025-01-31</time></p>`) {
		t.Errorf("%s", page)
	}
}

func TestFeedIsInTheLanguageOfTheBook(t *testing.T) {
	files := build(t, optionsFor(siteURL), map[string]string{"content/index.md": "---\ntitle: Libro\nlanguage: es\nsummary: S\n---\nTexto.\n"})
	feed := string(files["changes.xml"])
	for _, want := range []string{` xml:lang="es">`, "<title>Libro: cambios de las reglas</title>"} {
		if !strings.Contains(feed, want) {
			t.Errorf("the feed lacks %s:\n%s", want, feed)
		}
	}
}
