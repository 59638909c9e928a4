package page

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
)

// FenceInfo is the first word of the info string that makes a fenced block an
// example.
const FenceInfo = "sow"

// kindFence is the kind of an example in the tree.
var kindFence = ast.NewNodeKind("Fence")

// Fence is an example: a fenced block whose info string begins with sow.
// Package example reads its lines.
type Fence struct {
	ast.BaseBlock
	noDump
	Info       string // the info string after its first word
	InfoOffset int    // byte offset of Info in the page
	Body       []Line
	HTML       string // the rendered example; set before the page is rendered
}

// Line is one line of an example, without its line break.
type Line struct {
	Text   string
	Offset int // in the page
}

// Kind returns the kind of an example.
func (*Fence) Kind() ast.NodeKind { return kindFence }

// IsRaw reports that the lines are not Markdown.
func (*Fence) IsRaw() bool { return true }

// fences replaces fenced code blocks that are examples by Fence nodes and renders
// them.
type fences struct{}

func (fences) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	source := reader.Source()
	for _, block := range find[*ast.FencedCodeBlock](below(doc)) {
		if string(block.Language(source)) != FenceInfo {
			continue
		}
		info := block.Info.Segment
		from := info.Start + len(FenceInfo)
		for from < info.Stop && (source[from] == ' ' || source[from] == '\t') {
			from++
		}
		fence := &Fence{Info: string(source[from:info.Stop]), InfoOffset: from}
		fence.SetPos(block.Pos())
		for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
			line := strings.TrimRight(string(segment.Value(source)), "\r\n")
			fence.Body = append(fence.Body, Line{line, segment.Start - segment.Padding})
		}
		block.Parent().ReplaceChild(block.Parent(), block, fence)
	}
}

func (fences) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindFence, func(f *Fence) (string, string) { return f.HTML, "" })
}

// Fences returns the examples, in order.
func (t Tree) Fences() []*Fence { return find[*Fence](t.all()) }
