package page

import (
	"bytes"
	"fmt"
	"html"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
)

var kindTab = ast.NewNodeKind("Tab")

// tab is a block quote whose first line is [!TAB] and a title. Those that follow each other are a
// group, of which readers see one at a time.
type tab struct {
	ast.BaseBlock
	noDump
	title         string
	group, number int // from 1; the number is that in the group
	last          bool
}

// Kind implements [ast.Node].
func (*tab) Kind() ast.NodeKind { return kindTab }

// HasTabs reports whether the tree has tabs.
func (t Tree) HasTabs() bool { return len(find[*tab](t.blocks())) > 0 }

// tabs replaces block quotes by tabs and renders them.
type tabs struct{}

const tabWord = "[!TAB]"

func (tabs) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	group := 0
	for _, quote := range find[*ast.Blockquote](blocksBelow(doc)) {
		first := quote.FirstChild()
		if first == nil || first.Kind() != ast.KindParagraph || first.Lines().Len() == 0 {
			continue
		}
		line := first.Lines().At(0)
		title, isTab := bytes.CutPrefix(bytes.TrimSpace(line.Value(reader.Source())), []byte(tabWord+" "))
		if !isTab || first.Lines().Len() == 1 && first.NextSibling() == nil {
			continue // CheckMarkup reports it
		}
		for ended := false; !ended && first.HasChildren(); {
			n, isText := first.FirstChild().(*ast.Text)
			ended = isText && (n.SoftLineBreak() || n.HardLineBreak())
			first.RemoveChild(first, first.FirstChild())
		}
		t := &tab{title: string(title), number: 1, last: true}
		if before, ok := quote.PreviousSibling().(*tab); ok {
			before.last, t.number = false, before.number+1
		} else {
			group++
		}
		t.group = group
		t.SetPos(quote.Pos())
		moveChildren(t, quote)
		quote.Parent().ReplaceChild(quote.Parent(), quote, t)
	}
}

// RegisterFuncs renders tabs as radio buttons, which need no script and no style to be of use.
func (tabs) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	register(r, kindTab, func(t *tab) (start, end string) {
		checked := ""
		if t.number == 1 {
			start, checked = `<div class="tabs">`+"\n", " checked"
		}
		id := fmt.Sprintf("tab:%d:%d", t.group, t.number) // no heading has such an id
		start += fmt.Sprintf(`<input type="radio" name="tab:%d" id="%s"%s><label for="%s">%s</label>`, t.group, id, checked, id, html.EscapeString(t.title))
		end = "</div>\n"
		if t.last {
			end += "</div>\n"
		}
		return start + "\n<div class=\"tab\">\n", end
	})
}
