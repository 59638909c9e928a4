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

// columnClass holds classes as []byte, which the renderer expects.
var columnClass = map[extensionast.Alignment]any{
	extensionast.AlignLeft: []byte("left"), extensionast.AlignCenter: []byte("center"), extensionast.AlignRight: []byte("right"),
}

var classAttribute = []byte("class")

// columns gives each cell a class for the alignment of its column.
type columns struct{}

func (columns) Transform(doc *ast.Document, _ text.Reader, _ parser.Context) {
	for _, cell := range find[*extensionast.TableCell](blocksBelow(doc)) {
		if class, ok := columnClass[cell.Alignment]; ok {
			cell.SetAttribute(classAttribute, class)
		}
	}
}
