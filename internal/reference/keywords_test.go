package reference_test

import (
	"slices"
	"testing"

	"sowbook/internal/example"
	"sowbook/internal/highlight"
	"sowbook/internal/page"
)

// The lexer of examples lists the words of claims, of which it knows no other source.
func TestEveryKeywordIsHighlighted(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	h := highlight.Load("book")
	describe, task, play, claim := example.Keywords()
	for _, word := range slices.Concat(describe, task, play, claim) {
		tokens, err := h.ExampleTokens((&page.ExampleBlock{Info: "id", Body: []page.Line{{Text: "  " + word}, {Text: "caption C"}}}).Source())
		want := "k"
		if slices.Contains(claim, word) {
			want = "nb"
		}
		found := slices.ContainsFunc(tokens, func(token highlight.Token) bool {
			return token[0] == want && (token[1] == word || token[1] == "  "+word)
		})
		if word != page.SourceLine && (err != nil || !found) {
			t.Errorf("%s is not of class %s: %q, %v", word, want, tokens, err)
		}
	}
	if len(describe) < 9 || len(task) < 6 || len(play) < 6 || len(claim) < 15 {
		t.Errorf("%d, %d, %d and %d keywords", len(describe), len(task), len(play), len(claim))
	}
}
