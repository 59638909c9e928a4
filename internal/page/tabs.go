package page

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// tab is the title or the text of a block quote whose first line is [!TAB] and a title. Those that
// follow each other are a group, of which readers see one at a time.
type tab struct {
	ast.BaseBlock
	base
	group, number int // from 1; the number is that in the group
	isTitle, last bool
}

// html makes radio buttons, which need no script and no style to be of use.
func (t *tab) html() (start, end string) {
	start, end = "<div class=\"tab\">\n", "</div>\n"
	if t.isTitle {
		id := fmt.Sprintf("tab:%d:%d", t.group, t.number) // no heading has such an id
		start, end = fmt.Sprintf(`<input type="radio" name="tab:%d" id="%s"><label for="%[2]s">`, t.group, id), "</label>\n"
	}
	if t.isTitle && t.number == 1 {
		start = "<div class=\"tabs\">\n" + strings.Replace(start, `">`, `" checked>`, 1)
	} else if t.last {
		end += "</div>\n"
	}
	return start, end
}

// HasTabs reports whether the tree has tabs.
func (t Tree) HasTabs() bool { return len(find[*tab](t.blocks())) > 0 }

// tabs replaces block quotes by tabs.
type tabs struct{}

const tabWord = "[!TAB]"

func (tabs) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	group := 0
	for _, quote := range find[*ast.Blockquote](blocksBelow(doc)) {
		line, words := firstLine(quote, reader.Source())
		first := quote.FirstChild()
		if !bytes.HasPrefix(words, []byte(tabWord+" ")) || first.Lines().Len() == 1 && first.NextSibling() == nil {
			continue // CheckMarkup reports it
		}
		body := &tab{number: 1, last: true}
		if before, ok := quote.PreviousSibling().(*tab); ok {
			before.last, body.group, body.number = false, before.group, before.number+1
		} else {
			group++
			body.group = group
		}
		title := &tab{group: body.group, number: body.number, isTitle: true}
		for ended := false; !ended && first.HasChildren(); {
			n, isText := first.FirstChild().(*ast.Text)
			title.AppendChild(title, first.FirstChild())
			if isText {
				ended = n.SoftLineBreak() || n.HardLineBreak()
				n.SetSoftLineBreak(false)
				n.SetHardLineBreak(false)
				n.Segment.Start = min(max(n.Segment.Start, line.Start+len(tabWord)+1), n.Segment.Stop)
			}
		}
		moveChildren(body, quote)
		quote.Parent().InsertBefore(quote.Parent(), quote, title)
		quote.Parent().ReplaceChild(quote.Parent(), quote, body)
	}
}
