package site_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestWholeBookHasEveryPageOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, optionsFor(""), map[string]string{
		"content/book.md": "---\ntitle: The whole book\n---\n{{book}}\n",
		"content/find.md": "---\ntitle: Find\n---\n{{search}}\n",
	})
	page := string(files["book/index.html"])
	var parts []string
	for _, m := range regexp.MustCompile(`<section class="whole" id="([^"]*)">`).FindAllStringSubmatch(page, -1) {
		parts = append(parts, m[1])
	}
	if want := []string{":", "plain/:", "sources/:", "sources/src/:", "variants/game/:"}; !slices.Equal(parts, want) {
		t.Errorf("%q", parts)
	}
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if ids[m[1]] {
			t.Errorf("two elements have the id %s", m[1])
		}
		ids[m[1]] = true
	}
	links := 0
	for _, m := range regexp.MustCompile(`<a [^>]*href="#([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if links++; !ids[m[1]] {
			t.Errorf("no element has the id %s", m[1])
		}
	}
	if links < 5 || strings.Contains(page, "<script") {
		t.Errorf("%d links; the page has a script: %v", links, strings.Contains(page, "<script"))
	}
}
