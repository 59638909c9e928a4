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
	rows := make([]string, 2)
	for s := engine.South; s <= engine.North; s++ {
		var counts []string
		first := b.First(s)
		last := first + engine.Place(b.Pits) - 1
		for at := first; at <= last; at++ {
			count := strconv.Itoa(p.Seeds(at))
			switch owner, owned := p.Owned(at); {
			case p.Closed(at):
				count = v.Words.text("closed-pit")
			case p.Bound(at):
				count = v.Words.Fill(v.Words.text("bound-pit"), Digits("n", p.Seeds(at)))
			case owned && b.Rows == 2:
				count = v.Words.Fill(v.Words.text("house-pit"), Digits("n", p.Seeds(at)))
			case owned:
				count = v.Words.Fill(v.Words.text("owned-pit"), Digits("n", p.Seeds(at)), Text("side", v.Sides[owner]))
			case p.Holder(at) != s:
				count = v.Words.Fill(v.Words.text("held-pit"), Digits("n", p.Seeds(at)), Text("side", v.Sides[s.Other()]))
			}
			counts = append(counts, count)
		}
		m, c := "board-row", b.Pits
		switch {
		case b.Rows == engine.MiddleRow:
			m, c = "board-middle", b.Columns()
		case b.Rows == 2 && p.Stored(engine.South)+p.Stored(engine.North) == 0:
			m, c = "board-rows", b.Columns()
		case b.Rows == 2:
			m, c = "board-rows-store", b.Columns()
		}
		inner := first + engine.Place(c)
		rows[s] = capital(v.Words.Fill(v.Words.text(m), Text("side", v.Sides[s]), Text("first", v.number(b, first)), Text("last", v.number(b, inner-1)),
			Text("counts", v.Words.list(counts[:c])), Text("inner", v.number(b, inner)), Text("end", v.number(b, last)), Text("rest", v.Words.list(counts[c:])),
			Text("store", v.Store), Digits("n", p.Stored(s))))
	}
	return strings.Join(rows, " ")
}
