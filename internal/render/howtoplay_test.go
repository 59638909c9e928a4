package render

import (
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/prose"
)

func howToPlay(p *book.Parsed) []string {
	return prose.HowToPlay(p.Variant.Words(p.Edition.Words), p.Variant.Voice, p.Variant.Rules)
}

func TestHowToPlayHasAtMostSixSentencesObjectFirst(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	_, pages := booktest.Content(t)
	games := 0
	for _, p := range pages {
		if p.Kind != book.Game {
			continue
		}
		games++
		said := howToPlay(p)
		if len(said) < 3 || len(said) > 6 {
			t.Errorf("%s: %d sentences", p.URL, len(said))
		}
		for _, sentence := range said {
			if strings.ContainsAny(sentence, "{}") || !strings.HasSuffix(sentence, ".") {
				t.Errorf("%s: %q", p.URL, sentence)
			}
		}
		if p.Edition.Folder == "" && !strings.Contains(said[0], "the other player") {
			t.Errorf("%s begins with %q", p.URL, said[0])
		}
		if want := "The game ends"; p.Edition.Folder == "" && !strings.HasPrefix(said[len(said)-1], want) {
			t.Errorf("%s ends with %q", p.URL, said[len(said)-1])
		}
	}
	if games < 13 {
		t.Fatalf("%d games", games)
	}
}

func TestHowToPlayOfGamesWithWonPits(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	_, pages := booktest.Content(t)
	want := map[string]string{
		"variants/krur/":       "Only you sow into it, nobody may empty it, and at the end its seeds are yours.",
		"variants/gabata/":     "but if a last seed of the other player falls there, they capture that seed and one more, and play again.",
		"variants/sulus-aidi/": "Nobody may empty it, and at the end its seeds are yours.",
	}
	for _, p := range pages {
		said, ok := want[p.URL]
		if !ok {
			continue
		}
		delete(want, p.URL)
		got := howToPlay(p)
		if got[0] != "Win more seeds than the other player." || !strings.HasSuffix(got[3], said) || !strings.HasSuffix(got[4], "(a player without a hole to play passes).") {
			t.Errorf("%s: %q", p.URL, got)
		}
	}
	if len(want) > 0 {
		t.Errorf("no pages %v", want)
	}
}

func TestHowToPlayUsesTheWordsOfTheGame(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	_, pages := booktest.Content(t)
	for _, p := range pages {
		if p.URL != "variants/lane-ignorant/" {
			continue
		}
		text := strings.Join(howToPlay(p), " ")
		if !strings.Contains(text, "rightmost cell") || !strings.Contains(text, "pebbles") || strings.Contains(text, "seed") {
			t.Error(text)
		}
		return
	}
	t.Fatal("no such game")
}
