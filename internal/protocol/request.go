package protocol

import (
	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/lite"
	"sowbook/internal/prose"
)

// request is a parsed request. All verbs but match and lab have these keys:
//
//	rules TEXT           for engine.ParseRules
//	set KEY=VALUE …      readings that change the rules; may be left out
//	voice TEXT           for prose.ParseVoice
//	words TEXT           the language of the sentences, for prose.ParseLanguage; default English
//	labels NAME          how sentences number the pits: near, left or cell; default that of the voice
//	start POSITION
//	moves MOVE …         in the numbering of the voice, whatever labels says
//	from N               the first state wanted, or the state in which a goal is set; default 0
//
// The other fields are for keys of single verbs.
type request struct {
	rules    engine.Rules
	readings []string
	speaker  speaker
	labels   string
	start    engine.Position
	moves    []string
	from     int

	nodes, strength, seed int
	line, goal, part      string
	by                    engine.Side
	turned                bool
}

var (
	commonKeys = []string{"rules", "set", "voice", "words", "labels", "start", "moves", "from"}
	lineKeys   = []string{"rules", "voice", "start"} // what a request about a line of moves needs
)

// parse parses the lines of a request, which must have the keys in need and may have
// those in own besides the common ones. It reads to the end even after an error, because
// the language of the answer may come last.
func parse(text string, need []string, own ...string) (*request, error) {
	r := &request{nodes: 10_000, strength: int(player.Best)}
	var wrong error // the first
	var seen []string
	for text != "" {
		var line string
		line, text, _ = lite.Cut(text, "\n")
		key, value, _ := lite.Cut(line, " ")
		seen = append(seen, key)
		var err error
		if lite.Contains(commonKeys, key) || lite.Contains(own, key) {
			err = r.set(key, value)
		} else {
			err = lite.Error("a request has rules, set, voice, words, labels, start, moves and from, " +
				"and the keys of its verb, not " + key)
		}
		if err != nil && wrong == nil {
			wrong = lite.Error(key + ": " + err.Error())
		}
	}
	for _, key := range need {
		if wrong == nil && !lite.Contains(seen, key) {
			wrong = missing(key)
		}
	}
	if wrong == nil {
		wrong = r.finish()
	}
	if wrong != nil {
		return nil, lite.Error(r.speaker.foreign(wrong.Error()))
	}
	return r, nil
}

func missing(key string) error { return lite.Error("the request has no line " + key) }

// set parses the value of a key.
func (r *request) set(key, value string) (err error) {
	v := &r.speaker.voice
	switch key {
	case "rules":
		r.rules, err = engine.ParseRules(value)
	case "set":
		r.readings = lite.Words(value)
	case "voice":
		language := v.Words
		*v, err = prose.ParseVoice(value)
		v.Words, r.speaker.notation = language, v.Labels
	case "words":
		v.Words, err = prose.ParseLanguage(value)
	case "labels":
		r.labels = value
		_, err = engine.ParseLabels(value)
	case "start":
		r.start, err = engine.ParsePosition(value)
	case "moves":
		r.moves = lite.Words(value)
	case "from":
		r.from, err = number(value, 0, 1<<31)
	case "nodes":
		r.nodes, err = number(value, 1, 10_000_000)
	case "strength":
		r.strength, err = number(value, int(player.Beginner), int(player.Best))
	case "seed":
		r.seed, err = number(value, 0, 1<<63-1)
	case "line":
		r.line = value
	case "goal":
		r.goal = value
	case "part":
		r.part = value
	case "by":
		if value == "N" {
			r.by = engine.North
		} else if value != "S" {
			return lite.Error("S or N, not " + value)
		}
	case "turned":
		if r.turned = value == "yes"; !r.turned && value != "no" {
			return lite.Error("yes or no, not " + value)
		}
	}
	return err
}

// number parses a number from least to most.
func number(text string, least, most int) (int, error) {
	n, ok := engine.ParseNumber(text, most)
	if !ok || n < least {
		return 0, lite.Error("a number from " + lite.Itoa(least) + " to " + lite.Itoa(most) + ", not " + text)
	}
	return n, nil
}

// finish checks what depends on several lines, and applies the readings.
func (r *request) finish() (err error) {
	if r.labels != "" {
		r.speaker.voice.Labels, _ = engine.ParseLabels(r.labels)
	}
	if r.from > len(r.moves) {
		return lite.Error("from: a number from 0 to the number of moves, " + lite.Itoa(len(r.moves)))
	}
	for _, text := range r.readings {
		key, value, ok := lite.Cut(text, "=")
		if !ok {
			return lite.Error("set: a reading is KEY=VALUE, not " + text)
		}
		if r.rules, err = r.rules.With(key, value); err != nil {
			return lite.Error("set: " + err.Error())
		}
	}
	return nil
}

// stop is the move at which a line ends, because it is illegal.
type stop struct {
	ply  int // from 1
	move string
	why  prose.Sentences
}

// play plays the moves as far as they are legal. The stop is nil if all are.
func (r *request) play() (*engine.Game, *stop) {
	g := engine.NewGame(r.rules, r.start)
	for i, text := range r.moves {
		if why, ok := r.speaker.play(g, text); !ok {
			return g, &stop{i + 1, text, why}
		}
	}
	return g, nil
}

// playAll plays the moves. It is an error if one is illegal.
func (r *request) playAll() (*engine.Game, error) {
	g, stopped := r.play()
	if stopped != nil {
		return nil, lite.Error("moves: " + stopped.move + ": " + stopped.why.Text)
	}
	return g, nil
}
