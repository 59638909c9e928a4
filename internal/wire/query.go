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
	set   []string // readings KEY=VALUE, on top of rules
	tell  teller
	start engine.Position
	moves []string
	from  int // the first state wanted
}

// parseQuery reads a request to its end, for the language that it is answered in may come last.
func parseQuery(text string) (query, error) {
	var q query
	var wrong error // the first
	seen := map[string]bool{}
	var labels engine.Labels
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		seen[key] = true
		var err error
		switch key {
		case "rules":
			q.rules, err = engine.ParseRules(value)
		case "set":
			q.set = strings.Fields(value)
		case "voice":
			words := q.tell.voice.Words
			q.tell.voice, err = narrate.Parse(value)
			q.tell.voice.Words = words
			q.tell.notation = q.tell.voice.Labels
		case "words":
			q.tell.voice.Words, err = narrate.ParseWords(value)
		case "labels":
			labels, err = engine.ParseLabels(value)
		case "start":
			q.start, err = engine.ParsePosition(value)
		case "moves":
			q.moves = strings.Fields(value)
		case "from":
			q.from, err = strconv.Atoi(value)
		default:
			err = errors.New("a request has rules, set, voice, words, labels, start, moves and from, not " + key)
		}
		if err != nil && wrong == nil {
			wrong = errors.New(key + ": " + err.Error())
		}
	}
	if wrong != nil {
		return q, wrong
	}
	for _, key := range []string{"rules", "voice", "start"} {
		if !seen[key] {
			return q, errors.New("the request has no line " + key)
		}
	}
	if seen["labels"] {
		q.tell.voice.Labels = labels
	}
	if q.from < 0 || q.from > len(q.moves) {
		return q, errors.New("from: a number from 0 to the number of moves, " + strconv.Itoa(len(q.moves)))
	}
	return q, q.applySet()
}

// applySet puts the readings of a request on top of its rules.
func (q *query) applySet() error {
	for _, text := range q.set {
		key, value, ok := strings.Cut(text, "=")
		if !ok {
			return errors.New("set: a reading is KEY=VALUE, not " + text)
		}
		var err error
		if q.rules, err = q.rules.With(key, value); err != nil {
			return errors.New("set: " + err.Error())
		}
	}
	return nil
}

// stop is the move that a line ends before, because it cannot be played.
type stop struct {
	ply  int // that it would have been, from 1
	move string
	why  narrate.Said
}

// play plays the moves of a query as far as they can be played; the stop is nil
// when all were.
func (q query) play() (*engine.Game, *stop) {
	g := engine.NewGame(q.rules, q.start)
	for i, text := range q.moves {
		if why, ok := q.tell.play(g, text); !ok {
			return g, &stop{i + 1, text, why}
		}
	}
	return g, nil
}
