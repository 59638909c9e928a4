package reference_test

import (
	"slices"
	"testing"

	"sowbook/internal/booktest"
	"sowbook/internal/reference"
)

func TestKeysWithASentenceAreRead(t *testing.T) {
	if testing.Short() {
		t.Skip("loads the whole book")
	}
	_, pages := booktest.Content(t)
	var keys []string
	for _, p := range pages {
		keys = append(keys, p.File.Front.Keys()...)
	}
	read := reference.Leaves(keys)
	for _, meaning := range reference.KeyMeanings {
		if !slices.Contains(read, meaning[0]) {
			t.Errorf("no page's front matter has the key %s", meaning[0])
		}
	}
}
