package prose

import (
	"maps"
	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

// truths has, for each message of a fact, what has to be true of a game of which it is told. Its
// predicate is written from the sentence, as a careful reader understands it, and calls
// [check.claim] on each occasion where the sentence says something about the game.
//
// A message that can be told of some rules needs a predicate here, and if it forbids moves, one
// in forbids. If it tells of events, truth_events_test.go names it there.
var truths = func() map[string]func(*check) {
	all := map[string]func(*check){}
	for _, some := range []map[string]func(*check){startTruths, turnTruths, captureTruths, houseTruths, endTruths, openingTruths, dutyTruths, outrightTruths, roundTruths} {
		maps.Copy(all, some)
	}
	return all
}()

// finding is a sentence that a game contradicts, or an event that no sentence mentions.
type finding struct {
	message string // of a fact, captures for the sentences for captures, or unsaid
	what    string
	rules   engine.Rules // told
	played  engine.Rules
	ply     *playedPly // nil: the start, or the end
	game    *playedGame
}

// truthLog keeps what checks find.
type truthLog struct {
	occasions map[string]int // by message: when the game could have contradicted it
	events    map[string]int
	findings  []finding
}

func newTruthLog() *truthLog {
	return &truthLog{occasions: map[string]int{}, events: map[string]int{}}
}

// check compares what is told with a game.
type check struct {
	*told
	g            *playedGame
	log          *truthLog
	name         string                      // of the message
	free         map[engine.Way]engine.Rules // see trial
	triedAt      engine.Position             // where the moves of tried were tried
	tried        map[engine.Move]*playedPly  // see trial
	mentionsKind map[string]bool             // the events that were looked up
}

// claim records an occasion on which a message says something about the game, and whether that
// is so.
func (c *check) claim(is bool, m *playedPly, what string) {
	c.log.occasions[c.name]++
	if !is {
		c.log.findings = append(c.log.findings, finding{c.name, what, c.rules, c.g.rules, m, c.g})
	}
}

// checkGame checks all that is told against a game.
func checkGame(t *told, g *playedGame, log *truthLog) {
	c := &check{told: t, g: g, log: log, mentionsKind: map[string]bool{}}
	for _, name := range slices.Sorted(maps.Keys(t.messages)) {
		if truth := truths[name]; truth != nil {
			c.name = name
			truth(c)
		}
	}
	if len(t.captures) > 0 {
		c.name = "captures"
		c.capturesAreAsSaid()
	}
	c.permissions()
	c.name = "unsaid"
	c.eventsAreSaid()
}

// sowings calls visit with each sowing of the game, unless the engine undid it.
func (c *check) sowings(visit func(m *playedPly)) {
	for i := range c.g.plies {
		if m := &c.g.plies[i]; m.move.Kind == engine.Sow && len(m.laps) > 0 {
			visit(m)
		}
	}
}

// laps calls visit with each lap in which seeds were dropped.
func (c *check) laps(visit func(m *playedPly, i int, l *playedLap)) {
	c.sowings(func(m *playedPly) {
		for i := range m.laps {
			if m.laps[i].lift != nil || i > 0 {
				visit(m, i, &m.laps[i])
			}
		}
	})
}

// path returns the places that a lap passed or sowed, without a first seed that went back.
func (l *playedLap) path() (places []engine.Place) {
	for _, d := range l.drops {
		for _, s := range d.skipped {
			places = append(places, s.To)
		}
		if d.rule != event.RuleFirstReturns {
			places = append(places, d.at)
		}
	}
	return places
}

// from returns the pit that a lap began in, or Hand if it sowed captured seeds.
func (l *playedLap) from() engine.Place {
	if l.lift == nil {
		return engine.Hand
	}
	return l.lift.From
}

// goes reports whether a lap goes along the board one way.
func (c *told) goes(l *playedLap, way engine.Way) bool {
	path := l.path()
	if from := l.from(); from != engine.Hand {
		path = append([]engine.Place{from}, path...)
	}
	for i := 1; i < len(path); i++ {
		if c.next(path[i-1], way) != path[i] {
			return false
		}
	}
	return true
}

// way returns the direction of a lap. If it is too short to tell, it is that of the lap before.
func (c *told) way(m *playedPly, i int) engine.Way {
	if way, is := m.asked[i]; is {
		return way
	}
	right, left := c.goes(&m.laps[i], engine.Right), c.goes(&m.laps[i], engine.Left)
	switch {
	case right != left && right:
		return engine.Right
	case right != left:
		return engine.Left
	case i > 0 && c.isSownFromEnd(m, i): // from an end of the inner row towards its middle
		if column, _ := c.column(m.laps[i].path()[0]); column == 0 {
			return engine.Left
		}
		return engine.Right
	case i > 0 && c.says("direction-reverse", "direction-reverse-any-lap"):
		return engine.Right
	case i > 0 && c.says("direction-laps-alternate"):
		return opposite(c.way(m, i-1))
	case i > 0:
		return c.way(m, i-1)
	}
	return m.move.Way
}

// landing returns a seed of a lap that has fallen.
func (c *told) landing(m *playedPly, i, drop int) *landing {
	lap := &m.laps[i]
	l := &landing{p: lap.drops[drop].after, mover: m.mover, way: c.way(m, i), at: lap.drops[drop].at, before: lap.drops[drop].before, first: c.says("claim-first-no") && m.isFirst(c.rules) || c.claimsQuietly(m) || c.opensQuietly(m), quiet: c.opensQuietly(m)}
	for k := drop - 1; k >= 0; k-- {
		l.trail = append(l.trail, lap.drops[k].at)
	}
	return l
}

// isFirst reports whether a ply is the first move of a game. The engine takes every move from a
// board that is as at the start for one; it can come back, if a relay is undone.
func (m *playedPly) isFirst(r engine.Rules) bool {
	for at := engine.Place(0); m.before.Board().IsPit(at); at++ {
		if m.before.Seeds(at) != r.Seeds {
			return m.number == 1
		}
	}
	return true
}

// verdictOn returns what the sentences say of the last seed of a lap.
func (c *told) verdictOn(m *playedPly, i int) verdict {
	last := m.laps[i].last()
	l := c.landing(m, i, len(m.laps[i].drops)-1)
	if !c.isPit(last.at) || m.endless && i == len(m.laps)-1 || c.isQuiet(m) {
		return verdict{}
	}
	c.ofDropped(l, true)
	c.applyOwnedTakes(l, m.laps[i].took)
	return c.ofLast(l)
}

// applyOwnedTakes takes the seeds that fell in a pit of their owner, who got them.
func (c *told) applyOwnedTakes(l *landing, steps []engine.Step) {
	for _, s := range steps {
		if s.Rule == event.RuleOwnedTakes && c.says("owned-takes", "owned-takes-own") {
			takeFrom(&l.p, []taking{{s.From, s.To, s.Seeds}})
		}
	}
}

// isQuiet reports whether the facts say that a move captures nothing, because its first lap did
// not.
func (c *told) isQuiet(m *playedPly) bool {
	if !c.says("must-capture-yes") || len(m.laps) == 0 {
		return false
	}
	first := &m.laps[0]
	return first.lift != nil && (first.lift.Seeds >= c.pits || len(taken(first.took)) == 0) || first.lift != nil && m.steps[0].Kind == event.FillStep
}
