// Package values has the proven values of boards near the start of everyday mancala, which take long to find.
// Package solver reads them.
package values

// A text of values has a line for each board, in order: a letter for each pit, those of the side to move from its left to right, then
// those of the other; and one for the value of the board to the side to move.
const (
	Pits  = 12
	Empty = 'A' // a pit without seeds; 'B' has one
	Even  = 'O' // a value of 0
	Line  = Pits + 2
)

// Fewest is the number of seeds on a board below which no text has a value.
const Fewest = 24

// AreWhole reports whether a text is [Everyday], and not damaged or of another version.
func AreWhole(text string) bool { return Sum(text) == sum }

// Sum returns the FNV-1a hash of a text.
func Sum(text string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return h
}
