package boardsvg

import (
	"encoding/json"
	"math"
)

// Table gives what a page's script needs to draw seeds as [Board.SVG] does, as JSON: the seeds of each arrangement of a pit one
// after another in one text, and those of a store. A seed is three characters: where its core starts from the hollow's middle,
// across and along, and which of twelve ways it points; 'P' is 0. Along a store a step is two units.
//
//	{"pit":["QTR…",…],"store":"MPQ…"}
func Table() []byte {
	fills := arrangements()
	table := struct {
		Pit   []string `json:"pit"`
		Store string   `json:"store"`
	}{Store: fills.store.code(storeStep)}
	for _, a := range fills.pit {
		table.Pit = append(table.Pit, a.code(1))
	}
	text, err := json.Marshal(table)
	if err != nil {
		panic(err) // strings only
	}
	return text
}

func (a arrangement) code(tall int) string {
	var text []byte
	for _, s := range a {
		way := int(math.Round(math.Atan2(float64(s.dy), float64(s.dx)) * beanWays / math.Pi))
		for _, n := range []int{s.x, s.y / tall, way} {
			text = append(text, byte('P'+n))
		}
	}
	return string(text)
}
