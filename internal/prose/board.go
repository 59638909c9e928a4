package prose

import (
	"strconv"
	"strings"

	"sowbook/engine"
)

// Board says what lies where, for a reader who does not see the picture: each
// side's pits from that side's left, then its store.
func (v Voice) Board(p engine.Position) string {
	b := p.Board()
	rows := make([]string, 2)
	for s := engine.South; s <= engine.North; s++ {
		var counts []string
		first := b.First(s)
		for at := first; at < first+engine.Place(b.Pits); at++ {
			counts = append(counts, strconv.Itoa(p.Seeds(at)))
		}
		rows[s] = v.Words.sentence(boardRow, Text("side", v.Sides[s]), Text("first", v.label(b, first)), Text("last", v.label(b, first+engine.Place(b.Pits)-1)),
			Text("counts", v.Words.list(counts)), Text("store", v.Store), Digits("n", p.Stored(s)))
	}
	return strings.Join(rows, " ")
}
