// Package player is the computer player, and judges what human players do.
//
// [Choose] chooses a move at one of five strengths. The weakest look only at what
// a move brings at once, the others search with package solver; all are a little
// random, but the same seed number always gives the same choices. Where the players
// set up the board themselves, [Distribute], [ShouldTurnBoard], [DivideEvenly] and [ChooseSide]
// make those decisions.
//
// A [Goal] is a task for one turn, such as "capture 5". [Goal.Judge] decides from
// what the moves did whether they meet it, and [Goal.Solutions] lists every way to
// meet it. [FindPuzzles] looks through games for positions where only one first
// move meets a goal. [Match] adds up games to a score.
package player
