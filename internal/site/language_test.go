package site

import (
	"testing"

	"sowbook/internal/words"
)

// tables is the words of this repository.
func tables(t *testing.T) words.Tables {
	t.Helper()
	all, problems := repository.tables()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return all
}
