package prose

import (
	"strconv"
	"strings"

	"sowbook/engine"
)

// Board describes a position in words: each side's pits in order, then its store. A pit
// that is out of play is closed; one that a player owns has the owner’s name, or on a board of four rows is a house. A side with two
// rows has no store unless there are seeds in one.
func (v *Voice) Board(p engine.Position) string {
	b := p.Board()
	m, columns := "board-row", b.Columns()
	switch {
	case b.Rows == engine.MiddleRow:
		m = "board-middle"
	case b.Rows == 2 && p.Stored(engine.South)+p.Stored(engine.North) == 0:
		m = "board-rows"
	case b.Rows == 2:
		m = "board-rows-store"
	}
	rows := make([]string, 2)
	for s := engine.South; s <= engine.North; s++ {
		var counts []string
		first := b.First(s)
		last, inner := first+engine.Place(b.Pits)-1, first+engine.Place(columns)
		for at := first; at <= last; at++ {
			counts = append(counts, v.pit(p, at))
		}
		rows[s] = capital(v.Words.say(m, Text("side", v.Sides[s]), Text("first", v.number(b, first)), Text("last", v.number(b, inner-1)),
			Text("counts", v.Words.list(counts[:columns])), Text("inner", v.number(b, inner)), Text("end", v.number(b, last)),
			Text("rest", v.Words.list(counts[columns:])), Text("store", v.Store), Digits("n", p.Stored(s))))
	}
	return strings.Join(rows, " ")
}

// pit describes a pit in words: its number of seeds, and what it is.
func (v *Voice) pit(p engine.Position, at engine.Place) string {
	m := ""
	owner, owned := p.Owned(at)
	switch {
	case p.Closed(at):
		m = "closed-pit"
	case p.Bound(at):
		m = "bound-pit"
	case owned && p.Board().Rows == 2:
		m = "house-pit"
	case owned:
		m = "owned-pit"
	case p.Holder(at) != p.Board().Owner(at):
		m, owner = "held-pit", p.Holder(at)
	default:
		return strconv.Itoa(p.Seeds(at))
	}
	return v.Words.say(m, Digits("n", p.Seeds(at)), Text("side", v.Sides[owner]))
}
