// Package player implements computer players, and judges goals for human players.
//
// [Choose] chooses a move at one of five strengths. The weakest look only at the result
// of each move, the others search with package solver. All are a little random, but the
// same seed number always gives the same choices. [Best] takes the memory and time that the
// caller gives it; the others take 2 MB at most and search at most six plies. If players set up the board,
// [Distribute], [ShouldTurnBoard], [DivideEvenly] and [ChooseSide] decide for them.
//
// A [Goal] is a task for one turn, such as "capture 5". [Goal.Judge] decides whether
// moves meet it, and [Goal.Solutions] lists every way to meet it. [FindPuzzles] finds
// positions in which only one first move meets a goal. [Match] keeps a score over games.
package player
