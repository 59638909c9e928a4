//go:build long

package locale

import (
	"strings"
	"testing"
)

// Only releases need every translation: until then, a message without one is in English.
func TestBuiltinTablesAreComplete(t *testing.T) {
	for lang, table := range builtin(t) {
		if len(table.Missing) > 0 {
			t.Errorf("templates/words/%s.yaml lacks %s", lang, strings.Join(table.Missing, ", "))
		}
	}
}
