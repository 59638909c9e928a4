package boardsvg

import (
	"encoding/json"
	"math"
)

// SeedTable returns the arrangements of seeds as JSON, for scripts that draw boards like
// [Board.SVG]:
//
//	{"pit":["QTR…",…],"store":"MPQ…"}
//
// Each string is an arrangement, with three characters for a seed: the x and y of
// the start of its line and its direction, as in 'P' for 0 and 'Q' for 1. Along a
// store a unit of y stands for storeStep.
func SeedTable() []byte {
	all := arrangements()
	table := struct {
		Pit   []string `json:"pit"`
		Store string   `json:"store"`
	}{Store: all.store.encode(storeStep)}
	for _, a := range all.pit {
		table.Pit = append(table.Pit, a.encode(1))
	}
	text, err := json.Marshal(table)
	if err != nil {
		panic(err) // strings only
	}
	return text
}

// encode returns an arrangement in the form of Table.
func (a arrangement) encode(step int) string {
	var text []byte
	for _, s := range a {
		direction := int(math.Round(math.Atan2(float64(s.dy), float64(s.dx)) * seedDirections / math.Pi))
		for _, n := range []int{s.x, s.y / step, direction} {
			text = append(text, byte('P'+n))
		}
	}
	return string(text)
}
