package gamelist

import (
	"os"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/locale"
	"sowbook/internal/variant"
)

func TestEveryCaptureHasWords(t *testing.T) {
	tables, problems := locale.Load(nil, locale.Layer{Files: os.DirFS("../../templates/words"), DisplayPath: "words"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for captures, want := range map[string]string{
		"none": "none", "last own empty: it and facing": "opposite", "last own occupied: facing": "opposite", "each makes 4: it, to owner": "number",
		"last makes 2,4: it with facing, back": "number", "last inner occupied: facing with behind": "opposite", "last next-empty: beyond": "beyond",
		"last theirs: claim it": "pits", "last own occupied: claim it and facing": "pits", "last theirs: it": "whole", "each own occupied: next": "whole",
	} {
		rules, err := engine.ParseRules("rows=2 stores=none captures=\"" + captures + "\"")
		if strings.Contains(captures, "inner") {
			rules, err = engine.ParseRules("rows=4 stores=none captures=\"" + captures + "\"")
		}
		if err != nil {
			t.Fatal(err)
		}
		game := &variant.Variant{Rules: rules}
		for _, trait := range rulesTraits(tables["en"], game) {
			if trait.Key == "captures" && (trait.Value != want || strings.HasPrefix(trait.Word, "home.") || strings.HasPrefix(trait.Say, "home.")) {
				t.Errorf("%s: %q, %q, %q, want %q and words", captures, trait.Value, trait.Say, trait.Word, want)
			}
		}
	}
}
