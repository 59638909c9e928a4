package page

import (
	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// task is an item of a task list: a check box and its label.
type task struct {
	ast.BaseInline
	done bool
}

var kindTask = ast.NewNodeKind("Task")

func (*task) Kind() ast.NodeKind { return kindTask }

func (t *task) Dump(source []byte, level int) { ast.DumpHelper(t, source, level, nil, nil) }

// tasks puts each check box into one node with the words after it, and renders it
// as a label, which gives the box its accessible name.
type tasks struct{}

func (tasks) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, box := range find[*extensionast.TaskCheckBox](below(doc)) {
		parent, item := box.Parent(), &task{done: box.IsChecked}
		for n := box.NextSibling(); n != nil; {
			next := n.NextSibling()
			item.AppendChild(item, n)
			n = next
		}
		parent.ReplaceChild(parent, box, item)
	}
}

func (tasks) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(kindTask, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch {
		case !entering:
			_, _ = w.WriteString("</label>")
		case n.(*task).done:
			_, _ = w.WriteString(`<label class="task"><input type="checkbox" disabled checked> `)
		default:
			_, _ = w.WriteString(`<label class="task"><input type="checkbox" disabled> `)
		}
		return ast.WalkContinue, nil
	})
}
