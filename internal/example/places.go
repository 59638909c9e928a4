package example

import (
	"fmt"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/prose"
)

// storeWord is the word for stores in examples of every variant.
const storeWord = "store"

// parsePlace parses a pit or a store: "Upper 6", "Lower store" or, on the mover's
// side, "6" or "store".
func parsePlace(v prose.Voice, b engine.Board, mover engine.Side, text string) (engine.Place, error) {
	side, rest := mover, text
	for s, name := range v.Sides {
		if after, ok := strings.CutPrefix(text, name+" "); ok {
			side, rest = engine.Side(s), after
		}
	}
	if rest == storeWord {
		return b.Store(side), nil
	}
	n, err := strconv.Atoi(rest)
	if err != nil {
		return 0, fmt.Errorf("a place is a pit or a store, as in %s 4 or %s store, not %q%s", v.Sides[engine.South], v.Sides[engine.North], text, suggestSide(v, text))
	}
	at, ok := v.Labels.Pit(b, side, n)
	if !ok {
		return 0, fmt.Errorf("there is no pit %s on this board, which has %d pits a side", rest, b.Pits)
	}
	return at, nil
}

// suggestSide returns a hint at a misspelled side.
func suggestSide(v prose.Voice, text string) string {
	name := text
	if i := strings.LastIndexByte(text, ' '); i >= 0 {
		name = text[:i]
	}
	return diag.NearHint(name, v.Sides[:])
}

// placeName returns the name of a place for parsePlace, with its side.
func placeName(v prose.Voice, b engine.Board, at engine.Place) string {
	side := v.Sides[b.Owner(at)]
	if !b.IsPit(at) {
		return side + " " + storeWord
	}
	return side + " " + strconv.Itoa(v.Labels.Label(b, at))
}
