// Package solver counts lines of play, finds the value of positions, and analyses
// games while they are played.
//
// [Perft] counts lines. [Solve] finds the best line of a position and its value.
// Both play millions of moves. Under rules in which a sowing puts the same seeds in
// the same places whatever lies there, sowings are read from a table that the engine
// has filled, on boards of two machine words (packed.go, compile.go). Other rules
// are played by [engine.Rules.Apply].
//
// The search (solve.go, search.go) asks whether a position is worth at least some
// value, and remembers the answers (table.go). It tries the most promising moves
// first (order.go) and looks up boards with few seeds (endgame.go). It calls a value
// proven only if no answer depends on a horizon or on a board that came up again.
// Boards with more than [PackedPits] pits a side have a search of their own
// (wide.go).
//
// [Analyse] finds the worth of every move of a game in slices, for a page that has
// to stay responsive. [Evaluate] finds the best move alone, and so looks deeper.
package solver
