package site_test

import (
	"slices"
	"strings"
	"testing"

	"sowbook/internal/site"
)

// namesOf returns the names of the files for boards on other sites, sorted.
func namesOf(files map[string][]byte) []string {
	var names []string
	for name := range files {
		if strings.Contains("/"+name, "/embed") || name == "sow-board.js" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func TestBoardsForOtherSitesAreNoPages(t *testing.T) {
	if testing.Short() {
		t.Skip("builds")
	}
	o := optionsFor(siteURL)
	o.Location.Offline = true
	files := build(t, o, nil)
	want := []string{"embed-rules.js", "embed.css", "embed.js", "embed/game.json", "embed/index.html", "sow-board.js"}
	if names := namesOf(files); !slices.Equal(names, want) {
		t.Fatalf("%q", names)
	}
	h := head(files["embed/index.html"])
	if h["robots"] != "noindex" || h["canonical"] != "" || h["sowbook-offline"] != "" || h["sowbook-worker"] == "" {
		t.Errorf("%v", h)
	}
	if _, offline := head(files["plain/index.html"])["sowbook-offline"]; !offline {
		t.Error("other pages lack the service worker")
	}
	for _, name := range []string{"sitemap.xml", "search.json", "changes.xml"} {
		if text := string(files[name]); text == "" || strings.Contains(text, "embed/") {
			t.Errorf("%s: %s", name, text)
		}
	}
	if board := string(files["embed/game.json"]); !strings.Contains(board, "sow-board") || !strings.Contains(board, `id=\"game-game\"`) {
		t.Errorf("%s", board)
	}
}

func TestBookWithoutGamesHasNoBoardsForOtherSites(t *testing.T) {
	if testing.Short() {
		t.Skip("builds")
	}
	plain := map[string]string{"content/variants/game.md": "---\ntitle: Game\nsummary: A game.\nsource: src\nlabels: near\nsides: {south: S, north: N}\nstore: store\ndraft: yes\n---\n"}
	files := build(t, site.Options{}, plain)
	if names := namesOf(files); len(files) == 0 || names != nil {
		t.Errorf("%q", names)
	}
}

func TestEachLanguageWithGamesHasBoardsForOtherSites(t *testing.T) {
	if testing.Short() {
		t.Skip("builds")
	}
	home := "---\ntitle: كتاب\ntranslates: 0\n---\n# كتاب\n"
	without := build(t, site.Options{}, map[string]string{"content/ar/index.md": home})
	if without["embed/index.html"] == nil || without["ar/index.html"] == nil || without["ar/embed/index.html"] != nil {
		t.Errorf("without games: %q", namesOf(without))
	}
}
