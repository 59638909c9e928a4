// Package engine plays sowing games: games in which the seeds of one pit are
// lifted and dropped one by one along a track. It is a pure library, without a
// page, a file or a clock in it, and it knows no game by name: a game is a
// value of [Rules].
//
// # The board
//
// A board has two rows of n pits and, at its ends, two stores. South sits at
// the bottom of the picture and owns the lower row and the store on the right;
// North sits at the top and owns the upper row and the store on the left. A
// [Place] numbers them: 0 to n-1 are South's pits from left to right, n to 2n-1
// North's from right to left as South sees them, 2n is South's store and 2n+1
// North's. So pits are numbered counterclockwise, and pit i faces pit 2n-1-i.
//
// # A move
//
// A move answers one question after the other, each in a file of its own:
//
//  1. Which pits may be played, and which way?       move.go
//  2. Must a side without seeds be given one first?  give.go
//  3. Where does the next seed fall?                 sow.go, along the track of board.go
//  4. Does another lap follow, and does it ever end? relay.go
//  5. What is captured?                              capture.go
//  6. Who plays next?                                play.go
//  7. Is the game over, and who gets the rest?       end.go
//
// [Rules.Play] asks them in this order and says what became of the position.
// [Rules.Trace] does the same and writes down every [Step]: what moved from
// where to where, and which [Rule] made it so. Applying the steps of a trace
// to the position before gives the position after. [Game] adds what one
// position cannot know: a position that repeats, two passes in a row. [Match]
// adds up games to a score. How a board comes to be filled is in setup.go.
//
// Package solver counts lines of play, solves positions and analyses games.
// Package player builds on it: opponents of several strengths, goals of tasks,
// and puzzles. Neither contains a rule. Both make moves with [Rules.AppendLegal],
// [Rules.Apply] and [Game.Peek], which check less than [Rules.Play] and allocate
// nothing.
//
// # Points that rule books leave open
//
// Each is a word in [Rules], so that a variant can state its reading: whether
// the pit that seeds were lifted from gets one on the way round (origin),
// whether the last seed is taken when nothing lies opposite (lone-capture),
// whether a run of captures is looked at before any is lifted (run), what an
// empty rightmost pit means (rightmost), how a side without seeds is given one
// (give), who begins after the board was turned (begins), when an empty side is
// noticed (ends), what a player with seeds too few to play does (stuck), and who
// gets what is left (left-over).
//
// Where no rule book says anything and play could go on for ever, a position
// (pits, and who is to play) that comes up for the third time ends the game,
// and what lies on the board stays uncounted; and a relay that comes back to a
// board it was at in the same move ends the move there, with nothing taken.
package engine
