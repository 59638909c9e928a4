package solver

import (
	"sowbook/engine"
	"sowbook/engine/values"
)

// known is the text of the values that are known; "" until a page hands it over.
var known = values.Everyday

// Lacking says what a search could have used that is not known yet: the sum of LacksValues and LacksEndgames, or either.
var Lacking int

const (
	LacksValues   = 1 // of first moves
	LacksEndgames = 2
)

// isEveryday reports whether the rules are those of everyday mancala and of Kalah: a last seed in the store gives
// another turn, one in an empty pit captures if the pit facing it has seeds, and a sowing skips only the other store.
func (s *search) isEveryday() bool {
	const left, round = 5<<8 | 1, 13 // one seed from the last pit; from the first pit, once round
	c := s.compiled
	return c != nil && s.allStored && s.board.Pits == 6 && c.first == c.last && c.atOnce && c.fewest == 1 && c.takesLast && !c.takesAlone && !c.moveAgain &&
		c.sowings[engine.Right][left].again && c.sowings[engine.Right][round].mover == 0x01010101010101 && c.sowings[engine.Right][round].waiter == 0x010101010101
}

// useKnown gives a search of boards with at most seeds seeds the values that are known under its rules.
func (s *search) useKnown(seeds int) {
	if !s.everyday {
		return
	}
	if values.Endgames != nil {
		s.endgame.values, s.endgame.seeds, s.endgame.most = values.Endgames, values.EndgameSeeds, values.EndgameSeeds
	}
	if seeds >= values.Fewest {
		eachKnown(known, func(k packed, value int) {
			s.table.store(k, bounds{value, value, noMove, 200}) // more work than a search has, which cannot take its place
		})
	}
	if !hasThreads || known == "" { // in a page, where one search runs at a time
		Lacking = 0
		if known == "" && seeds >= values.Fewest {
			Lacking = LacksValues
		}
		if values.Endgames == nil {
			Lacking |= LacksEndgames
		}
	}
}

// eachKnown calls f for each board of a text of values.
func eachKnown(text string, f func(k packed, value int)) {
	for ; text != ""; text = text[values.Line:] {
		var k packed
		for pit := range uint(6) {
			k.mover |= uint64(text[pit]-values.Empty) << (8 * pit)
			k.waiter |= uint64(text[pit+6]-values.Empty) << (8 * pit)
		}
		f(k, int(text[values.Pits])-values.Even)
	}
}

// Learn takes the text of known values, or [values.EndgamesToKeep], and reports whether it is whole. Searches that begin later, and those
// that reuse the tables of a, use them.
func (a *Analysis) Learn(text string) bool {
	switch {
	case values.LearnEndgames(text):
	case values.AreWhole(text):
		known = text
	default:
		return false
	}
	Lacking = 0
	if a.search != nil {
		a.search.useKnown(a.start.InAllPits())
	}
	return true
}
