package narrate

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
		rows[s] = fill(boardRow, "{side}", v.Sides[s], "{first}", v.label(b, first), "{last}", v.label(b, first+engine.Place(b.Pits)-1),
			"{counts}", strings.Join(counts, ", "), "{store}", v.Store, "{n}", strconv.Itoa(p.Stored(s)))
	}
	return strings.Join(rows, " ")
}
