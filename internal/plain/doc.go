// Package plain is a second implementation of the rules of this book's games, for tests. It
// is slow and simple code on arrays, written from the clauses of each game's source, and
// shares nothing with the engine. It plays by the default readings, and Bao also by all
// others.
//
// The tests also play entries of the atlas, from their accounts (accounts_test.go).
//
// [Parse] reads a position, [Position.Legal] lists the moves, [Position.Play] makes one, and
// [Position.Margin] counts the seeds at the end. Two things are left to the caller: the end
// because a position has occurred for the third time, and filling the board for the next
// round.
package plain
