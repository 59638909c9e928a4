package page

import (
	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// task is an item of a task list: a box, and the words that are its name.
type task struct {
	ast.BaseInline
	done bool
}

var kindTask = ast.NewNodeKind("Task")

func (*task) Kind() ast.NodeKind { return kindTask }

func (t *task) Dump(source []byte, level int) { ast.DumpHelper(t, source, level, nil, nil) }

// tasks puts the words of each task into one node with its box, so that the box has them as its name.
type tasks struct{}

func (tasks) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, box := range find[*extensionast.TaskCheckBox](below(doc)) {
		parent, whole := box.Parent(), &task{done: box.IsChecked}
		for n := box.NextSibling(); n != nil; {
			next := n.NextSibling()
			whole.AppendChild(whole, n)
			n = next
		}
		parent.ReplaceChild(parent, box, whole)
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
