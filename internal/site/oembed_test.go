package site_test

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"
)

// twoLanguages adds an Arabic translation of the game, whose titles need escapes, and an
// example that shows the state after its move.
var twoLanguages = map[string]string{
	"content/variants/game.md": "---\ntitle: The \"Game\" & <i>more</i>\nsummary: A game.\nsource: src\nlabels: near\nsides: {south: S, north: N}\nstore: store\n" +
		"rules: {capture: across}\nreadings:\n  lone-capture: {why: W, values: {no: N, yes: Y}}\n---\n" +
		"```sow one\ncaption One.\nset lone-capture=yes\nshow 1\nplay 4\n  again\n```\n",
	"content/ar/index.md": "---\ntitle: B\n---\n",
	"content/ar/variants/game.md": "---\ntitle: لعبة\nsummary: A.\nsides: {south: A, north: B}\nstore: s\nreadings:\n  lone-capture: {why: W, values: {no: N, yes: Y}}\n---\n" +
		"```sow one\ncaption One.\n```\n",
}

func TestEachGameAnswersOEmbed(t *testing.T) {
	if testing.Short() {
		t.Skip("paints")
	}
	files := build(t, optionsFor(siteURL), twoLanguages)
	const moves = "#sow=1&amp;game=game&amp;set=lone-capture:yes&amp;from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&amp;moves=4&amp;at=1"
	for page, want := range map[string]struct{ title, attribute, frame string }{
		"variants/game/":    {`The "Game" & <i>more</i>`, "The &#34;Game&#34; &amp; &lt;i&gt;more&lt;/i&gt;", siteURL + "embed/" + moves},
		"ar/variants/game/": {"لعبة", "لعبة", siteURL + "ar/embed/" + moves},
	} {
		address := siteURL + page + "oembed.json"
		link := `<link rel="alternate" type="application/json+oembed" title="` + want.attribute + `" href="` + address + `">`
		if html := string(files[page+"index.html"]); strings.Count(html, link) != 1 {
			t.Errorf("%s lacks %s:\n%.2000s", page, link, html)
		}
		var got map[string]any
		if err := json.Unmarshal(files[page+"oembed.json"], &got); err != nil {
			t.Errorf("%s: %v", page, err)
		}
		if answer := map[string]any{
			"version": "1.0", "type": "rich", "title": want.title, "provider_name": "Book", "provider_url": siteURL,
			"thumbnail_url": siteURL + page + "board.png", "thumbnail_width": 1200.0, "thumbnail_height": 630.0,
			"html":  `<iframe src="` + want.frame + `" title="` + want.attribute + `" width="600" height="570" style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`,
			"width": 600.0, "height": 570.0,
		}; !maps.Equal(got, answer) {
			t.Errorf("%s: %s", page, files[page+"oembed.json"])
		}
	}
	for _, page := range []string{"", "plain/", "draft/", "sources/"} {
		if files[page+"oembed.json"] != nil || strings.Contains(string(files[page+"index.html"]), "oembed") {
			t.Errorf("/%s answers oEmbed", page)
		}
	}
}

func TestEachGameHasPictureAndDescription(t *testing.T) {
	if testing.Short() {
		t.Skip("paints")
	}
	files := build(t, optionsFor(siteURL), twoLanguages)
	for page, alt := range map[string]string{"variants/game/": "S’s Pits", "ar/variants/game/": "A"} {
		h := head(files[page+"index.html"])
		for name, want := range map[string]string{
			"og:image": siteURL + page + "board.png", "og:image:width": "1200", "og:image:height": "630",
			"og:url": siteURL + page, "twitter:card": "summary_large_image",
		} {
			if h[name] != want {
				t.Errorf("%s: %s is %q, want %q", page, name, h[name], want)
			}
		}
		if !strings.Contains(h["og:image:alt"], alt) || h["og:description"] == "" || h["og:description"] != h["description"] {
			t.Errorf("%s: %v", page, h)
		}
		if len(files[page+"board.png"]) < 10_000 {
			t.Errorf("%s: its picture has %d bytes", page, len(files[page+"board.png"]))
		}
	}
}
