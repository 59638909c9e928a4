package example

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/prose"
)

// checkpoint is a position of an example with the ply before it, if any. Claims are
// checked at a checkpoint.
type checkpoint struct {
	rules  engine.Rules
	voice  prose.Voice
	before engine.Position // before the ply
	pos    engine.Position
	ply    *engine.Ply // nil at the start
	steps  []engine.Step
	over   engine.Result
	game   *engine.Game // including the ply
	depth  int          // of claims about best play, in plies; 0 for the end of the game
}

// claim is a statement about a checkpoint. It reports whether it is true. fact is what the
// engine finds, for the error message.
type claim func(c checkpoint) (ok bool, fact string)

// claims maps the keywords of claims to functions that read the rest of the line.
var claims = map[string]func(r *lineReader) claim{
	"position": claimPosition,
	"holds":    claimHolds,
	"captured": claimCaptured,
	"again":    claimAgain,
	"sown":     claimSown,
	"by":       claimBy,
	"allowed":  claimAllowed,
	"legal":    claimLegal,
	"refused":  claimRefused,
	"over":     claimOver,
	"score":    claimScore,
	"winner":   claimWinner,
	"value":    claimValue,
	"best":     claimBest,
	"better":   claimBetter,
	"beats":    claimBeats,
}

// ofPly returns a claim about the ply before its line. Without a ply there the claim is false.
func ofPly(about claim) claim {
	return func(m checkpoint) (bool, string) {
		if m.ply == nil {
			return false, "no ply before this line"
		}
		return about(m)
	}
}

func init() {
	// These read another claim, so claims cannot refer to them when it is initialized.
	claims["not"] = claimNot
	claims["only"] = claimOnly
	claims["threat"] = claimThreat
}

func claimPosition(r *lineReader) claim {
	text := r.position()
	return func(m checkpoint) (bool, string) { return m.pos.String() == text, m.pos.String() }
}

// claimHolds claims the number of seeds in a place.
func claimHolds(r *lineReader) claim {
	seeds, at := r.number(), r.place()
	return func(m checkpoint) (bool, string) {
		n := m.pos.Seeds(at)
		return n == seeds, strconv.Itoa(n) + " in " + placeName(m.voice, m.pos.Board(), at)
	}
}

// claimCaptured claims how many seeds the ply captured.
func claimCaptured(r *lineReader) claim {
	seeds := r.number()
	return ofPly(func(m checkpoint) (bool, string) {
		return m.ply.Captured == seeds, strconv.Itoa(m.ply.Captured) + " captured"
	})
}

// claimAgain claims that the player moves again.
func claimAgain(*lineReader) claim {
	return func(m checkpoint) (bool, string) {
		if m.ply != nil && m.ply.Again {
			return true, movesAgain
		}
		return false, "that the turn passes"
	}
}

// claimSown claims the places where seeds were dropped, in order.
func claimSown(r *lineReader) claim {
	places := r.places()
	return func(m checkpoint) (bool, string) {
		var dropped []engine.Place
		var names []string
		for _, s := range m.steps {
			if s.Kind == event.DropStep {
				dropped = append(dropped, s.To)
				names = append(names, placeName(m.voice, m.pos.Board(), s.To))
			}
		}
		return slices.Equal(places, dropped), strings.Join(names, ", ")
	}
}

// claimBy claims that a rule caused a step of the ply.
func claimBy(r *lineReader) claim {
	rule := r.rule()
	return func(m checkpoint) (bool, string) {
		var names []string
		for _, s := range m.steps {
			if s.Rule == rule {
				return true, "a step by " + rule.String()
			}
			if name := s.Rule.String(); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		return false, "only steps by " + strings.Join(names, ", ")
	}
}

// claimAllowed claims that players may set up the start.
func claimAllowed(*lineReader) claim {
	return func(m checkpoint) (bool, string) {
		if err := m.rules.CheckSetup(m.game.Start()); err != nil {
			return false, "that it is not allowed: " + err.Error()
		}
		return true, "that it is allowed"
	}
}

// claimLegal claims the legal moves, in pit order, or none.
func claimLegal(r *lineReader) claim {
	moves := strings.Join(strings.Fields(r.rest()), " ")
	return func(m checkpoint) (bool, string) {
		found := cmp.Or(strings.Join(m.voice.Legal(m.game), " "), "none")
		return found == moves, found
	}
}

// claimRefused claims that a rule forbids a move.
func claimRefused(r *lineReader) claim {
	text, rule := r.word(), r.rule()
	return func(m checkpoint) (bool, string) {
		move, err := m.rules.ParseMove(m.voice.Labels, m.pos, text)
		if err != nil {
			return false, err.Error()
		}
		why := m.game.WhyIllegal(move)
		if why == nil {
			return false, "that " + text + " is legal"
		}
		return why.Rule == rule, "that " + why.Rule.String() + " forbids it"
	}
}

// claimOver claims that the game has ended, and why.
func claimOver(r *lineReader) claim {
	var reasons []string
	for _, reason := range event.AllReasons() {
		reasons = append(reasons, reason.String())
	}
	reason := r.one("the reason for the end of a game", reasons...)
	return func(m checkpoint) (bool, string) {
		if m.over.Reason == event.NotOver {
			return false, goesOn
		}
		return m.over.Reason.String() == reason, m.over.Reason.String()
	}
}

// claimScore claims the contents of the stores, South's first.
func claimScore(r *lineReader) claim {
	south, north := r.number(), r.number()
	return func(m checkpoint) (bool, string) {
		s, n := m.pos.Stored(engine.South), m.pos.Stored(engine.North)
		return s == south && n == north, strconv.Itoa(s) + " " + strconv.Itoa(n)
	}
}

// claimWinner claims the winner: the name of a side, or draw.
func claimWinner(r *lineReader) claim {
	sides := r.now.voice.Sides
	claimed := r.one("the winner", sides[engine.South], sides[engine.North], "draw")
	return func(m checkpoint) (bool, string) {
		if m.over.Reason == event.NotOver {
			return false, goesOn
		}
		name := m.over.Winner()
		for s, side := range m.voice.Sides {
			if name == engine.Side(s).String() {
				name = side
			}
		}
		return name == claimed, name
	}
}

// claimNot claims that another claim is false.
func claimNot(r *lineReader) claim {
	other := r.claim()
	return func(m checkpoint) (bool, string) {
		ok, fact := other(m)
		return !ok, fact
	}
}

// claimThreat claims that a move would make a claim true if it were the turn of the
// player who made the ply.
func claimThreat(r *lineReader) claim {
	move, then := r.word(), r.claim()
	return func(m checkpoint) (bool, string) {
		player := m.pos.Turn()
		if m.ply != nil {
			player = m.ply.Player
		}
		g := engine.NewGame(m.rules, m.pos.WithTurn(player))
		if err := m.voice.Play(g, move); err != nil {
			return false, "that " + move + " cannot be played: " + err.Error()
		}
		ok, fact := then(latest(g, m.voice, m.depth))
		return ok, "after " + move + ", " + fact
	}
}

// claimOnly claims that a claim holds after the ply's move and would not hold after
// any other legal move.
func claimOnly(r *lineReader) claim {
	claimed := r.claim()
	return ofPly(func(m checkpoint) (bool, string) {
		if ok, fact := claimed(m); !ok {
			return false, onlyThis + fact
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
			if ok, _ := claimed(latest(g, m.voice, m.depth)); ok {
				others = append(others, m.rules.Format(m.voice.Labels, m.before, move))
			}
		}
		return len(others) == 0, alsoOthers + strings.Join(others, ", ") + " too"
	})
}

// latest returns the checkpoint after the last ply of a game, or at its start.
func latest(g *engine.Game, v prose.Voice, depth int) checkpoint {
	m := checkpoint{rules: g.Rules(), voice: v, before: g.Start(), pos: g.Position(), over: g.Result(), game: g, depth: depth}
	if n := g.Len(); n > 0 {
		last := g.Ply(n - 1)
		m.ply, m.steps = &last, g.Steps(n-1)
		if n > 1 {
			m.before = g.Ply(n - 2).After
		}
	}
	return m
}
