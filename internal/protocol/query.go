package protocol

import (
	"errors"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/prose"
)

// query is a request about a line of moves from a start.
type query struct {
	rules    engine.Rules
	set      []string // readings KEY=VALUE, on top of rules
	tell     teller
	start    engine.Position
	moves    []string
	from     int // the first state wanted, or the one that a goal is set in
	nodes    int // boards to look at
	strength player.Strength
	seed     uint64
	line     string // the move whose best line is wanted
	goal     string
	part     string // of setting up
	by       engine.Side
	turned   bool
}

// parseQuery reads the lines of a request, those of need among them. Why it cannot is said in English, which the error tells apart from
// the language of the answer.
func parseQuery(text string, need ...string) (*query, error) {
	q := &query{nodes: slice, strength: player.Best}
	if err := q.read(text, need); err != nil {
		return q, errors.New(q.tell.foreign(err.Error()))
	}
	return q, nil
}

// read reads a request to its end, for the language that it is answered in may come last.
func (q *query) read(text string, need []string) error {
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
			q.tell.voice, err = prose.ParseVoice(value)
			q.tell.voice.Words = words
			q.tell.notation = q.tell.voice.Labels
		case "words":
			q.tell.voice.Words, err = prose.ParseLanguage(value)
		case "labels":
			labels, err = engine.ParseLabels(value)
		case "start":
			q.start, err = engine.ParsePosition(value)
		case "moves":
			q.moves = strings.Fields(value)
		case "from":
			q.from, err = strconv.Atoi(value)
		case "nodes":
			if q.nodes, err = strconv.Atoi(value); err == nil && (q.nodes < 1 || q.nodes > mostNodes) {
				err = errors.New("a number from 1 to " + strconv.Itoa(mostNodes))
			}
		case "strength":
			var n int
			if n, err = strconv.Atoi(value); n < int(player.Beginner) || n > int(player.Best) {
				err = errors.New("a number from 1 to 5, not " + value)
			}
			q.strength = player.Strength(n)
		case "seed":
			q.seed, err = strconv.ParseUint(value, 10, 64)
		case "line":
			q.line = value
		case "goal":
			q.goal = value
		case "part":
			q.part = value
		case "by":
			if value == "N" {
				q.by = engine.North
			} else if value != "S" {
				err = errors.New("S or N, not " + value)
			}
		case "turned":
			if q.turned = value == "yes"; !q.turned && value != "no" {
				err = errors.New("yes or no, not " + value)
			}
		default:
			err = errors.New("a request has rules, set, voice, words, labels, start, moves and from, and what its verb asks for besides, not " + key)
		}
		if err != nil && wrong == nil {
			wrong = errors.New(key + ": " + err.Error())
		}
	}
	if wrong != nil {
		return wrong
	}
	for _, key := range need {
		if !seen[key] {
			return errors.New("the request has no line " + key)
		}
	}
	if seen["labels"] {
		q.tell.voice.Labels = labels
	}
	if q.from < 0 || q.from > len(q.moves) {
		return errors.New("from: a number from 0 to the number of moves, " + strconv.Itoa(len(q.moves)))
	}
	return q.applySet()
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

// slice is the boards looked at where a request does not say how many, and mostNodes is
// the most that it may say.
const (
	slice     = 10_000
	mostNodes = 10_000_000
)

// stop is the move that a line ends before, because it cannot be played.
type stop struct {
	ply  int // that it would have been, from 1
	move string
	why  prose.Sentences
}

// play plays the moves of a query as far as they can be played; the stop is nil
// when all were.
func (q *query) play() (*engine.Game, *stop) {
	g := engine.NewGame(q.rules, q.start)
	for i, text := range q.moves {
		if why, ok := q.tell.play(g, text); !ok {
			return g, &stop{i + 1, text, why}
		}
	}
	return g, nil
}
