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
	tables, problems := locale.Load(locale.Layer{Files: os.DirFS("../../templates/words"), DisplayPath: "words"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, captures := range []string{
		"none", "last own empty: it and facing", "each makes 4: it, to owner", "last makes 2,4: it with facing, back",
		"last inner occupied: facing with behind", "last next-empty: beyond", "last theirs: claim it",
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
			if trait.Key == "captures" && (trait.Value == "none") != (captures == "none") {
				t.Errorf("%s: %s", captures, trait.Say)
			}
		}
	}
}
