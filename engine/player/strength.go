package player

// Strength is how well a computer player plays, from [Beginner] to [Best].
type Strength int

const (
	// Beginner takes what it can capture at once, without looking at the reply. It
	// misjudges long sowings, overlooks half of the extra turns, and sometimes
	// plays any move.
	Beginner Strength = 1 + iota
	// Novice judges the immediate result of each move correctly, but looks no further.
	Novice
	// Regular looks three plies ahead and is careless now and then.
	Regular
	// Strong looks six plies ahead.
	Strong
	// Best looks as far ahead as its time allows, to the end of the game if it can.
	Best
)

// depths are the search depths in plies, by strength; 0 is no limit.
var depths = [Best + 1]int{Beginner: 1, Novice: 1, Regular: 3, Strong: 6, Best: 0}

// Errors of the weaker strengths, in percent of their moves.
const (
	beginnerGuesses = 25
	noviceGuesses   = 5
	regularErrors   = 5
)

// clamped returns the nearest strength that exists.
func (s Strength) clamped() Strength { return max(Beginner, min(s, Best)) }
