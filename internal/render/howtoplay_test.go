package render

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
)

func howToPlay(p *book.Parsed) (all []string) {
	for _, lesson := range prose.HowToPlay(p.Variant.Words(p.Edition.Words), p.Variant.Voice, p.Variant.Rules, false) {
		all = append(all, lesson.Sentences...)
	}
	return all
}

func TestHowToPlayBeginsWithTheBoardAndEndsWithTheWinner(t *testing.T) {
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
		for _, sentence := range said {
			if strings.ContainsAny(sentence, "{}") || !strings.HasSuffix(sentence, ".") || strings.Contains(sentence, "..") {
				t.Errorf("%s: %q", p.URL, sentence)
			}
		}
		if p.Edition.Folder != "" {
			continue
		}
		text := strings.Join(said, " ")
		if !strings.HasPrefix(text, "The board has ") || !strings.Contains(text, " in all") && !strings.Contains(text, " lays out all ") {
			t.Errorf("%s begins with %q", p.URL, said[:2])
		}
		half := strconv.Itoa(p.Variant.Rules.Total()/2 + 1)
		if p.Variant.Rules.Wins == ruleset.MostWins && !strings.Contains(text, " wins: "+half+" are enough.") {
			t.Errorf("%s does not say that %s win: %q", p.URL, half, text)
		}
	}
	if games < 13 {
		t.Fatalf("%d games", games)
	}
}

func TestHowToPlayOfSimpleGamesHasEightSentences(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	_, pages := booktest.Content(t)
	found := 0
	for _, p := range pages {
		if p.URL == "variants/kalah/" || p.URL == "variants/gamepigeon/" || p.URL == "variants/avalanche/" {
			found++
			if said := howToPlay(p); len(said) > 8 {
				t.Errorf("%s: %q", p.URL, said)
			}
		}
	}
	if found != 3 {
		t.Errorf("%d of 3 games", found)
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

// What happens when positions repeat is the book's own rule in most games, and one page says it.
func TestHowToPlayLeavesOutTheBooksOwnRuleOfRepetition(t *testing.T) {
	tables, problems := locale.Load(nil, locale.Layer{Files: os.DirFS("../../templates/words"), DisplayPath: "words"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for rules, want := range map[string]string{
		"pits=6 seeds=4 stores=none relay=no repetition=nobody":     "",
		"pits=6 seeds=4 stores=none relay=yes repetition=nobody":    "",
		"pits=6 seeds=4 stores=none relay=no repetition=both-sides": "third time",
	} {
		r, err := engine.ParseRules(rules)
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, lesson := range prose.HowToPlay(tables[locale.Default], prose.Voice{Store: "store"}, r, true) {
			text += strings.Join(lesson.Sentences, " ")
		}
		if strings.Contains(text, "third time") != (want != "") || !strings.Contains(text, "game ends") {
			t.Errorf("%s: %q", rules, text)
		}
	}
}
