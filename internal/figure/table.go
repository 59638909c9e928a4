package figure

import "encoding/json"

// Table gives what a page's script needs to draw seeds as [Board.SVG] does, as JSON: every arrangement's seeds as path
// segments in the order they fall, even ones in the tone a, odd ones in b. A pit's arrangement is its place modulo their
// number; a store's is 0 for South's and 1 for North's.
//
//	{"pit":[["M-9 4l3-2",…],…],"store":[["M1 2l-3 4",…],…]}
func Table() []byte {
	var table struct {
		Pit   [][]string `json:"pit"`
		Store [][]string `json:"store"`
	}
	for _, a := range arrangements().pit {
		table.Pit = append(table.Pit, a.texts())
	}
	for _, a := range arrangements().store {
		table.Store = append(table.Store, a.texts())
	}
	text, err := json.Marshal(table)
	if err != nil {
		panic(err) // strings only
	}
	return text
}

func (a arrangement) texts() []string {
	texts := make([]string, len(a))
	for k, s := range a {
		texts[k] = s.String()
	}
	return texts
}
