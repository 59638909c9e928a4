// Package games has the rules of every game of this rulebook by name, for programs that use
// package engine.
package games

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"sowbook/engine"
)

// Game is a game of the rulebook, in the first of its readings.
type Game struct {
	ID     string // of its page, as in oware
	Title  string
	Labels engine.Labels // how its moves number the pits
	Rules  engine.Rules
}

// list has one game a line: its id, title, labels and the words of its rules that differ from the
// defaults.
//
//go:embed games.txt
var list string

var parsed = sync.OnceValue(func() []Game {
	var games []Game
	for line := range strings.Lines(list) {
		fields := strings.SplitN(strings.TrimSpace(line), " | ", 4)
		labels, err := engine.ParseLabels(fields[2])
		if err != nil {
			panic(err) // a test parses the whole list
		}
		rules, err := engine.ParseRules(fields[3])
		if err != nil {
			panic(err)
		}
		games = append(games, Game{fields[0], fields[1], labels, rules})
	}
	return games
})

// All returns all games, sorted by id.
func All() []Game { return append([]Game(nil), parsed()...) }

// Find returns the game with an id.
func Find(id string) (Game, error) {
	for _, g := range parsed() {
		if g.ID == id {
			return g, nil
		}
	}
	return Game{}, fmt.Errorf("there is no game %q", id)
}

// New returns a game from its start. The error says that the players lay out the seeds themselves;
// then begin from a position of your own with [engine.NewGame].
func (g Game) New() (*engine.Game, error) {
	start, err := g.Rules.Start()
	if err != nil {
		return nil, err
	}
	return engine.NewGame(g.Rules, start), nil
}
