// Package still draws boards of games whose rules the language of rules does not know.
package still

import (
	"html"
	"html/template"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/boardsvg"
	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/prose"
)

// Board is a position that no rules have checked.
type Board struct {
	Position engine.Position
	Caption  string // in Markdown
	Offset   int    // in the page, of the line before the caption
	block    *page.ExampleBlock
}

// Parse parses the blocks of a page that have a position and, on the lines below it, a caption.
func Parse(p *page.Page, problems *diag.Problems) (boards []Board) {
	for _, block := range p.StillBlocks() {
		if len(block.Body) == 0 {
			problems.Add(p.ProblemAt(block.Pos(), "this board has no position; write one, as in 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S, and its caption below"))
			continue
		}
		first := block.Body[0]
		position, err := engine.ParsePosition(first.Text)
		if err != nil {
			problems.Add(p.ProblemAt(first.Offset, err.Error()))
			continue
		}
		var caption []string
		for _, line := range block.Body[1:] {
			caption = append(caption, line.Text)
		}
		boards = append(boards, Board{position, strings.TrimSpace(strings.Join(caption, "\n")), first.Offset, block})
	}
	return boards
}

// Shape returns the board with its seeds, without numbers.
func (b Board) Shape() boardsvg.Board {
	shape := b.Position.Board()
	drawn := boardsvg.Board{Pits: shape.Pits, Rows: shape.RowsOfSide(), Turn: b.Position.Turn().String()[0], Last: -1}
	for at := engine.Place(0); at <= shape.Store(engine.North); at++ {
		drawn.Seeds = append(drawn.Seeds, b.Position.Seeds(at))
	}
	return drawn
}

// Draw sets the HTML of the board's block and returns the empty board that the page must define.
func (b Board) Draw(words *locale.Table, caption template.HTML) boardsvg.EmptyBoard {
	drawn, shape := b.Shape(), b.Position.Board()
	voice := prose.Voice{Labels: engine.FromLeft, Sides: [2]string{words.T("names.south"), words.T("names.north")}, Store: words.T("names.store"), Words: words.Engine()}
	drawn.Alt = voice.Board(b.Position)
	for at := engine.Place(0); at <= shape.Store(engine.North); at++ {
		if shape.IsPit(at) {
			drawn.Labels = append(drawn.Labels, strconv.Itoa(voice.Labels.Label(shape, at)))
		}
	}
	b.block.HTML = `<div class="example"><figure><figcaption>` + string(caption) + " <b>" + html.EscapeString(words.T("example.unchecked")) +
		"</b></figcaption>\n" + `<div class="frames"><div class="stage">` + drawn.SVG() + "</div></div></figure></div>\n"
	return drawn.Empty()
}
