// Package engine plays sowing games: games in which the seeds of one pit are lifted and
// dropped one by one along a track. It is a pure library: it has no pages, files or
// clocks, and knows no game by name. A game is a value of [Rules].
//
// To play a game, begin with [Rules.Start] and [NewGame]; [Game.Legal] lists the moves,
// [Rules.ParseMove] reads one, and [Game.Play] makes it.
//
// # The board
//
// A board has two rows of n pits and, at its ends, two stores. South sits at the bottom
// and owns the lower row and the store on the right; North sits at the top and owns the
// upper row and the store on the left. A [Place] numbers them: 0 to n-1 are South's pits
// from left to right, n to 2n-1 North's from right to left as South sees them, 2n is
// South's store and 2n+1 North's. So pits are numbered counterclockwise, and pit i faces
// pit 2n-1-i.
//
// A board may have four rows, two for each side. Then a side's pits go counterclockwise
// round its own two rows, the outer row first, and sowings stay on that track. On a board
// of three rows a side has one row and the right half of the middle row, as it sees it. Its
// pits go along both, its own row first, and sowings go on to the opponent's.
//
// # A move
//
// A move answers seven questions in order, each in its own file:
//
//  1. Which pits may be played, and which way?       move.go, duty.go, must_capture.go, house.go, bind.go
//  2. Must a side without seeds be given one first?  give.go
//  3. Where does the next seed fall?                 sow.go, along a [ruleset.Track]
//  4. Does another lap follow, and does it ever end? relay.go, reverse.go, house.go, bind.go
//  5. What is captured, or claimed?                  capture.go, chain.go, claim.go, further.go
//  6. Who plays next?                                play.go
//  7. Is the game over, and who gets the seeds left? end.go
//
// The file opening.go limits the first moves of a game. Package round fills the board at the
// start and for the next round of a match, after which a side may play pits of the other row: see
// [board.Position.Holder]. Package score gives out the seeds left at the end, and says who has won.
//
// [Rules.Play] makes a move and returns what it did. [Rules.Trace] also returns every
// [Step]: what moved from where to where, by which [Rule], and the [Cause] where a rule
// has several. Applying the steps of a trace to the position before gives the position
// after. [Game] adds what depends on history: repetition, and two passes in a row.
// The file setup.go checks what players lay out before the first move. Package [sowbook/engine/board] has boards and positions,
// package [sowbook/engine/event] the steps of a move and the rules behind them.
//
// Package solver counts lines of play, solves positions and analyses games. Package
// player builds on it: opponents of several strengths, goals of tasks, and puzzles.
// Neither contains a rule. Both make moves with [Rules.AppendLegal], [Rules.Apply] and
// [Game.Preview], which check less than [Rules.Play] and allocate nothing.
//
// # Captures
//
// A game has a list of up to four captures. Each line says when, where and if, and after a
// colon what is taken, how far, by whom, and what follows: "last theirs makes 2,3: it, back" is
// Oware's, "last own empty: it and facing" Kalah's. When a last seed has fallen, the first line
// that applies is made, and no other; lines of "each" and "passing" act while seeds are sown,
// lines of "before" and "after" come before and after the sowing. A claim is a capture that takes the pit instead of
// its seeds. See [capture.Line].
//
// # Rules as text
//
// [ParseRules] parses words such as `relay=yes captures="last own empty: it and facing"`.
// Package [sowbook/engine/ruleset] has the table of them, their contradictions, and the
// smallest change that resolves one. captures-1-then is the key of one part of a capture.
// Older texts have other words for captures, such as capture=across; they are read, and never
// written.
//
// # Play that never ends
//
// Three rules of this package end play that rule books let go on forever. A position (the
// pits, and who is to move) that occurs for the third time ends the game, and the seeds
// in the pits are not counted. A relay that repeats a board within a move ends the turn
// there, with nothing captured; with endless=loses it loses the game. A relay that has
// neither ended nor repeated a board after [MaxLaps] laps is undone and ends the turn.
package engine
