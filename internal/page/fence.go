package page

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// FenceInfo is the first word of the info string that makes a fenced block an
// example.
const FenceInfo = "sow"

// KindFence is the kind of an example in the tree.
var KindFence = ast.NewNodeKind("Fence")

// Fence is an example: a fenced block whose info string begins with sow. What
// its lines mean is not this package's to know.
type Fence struct {
	ast.BaseBlock
	Info   string // the info string after its first word
	InfoAt int    // byte offset of Info in the page
	Body   []Line
	HTML   string // what the example is rendered as; set before the page is
}

// Line is one line of an example, without its line end.
type Line struct {
	Text   string
	Offset int // in the page
}

// Kind is KindFence.
func (*Fence) Kind() ast.NodeKind { return KindFence }

// IsRaw says that the lines are not markdown.
func (*Fence) IsRaw() bool { return true }

// Dump prints the node for debugging.
func (f *Fence) Dump(source []byte, level int) { ast.DumpHelper(f, source, level, nil, nil) }

// fences replaces fenced code blocks that are examples by Fence nodes.
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
		fence := &Fence{Info: string(source[from:info.Stop]), InfoAt: from}
		fence.SetPos(block.Pos())
		for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
			line := string(segment.Value(source))
			for len(line) > 0 && (line[len(line)-1] == '\n' || line[len(line)-1] == '\r') {
				line = line[:len(line)-1]
			}
			fence.Body = append(fence.Body, Line{line, segment.Start - segment.Padding})
		}
		block.Parent().ReplaceChild(block.Parent(), block, fence)
	}
}

// Fences is the examples, in order.
func (t Tree) Fences() []*Fence { return nodesOf[*Fence](t) }
