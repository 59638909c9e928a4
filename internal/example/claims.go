package example

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// moment is what a claim is about: a position and the ply before it, if any.
type moment struct {
	rules  engine.Rules
	voice  prose.Voice
	before engine.Position // before the ply
	pos    engine.Position
	ply    *engine.Ply // nil at the start
	steps  []engine.Step
	over   *engine.Result
	game   *engine.Game // including the ply
}

// claim is a statement about a moment. holds reports whether it is true, and what
// is true instead, in words that follow "the engine finds".
type claim interface {
	holds(m moment) (ok bool, fact string)
}

// claims maps the keywords of claims to functions that read the rest of the
// line.
var claims = map[string]func(r *lineReader) claim{
	"position": func(r *lineReader) claim { return positionIs{r.position()} },
	"holds":    func(r *lineReader) claim { return holdsSeeds{r.number(), r.place()} },
	"captured": func(r *lineReader) claim { return capturedIs{r.number()} },
	"again":    func(r *lineReader) claim { r.end(); return again{} },
	"sown":     func(r *lineReader) claim { return sownIn{r.places()} },
	"by":       func(r *lineReader) claim { return byRule{r.rule()} },
	"allowed":  func(r *lineReader) claim { r.end(); return allowed{} },
	"legal":    func(r *lineReader) claim { return legalIs{r.rest()} },
	"refused":  func(r *lineReader) claim { return refused{r.word(), r.rule()} },
	"over":     func(r *lineReader) claim { return overBy{r.one("the reason for the end of a game", reasons()...)} },
	"score":    func(r *lineReader) claim { return scoreIs{r.number(), r.number()} },
	"winner": func(r *lineReader) claim {
		return winnerIs{r.one("the winner", r.now.voice.Sides[engine.South], r.now.voice.Sides[engine.North], "draw")}
	},
}

func init() {
	// These read another claim, so claims cannot refer to them when it is initialized.
	claims["not"] = func(r *lineReader) claim { return not{r.claim()} }
	claims["only"] = func(r *lineReader) claim { return only{r.claim()} }
	claims["threat"] = func(r *lineReader) claim { return threat{r.word(), r.claim()} }
}

// positionIs claims the position.
type positionIs struct{ text string }

func (c positionIs) holds(m moment) (bool, string) { return m.pos.String() == c.text, m.pos.String() }

// holdsSeeds claims the number of seeds in a place.
type holdsSeeds struct {
	seeds int
	at    engine.Place
}

func (c holdsSeeds) holds(m moment) (bool, string) {
	n := m.pos.Seeds(c.at)
	return n == c.seeds, strconv.Itoa(n) + " in " + placeName(m.voice, m.pos.Board(), c.at)
}

// capturedIs claims how many seeds the ply captured.
type capturedIs struct{ seeds int }

func (c capturedIs) holds(m moment) (bool, string) {
	if m.ply == nil {
		return false, "no ply before this line"
	}
	return m.ply.Captured == c.seeds, strconv.Itoa(m.ply.Captured) + " captured"
}

// again claims that the rules gave the player another turn.
type again struct{}

func (again) holds(m moment) (bool, string) {
	if m.ply != nil && m.ply.Again {
		return true, "that the same player moves again"
	}
	return false, "that the turn passes"
}

// sownIn claims the places where seeds were dropped, in order.
type sownIn struct{ places []engine.Place }

func (c sownIn) holds(m moment) (bool, string) {
	b := m.pos.Board()
	var dropped []engine.Place
	for _, s := range m.steps {
		if s.Do == engine.Drop {
			dropped = append(dropped, s.To)
		}
	}
	names := make([]string, len(dropped))
	for i, at := range dropped {
		names[i] = placeName(m.voice, b, at)
	}
	return slices.Equal(c.places, dropped), strings.Join(names, ", ")
}

// byRule claims that a rule caused one of the ply's steps.
type byRule struct{ rule engine.Rule }

func (c byRule) holds(m moment) (bool, string) {
	var names []string
	for _, s := range m.steps {
		if s.Rule == c.rule {
			return true, "a step by " + c.rule.String()
		}
		if name := s.Rule.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return false, "only steps by " + strings.Join(names, ", ")
}

// allowed claims that players may set up the start.
type allowed struct{}

func (allowed) holds(m moment) (bool, string) {
	if err := m.rules.CheckSetup(m.game.Start); err != nil {
		return false, "that it is not allowed: " + err.Error()
	}
	return true, "that it is allowed"
}

// legalIs claims the legal moves, in pit order.
type legalIs struct{ moves string }

func (c legalIs) holds(m moment) (bool, string) {
	found := m.legal()
	return found == strings.Join(strings.Fields(c.moves), " "), found
}

// legal returns the legal moves, separated by spaces, or none.
func (m moment) legal() string {
	if moves := m.voice.Legal(m.game); len(moves) > 0 {
		return strings.Join(moves, " ")
	}
	return "none"
}

// refused claims that a rule forbids a move.
type refused struct {
	move string
	rule engine.Rule
}

func (c refused) holds(m moment) (bool, string) {
	move, err := m.rules.ParseMove(m.voice.Labels, m.pos, c.move)
	if err != nil {
		return false, err.Error()
	}
	why := m.game.Refuses(move)
	if why == nil {
		return false, "that " + c.move + " is legal"
	}
	return why.Rule == c.rule, "that " + why.Rule.String() + " forbids it"
}

// reasons lists why a game can end, as claims spell it.
func reasons() []string {
	var names []string
	for reason := engine.NoMove; reason <= engine.Repetition; reason++ {
		names = append(names, reason.String())
	}
	return names
}

// overBy claims that the game has ended, and why.
type overBy struct{ reason string }

func (c overBy) holds(m moment) (bool, string) {
	if m.over == nil {
		return false, "that the game goes on"
	}
	return m.over.Reason.String() == c.reason, m.over.Reason.String()
}

// scoreIs claims the contents of the stores, South's first.
type scoreIs struct{ south, north int }

func (c scoreIs) holds(m moment) (bool, string) {
	s, n := m.pos.Stored(engine.South), m.pos.Stored(engine.North)
	return s == c.south && n == c.north, strconv.Itoa(s) + " " + strconv.Itoa(n)
}

// winnerIs claims the winner: the name of a side, or draw.
type winnerIs struct{ name string }

func (c winnerIs) holds(m moment) (bool, string) {
	if m.over == nil {
		return false, "that the game goes on"
	}
	name := m.over.Winner()
	for s, side := range m.voice.Sides {
		if name == engine.Side(s).String() {
			name = side
		}
	}
	return name == c.name, name
}

// not claims that another claim is false.
type not struct{ claim }

func (c not) holds(m moment) (bool, string) {
	ok, fact := c.claim.holds(m)
	return !ok, fact
}

// threat claims that a move would make a claim true if it were the turn of the
// player who made the ply.
type threat struct {
	move string
	then claim
}

func (c threat) holds(m moment) (bool, string) {
	player := m.pos.Turn()
	if m.ply != nil {
		player = m.ply.Player
	}
	g := engine.NewGame(m.rules, m.pos.WithTurn(player))
	if err := m.voice.Play(g, c.move); err != nil {
		return false, "that " + c.move + " cannot be played: " + err.Error()
	}
	ok, fact := c.then.holds(latest(g, m.voice))
	return ok, "after " + c.move + ", " + fact
}

// only claims that a claim holds after the ply's move and would not hold after any
// other legal move.
type only struct{ claim }

func (c only) holds(m moment) (bool, string) {
	if m.ply == nil {
		return false, "no ply before this line"
	}
	if ok, fact := c.claim.holds(m); !ok {
		return false, "that it does not hold for this move: " + fact
	}
	var others []string
	for _, move := range m.rules.Legal(m.before) {
		if move == m.ply.Move {
			continue
		}
		g := engine.NewGame(m.rules, m.before)
		if err := g.Play(move); err != nil {
			return false, err.Error()
		}
		if ok, _ := c.claim.holds(latest(g, m.voice)); ok {
			others = append(others, m.rules.Format(m.voice.Labels, m.before.Board(), move))
		}
	}
	return len(others) == 0, "that it holds after " + strings.Join(others, ", ") + " too"
}

// latest returns the moment after the last ply of a game, or its start.
func latest(g *engine.Game, v prose.Voice) moment {
	m := moment{rules: g.Rules, voice: v, before: g.Start, pos: g.Position(), over: g.Over, game: g}
	if n := len(g.Plies); n > 0 {
		m.ply, m.steps = &g.Plies[n-1], g.Trace[n-1]
		if n > 1 {
			m.before = g.Plies[n-2].After
		}
	}
	return m
}
