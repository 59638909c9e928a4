//go:build long

package locale

import (
	"slices"
	"strings"
	"testing"
)

// Only releases need every translation: until then, a message without one is in English.
func TestBuiltinTablesAreComplete(t *testing.T) {
	table := builtin(t)["ar"] // the others need only what TestEveryLanguageHasSentencesOfRules asks for
	if len(table.Missing) > 0 {
		t.Errorf("templates/words/ar.yaml lacks %s", strings.Join(table.Missing, ", "))
	}
}

// ofGames are the sections that a book about a few games shows.
var ofGames = []string{"words", "names", "page", "how", "captures", "contents", "alert", "example", "home", "board", "engine", "scripts"}

// ofRules are the fields of the entries of rules that pages show; the others are for the lab, the
// readings and the search.
func ofRules(field string) bool {
	return field == "row" || field == "cell" || strings.HasPrefix(field, "say") || field == "how" || field == "numbers" || field == "if" ||
		field == "seeds" || field == "pit" || field == "act" || strings.HasPrefix(field, "follows")
}

// A new book in any of these languages shows nothing in English.
func TestEveryLanguageHasSentencesOfRules(t *testing.T) {
	tables := builtin(t)
	if len(tables) < 7 {
		t.Fatalf("there are %d tables", len(tables))
	}
	for lang, table := range tables {
		if lang == "ar" {
			continue // lacks what no Arabic game needs; a release completes it
		}
		for _, key := range table.Missing {
			parts := strings.Split(key, ".")
			if slices.Contains(ofGames, parts[0]) || parts[0] == "rules" && ofRules(parts[len(parts)-1]) {
				t.Errorf("%s.yaml lacks %s", lang, key)
			}
		}
	}
}
