// Package example parses the examples of a page, plays them with the engine and
// checks every claim they make.
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
// The word after sow is the id of the example. Each line begins with a keyword;
// indentation has no meaning. Lines before the first play describe the example
// (parse.go). A line play makes moves, instead plays a side line, and beside plays
// the same moves in a second game (sections.go). The lines note, mark and arrow
// point something out in the position reached (points.go), and every other line
// is a claim about it (claims.go). The lines goal and ask set a task (task.go).
package example

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// Example is a played example whose claims all hold.
type Example struct {
	ID            string
	Offset        int    // of the id in the page
	Caption       string // Markdown
	CaptionOffset int    // byte offset of the caption in the page
	Clauses       []page.Ref
	Variant       *variant.Variant
	Line
	SideLines  []SideLine
	Beside     *Beside
	Switches   []string // keys of the readings that readers can switch
	FirstState int      // the state shown first
	ShowSet    bool     // the author says which state is shown first
	Brief      bool     // only the first and the last state are shown
	Depth      int      // of claims about best play, in plies; 0 for the end of the game
	Task       *Task    // nil if the example sets no task
	Source     bool     // the page shows the source of the example beside its board
	ToPlay     bool     // the board is the start of a game, for the reader to play on
	Guided     bool     // the reader plays against the computer with advice; the line is for pages without scripts
}

// Line is a played line of moves with its annotations. State k is after ply k.
type Line struct {
	Game   *engine.Game
	Marks  []Mark
	Arrows []Arrow
	Notes  map[int][]string // Markdown, by state
}

// SideLine is a side line. Its game begins like the example and differs from ply Ply on.
type SideLine struct {
	Ply int // from 1
	Line
}

// Beside is the example's start and moves, played in another variant or under another reading.
type Beside struct {
	Variant *variant.Variant
	Line
	Illegal *IllegalMove // nil if every move is legal
}

// IllegalMove is the illegal move at which the second game ends.
type IllegalMove struct {
	Ply  int    // its number, from 1
	Move string // in the numbering of the second game
	why  *engine.Refusal
}

// WhyIllegal explains why the second game does not allow its illegal move.
func (b *Beside) WhyIllegal() prose.Sentences {
	return b.Variant.Voice.Refusal(b.Game, b.Illegal.why)
}

// Lines returns the lines of the example: its own, its side lines and that of its second game.
func (e *Example) Lines() []Line {
	lines := []Line{e.Line}
	for _, aside := range e.SideLines {
		lines = append(lines, aside.Line)
	}
	if e.Beside != nil {
		lines = append(lines, e.Beside.Line)
	}
	return lines
}

// Name returns the name of the example in lists: the words in bold that begin its
// caption, such as Figure 3, or else the first sentence of the caption.
func (e *Example) Name() string {
	if rest, ok := strings.CutPrefix(e.Caption, "**"); ok {
		if name, _, ok := strings.Cut(rest, "**"); ok {
			return strings.TrimRight(name, ".:")
		}
	}
	name, _, _ := strings.Cut(e.Caption, ". ")
	return "“" + strings.TrimRight(strings.NewReplacer("*", "", "`", "").Replace(name), ".:") + "”"
}

// Mark is a letter at a pit or a store that a text explains.
type Mark struct {
	Letter string
	Place  engine.Place
	Text   string // Markdown
	State  int    // the state in which it is shown
}

// Arrow points from one pit or store to another.
type Arrow struct {
	From, To engine.Place
	State    int // the state in which it is shown
}
