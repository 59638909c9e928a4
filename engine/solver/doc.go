// Package solver counts lines of play, solves positions and analyses games.
//
// [Perft] counts lines. [Solve] finds the value of a position and the best line.
// [Analyse] finds the value of every move of a position in slices, for a page that
// must stay responsive; [Evaluate] finds only the best move, and searches deeper.
// By default Solve takes 512 MB and runs until the value is proven, which can take hours;
// [Limits] sets less. The other two take 16 to 20 MB, and their Step stops after a number of nodes.
// [Analysis.Grow] enlarges the table of endgames while there is time.
//
// # Approach
//
// A board of up to seven pits a side is packed into two machine words (packed.go).
// If a sowing depends only on the pit and its seeds, a table has the seeds that it
// adds (compile.go, sow.go). Other rules are played by [engine.Rules.Apply].
//
// The search (search.go) is alpha-beta with a null window: it asks whether the value
// of a board is at least some goal. Stored seeds are not part of a board; the value
// is only what can still be gained, so all ways to reach a board share one entry of
// the transposition table (transposition.go). Iterative deepening (deepening.go)
// narrows the value with a few such questions, first to a horizon and then to the end
// of the game. Before it searches the moves of a board, it bounds
// them by the table and by a table of endgames (endgame.go), and tries the most
// promising first (order.go). Several searches can share the tables (parallel.go).
//
// A value is proven only if it depends on no horizon and no repeated board.
//
// Positions that do not fit a packed board, such as those of four rows, are searched in the
// same way by the general engine. Their table knows a position by its hash (wide.go).
package solver
