package example

import (
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/prose"
)

// storeWord names a store in examples, whatever a variant calls it in prose.
const storeWord = "store"

// parsePlace reads a pit or a store: "Upper 6", "Lower store", or, of the mover's
// own, "6" or "store".
func parsePlace(v prose.Voice, b engine.Board, mover engine.Side, text string) (engine.Place, string) {
	side, rest := mover, text
	for s, name := range v.Sides {
		if after, ok := strings.CutPrefix(text, name+" "); ok {
			side, rest = engine.Side(s), after
		}
	}
	if rest == storeWord {
		return b.Store(side), ""
	}
	n, err := strconv.Atoi(rest)
	if err != nil {
		return 0, "a place is a pit or a store, as in " + v.Sides[engine.South] + " 4 or " + v.Sides[engine.North] + " store; this is " + strconv.Quote(text) + meantSide(v, text)
	}
	at, ok := v.Labels.Pit(b, side, n)
	if !ok {
		return 0, "there is no pit " + rest + " on this board"
	}
	return at, ""
}

// meantSide is the side that a place was to name, as a hint.
func meantSide(v prose.Voice, text string) string {
	name := text
	if i := strings.LastIndexByte(text, ' '); i >= 0 {
		name = text[:i]
	}
	return diag.Near(name, v.Sides[:])
}

// placeName writes a place as parsePlace reads it, always with its side.
func placeName(v prose.Voice, b engine.Board, at engine.Place) string {
	side := v.Sides[b.Owner(at)]
	if !b.IsPit(at) {
		return side + " " + storeWord
	}
	return side + " " + strconv.Itoa(v.Labels.Label(b, at))
}
