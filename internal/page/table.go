package page

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// table is markdown's tables with the way a column is set as a class: a page has no styles of its own.
var table = extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignNone))

var columnClass = map[extensionast.Alignment]string{
	extensionast.AlignLeft: "left", extensionast.AlignCenter: "center", extensionast.AlignRight: "right",
}

// columns gives each cell the class of its column.
type columns struct{}

func (columns) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, cell := range find[*extensionast.TableCell](below(doc)) {
		if class := columnClass[cell.Alignment]; class != "" {
			cell.SetAttributeString("class", []byte(class))
		}
	}
}
