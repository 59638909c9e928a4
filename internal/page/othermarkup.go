package page

import (
	"bytes"
	"fmt"
	"regexp"

	"github.com/yuin/goldmark/ast"

	"sowbook/internal/diag"
)

// otherMarkups are marks of other Markdown programs, which pages would show as they are.
var otherMarkups = []struct {
	pattern *regexp.Regexp
	instead string
}{
	{regexp.MustCompile(`\{#[^\s{}]+\}`), "a heading cannot be given an id: its anchor is its words, as in #the-board; remove this"},
	{regexp.MustCompile(`^:::+[ \t]*[^\s:]`), "no block begins with :::; an alert is a quote whose first line is > [!NOTE]"},
	{regexp.MustCompile(`\$\$`), "formulas are not supported; write them as text, or as `code`"},
}

// wikiLink matches a link as wikis write it.
var wikiLink = regexp.MustCompile(`\[\[([^\[\]]+)\]\]`)

// CheckOtherMarkup reports HTML and the markup of other programs.
func (p *Page) CheckOtherMarkup(problems *diag.Problems) {
	for n := range p.all() {
		if at, ok := opensElement(n, p.source); ok {
			problems.Add(p.ProblemAt(at, `HTML is not allowed; write Markdown, or \< for a literal <`))
		}
	}
	p.runs("{:$[", func(text []byte, at int) {
		escaped := func(i int) bool { return i > 0 && text[i-1] == '\\' }
		for _, markup := range otherMarkups {
			if m := markup.pattern.FindIndex(text); m != nil && !escaped(m[0]) {
				problems.Add(p.ProblemAt(at+m[0], markup.instead))
			}
		}
		for _, m := range wikiLink.FindAllSubmatchIndex(text, -1) {
			if !escaped(m[0]) {
				problems.Add(p.ProblemAt(at+m[0], fmt.Sprintf(`not a link: write [%s](FILE.md) with the file of the page, or \[[ for brackets`, text[m[2]:m[3]])))
			}
		}
	})
}

// closingFence matches a line that ends a block of code, in a quote, too.
var closingFence = regexp.MustCompile("^[ \t>]*(```+|~~~+)[ \t]*\r?\n?$")

// CheckFences reports a block of code without an end, which has swallowed the rest of the page, and
// returns its line, or 0.
func (p *Page) CheckFences(problems *diag.Problems) (line int) {
	blocks := find[*ast.FencedCodeBlock](p.blocks())
	for _, board := range find[*ExampleBlock](p.blocks()) {
		blocks = append(blocks, board.fence)
	}
	for _, block := range blocks {
		end := block.Pos()
		if n := block.Lines().Len(); n > 0 {
			end = block.Lines().At(n - 1).Start
		}
		_, rest, _ := bytes.Cut(p.source[end:], []byte("\n"))
		if last, _, _ := bytes.Cut(rest, []byte("\n")); !closingFence.Match(last) {
			problem := p.ProblemAt(block.Pos(), "this block of code has no end; close it with a line ```")
			problems.Add(problem)
			return problem.Line
		}
	}
	return 0
}
