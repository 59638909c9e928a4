package example

import (
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"sowbook/engine"
	"sowbook/engine/solver"
)

// proofNodes and proofMemory limit the search behind a claim about best play. A position that
// takes more is too long a game to claim anything about.
const (
	proofNodes  = 1 << 18
	proofMemory = 2 << 20
)

// claimValue claims the result of best play after the ply: the seeds of the player who made it,
// less those of the opponent.
func claimValue(r *lineReader) claim {
	at := r.skipSpace()
	text := r.word()
	n, err := strconv.Atoi(text)
	if err != nil {
		r.fail(at, "a value is the margin at the end, as in 4 or -2, not "+strconv.Quote(text))
	}
	return ofPly(func(m checkpoint) (bool, string) {
		value, proven := m.valueAfter(m.ply.Move)
		if !proven {
			return false, "no value that it can prove: the rest of the game is too long"
		}
		return value == n, "value " + strconv.Itoa(value)
	})
}

// claimBest claims that no other legal move is worth more than that of the ply.
func claimBest(*lineReader) claim {
	return ofPly(func(m checkpoint) (bool, string) { return compareMoves(m, func(string) bool { return true }) })
}

// claimBetter claims that another move would be worth more than that of the ply.
func claimBetter(r *lineReader) claim {
	named := r.word()
	return ofPly(func(m checkpoint) (bool, string) {
		best, fact := compareMoves(m, func(move string) bool { return move == named })
		return !best && strings.HasPrefix(fact, named+" "), fact
	})
}

// claimBeats claims that the ply's move is worth more than another.
func claimBeats(r *lineReader) claim {
	named := r.word()
	return ofPly(func(m checkpoint) (bool, string) {
		other, err := m.rules.ParseMove(m.voice.Labels, m.before, named)
		if err != nil {
			return false, err.Error()
		}
		value, proven := m.valueAfter(m.ply.Move)
		less, lessProven := m.valueAfter(other)
		if !proven || !lessProven {
			return false, "no values that it can prove: the rest of the game is too long"
		}
		return value > less, "that " + named + " is worth " + strconv.Itoa(less) + ", and this move " + strconv.Itoa(value)
	})
}

// compareMoves compares the ply's move with other legal moves. It reports whether none of them is
// worth more; otherwise fact names the first that is.
func compareMoves(m checkpoint, includes func(move string) bool) (best bool, fact string) {
	value, proven := m.valueAfter(m.ply.Move)
	for _, move := range m.rules.Legal(m.before) {
		name := m.rules.Format(m.voice.Labels, m.before, move)
		if move == m.ply.Move || !includes(name) {
			continue
		}
		other, otherProven := m.valueAfter(move)
		if !proven || !otherProven {
			return false, "no values that it can prove: the rest of the game is too long"
		} else if other > value {
			return false, name + " is worth " + strconv.Itoa(other) + ", and this move " + strconv.Itoa(value)
		}
	}
	return true, "no better move"
}

// valueAfter returns the result of best play after a move in the position before the ply, for
// the player who makes it, and whether it is proven. With a depth it is the result after as
// many plies, which is always known.
func (m checkpoint) valueAfter(move engine.Move) (value int, proven bool) {
	found := remembered(moveValue{m.rules, m.before, move, m.depth}, moveValue.search)
	return found.value, found.proven
}

// moveValue asks for the value of a move in a position.
type moveValue struct {
	rules  engine.Rules
	before engine.Position
	move   engine.Move
	depth  int
}

type provenValue struct {
	value  int
	proven bool
}

func (v moveValue) search() provenValue {
	g := engine.NewGame(v.rules, v.before)
	side := v.before.Turn()
	if err := g.Play(v.move); err != nil {
		return provenValue{}
	}
	pos := g.Position()
	if g.Over() {
		return provenValue{v.rules.Margin(&pos, g.Result().Reason, side), true}
	}
	if v.depth > 0 {
		l := lookahead{v.rules, side}
		return provenValue{l.value(&pos, v.depth-1, -outOfReach, outOfReach), true}
	}
	e := solver.Evaluate(g, proofMemory)
	defer e.Release()
	e.Step(proofNodes)
	value := e.Score().Margin
	if pos.Turn() != side {
		value = -value
	}
	return provenValue{value, e.Score().Certainty == solver.Proven}
}

// searched holds what searches have found, by what was asked: pages are parsed again to be rendered, and for each
// translation. After each maxSearched searches it forgets all, because a preview searches as long as its author writes.
var (
	searched sync.Map
	searches atomic.Int64
)

const maxSearched = 10_000

// remembered returns the answer to a question, which search finds the first time.
func remembered[Q comparable, A any](question Q, search func(Q) A) A {
	if known, ok := searched.Load(question); ok {
		return known.(A)
	}
	found := search(question)
	if searches.Add(1)%maxSearched == 0 {
		searched.Clear()
	}
	searched.Store(question, found)
	return found
}
