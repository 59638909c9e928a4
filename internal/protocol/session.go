// Package protocol is the requests that a page may make to the engine, and the answers.
// A request is text, an answer is JSON. The generator writes the lines of its examples in
// the form of an answer, so a board shows a checked example and a reader's own moves in
// the same way.
//
// A request is lines. The first is its verb: play, analyse, choose, goal, setup, match or
// lab. Each of the others is a key, a space and a value. The type of each request lists
// its keys, and says what the answer contains. If a request fails, the answer is
// {"error":"…"}.
package protocol

import (
	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/engine/solver"
	"sowbook/internal/lite"
)

// Session answers the requests of one page, one after the other. Between requests it
// keeps the analysis or the choice of a move that is under way. The zero value is ready
// to use. If a session is lost, the next request starts again.
type Session struct {
	request  string // the one under way, without the lines that may change
	game     *engine.Game
	analysis *solver.Analysis
	choice   *player.Choice
}

// Answer answers one request.
func (s *Session) Answer(request string) []byte {
	verb, text, _ := lite.Cut(request, "\n")
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
		err = w.setup(text)
	case "match":
		err = w.match(text)
	case "lab":
		w.lab(text)
	default:
		err = lite.Error("the engine answers play, analyse, choose, goal, setup, match and lab, not " + verb)
	}
	if err != nil {
		w.buf = append(w.buf[:0], '{')
		w.text("error", err.Error())
	}
	w.close('}')
	return w.buf
}

// Answer answers one request in a session of its own.
func Answer(request string) []byte { return new(Session).Answer(request) }

// resume prepares for a request about a line. If the session is already working on this
// request, whatever its arguments nodes and line, resume changes nothing. Otherwise it
// plays the line and returns true, and the caller must begin.
func (s *Session) resume(verb, text string, r *lineRequest) (begin bool, err error) {
	request := verb
	for rest := text; rest != ""; {
		var line string
		line, rest, _ = lite.Cut(rest, "\n")
		if key, _, _ := lite.Cut(line, " "); key != "nodes" && key != "line" {
			request += "\n" + line
		}
	}
	if s.request == request {
		return false, nil
	}
	*s = Session{}
	g, err := r.playAll()
	if err != nil {
		return false, err
	}
	*s = Session{request: request, game: g}
	return true, nil
}
