package site

import (
	"strconv"

	"sowbook/engine"
)

// facts says what a game is like in a few words each, from its rules.
func facts(r engine.Rules) []string {
	list := []string{
		"2 × " + strconv.Itoa(r.Pits) + " pits",
		strconv.Itoa(r.Seeds) + " seeds each",
		[]string{engine.Counterclockwise: "counterclockwise", engine.Clockwise: "clockwise", engine.Either: "either way"}[r.Direction],
	}
	if r.LastInStore == engine.Again {
		list = append(list, "extra turns")
	}
	if r.Capture == engine.Across {
		list = append(list, "captures across")
	}
	return list
}
