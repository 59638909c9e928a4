// Package example reads the examples of a page, plays them with the engine and
// compares every claim they make with what happened. It is the only bridge from
// content to engine.
//
// An example is a fenced block:
//
//	```sow p-f3
//	caption **Figure 3.** Lower opens with Pit 4.
//	clauses P-F3 P-E2
//	play 4
//	  position 4,4,4,4,4,4/4,4,0,5,5,5 1,0 S
//	  again
//	```
//
// The word after sow is its id, which links use. Each line is a keyword and what
// it says; indentation is for the reader. Lines before the first play describe
// the example: caption, clauses, from (a position; the variant's start when it is
// left out), set (readings), show (which state the board opens at: a number of
// plies, or last), brief (only the start and the end are shown, of a line that is
// long), mark (a letter, a pit, what it points out). A line play makes
// one move or more; a line note adds a sentence to the ply before it; every other
// line is a claim about the ply before it, or about the start. The claims are in
// claims.go.
package example

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/variant"
)

// Example is an example that was played and whose claims all hold.
type Example struct {
	ID       string
	Offset   int    // of the id in the page
	Caption  string // markdown
	Captions int    // byte offset of the caption in the page
	Clauses  []variant.Ref
	Variant  *variant.Variant
	Game     *engine.Game
	Marks    []Mark
	Notes    map[int][]string // markdown, by state
	Show     int              // the state that the board opens at
	Brief    bool             // only the first and the last state are shown
}

// Name is what a list calls the example: the words in bold that its caption
// begins with, such as Figure 3, or else the caption's first sentence.
func (e *Example) Name() string {
	if rest, ok := strings.CutPrefix(e.Caption, "**"); ok {
		if name, _, ok := strings.Cut(rest, "**"); ok {
			return strings.TrimRight(name, ".:")
		}
	}
	name, _, _ := strings.Cut(e.Caption, ". ")
	return "“" + strings.TrimRight(strings.NewReplacer("*", "", "`", "").Replace(name), ".:") + "”"
}

// Mark is a letter at a pit or a store that points something out.
type Mark struct {
	Letter string
	Place  engine.Place
	Text   string // markdown
	State  int    // the number of plies after which it stands on the board
}
