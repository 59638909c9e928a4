package example

import "testing"

func TestAnswersOfSearchesAreKeptForAWhile(t *testing.T) {
	type question int
	searchesMade := 0
	search := func(q question) int { searchesMade++; return int(q) }
	const asked = 2*maxSearched + 5
	for q := range question(asked) {
		for range 2 {
			if got := remembered(q, search); got != int(q) {
				t.Fatalf("the answer to %d is %d", q, got)
			}
		}
	}
	if searchesMade != asked {
		t.Errorf("%d searches for %d questions, each asked twice", searchesMade, asked)
	}
	kept := 0
	searched.Range(func(any, any) bool { kept++; return true })
	if kept > maxSearched {
		t.Errorf("%d answers are kept, want at most %d", kept, maxSearched)
	}
}
