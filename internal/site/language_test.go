package site

import (
	"testing"

	"sowbook/internal/locale"
	"sowbook/internal/page"
)

// tables is the words of this repository.
func tables(t *testing.T) locale.Tables {
	t.Helper()
	all, problems := repository.tables()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return all
}

func TestEveryAlertHasATitleInEveryLanguageAndEveryTitleAnAlert(t *testing.T) {
	for lang, table := range tables(t) {
		titles := table.Section("alert")
		for _, word := range page.AlertWords {
			if titles[word] == "" {
				t.Errorf("%s has no title for an alert of %s", lang, word)
			}
		}
		if len(titles) != len(page.AlertWords) {
			t.Errorf("%s has %d titles for %d words", lang, len(titles), len(page.AlertWords))
		}
	}
}
