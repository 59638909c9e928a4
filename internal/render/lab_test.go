package render

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
	"sowbook/internal/booktest"
	"sowbook/internal/datafiles"
	"sowbook/internal/prose"
	"sowbook/internal/reference"
)

func TestLabHasEveryRuleOnce(t *testing.T) {
	keys := slices.Concat(reference.RuleParts[:]...)
	for _, key := range ruleset.Keys() {
		if n := len(slices.DeleteFunc(slices.Clone(keys), func(k string) bool { return k != key })); n != 1 {
			t.Errorf("%s is there %d times", key, n)
		}
	}
	if len(keys) != len(ruleset.Keys()) {
		t.Errorf("the parts have %d words, the rules %d", len(keys), len(ruleset.Keys()))
	}
}

func TestLabStartsWithFirstGameAndListsAll(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/lab.md"] = "---\ntitle: T\n---\n\n{{lab}}\n"
	html := newGoodFixture(t, files).html("lab.md")
	if games := matches(`<option value="([a-z]+)" data-version`, html); !slices.Equal(games, []string{"game", "plain"}) {
		t.Errorf("games %v", games)
	}
	choices := 0
	for _, key := range ruleset.Keys() {
		choices += min(1, len(ruleset.Values(key)))
	}
	for k := range capture.PartCount {
		choices += min(1, len(ruleset.Values(capture.PartKey(0, k))))
	}
	if chosen := matches(`value="([0-9a-z -]*)" checked`, html); len(chosen) != choices || !slices.Contains(chosen, "it and facing") {
		t.Errorf("%d chosen: %v", len(chosen), chosen)
	}
	if shown := matches(`<fieldset class="capture" id="capture-([0-9])">\s<legend id="capture-1-says">If the last seed falls in one of your empty pits`, html); !slices.Equal(shown, []string{"1"}) {
		t.Errorf("cards shown: %v", shown)
	}
	var data datafiles.Lab
	if err := json.Unmarshal([]byte(matches(`(?s)<script type="application/json" class="data">(.*?)</script>`, html)[0]), &data); err != nil {
		t.Fatal(err)
	}
	if len(data.Parts) != len(prose.Subjects) || !strings.Contains(data.Says, "rules.captures-when-last.say=If") {
		t.Errorf("%+v", data)
	}
	if !strings.Contains(html, "If the last seed falls in one of your empty pits") {
		t.Error("the page lacks the rules of the first game")
	}
}
