package wire

import (
	"errors"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/narrate"
)

// query is a request to play moves from a start.
type query struct {
	rules engine.Rules
	voice narrate.Voice
	start engine.Position
	moves []string
	from  int // the first state wanted
}

func parseQuery(text string) (query, error) {
	var q query
	seen := map[string]bool{}
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		seen[key] = true
		var err error
		switch key {
		case "rules":
			q.rules, err = engine.ParseRules(value)
		case "voice":
			q.voice, err = narrate.Parse(value)
		case "start":
			q.start, err = engine.ParsePosition(value)
		case "moves":
			q.moves = strings.Fields(value)
		case "from":
			q.from, err = strconv.Atoi(value)
		default:
			err = errors.New("a request has rules, voice, start, moves and from, not " + key)
		}
		if err != nil {
			return q, errors.New(key + ": " + err.Error())
		}
	}
	for _, key := range []string{"rules", "voice", "start"} {
		if !seen[key] {
			return q, errors.New("the request has no line " + key)
		}
	}
	if q.from < 0 || q.from > len(q.moves) {
		return q, errors.New("from: a number from 0 to the number of moves, " + strconv.Itoa(len(q.moves)))
	}
	return q, nil
}

// play plays the moves of a query.
func (q query) play() (*engine.Game, error) {
	g := engine.NewGame(q.rules, q.start)
	for i, text := range q.moves {
		if err := q.voice.Play(g, text); err != nil {
			return nil, errors.New("ply " + strconv.Itoa(i+1) + ", " + text + ": " + err.Error())
		}
	}
	return g, nil
}
