// Package values has the proven values of boards near the start of everyday mancala, which take long to find.
// Package solver reads them.
package values

// A text has a letter for each board: how many seeds the move to it loses, compared with the best move; for the
// first board, how many the first player loses, compared with all seeds.
const (
	NoLoss     = 'A' // the letter of the best move
	WholePlies = 3   // boards after all moves of so many plies are in a text
	NearPlies  = 10  // ... and up to this ply those after moves that lose at most NearLoss
	NearLoss   = 2   // seeds
)
