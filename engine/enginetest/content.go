package enginetest

import (
	"os"
	"path/filepath"
	"regexp"
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
		games = append(games, Game{strings.TrimSuffix(filepath.Base(file), ".md"), Rules(t, rulesOf(block))})
	}
	return games
}

// clauses are the clauses behind a value in front matter.
var clauses = regexp.MustCompile(` \[[^\]]*\]`)

// rulesOf returns the rules that stand at the beginning of a text of front matter.
func rulesOf(block string) string {
	var words, captures []string
	for line := range strings.Lines(clauses.ReplaceAllString(block, "")) {
		if !strings.HasPrefix(line, "  ") {
			break
		}
		line, isCapture := strings.CutPrefix(strings.TrimSpace(line), "- ")
		key, value, _ := strings.Cut(line, ":")
		switch {
		case isCapture:
			captures = append(captures, line)
		case strings.TrimSpace(value) != "":
			words = append(words, key+"="+strings.TrimSpace(value))
		}
	}
	if captures != nil {
		words = append(words, `captures="`+strings.Join(captures, "; ")+`"`)
	}
	return strings.Join(words, " ")
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
