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
// the example; the table heads has them. A line play makes one move or more, a line
// instead plays a side line, and beside plays the same moves in a second game
// (sections.go). A line note, mark or arrow says or shows something at the state
// reached; every other line is a claim about it (claims.go).
package example

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
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
	Line
	Asides   []Aside
	Beside   *Beside
	Switches []string // the keys of readings that the board shows switches of
	Show     int      // the state that the board opens at
	Brief    bool     // only the first and the last state are shown
	Task     *Task    // what the reader is to do on the board; nil where he is shown something
}

// Line is moves that were played from a start, and what is pointed out on the
// way.
type Line struct {
	Game   *engine.Game
	Marks  []Mark
	Arrows []Arrow
	Notes  map[int][]string // markdown, by state
}

// Aside is a side line: its game begins as the example's does, and ply Ply is
// the first that is played instead of the example's.
type Aside struct {
	Ply int // from 1
	Line
}

// Beside is the start and the moves of an example played in another game, or
// under another reading.
type Beside struct {
	Variant *variant.Variant
	Line
	Stopped *Stopped // nil: the other game allows every move
}

// Stopped is a move that the game beside does not allow, before which its line
// ends.
type Stopped struct {
	Ply  int    // that it would have been, from 1
	Move string // as that game writes it
	Why  prose.Sentences
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

// Arrow is drawn from one pit or store to another.
type Arrow struct {
	From, To engine.Place
	State    int // the number of plies after which it stands on the board
}
