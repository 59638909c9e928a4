package locale

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// wordLists are messages that a search uses and nobody reads.
var wordLists = map[string]bool{"search-script.ignored-words": true, "search-script.same-words": true, "search-script.alike-words": true, "search-script.store-words": true, "search-script.phrase-words": true, "search-script.place-words": true, "search-script.spelling-words": true, "search-script.vague-words": true, "search-script.subject-words": true}

func TestEnglishMessagesCallPlayersThey(t *testing.T) {
	gendered := regexp.MustCompile(`(?i)\b(he|him|his|himself|she|her|herself)\b`)
	texts := builtin(t)[Default].texts
	if len(texts) == 0 {
		t.Fatal("there are no messages")
	}
	for key, text := range texts {
		if found := gendered.FindString(text); found != "" && !wordLists[key] {
			t.Errorf("%s says %q: %s", key, found, text)
		}
	}
}

func TestArabicMessagesAreInArabic(t *testing.T) {
	// Formats and settings, which have no words.
	wordless := map[string]bool{
		"atlas.board": true, "board.move": true, "board.score": true, "direction": true, "engine.comma": true, "engine.listed-store": true, "engine.listed-theirs": true,
		"engine.numbers": true, "engine.place-store": true, "engine.plurals": true, "lab-script.lab-one": true,
		"lab-script.lab-to": true, "language": true, "learn-script.place-holds": true, "learn-script.place-store": true,
		"learn-script.reason": true, "page.comma": true, "puzzles-script.puzzle-counted": true,
		"puzzles-script.puzzle-dates": true, "tools.pile": true, "tools.quote": true,
	}
	table := builtin(t)["ar"]
	if n := len(table.texts) - len(table.Missing); n <= len(wordless) {
		t.Fatalf("there are only %d Arabic messages", n)
	}
	for key, text := range table.texts {
		arabic := strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Arabic, r) })
		if !arabic && !wordless[key] && !strings.HasPrefix(key, readerSection+".") && !slices.Contains(table.Missing, key) {
			t.Errorf("%s has no Arabic letter: %s", key, text)
		}
	}
}

// longest is the most words of a sentence that a player reads.
const longest = 36

func TestSentencesAreShort(t *testing.T) {
	pages, err := filepath.Glob("../../content/variants/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatal("no pages of games", err)
	}
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, sentence := range sentences(string(text)) {
			if n := len(strings.Fields(sentence)); n > longest {
				t.Errorf("%s: %d words, want at most %d: %s", filepath.Base(page), n, longest, sentence)
			}
		}
	}
	for key, text := range builtin(t)[Default].texts {
		for _, sentence := range sentences(text) {
			if n := len(strings.Fields(sentence)); n > longest && !wordLists[key] {
				t.Errorf("%s: %d words, want at most %d: %s", key, n, longest, sentence)
			}
		}
	}
}

var (
	moves        = regexp.MustCompile("(?s)```sow.*?\n```")
	shown        = regexp.MustCompile(`(?m)^\s*(?:caption|note) .*`)
	paragraphEnd = regexp.MustCompile(`\n\n|\n(?:- |\| |> |  +[\w-]+: )`)
	sentenceEnd  = regexp.MustCompile(`[.?!:;]["”’)]*(?:\s|$)`)
)

// sentences splits Markdown with front matter and examples into sentences. Of an example
// it takes the caption and the notes.
func sentences(text string) []string {
	text = moves.ReplaceAllStringFunc(text, func(example string) string {
		return strings.Join(shown.FindAllString(example, -1), "\n\n")
	})
	var all []string
	for _, paragraph := range paragraphEnd.Split(text, -1) {
		all = append(all, sentenceEnd.Split(paragraph, -1)...)
	}
	return all
}
