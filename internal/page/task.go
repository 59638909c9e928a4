package page

import (
	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// task is an item of a task list: a check box and its label.
type task struct {
	ast.BaseInline
	base
	done bool
}

func (t *task) html() (start, end string) {
	checked := ""
	if t.done {
		checked = " checked"
	}
	return `<label class="task"><input type="checkbox" disabled` + checked + "> ", "</label>"
}

// checkBoxes parses the check boxes of task lists. A space must follow the box; goldmark
// alone would read the [x] of the link [x](a.md) as one.
type checkBoxes struct{ parser.InlineParser }

func (c checkBoxes) Parse(parent ast.Node, block text.Reader, context parser.Context) ast.Node {
	const box = "[x]"
	if line, _ := block.PeekLine(); len(line) > len(box) && !util.IsSpace(line[len(box)]) {
		return nil
	}
	return c.InlineParser.Parse(parent, block, context)
}

// tasks puts each check box and its text into one node, a label that names the box.
type tasks struct{}

func (tasks) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for parent := range blocksBelow(doc) {
		box, ok := parent.FirstChild().(*extensionast.TaskCheckBox)
		if !ok {
			continue
		}
		item := &task{done: box.IsChecked}
		parent.ReplaceChild(parent, box, item)
		for item.NextSibling() != nil {
			item.AppendChild(item, item.NextSibling())
		}
	}
}
