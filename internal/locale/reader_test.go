package locale

import (
	"regexp"
	"testing"

	"sowbook/internal/prose"
)

func TestReaderIsAddressedAsYou(t *testing.T) {
	words := builtin(t)[Default].ForReader()
	near, far := words.T(NearName), words.T(FarName)
	for _, c := range []struct{ message, near, far string }{
		{"engine.again", "The last seed falls in your store, so you play again.", "The last seed falls in the other player’s store, so the other player plays again."},
		{"engine.majority", "You have more than half of all seeds: the game is over.", "The other player has more than half of all seeds: the game is over."},
		{"engine.wins-empty", "You win.", "The other player wins."},
		{"engine.passing-empty", "You have no seeds in the pits and pass.", "The other player has no seeds in the pits and passes."},
		{"engine.refuse-must-capture-any", "You can capture, so the move must capture.", "The other player can capture, so the move must capture."},
		{"learn.ask-last", "You play Pit 3. Where does the last seed fall?", "The other player plays Pit 3. Where does the last seed fall?"},
		{"board.to-play", "Your turn", "The other player’s turn"},
	} {
		for _, side := range []struct{ name, want string }{{near, c.near}, {far, c.far}} {
			if got := words.T(c.message, "side", side.name, "store", "store", "pit", 3); got != side.want {
				t.Errorf("%s, %s:\n got %s\nwant %s", c.message, side.name, got, side.want)
			}
		}
	}
}

// A verb after "you" in its form for others, or a verb after "and" that has only one form.
var wrongForm = regexp.MustCompile(`\byou (has|is|does|[a-z]+[^s]s)\b|\byou’s\b|\|you=[^|}]*\}[^.:]* and [a-z]+s\b[^|]*$`)

func TestMessagesToReaderAgreeWithYou(t *testing.T) {
	words := builtin(t)[Default].ForReader()
	for key := range prose.English() {
		text := words.Message("engine." + key)
		if text == "" {
			t.Errorf("no message engine.%s", key)
		}
		if wrongForm.MatchString(text) {
			t.Errorf("engine.%s: %s", key, text)
		}
	}
}

func TestTranslationIsNotAddressedToReaderInEnglish(t *testing.T) {
	tables := builtin(t)
	if ar := tables["ar"]; ar == nil || ar.ForReader() != ar {
		t.Error("the Arabic table speaks to the reader without messages for that")
	}
}
