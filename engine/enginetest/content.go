package enginetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/engine"
)

// Game is a game of the book.
type Game struct {
	Name  string // of its file, without .md
	Rules engine.Rules
}

// Games returns the games of the book, by name, for tests in folders of engine. It reads
// the rules from the front matter of content/variants.
func Games(t testing.TB) (games []Game) {
	t.Helper()
	files, err := filepath.Glob("../../content/variants/*.md")
	if err != nil || len(files) < 26 {
		t.Fatalf("content/variants has %d games, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		_, block, found := strings.Cut(string(text), "\nrules:\n")
		if !found {
			t.Fatalf("%s has no rules", file)
		}
		var words []string
		for line := range strings.Lines(block) {
			word, indented := strings.CutPrefix(line, "  ")
			if !indented {
				break
			}
			words = append(words, strings.Replace(strings.TrimSpace(word), ": ", "=", 1))
		}
		games = append(games, Game{strings.TrimSuffix(filepath.Base(file), ".md"), Rules(t, strings.Join(words, " "))})
	}
	return games
}

// Start returns the start of a game with rules r. If a player lays out the seeds, they are
// spread evenly.
func Start(t testing.TB, r engine.Rules) engine.Position {
	t.Helper()
	if r.IsLaidOut() {
		return engine.Even(r.Pits, r.Seeds/(2*r.Pits), engine.South)
	}
	start, err := r.Start()
	if err != nil {
		t.Fatal(err)
	}
	return start
}
