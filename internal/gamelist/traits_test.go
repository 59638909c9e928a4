package gamelist

import (
	"os"
	"testing"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/locale"
	"sowbook/internal/variant"
)

func TestEveryCaptureHasWords(t *testing.T) {
	tables, problems := locale.Load(locale.Layer{Files: os.DirFS("../../templates/words"), DisplayPath: "words"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	kinds := ruleset.Values("capture")
	if len(kinds) < 6 {
		t.Fatalf("kinds %v", kinds)
	}
	for _, kind := range kinds {
		defaults, _ := engine.ParseRules("")
		rules, ok := defaults.Adapt("capture", kind)
		if !ok {
			t.Fatalf("no rules have capture=%s", kind)
		}
		game := &variant.Variant{Rules: rules}
		for _, trait := range rulesTraits(tables["en"], game) {
			if trait.Key == "captures" && (trait.Value == "none") != (kind == "none") {
				t.Errorf("capture=%s: %s", kind, trait.Say)
			}
		}
	}
}
