// Package blocks has the names of blocks: names in double braces that a part of the site
// replaces, such as {{compare}}.
package blocks

import (
	"slices"
	"strings"
)

// The names of blocks, which are also those of their templates.
const (
	Atlas    = "atlas"
	Boards   = "boards"
	Book     = "book"
	Compare  = "compare"
	Index    = "index"
	Lab      = "lab"
	Licences = "licences"
	News     = "news"
	Play     = "play"
	Print    = "print"
	Puzzles  = "puzzles"
	Search   = "search"
	Start    = "start"
	Table    = "table" // with the name of a table of package reference
	Messages = "messages"
)

// Names lists the names of all blocks as authors write them.
var Names = []string{Atlas, Boards, Book, Compare, Index, Lab, Licences, Messages, News, Play, Print, Puzzles, Search, Start, Table + " NAME"}

// Gone says what to do about blocks of earlier versions.
var Gone = map[string]string{"readings": "the page of a game lists its readings by itself; remove this line"}

// Has reports whether a name in double braces is that of a block.
func Has(name string) bool {
	return slices.Contains(Names, name) || strings.HasPrefix(name, Table+" ")
}
