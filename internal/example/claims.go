package example

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// moment is what a claim is about: a board, and the ply that led to it, if any.
type moment struct {
	rules  engine.Rules
	voice  prose.Voice
	before engine.Position // before the ply
	pos    engine.Position
	ply    *engine.Ply // nil at the start
	steps  []engine.Step
	over   *engine.Result
	game   *engine.Game // up to and with the ply
}

// claim is a statement about a moment. holds tells whether it is true, and what
// is the case, in words that fit after "the engine finds".
type claim interface {
	holds(m moment) (ok bool, fact string)
}

// claims is the keywords of claims. Each reads the rest of its line; a problem
// says what would be right.
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
	"over":     func(r *lineReader) claim { return overBy{r.one("the reason why a game is over", reasons()...)} },
	"score":    func(r *lineReader) claim { return scoreIs{r.number(), r.number()} },
	"winner": func(r *lineReader) claim {
		return winnerIs{r.one("the winner", r.now.voice.Sides[engine.South], r.now.voice.Sides[engine.North], "draw")}
	},
}

func init() {
	// These hold another claim, so they cannot stand in the table's own value.
	claims["not"] = func(r *lineReader) claim { return not{r.claim()} }
	claims["only"] = func(r *lineReader) claim { return only{r.claim()} }
	claims["threat"] = func(r *lineReader) claim { return threat{r.word(), r.claim()} }
}

// positionIs claims the whole board.
type positionIs struct{ text string }

func (c positionIs) holds(m moment) (bool, string) { return m.pos.String() == c.text, m.pos.String() }

// holdsSeeds claims the number of seeds in one place.
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
		return true, "that the same player is on turn again"
	}
	return false, "that the turn passes"
}

// sownIn claims where the seeds fell, in order.
type sownIn struct{ places []engine.Place }

func (c sownIn) holds(m moment) (bool, string) {
	b := m.pos.Board()
	var fell []engine.Place
	for _, s := range m.steps {
		if s.Do == engine.Drop {
			fell = append(fell, s.To)
		}
	}
	names := make([]string, len(fell))
	for i, at := range fell {
		names[i] = placeName(m.voice, b, at)
	}
	return slices.Equal(c.places, fell), strings.Join(names, ", ")
}

// byRule claims that a rule made one of the ply's steps.
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

// allowed claims that the start is one that a player may set up.
type allowed struct{}

func (allowed) holds(m moment) (bool, string) {
	if err := m.rules.CheckSetup(m.game.Start); err != nil {
		return false, "that it is not: " + err.Error()
	}
	return true, "that it is allowed"
}

// legalIs claims the legal moves, in pit order.
type legalIs struct{ moves string }

func (c legalIs) holds(m moment) (bool, string) {
	found := m.legal()
	return found == strings.Join(strings.Fields(c.moves), " "), found
}

// legal is the legal moves with a space between them, or none.
func (m moment) legal() string {
	if moves := m.voice.Legal(m.game); len(moves) > 0 {
		return strings.Join(moves, " ")
	}
	return "none"
}

// refused claims that a move is illegal, by a rule.
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

// reasons is why a game can be over, as claims write it.
func reasons() []string {
	var names []string
	for reason := engine.NoMove; reason <= engine.Repetition; reason++ {
		names = append(names, reason.String())
	}
	return names
}

// overBy claims that the game is over, and why.
type overBy struct{ reason string }

func (c overBy) holds(m moment) (bool, string) {
	if m.over == nil {
		return false, "that the game goes on"
	}
	return m.over.Reason.String() == c.reason, m.over.Reason.String()
}

// scoreIs claims what lies in the stores, South's first.
type scoreIs struct{ south, north int }

func (c scoreIs) holds(m moment) (bool, string) {
	s, n := m.pos.Stored(engine.South), m.pos.Stored(engine.North)
	return s == c.south && n == c.north, strconv.Itoa(s) + " " + strconv.Itoa(n)
}

// winnerIs claims who won: the name of a side, or draw.
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

// threat claims that if the player of the ply were on turn now, a move would make
// a claim true.
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

// only claims that a claim holds for the ply's move and would hold after no
// other move that was legal there.
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

// latest is the moment after the last ply of a game, or its start.
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
