package site

import (
	"strconv"
	"strings"

	"sowbook/engine"
)

// facts says what a game is like in a few words each, from its rules.
func facts(r engine.Rules) []string {
	list := []string{"2 × " + strconv.Itoa(r.Pits) + " pits", seeds(r)}
	add := func(holds bool, fact string) {
		if holds {
			list = append(list, fact)
		}
	}
	list = append(list, [...]string{engine.Counterclockwise: "counterclockwise", engine.Clockwise: "clockwise", engine.Either: "either way"}[r.Direction])
	add(r.Pick == engine.PickRightmost, "no choice of pit")
	add(r.Fewest > 1, "single seeds stay")
	add(r.Relay, "relay sowing")
	add(r.LastInStore == engine.Again, "extra turns")
	add(r.AfterCapture == engine.CaptureAgain, "again after a capture")
	list = append(list, captures(r))
	add(r.Feed, "feeding is a duty")
	return list
}

// seeds says how the board is filled.
func seeds(r engine.Rules) string {
	if r.Setup == engine.EvenSetup {
		return strconv.Itoa(r.Seeds) + " seeds each"
	}
	return strconv.Itoa(r.Seeds) + " seeds, set up by a player"
}

// captures says how seeds are captured.
func captures(r engine.Rules) string {
	var numbers []string
	for n := range uint8(16) {
		if r.Numbers.Has(n) {
			numbers = append(numbers, strconv.Itoa(int(n)))
		}
	}
	list := strings.Join(numbers, " or ")
	switch r.Capture {
	case engine.Across, engine.Opposite:
		return "captures across"
	case engine.Made:
		return "a pit of " + list + " is its owner’s"
	case engine.RunAcross:
		return "captures " + list + " with what lies across"
	case engine.RunTheirs:
		return "captures " + list
	}
	return "no captures"
}
