package protocol

import (
	"errors"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/engine/solver"
)

// Desk answers the requests of one page, one after the other, and keeps what is under
// way between them: an analysis and the choice of a move. The zero value is ready, and
// what it held is lost without harm: the next request begins anew.
type Desk struct {
	asked    string // the request that what is under way belongs to, without its number of boards
	game     *engine.Game
	analysis *solver.Analysis
	choice   *player.Choice
}

// Answer answers one request. A request is lines, the first its verb: play, analyse,
// choose, goal, setup, match or lab; then each a word, a space and its value, as the verb asks
// for. What is no request gives {"error":"…"}.
func (d *Desk) Answer(request string) []byte {
	verb, rest, _ := strings.Cut(request, "\n")
	var answer []byte
	var err error
	switch verb {
	case "play":
		answer, err = playing(rest)
	case "analyse":
		answer, err = d.analyse(rest)
	case "choose":
		answer, err = d.choose(rest)
	case "goal":
		answer, err = goal(rest)
	case "setup":
		answer, err = setup(rest)
	case "match":
		answer, err = match(rest)
	case "lab":
		answer, err = lab(rest)
	default:
		err = errors.New("the engine answers play, analyse, choose, goal, setup, match and lab, not " + verb)
	}
	if err != nil {
		return failure(err.Error())
	}
	return answer
}

// Answer answers one request that nothing came before.
func Answer(request string) []byte { return new(Desk).Answer(request) }

// aboutALine is the lines that a request about a line of moves must have.
var aboutALine = []string{"rules", "voice", "start"}

// whole is the game of a query whose moves can all be played.
func (q *query) whole() (*engine.Game, error) {
	g, stopped := q.play()
	if stopped != nil {
		return nil, errors.New("moves: " + stopped.move + ": " + stopped.why.Text)
	}
	return g, nil
}

// lasting is a request without the lines that may change while what it asks for is
// under way.
func lasting(verb, text string) string {
	var b strings.Builder
	b.WriteString(verb)
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "nodes ") && !strings.HasPrefix(line, "line ") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// begin reads a request. It takes up what is under way when that is about the same; else it
// drops it and tells that something new has to begin, with the game of the query.
func (d *Desk) begin(verb, text string) (q *query, anew bool, err error) {
	if q, err = parseQuery(text, aboutALine...); err != nil {
		return nil, false, err
	}
	asked := lasting(verb, text)
	if d.asked == asked {
		return q, false, nil
	}
	*d = Desk{}
	g, err := q.whole()
	if err != nil {
		return nil, false, err
	}
	*d = Desk{asked: asked, game: g}
	return q, true, nil
}

// analyse answers analyse: what each move after a line is worth. Its lines are those of
// play, and
//
//	nodes N              boards to look at before it answers
//	line MOVE            the move whose best line is wanted besides that of the best
//
// The same request, whatever these two say, goes on where the last left off. The answer
// tells whether that was all (done), how many boards were looked at (nodes) and how deep
// every move was (depth), the best move, and for each its value, seen from who makes
// it; the basis of the value, unseen, searched or proven, and the depth if it was
// searched.
func (d *Desk) analyse(text string) ([]byte, error) {
	q, anew, err := d.begin("analyse ", text)
	if err != nil {
		return nil, err
	}
	if anew {
		d.analysis = solver.Analyse(d.game, 0)
	}
	done := d.analysis.Step(q.nodes)
	o := object{}
	o.open()
	o.key("done")
	o.bool(done)
	o.number("nodes", int(d.analysis.Nodes()))
	o.number("depth", d.analysis.Depth())
	best, some := d.analysis.Best()
	if some {
		o.text("best", q.tell.move(d.game, best.Move))
	}
	o.key("moves")
	o.buf = append(o.buf, '[')
	for i, f := range d.analysis.Scores() {
		if i > 0 {
			o.buf = append(o.buf, ',')
		}
		move := q.tell.move(d.game, f.Move)
		o.open()
		o.text("move", move)
		o.worth(f.Score)
		if f.Move == best.Move || move == q.line {
			o.key("line")
			o.texts(q.tell.line(d.game, d.analysis.Line(i)))
		}
		o.close()
	}
	o.buf = append(o.buf, ']')
	o.close()
	return o.buf, nil
}

// worth writes a value with its basis; one that is unseen has no value.
func (o *object) worth(w solver.Score) {
	o.text("basis", w.Basis.String())
	if w.Basis != solver.Unseen {
		o.number("value", w.Margin)
	}
	if w.Basis == solver.Searched {
		o.number("depth", w.Depth)
	}
}

// line is moves in the variant's notation.
func (t teller) line(g *engine.Game, moves []engine.Move) []string {
	texts := []string{}
	for _, m := range moves {
		texts = append(texts, t.move(g, m))
	}
	return texts
}

// choose answers choose: the move of a computer player after a line. Its lines are those
// of play, and
//
//	strength N           1, a beginner, to 5, the best
//	seed N               the same number, the same move
//	nodes N              boards to look at before it answers
//
// The same request, whatever nodes says, goes on where the last left off: the longer the
// best strength is let go on, the better it plays. The answer has the move so far; done
// tells that no more boards would change it.
func (d *Desk) choose(text string) ([]byte, error) {
	q, anew, err := d.begin("choose ", text)
	if err != nil {
		return nil, err
	}
	if anew {
		d.choice = player.Choose(d.game, q.strength, q.seed, 0)
	}
	done := d.choice.Step(q.nodes)
	o := object{}
	o.open()
	o.key("done")
	o.bool(done)
	o.number("nodes", int(d.choice.Nodes()))
	if m, some := d.choice.Move(); some {
		o.text("move", q.tell.move(d.game, m))
		o.worth(d.choice.Score())
	}
	o.close()
	return o.buf, nil
}
