//go:build long

package locale

import (
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
