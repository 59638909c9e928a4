// Package protocol answers the requests of pages to the engine. A request is text, an
// answer is JSON. The generator writes examples in the format of answers, so that boards
// treat both alike.
//
// The first line of a request is its verb: play, analyse, choose, goal, setup, match, lab
// or values. Each other line is a key, a space and a value. The type of each request documents
// its keys and its answer. If a request fails, the answer is {"error":"…"}.
//
// An answer of the module for pages ends with lacking if a search could have used proven values that it does not have: "values" of first
// moves, "endgames", or both. The verb values, followed by the text of package values instead of lines, hands over the former; the
// engine takes no other text. The answer to the verb alone is the request that hands over the endgames, once they are computed.
package protocol

import (
	"errors"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

// Session answers the requests of one page. Between requests it keeps the current analysis,
// choice of a move or distribution. The zero value is ready to use. After the loss of a session, the
// next request starts again.
type Session struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	request      string // the current one, without the lines that may change
	game         *engine.Game
	analysis     solver.Analysis // of the last request for one; the next uses its tables
	choice       *player.Choice
	distribution *player.DistributionSearch
}

// Answer answers a request.
func (s *Session) Answer(request string) []byte {
	verb, text, _ := strings.Cut(request, "\n")
	var w writer
	w.open('{')
	var err error
	switch verb {
	case "play":
		err = w.play(text)
	case "analyse":
		err = s.analyse(&w, text)
	case "choose":
		err = s.choose(&w, text)
	case "goal":
		err = w.goal(text)
	case "setup":
		err = s.setup(&w, text)
	case "match":
		err = w.match(text)
	case "lab":
		err = w.lab(text)
	case "values":
		if endgames := values.EndgamesToKeep(); text == "" && endgames != nil {
			return endgames
		}
		if s.analysis.Learn(text) {
			*s = Session{analysis: s.analysis} // what was begun without them begins again
		}
	default:
		err = errors.New("the engine answers play, analyse, choose, goal, setup, match, lab and values, not " + verb)
	}
	if err != nil {
		w.buf = append(w.buf[:0], '{')
		w.text("error", err.Error())
	}
	if solver.Lacking != 0 {
		w.number("lacking", solver.Lacking)
	}
	w.close('}')
	return w.buf
}

// Answer answers a request in a new session.
func Answer(request string) []byte { return new(Session).Answer(request) }

// resume prepares for a request. If the last request differed only in nodes, line and grow, resume
// changes nothing. Otherwise it starts again by calling begin, whose error it returns.
func (s *Session) resume(verb, text string, begin func() error) error {
	request := verb
	for rest := text; rest != ""; {
		var line string
		line, rest, _ = strings.Cut(rest, "\n")
		if key, _, _ := strings.Cut(line, " "); key != "nodes" && key != "line" && key != "grow" {
			request += "\n" + line
		}
	}
	if s.request == request {
		return nil
	}
	*s = Session{analysis: s.analysis}
	if err := begin(); err != nil {
		return err
	}
	s.request = request
	return nil
}

// resumeAfter is resume for what begins after a line of moves, which it plays first.
func (s *Session) resumeAfter(verb, text string, line *lineRequest, begin func()) error {
	return s.resume(verb, text, func() (err error) {
		if s.game, err = line.playAll(); err == nil {
			begin()
		}
		return err
	})
}
