package protocol

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/prose"
)

var errKey = errors.New("a request has rules, set, voice, words, labels, start, moves and from, and the keys of its verb")

// parse parses the lines of a request with set. The keys in need are required. It reads
// to the end even after an error, because the language of the answer may come last.
//
// Requests share no interface, because that would keep unused methods in the module.
func (r *lineRequest) parse(text string, set func(key, value string) error, need ...string) error {
	var wrong error // the first
	var seen []string
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		key, value, _ := strings.Cut(line, " ")
		seen = append(seen, key)
		if err := set(key, value); err != nil && wrong == nil {
			reason := err.Error()
			if err == errKey {
				reason += ", not " + key
			}
			wrong = errors.New(key + ": " + reason)
		}
	}
	for _, key := range need {
		if wrong == nil && !slices.Contains(seen, key) {
			wrong = missing(key)
		}
	}
	if wrong == nil {
		wrong = r.finish()
	}
	if wrong != nil {
		return errors.New(r.speaker.foreign(wrong.Error()))
	}
	return nil
}

func missing(key string) error { return errors.New("the request has no line " + key) }

// lineKeys are the required keys of a request about a line of moves.
var lineKeys = []string{"rules", "voice", "start"}

// lineRequest is a request about a line of moves. Its keys are
//
//	rules TEXT           for engine.ParseRules
//	set KEY=VALUE …      readings that change the rules; may be left out
//	voice TEXT           for prose.ParseVoice
//	words TEXT           the language of the sentences, for prose.ParseLanguage; default English
//	labels NAME          numbering of pits in sentences: near, left or cell; default that of the voice
//	start POSITION       one that engine.Rules.CheckPosition accepts
//	moves MOVE …         in the numbering of the voice, even if labels is given
//	from N               the first state wanted, or the state of a goal; default 0
type lineRequest struct {
	rules    engine.Rules
	readings []string
	speaker  speaker
	labels   string
	start    engine.Position
	moves    []string
	from     int
}

// set parses the value of a key. It returns errKey if a line has no such key.
func (r *lineRequest) set(key, value string) (err error) {
	v := &r.speaker.voice
	switch key {
	case "rules":
		r.rules, err = engine.ParseRules(value)
	case "set":
		r.readings = strings.Fields(value)
	case "voice":
		language := v.Words
		*v, err = prose.ParseVoice(value)
		v.Words, r.speaker.notation = language, v.Labels
	case "words": // a game's own words come first
		if v.Words != nil {
			return nil
		}
		v.Words, err = prose.ParseLanguage(value)
	case "labels":
		r.labels = value
		_, err = engine.ParseLabels(value)
	case "start":
		r.start, err = engine.ParsePosition(value)
	case "moves":
		r.moves = strings.Fields(value)
	case "from":
		r.from, err = number(value, 0, 1<<31)
	default:
		return errKey
	}
	return err
}

// finish applies the readings and checks what depends on several lines.
func (r *lineRequest) finish() (err error) {
	if r.labels != "" {
		r.speaker.voice.Labels, _ = engine.ParseLabels(r.labels)
	}
	if r.from > len(r.moves) {
		return errors.New("from: a number from 0 to the number of moves, " + strconv.Itoa(len(r.moves)))
	}
	for _, text := range r.readings {
		key, value, ok := strings.Cut(text, "=")
		if !ok {
			return errors.New("set: a reading is KEY=VALUE, not " + text)
		}
		if r.rules, err = r.rules.With(key, value); err != nil {
			return errors.New("set: " + err.Error())
		}
	}
	if r.start == (engine.Position{}) { // not given
		return nil
	}
	if err = r.rules.CheckPosition(r.start); err != nil {
		err = errors.New("start: " + err.Error())
	}
	return err
}

// stop is the illegal move that ends a line.
type stop struct {
	ply  int // from 1
	move string
	why  prose.Sentences
}

// play plays the moves up to the first illegal one. The stop is nil if all are legal.
func (r *lineRequest) play() (*engine.Game, *stop) {
	g := engine.NewGame(r.rules, r.start)
	for i, text := range r.moves {
		if why, ok := r.speaker.play(g, text); !ok {
			return g, &stop{i + 1, text, why}
		}
	}
	return g, nil
}

// playAll plays the moves. It returns an error if one is illegal.
func (r *lineRequest) playAll() (*engine.Game, error) {
	g, stopped := r.play()
	if stopped != nil {
		return nil, errors.New("moves: " + stopped.move + ": " + stopped.why.Text)
	}
	return g, nil
}

// number parses a number from least to most.
func number(text string, least, most int) (int, error) {
	n, ok := engine.ParseNumber(text, most)
	if !ok || n < least {
		return 0, errors.New("a number from " + strconv.Itoa(least) + " to " + strconv.Itoa(most) + ", not " + text)
	}
	return n, nil
}

// nodes parses the number of nodes to search before an answer.
func nodes(text string) (int, error) { return number(text, 1, 10_000_000) }

// defaultNodes is the default of the key nodes.
const defaultNodes = 10_000

// strength parses the strength of a computer player.
func strength(text string) (player.Strength, error) {
	n, err := number(text, int(player.Beginner), int(player.Best))
	return player.Strength(n), err
}

// seed parses the seed of random choices.
func seed(text string) (uint64, error) {
	n, err := number(text, 0, 1<<63-1)
	return uint64(n), err
}
