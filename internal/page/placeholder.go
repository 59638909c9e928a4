package page

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Placeholder is a name in double braces, such as {{seeds}}, that a text replaces. Value
// is set before the page is rendered.
type Placeholder struct {
	ast.BaseInline
	base
	Name  string
	Value string
}

// Block is a name in double braces in a paragraph of its own, such as {{compare}}, that a
// template replaces. HTML is set before the page is rendered.
type Block struct {
	ast.BaseBlock
	base
	Name string
	HTML string
}

func (p *Placeholder) html() (start, end string) { return string(util.EscapeHTML([]byte(p.Value))), "" }

func (b *Block) html() (start, end string) { return b.HTML, "" }

// placeholders parses names in double braces.
type placeholders struct{}

var placeholderPattern = regexp.MustCompile(`^\{\{([^{}\n]*)\}\}`)

func (placeholders) Trigger() []byte { return []byte{'{'} }

func (placeholders) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	found := placeholderPattern.FindSubmatch(line)
	if found == nil {
		return nil
	}
	block.Advance(len(found[0]))
	placeholder := &Placeholder{Name: strings.TrimSpace(string(found[1]))}
	placeholder.SetPos(segment.Start)
	return placeholder
}

// blocks replaces paragraphs that consist of one placeholder by Block nodes.
type blocks struct{}

func (blocks) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, p := range find[*ast.Paragraph](blocksBelow(doc)) {
		placeholder, ok := p.FirstChild().(*Placeholder)
		if !ok || p.ChildCount() != 1 {
			continue
		}
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
