package page

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// table parses tables without style attributes; columns adds classes instead.
var table = extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignNone))

var columnClass = map[extensionast.Alignment]string{
	extensionast.AlignLeft: "left", extensionast.AlignCenter: "center", extensionast.AlignRight: "right",
}

// columns gives each cell a class for the alignment of its column.
type columns struct{}

func (columns) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, cell := range find[*extensionast.TableCell](blocksBelow(doc)) {
		if class := columnClass[cell.Alignment]; class != "" {
			cell.SetAttributeString("class", []byte(class))
		}
	}
}
