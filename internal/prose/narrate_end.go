package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// turn adds the sentences for the end of the turn.
func (t *narrator) turn(s engine.Step) {
	t.sowings()
	for _, lost := range t.lost {
		t.pit, t.owner = lost.To, t.board.Owner(lost.To)
		t.add("loses-house", lost.Rule)
	}
	m := turnMessages[s.Rule]
	switch s.Rule {
	case event.RuleEndlessRelay: // its laps may be left out
		t.pit = t.ply.Move.Pit
		if s.Cause == event.LapLimit {
			m, t.laps = "endless-laps", t.ply.Laps
		}
		t.add(m, s.Rule)
		t.add("is-next", s.Rule)
		return
	case event.RuleGive:
		t.add(m, s.Rule)
		return
	case event.RuleFurther:
		if t.ply.Move.Kind == engine.Pass {
			t.add("leaves-further", s.Rule)
		}
		if t.ply.End == event.NotOver {
			t.add("is-next", s.Rule)
		}
		return
	}
	l := t.lap()
	t.pit, t.place, t.n = l.last(), l.last(), l.held
	switch {
	case m == "slam":
		t.n++
	case m == "passes-owned":
		t.owner, _ = t.pos.Owned(l.last())
	case m == "claims":
		m = t.claims(l.last())
	case m == "passes-held" && !t.board.IsPit(l.last()):
		m = "passes-store"
	case m == "passes-held" && l.held == 0:
		m = "passes-empty"
	case m == "passes-empty" && t.rules.Relay == ruleset.RelayNext:
		m, t.from = "passes-next", t.nextPit(l.last(), t.lastWay())
	case m == "nothing-beyond":
		t.from = t.nextPit(l.last(), t.lastWay())
		t.place = t.nextPit(t.from, t.lastWay())
	}
	if len(t.captured) > 0 {
		t.captures()
		if m == "slam" {
			t.place = t.leftBySlam()
			t.n = t.pos.Seeds(t.place)
			t.add("slam-left", s.Rule)
		}
	} else {
		t.add(m, s.Rule)
	}
	if !strings.HasPrefix(m, "passes-") && t.ply.End == event.NotOver { // those say who is next
		t.add("is-next", s.Rule)
	}
}

// lastWay returns the direction of the last lap.
func (t *narrator) lastWay() engine.Way {
	w := t.ply.Move.Way
	if t.rules.Direction == ruleset.LapsAlternate && len(t.lapList)%2 == 0 {
		w ^= 1
	}
	return w
}

// nextPit returns the next pit in play after place at.
func (t *narrator) nextPit(at engine.Place, w engine.Way) engine.Place {
	for {
		at = t.board.Next(at, w)
		if t.board.IsPit(at) && !t.pos.Closed(at) {
			return at
		}
	}
}
