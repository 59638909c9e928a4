package page

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// ForeignText is text in another language than the page's, such as [منقلة]{lang=ar}.
type ForeignText struct {
	ast.BaseInline
	base
	Lang  string // as in the lang attribute
	Words string
}

// rightToLeft lists languages that are written from right to left.
var rightToLeft = []string{"ar", "arc", "fa", "he", "ur", "yi"}

func (f *ForeignText) html() (start, end string) {
	dir := ""
	if slices.Contains(rightToLeft, f.Lang) {
		dir = ` dir="rtl"`
	}
	return fmt.Sprintf(`<span lang="%s"%s>%s</span>`, f.Lang, dir, util.EscapeHTML([]byte(f.Words))), ""
}

// foreign parses words in brackets followed by a language in braces.
type foreign struct{}

var foreignPattern = regexp.MustCompile(`^\[([^\[\]\n]+)\]\{lang=([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)\}`)

func (foreign) Trigger() []byte { return []byte{'['} }

func (foreign) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	line, segment := block.PeekLine()
	found := foreignPattern.FindSubmatch(line)
	if found == nil {
		return nil
	}
	block.Advance(len(found[0]))
	node := &ForeignText{Words: string(found[1]), Lang: string(found[2])}
	node.SetPos(segment.Start)
	return node
}
