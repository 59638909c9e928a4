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
	})
	for page, style := range map[string]string{"tabs": "tabs.css", "boards": "home.css", "plain": "site.css"} {
		text := string(files[page+"/index.html"])
		if strings.Contains(text, `href="../tabs.css?v=`) != (page != "plain") || !strings.Contains(text, `href="../`+style+"?v=") {
			t.Errorf("%s:\n%s", page, text)
		}
	}
}
