package locale

import (
	"slices"
	"strings"
	"testing"
)

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
