package locale

import (
	"slices"
	"strings"
	"testing"
)

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

// A message without a number or a name of the English one says less than that.
func TestTranslationsFillInWhatEnglishDoes(t *testing.T) {
	// {store} may be left out where the sentence names the place otherwise.
	optional := []string{"store", "match", "opposite", "n", "total", "side", "owner", "from", "m", "shown", "games", "by", "best", "of", "pits"}
	tables := builtin(t)
	for lang, table := range tables {
		for key, text := range tables[Default].texts {
			if table.Lacks(key) || lang == Default || strings.HasPrefix(key, "reader.") {
				continue
			}
			has := placeholders(table.texts[key])
			for _, name := range placeholders(text) {
				if !slices.Contains(has, name) && !slices.Contains(optional, name) {
					t.Errorf("%s: %s lacks {%s}: %s", lang, key, name, table.texts[key])
				}
			}
		}
	}
}
