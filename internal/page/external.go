package page

import (
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
)

// External is an address of another site as a page writes it.
type External struct {
	URL    string
	Offset int
}

var external = regexp.MustCompile("https?://[^\\s<>\"`\\\\\\]]+")

// Externals is every address of another site that a page links to, in its text, its front matter or an example, in order. What stands as
// code is no link. The page must be parsed.
func (p *Page) Externals() []External {
	text := string(p.Source.Text)
	code := p.code()
	var list []External
	for _, at := range external.FindAllStringIndex(text, -1) {
		if code[at[0]] {
			continue
		}
		list = append(list, External{trimmed(text[at[0]:at[1]]), at[0]})
	}
	return list
}

// trimmed leaves out what follows an address in a sentence: marks, and a bracket that closes none of its own.
func trimmed(address string) string {
	for {
		short := strings.TrimRight(address, ".,;:!?*_|'’”")
		if strings.HasSuffix(short, ")") && strings.Count(short, ")") > strings.Count(short, "(") {
			short = short[:strings.LastIndexByte(short, ')')]
		}
		if i := strings.Index(short, ")"); i >= 0 && !strings.Contains(short[:i], "(") {
			short = short[:i] // the end of a link in brackets
		}
		if short == address {
			return address
		}
		address = short
	}
}

// code is the offsets at which code begins a piece, and all in between.
func (p *Page) code() map[int]bool {
	in := map[int]bool{}
	mark := func(from, to int) {
		for k := from; k < to; k++ {
			in[k] = true
		}
	}
	for _, n := range p.nodes {
		switch n := n.(type) {
		case *ast.FencedCodeBlock, *ast.CodeBlock:
			for i := range n.Lines().Len() {
				mark(n.Lines().At(i).Start, n.Lines().At(i).Stop)
			}
		case *ast.CodeSpan:
			for child := n.FirstChild(); child != nil; child = child.NextSibling() {
				if text, ok := child.(*ast.Text); ok {
					mark(text.Segment.Start, text.Segment.Stop)
				}
			}
		}
	}
	return in
}
