package page

import (
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// The first words of the info strings of an example and of a board without rules.
const (
	ExampleInfo = "sow"
	StillInfo   = "position"
)

// ExampleBlock is an example, whose lines package example reads, or a board without rules, which
// package still reads: a fenced block whose info string begins with sow or position.
type ExampleBlock struct {
	ast.BaseBlock
	base
	still      bool
	Info       string // the info string after its first word
	InfoOffset int    // byte offset of Info in the page
	Body       []Line
	HTML       string // the rendered example; set before the page is rendered

	fence *ast.FencedCodeBlock // the block that it replaces
}

// SourceLine is the line of an example that shows its source, without this line, beside its board.
const SourceLine = "source"

// Source returns the Markdown that makes the example.
func (f *ExampleBlock) Source() string {
	out := "```" + ExampleInfo + " " + strings.TrimSpace(f.Info) + "\n"
	for _, line := range f.Body {
		if strings.TrimSpace(line.Text) != SourceLine {
			out += line.Text + "\n"
		}
	}
	return out + "```"
}

// Line is one line of an example, without its line break.
type Line struct {
	Text   string
	Offset int // in the page
}

// IsRaw implements [ast.Node]: the lines are not Markdown.
func (*ExampleBlock) IsRaw() bool { return true }

func (f *ExampleBlock) html() (start, end string) { return f.HTML, "" }

// exampleBlocks replaces fenced code blocks that are examples by ExampleBlock nodes.
type exampleBlocks struct{}

func (exampleBlocks) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	source := reader.Source()
	for _, block := range find[*ast.FencedCodeBlock](blocksBelow(doc)) {
		language := string(block.Language(source))
		if language != ExampleInfo && language != StillInfo {
			continue
		}
		info := block.Info.Segment
		words := strings.TrimLeft(string(source[info.Start+len(language):info.Stop]), " \t")
		fence := &ExampleBlock{still: language == StillInfo, Info: words, InfoOffset: info.Stop - len(words), fence: block}
		fence.SetPos(block.Pos())
		for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
			line := strings.TrimRight(string(segment.Value(source)), "\r\n")
			fence.Body = append(fence.Body, Line{line, segment.Start - segment.Padding})
		}
		block.Parent().ReplaceChild(block.Parent(), block, fence)
	}
}

// ExampleBlocks returns the examples, in order.
func (t Tree) ExampleBlocks() []*ExampleBlock { return t.boards(false) }

// StillBlocks returns the boards without rules, in order.
func (t Tree) StillBlocks() []*ExampleBlock { return t.boards(true) }

func (t Tree) boards(still bool) []*ExampleBlock {
	return slices.DeleteFunc(find[*ExampleBlock](t.blocks()), func(f *ExampleBlock) bool { return f.still != still })
}
