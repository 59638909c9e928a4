package ruleset

import (
	"strconv"
	"strings"

	"sowbook/engine/board"
)

// MostMoves is the number of moves that an opening can prescribe.
const MostMoves = 6

// Opening is what the first moves of a game may do. A game that has rounds begins each of them
// with its opening. The zero value sets no limits.
type Opening struct {
	Moves      [MostMoves]uint8 // the pits of the first moves, from 1 in order of place from the mover's left; 0 after the last
	NoCaptures uint8            // so many moves capture nothing and claim nothing
	NoClaims   uint8            // so many moves claim nothing
}

// Length returns the number of moves in the opening.
func (o *Opening) Length() int {
	n := int(max(o.NoCaptures, o.NoClaims))
	for i, pit := range o.Moves {
		if pit > 0 {
			n = max(n, i+1)
		}
	}
	return n
}

// mostOpen is the greatest number of moves without captures or claims.
const mostOpen = 99

// String writes the opening, as in "move_12,move_3,no-captures_2".
func (o *Opening) String() string {
	var items []string
	add := func(word string, n uint8) {
		if n > 0 {
			items = append(items, word+"_"+strconv.Itoa(int(n)))
		}
	}
	for _, pit := range o.Moves {
		add("move", pit)
	}
	add("no-captures", o.NoCaptures)
	add("no-claims", o.NoClaims)
	if items == nil {
		return "none"
	}
	return strings.Join(items, ",")
}

// parseOpening parses what [Opening.String] writes, also with blanks for _ and after commas.
func parseOpening(text string) (o Opening, ok bool) {
	moves := 0
	for _, item := range strings.Split(strings.ReplaceAll(text, "_", " "), ",") {
		word, number, _ := strings.Cut(strings.TrimPrefix(item, " "), " ")
		field := &o.NoCaptures
		most := mostOpen
		switch {
		case word == "move" && moves < MostMoves:
			field, most = &o.Moves[moves], board.MaxPits
			moves++
		case word == "no-claims":
			field = &o.NoClaims
		case word != "no-captures":
			return o, false
		}
		n, ok := board.ParseNumber(number, most)
		if !ok || n == 0 || *field > 0 {
			return o, false
		}
		*field = uint8(n)
	}
	// What captures nothing claims nothing.
	return o, o.NoClaims == 0 || o.NoCaptures == 0
}

// has reports whether the opening has items of a kind.
func (o *Opening) has(kind string) bool {
	switch kind {
	case "moves":
		return o.Moves[0] > 0
	case "no-captures":
		return o.NoCaptures > 0
	case "no-claims":
		return o.NoClaims > 0
	}
	return false
}

// OpeningForm describes the values of opening.
const OpeningForm = "a list of move_N, the pit of the first move and of those after it, counted from the mover’s left; and no-captures_N or no-claims_N, " +
	"the number of first moves that capture or claim nothing; as in move_12,move_3,no-captures_2"

// writtenOpening has the openings.
var writtenOpening = written{
	get:  func(r *Set) int { return min(1, r.Opening.Length()) },
	put:  func(r *Set, _ int) { r.Opening = Opening{} },
	text: func(r *Set) string { return r.Opening.String() },
	read: func(r *Set, text string) bool {
		o, ok := parseOpening(text)
		if ok {
			r.Opening = o
		}
		return ok
	},
	is:   func(r *Set, kind string) bool { return r.Opening.has(kind) },
	form: OpeningForm,
}
