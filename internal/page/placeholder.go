package page

import (
	"bytes"
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

// Block is a name in double braces in a paragraph of its own, such as {{compare}}, that a
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
	placeholder := &Placeholder{Name: strings.TrimSpace(string(found[1]))}
	placeholder.SetPos(segment.Start)
	return placeholder
}

// blocks replaces paragraphs that consist of one placeholder by Block nodes and renders them.
type blocks struct{}

func (blocks) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, p := range find[*ast.Paragraph](blocksBelow(doc)) {
		if p.ChildCount() != 1 || p.FirstChild().Kind() != kindPlaceholder {
			continue
		}
		placeholder := p.FirstChild().(*Placeholder)
		block := &Block{Name: placeholder.Name}
		block.SetPos(placeholder.Pos())
		p.Parent().ReplaceChild(p.Parent(), p, block)
	}
}

// FillPlaceholders calls value with the name and the offset of every placeholder and sets
// the placeholder's value to the result.
func (t Tree) FillPlaceholders(value func(name string, offset int) string) {
	if !bytes.Contains(t.source, []byte("{{")) { // most pages have none
		return
	}
	for _, placeholder := range find[*Placeholder](t.all()) {
		placeholder.Value = value(placeholder.Name, placeholder.Pos())
	}
}

// Blocks returns the blocks, in order.
func (t Tree) Blocks() []*Block { return find[*Block](t.blocks()) }

func (placeholders) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindPlaceholder, func(i *Placeholder) (string, string) { return string(util.EscapeHTML([]byte(i.Value))), "" })
}

func (blocks) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindBlock, func(s *Block) (string, string) { return s.HTML, "" })
}
