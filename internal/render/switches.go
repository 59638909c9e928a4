package render

import (
	"slices"

	"sowbook/internal/example"
)

// switchView is a reading that a board may be switched to in the open, below its
// bar. It stands in the page, so that nothing moves when the board comes alive.
type switchView struct {
	readingData
	Chosen string // the word of the value that the example is played by
}

// switches is the readings that an example names for switching, in the order
// that it names them, as page e tells of them.
func (v *pageBuilder) switches(ex *example.Example) []switchView {
	all, chosen := v.boardReadings(ex.Variant, ex.Game.Start.Board().Pits), ex.Variant.Chosen(ex.Game.Rules)
	var list []switchView
	for _, key := range ex.Switches {
		i := slices.IndexFunc(all, func(r readingData) bool { return r.Key == key })
		word, set := chosen[key]
		if !set {
			word = all[i].Values[0].Word
		}
		list = append(list, switchView{all[i], word})
	}
	return list
}
