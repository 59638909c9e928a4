package site_test

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestStaticFilesReplaceGeneratedOnes(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, optionsFor(siteURL), map[string]string{
		"static/robots.txt":  "mine",
		"static/favicon.ico": "mine",
		"static/icon.svg":    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter/></svg>`, // which the painter does not know
	})
	if string(files["robots.txt"]) != "mine" || string(files["favicon.ico"]) != "mine" {
		t.Error("a generated file replaced one of the rulebook's own")
	}
	if files["icon-512.png"] != nil || files["apple-touch-icon.png"] != nil {
		t.Error("there are pictures of an icon that cannot be painted")
	}
	var manifest struct {
		Icons []struct{ Src string } `json:"icons"`
	}
	if err := json.Unmarshal(files["site.webmanifest"], &manifest); err != nil || len(manifest.Icons) != 1 || !strings.HasPrefix(manifest.Icons[0].Src, "icon.svg?v=") {
		t.Errorf("%v %v", manifest, err)
	}
	if h := string(files["index.html"]); !strings.Contains(h, `href="./favicon.ico?v=`) || strings.Contains(h, "apple-touch-icon") {
		t.Error("the head names other icons than there are")
	}
}
