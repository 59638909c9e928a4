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

// Insert is a name in double braces, such as {{seeds}}, that stands for a text.
// Value is set before the page is rendered.
type Insert struct {
	ast.BaseInline
	noDump
	Name  string
	Value string
}

// Slot is a name in double braces that makes up a whole paragraph, such as
// {{readings}}, and stands for a block. HTML is set before the page is rendered.
type Slot struct {
	ast.BaseBlock
	noDump
	Name string
	HTML string
}

// The kinds of an insert and a slot in the tree.
var (
	kindInsert = ast.NewNodeKind("Insert")
	kindSlot   = ast.NewNodeKind("Slot")
)

// Kind returns the kind of an insert.
func (*Insert) Kind() ast.NodeKind { return kindInsert }

// Kind returns the kind of a slot.
func (*Slot) Kind() ast.NodeKind { return kindSlot }

// inserts parses and renders names in double braces.
type inserts struct{}

var insertPattern = regexp.MustCompile(`^\{\{([^{}\n]*)\}\}`)

func (inserts) Trigger() []byte { return []byte{'{'} }

func (inserts) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	found := insertPattern.FindSubmatch(line)
	if found == nil {
		return nil
	}
	block.Advance(len(found[0]))
	insert := &Insert{Name: strings.TrimSpace(string(found[1]))}
	insert.SetPos(segment.Start)
	return insert
}

// slots replaces paragraphs that consist of one insert by Slot nodes and renders
// them.
type slots struct{}

func (slots) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, p := range find[*ast.Paragraph](below(doc)) {
		if p.ChildCount() != 1 || p.FirstChild().Kind() != kindInsert {
			continue
		}
		insert := p.FirstChild().(*Insert)
		slot := &Slot{Name: insert.Name}
		slot.SetPos(insert.Pos())
		p.Parent().ReplaceChild(p.Parent(), p, slot)
	}
}

// Inserts calls value with the name and the offset of every insert and sets the
// insert's value to what it returns.
func (t Tree) Inserts(value func(name string, offset int) string) {
	for _, insert := range find[*Insert](t.all()) {
		insert.Value = value(insert.Name, insert.Pos())
	}
}

// Slots returns the slots, in order.
func (t Tree) Slots() []*Slot { return find[*Slot](t.all()) }

func (inserts) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindInsert, func(i *Insert) (string, string) { return string(util.EscapeHTML([]byte(i.Value))), "" })
}

func (slots) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindSlot, func(s *Slot) (string, string) { return s.HTML, "" })
}
