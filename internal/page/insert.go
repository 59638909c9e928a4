package page

import (
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Placeholder is a name in double braces, such as {{seeds}}, that a text replaces. Value
// is set before the page is rendered.
type Placeholder struct {
	ast.BaseInline
	noDump
	Name  string
	Value string
}

// Block is a name in double braces in a paragraph of its own, such as {{readings}}, that a
// template replaces. HTML is set before the page is rendered.
type Block struct {
	ast.BaseBlock
	noDump
	Name string
	HTML string
}

var (
	kindPlaceholder = ast.NewNodeKind("Insert")
	kindBlock       = ast.NewNodeKind("Slot")
)

// Kind implements [ast.Node].
func (*Placeholder) Kind() ast.NodeKind { return kindPlaceholder }

// Kind implements [ast.Node].
func (*Block) Kind() ast.NodeKind { return kindBlock }

// placeholders parses and renders names in double braces.
type placeholders struct{}

var insertPattern = regexp.MustCompile(`^\{\{([^{}\n]*)\}\}`)

func (placeholders) Trigger() []byte { return []byte{'{'} }

func (placeholders) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	found := insertPattern.FindSubmatch(line)
	if found == nil {
		return nil
	}
	block.Advance(len(found[0]))
	insert := &Placeholder{Name: strings.TrimSpace(string(found[1]))}
	insert.SetPos(segment.Start)
	return insert
}

// blocks replaces paragraphs that consist of one placeholder by Block nodes and renders
// them.
type blocks struct{}

func (blocks) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, p := range find[*ast.Paragraph](below(doc)) {
		if p.ChildCount() != 1 || p.FirstChild().Kind() != kindPlaceholder {
			continue
		}
		insert := p.FirstChild().(*Placeholder)
		slot := &Block{Name: insert.Name}
		slot.SetPos(insert.Pos())
		p.Parent().ReplaceChild(p.Parent(), p, slot)
	}
}

// FillPlaceholders calls value with the name and the offset of every placeholder and sets
// the placeholder's value to the result.
func (t Tree) FillPlaceholders(value func(name string, offset int) string) {
	for _, insert := range find[*Placeholder](t.all()) {
		insert.Value = value(insert.Name, insert.Pos())
	}
}

// Blocks returns the blocks, in order.
func (t Tree) Blocks() []*Block { return find[*Block](t.all()) }

func (placeholders) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindPlaceholder, func(i *Placeholder) (string, string) { return string(util.EscapeHTML([]byte(i.Value))), "" })
}

func (blocks) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindBlock, func(s *Block) (string, string) { return s.HTML, "" })
}
