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

// Insert is a name in double braces, such as {{seeds}}: the place of something that is not typed but known. What the name means is
// not this package's to know; Value is set before the page is rendered.
type Insert struct {
	ast.BaseInline
	Name  string
	Value string
}

// Slot is a name in double braces that is a paragraph of its own, such as {{readings}}: the place of a block. HTML is set before the
// page is rendered.
type Slot struct {
	ast.BaseBlock
	Name string
	HTML string
}

// KindInsert and KindSlot are the kinds of an insert and a slot in the tree.
var (
	KindInsert = ast.NewNodeKind("Insert")
	KindSlot   = ast.NewNodeKind("Slot")
)

// Kind is KindInsert.
func (*Insert) Kind() ast.NodeKind { return KindInsert }

// Kind is KindSlot.
func (*Slot) Kind() ast.NodeKind { return KindSlot }

// Dump prints the node for debugging.
func (i *Insert) Dump(source []byte, level int) {
	ast.DumpHelper(i, source, level, map[string]string{"Name": i.Name}, nil)
}

// Dump prints the node for debugging.
func (s *Slot) Dump(source []byte, level int) {
	ast.DumpHelper(s, source, level, map[string]string{"Name": s.Name}, nil)
}

// inserts reads names in double braces.
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

// slots makes a paragraph that is an insert alone a Slot.
type slots struct{}

func (slots) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, p := range find[*ast.Paragraph](below(doc)) {
		if p.ChildCount() != 1 || p.FirstChild().Kind() != KindInsert {
			continue
		}
		insert := p.FirstChild().(*Insert)
		slot := &Slot{Name: insert.Name}
		slot.SetPos(insert.Pos())
		p.Parent().ReplaceChild(p.Parent(), p, slot)
	}
}

// Inserts calls visit with the name and the offset of every insert; what it returns stands in its place.
func (t Tree) Inserts(visit func(name string, offset int) string) {
	for _, insert := range nodesOf[*Insert](t) {
		insert.Value = visit(insert.Name, insert.Pos())
	}
}

// Slots is the slots, in order.
func (t Tree) Slots() []*Slot { return nodesOf[*Slot](t) }

func (inserts) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(KindInsert, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			_, _ = w.Write(util.EscapeHTML([]byte(n.(*Insert).Value)))
		}
		return ast.WalkContinue, nil
	})
	r.Register(KindSlot, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			_, _ = w.WriteString(n.(*Slot).HTML)
		}
		return ast.WalkContinue, nil
	})
}
