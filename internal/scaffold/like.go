package scaffold

import (
	"fmt"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Model is a game whose rules a new one begins with.
type Model struct {
	Title  string
	Rules  engine.Rules
	Labels engine.Labels
}

// VariantLike creates the pages of a game that has the rules of another, and of its source. The
// engine makes its examples.
func VariantLike(dir, name string, model Model) ([]string, error) {
	if err := checkName("variant", name, false); err != nil {
		return nil, err
	}
	if err := checkBook(dir); err != nil {
		return nil, err
	}
	title, prefix := heading(name, true), freePrefix(dir, name)
	lang := bookLanguage(dir)
	examples := newExamples(model, lang)
	text := strings.NewReplacer(
		"[[model]]", model.Title, "[[rules]]", rulesLines(model.Rules), "[[labels]]", model.Labels.String(),
		"[[start]]\n\n", examples.start(), "[[turn]]\n\n", examples.capture(), "[[end]]\n\n", examples.end(),
	).Replace(translate(template("variant/like.md"), lang))
	return write(dir, map[string]string{
		"content/variants/" + name + ".md": fillNames(text, title, name, prefix),
		"content/sources/" + name + ".md":  fillNames(translate(template("variant/like-source.md"), lang), title, name, prefix),
	})
}

// rulesLines returns rules as lines of front matter: the words that differ from the defaults, and
// the size of the board.
func rulesLines(r engine.Rules) string {
	defaults, _ := engine.ParseRules("")
	var lines []string
	for word := range strings.FieldsSeq(r.String()) {
		key, value, _ := strings.Cut(word, "=")
		usual, _ := defaults.Value(key)
		if key == ruleset.CapturesKey {
			continue // below, as a list
		}
		if value != usual || key == "pits" || key == "seeds" {
			lines = append(lines, "  "+key+": "+value)
		}
	}
	if captures := r.Captures.String(); captures != "none" {
		lines = append(lines, "  "+ruleset.CapturesKey+":")
		for line := range strings.SplitSeq(captures, ";") {
			lines = append(lines, "    - "+strings.TrimSpace(line))
		}
	}
	return strings.Join(lines, "\n")
}

// examples makes the examples of a game from games in which the players choose without a plan.
type examples struct {
	Model
	lang  string // of the captions
	from  engine.Position
	games []*engine.Game
}

// Of maxGames games with at most maxPlies plies, one probably has a capture and an end.
const maxGames, maxPlies = 40, 400

func newExamples(model Model, lang string) *examples {
	e := &examples{Model: model, lang: lang}
	var err error
	if e.from, err = model.Rules.Start(); err != nil { // the players lay out the seeds
		e.from = engine.Even(model.Rules.Pits, model.Rules.Seeds/(2*model.Rules.Pits), engine.South)
	}
	for k := range maxGames {
		g := engine.NewGame(model.Rules, e.from)
		for ply := range maxPlies {
			legal := g.Legal()
			if len(legal) == 0 || g.Play(legal[(k*7+ply*5+ply*ply/3)%len(legal)]) != nil {
				break
			}
		}
		e.games = append(e.games, g)
	}
	return e
}

// block returns an example that plays one move from a position, with more claims.
func (e *examples) block(id, caption string, from engine.Position, plies []engine.Ply, claims ...string) string {
	lines := []string{"```sow " + id, "caption " + translate(caption, e.lang)}
	if start, err := e.Rules.Start(); err != nil || from != start {
		lines = append(lines, "from "+from.String())
	}
	for _, ply := range plies {
		lines = append(lines, "play "+e.Rules.Format(e.Labels, from, ply.Move), "  position "+ply.After.String())
	}
	lines = append(lines, claims...)
	return strings.Join(append(lines, "```"), "\n") + "\n\n"
}

// start returns an example of the first moves.
func (e *examples) start() string {
	plies := e.games[0].Plies()
	return e.block("first-moves", "The game begins.", e.from, plies[:min(2, len(plies))])
}

// replay returns what ply i of a game does in a game that begins before it; ok reports whether it
// does the same there, where the moves before are not known.
func (e *examples) replay(g *engine.Game, i int) (from engine.Position, again *engine.Game, ok bool) {
	from = g.PositionAfter(i)
	again = engine.NewGame(e.Rules, from)
	read, err := engine.ParsePosition(from.String())
	ok = err == nil && read == from && !again.Over() && again.Play(g.Ply(i).Move) == nil && again.Ply(0).After == g.Ply(i).After
	return from, again, ok
}

// capture returns an example of a capture, the first in the middle of a game; "" without one.
func (e *examples) capture() string {
	for _, g := range e.games {
		for i, ply := range g.Plies() {
			if ply.Captured == 0 || ply.End != event.NotOver {
				continue
			}
			if from, again, ok := e.replay(g, i); ok {
				return e.block("first-capture", "A move that captures.", from, again.Plies(), fmt.Sprintf("  captured %d", ply.Captured))
			}
		}
	}
	return ""
}

// end returns an example of the last move of a game; "" if no game ends.
func (e *examples) end() string {
	for _, g := range e.games {
		if !g.Over() || g.Len() == 0 {
			continue
		}
		from, again, ok := e.replay(g, g.Len()-1)
		if ok && again.Over() && again.Result().Reason == g.Result().Reason {
			now := again.Position()
			return e.block("the-end", "The last move.", from, again.Plies(), "  over "+again.Result().Reason.String(),
				fmt.Sprintf("  score %d %d", now.Stored(engine.South), now.Stored(engine.North)))
		}
	}
	return ""
}
