// Package values has the proven values of boards near the start of everyday mancala, which take long to find.
// Package solver reads them.
package values

// A text has a letter for each board, in the order of a walk: how many seeds the move to it loses, compared with the best move, which is an even number,
// and one more if the walk goes on from it. If the value of the board before is not known, the loss is compared with all seeds left.
const (
	NoLoss  = 'A' // the letter of the best move
	Unknown = '*' // of a board whose value is not known
	Start   = 8   // the value of the first board to the first player
)
