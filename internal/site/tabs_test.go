package site_test

import (
	"strings"
	"testing"
)

func TestPagesWithTabsLoadTheirStyle(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	const tabs = "> [!TAB] One\n> First.\n\n> [!TAB] Two\n> Second.\n"
	files := build(t, optionsFor(""), map[string]string{
		"content/tabs.md":   "---\ntitle: Tabs\n---\n" + tabs,
		"content/boards.md": "---\ntitle: Boards\n---\n{{boards}}\n\n" + tabs,
		"content/book.md":   "---\ntitle: The whole book\n---\n{{book}}\n",
	})
	for page, style := range map[string]string{"tabs": "", "boards": "home.css", "book": "home.css", "plain": ""} {
		text := string(files[page+"/index.html"])
		hasTabs := strings.Contains(text, `class="tabs"`)
		if hasTabs != (page != "plain") || strings.Contains(text, `href="../tabs.css?v=`) != hasTabs || !strings.Contains(text, style) {
			t.Errorf("%s:\n%s", page, text)
		}
	}
}
