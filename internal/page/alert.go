package page

import (
	"bytes"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Alert is a block quote that begins with a word such as [!NOTE].
type Alert struct {
	ast.BaseBlock
	base
	Word  string // one of AlertWords
	Title string // shown above the text; set by Alerts
}

// AlertWords are the kinds of alerts. Pages write them in capitals.
var AlertWords = []string{"caution", "erratum", "important", "note", "source", "tip", "warning"}

// Alerts sets the title of each alert, by its word.
func (t Tree) Alerts(title func(word string) string) {
	for _, alert := range find[*Alert](t.blocks()) {
		alert.Title = title(alert.Word)
	}
}

func (a *Alert) html() (start, end string) {
	title := `<p class="alert-title">` + html.EscapeString(a.Title) + "</p>\n"
	return `<div class="alert alert-` + a.Word + `" role="note">` + "\n" + title, "</div>\n"
}

// alerts replaces block quotes that begin with [!WORD] by Alert nodes.
type alerts struct{}

func (alerts) Transform(doc *ast.Document, reader text.Reader, _ parser.Context) {
	for _, quote := range find[*ast.Blockquote](blocksBelow(doc)) {
		word, inline := alertWord(quote, reader.Source())
		if word == "" {
			continue
		}
		for _, n := range inline {
			n.Parent().RemoveChild(n.Parent(), n)
		}
		alert := &Alert{Word: word}
		alert.SetPos(quote.Pos())
		moveChildren(alert, quote)
		quote.Parent().ReplaceChild(quote.Parent(), quote, alert)
	}
}

// firstLine returns the first line of a quote, if it is text, and what it says.
func firstLine(quote *ast.Blockquote, source []byte) (at text.Segment, line []byte) {
	if p := quote.FirstChild(); p != nil && p.Kind() == ast.KindParagraph && p.Lines().Len() > 0 {
		at = p.Lines().At(0)
	}
	return at, bytes.TrimSpace(at.Value(source))
}

// alertWord returns the word of an alert and the inline nodes that spell it, or "" if the
// quote is not an alert.
func alertWord(quote *ast.Blockquote, source []byte) (string, []ast.Node) {
	segment, line := firstLine(quote, source)
	if !bytes.HasPrefix(line, []byte("[!")) || !bytes.HasSuffix(line, []byte("]")) {
		return "", nil
	}
	word := strings.ToLower(string(line[2 : len(line)-1]))
	if !slices.Contains(AlertWords, word) {
		return "", nil
	}
	var inline []ast.Node
	for n := quote.FirstChild().FirstChild(); n != nil; n = n.NextSibling() {
		t, ok := n.(*ast.Text)
		if !ok || t.Segment.Start >= segment.Stop {
			break
		}
		inline = append(inline, n)
	}
	return word, inline
}

// moveChildren moves the blocks of a quote, without paragraphs that are now empty.
func moveChildren(to, quote ast.Node) {
	for child := quote.FirstChild(); child != nil; {
		next := child.NextSibling()
		if child.Kind() != ast.KindParagraph || child.HasChildren() {
			to.AppendChild(to, child)
		}
		child = next
	}
}
