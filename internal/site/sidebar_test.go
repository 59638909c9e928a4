package site_test

import (
	"strings"
	"testing"
)

func TestSidebarListsThePartsOfTheReadingOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	home := "---\ntitle: Book\nsidebar: yes\norder:\n  Text:\n    - plain.md\n  Games:\n    - variants/game.md\noutside: [sources/index.md, sources/src.md]\n---\n"
	files := build(t, optionsFor(""), map[string]string{"content/index.md": home})
	const want = `<nav aria-label="Contents">
<h2>Text</h2>
<ul>
<li><a href="../plain/" aria-current="page">Plain</a></li>
</ul>
<h2>Games</h2>
<ul>
<li><a href="../variants/game/">Game</a></li>
</ul>
`
	if page := string(files["plain/index.html"]); !strings.Contains(page, want) || !strings.Contains(page, `href="../sidebar.css?v=`) {
		t.Errorf("%s", page)
	}
	if page := string(build(t, optionsFor(""), nil)["plain/index.html"]); strings.Contains(page, "sidebar") {
		t.Errorf("a book without the key has a sidebar:\n%s", page)
	}
}
