package page

import (
	"cmp"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

var urlPattern = regexp.MustCompile("https?://[^\\s<>\"`\\\\\\]]+")

// ExternalLinks returns every URL of another site in the body, the front matter and the
// examples of a page, in order, except in code. The page must be parsed.
func (p *Page) ExternalLinks() []Link {
	source := string(p.Source.Text)
	code := p.codeRanges()
	var list []Link
	for _, at := range urlPattern.FindAllStringIndex(source, -1) {
		if !code.contain(at[0]) {
			list = append(list, Link{Destination: trimURL(source[at[0]:at[1]]), Offset: at[0]})
		}
	}
	return list
}

// trimURL removes the punctuation after a URL in a sentence, and a closing bracket without
// an opening one.
func trimURL(url string) string {
	for {
		short := strings.TrimRight(url, ".,;:!?*_|'’”")
		if strings.HasSuffix(short, ")") && strings.Count(short, ")") > strings.Count(short, "(") {
			short = short[:strings.LastIndexByte(short, ')')]
		}
		if i := strings.Index(short, ")"); i >= 0 && !strings.Contains(short[:i], "(") {
			short = short[:i] // the end of a Markdown link
		}
		if short == url {
			return url
		}
		url = short
	}
}

// ranges are byte ranges of a source, sorted.
type ranges []text.Segment

// sortRanges sorts the ranges of nodes. Footnotes are not where their source is.
func sortRanges(list []text.Segment) ranges {
	slices.SortFunc(list, func(a, b text.Segment) int { return cmp.Compare(a.Start, b.Start) })
	return list
}

func (r ranges) contain(offset int) bool {
	i := sort.Search(len(r), func(i int) bool { return r[i].Stop > offset })
	return i < len(r) && r[i].Start <= offset
}

// codeRanges returns the ranges of code blocks and code spans.
func (t Tree) codeRanges() ranges {
	var code []text.Segment
	for n := range t.all() {
		switch n := n.(type) {
		case *ast.FencedCodeBlock, *ast.CodeBlock:
			code = append(code, n.Lines().Sliced(0, n.Lines().Len())...)
		case *ast.CodeSpan:
			for child := n.FirstChild(); child != nil; child = child.NextSibling() {
				if words, ok := child.(*ast.Text); ok {
					code = append(code, words.Segment)
				}
			}
		}
	}
	return sortRanges(code)
}
