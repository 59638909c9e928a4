// Package plain is a second implementation of the rules of this book's games, for tests. It
// is slow and simple code on arrays, written from the clauses of each game's source, and
// shares nothing with the engine. It plays one round by the default readings.
//
// [Parse] reads a position, [Position.Legal] lists the moves, [Position.Play] makes one, and
// [Position.Margin] counts the seeds at the end. The end that depends on earlier positions is
// left to the caller: the third time that a position occurs.
package plain
