package page

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"

	"sowbook/internal/diag"
)

// Words in brackets that became no link, no footnote and no mark stand in a page as they were typed. Bracket is one of them.
type Bracket struct {
	Text   string // between the brackets
	Offset int    // of the opening bracket
}

// Brackets is the words in brackets that stand there as they were typed. One with a backslash before it was meant so.
func (t Tree) Brackets() []Bracket {
	var found []Bracket
	t.runs(func(text []byte, at int) {
		for _, m := range bracketPattern.FindAllSubmatchIndex(text, -1) {
			if m[0] == 0 || text[m[0]-1] != '\\' {
				found = append(found, Bracket{string(text[m[2]:m[3]]), at + m[0]})
			}
		}
	})
	return found
}

var (
	bracketPattern  = regexp.MustCompile(`\[([^\[\]\\]+)\]`)
	footnotePattern = regexp.MustCompile(`^ {0,3}\[\^([^\]\s]+)\]:`)
	alertPattern    = regexp.MustCompile(`^\[!([A-Za-z-]+)\](.*)`)
)

// Faults adds what is markdown by its look and does not work: HTML, alerts of no kind, links and footnotes that lead nowhere.
func (p *Page) Faults(problems *diag.Problems) {
	code := p.faultsOfNodes(problems)
	p.faultsOfBrackets(problems)
	p.faultsOfFootnotes(code, problems)
}

// faultsOfNodes looks at nodes one by one, and returns the byte ranges that hold code, in order.
func (p *Page) faultsOfNodes(problems *diag.Problems) (code [][2]int) {
	for _, n := range p.nodes {
		if at, opens, ok := rawHTML(n, p.source); ok && opens {
			problems.Add(p.At(at, `HTML has no place in a page; write markdown, or \< for the sign itself`))
		}
		if n.Type() == ast.TypeBlock && n.IsRaw() && n.Lines().Len() > 0 {
			code = append(code, [2]int{n.Lines().At(0).Start, n.Lines().At(n.Lines().Len() - 1).Stop})
		}
		switch n := n.(type) {
		case *ast.Blockquote:
			p.faultsOfAlert(n, problems)
		case *ast.Heading:
			if !n.HasChildren() {
				problems.Add(p.At(offset(n), "a heading needs words"))
			}
		}
	}
	return code
}

// faultsOfAlert looks at a block quote, which is one that became no alert.
func (p *Page) faultsOfAlert(quote *ast.Blockquote, problems *diag.Problems) {
	first := quote.FirstChild()
	if first == nil || first.Kind() != ast.KindParagraph || first.Lines().Len() == 0 {
		return
	}
	line := first.Lines().At(0)
	m := alertPattern.FindSubmatch(bytes.TrimSpace(line.Value(p.source)))
	if m == nil {
		return
	}
	if word := string(m[1]); !slices.Contains(AlertWords, strings.ToLower(word)) {
		problems.Add(p.At(line.Start+2, "there is no alert "+word+"; "+diag.Expected(word, strings.Fields(strings.ToUpper(strings.Join(AlertWords, " "))))))
	} else {
		problems.Add(p.At(line.Start, "[!"+word+"] stands alone in its line; the text begins in the next"))
	}
}

// faultsOfBrackets reports brackets that were meant as links or as footnotes.
func (p *Page) faultsOfBrackets(problems *diag.Problems) {
	var defined []string
	for _, note := range p.footnotes() {
		defined = append(defined, "^"+note)
	}
	p.runs(func(text []byte, at int) {
		for _, m := range bracketPattern.FindAllIndex(text, -1) {
			word := string(text[m[0]+1 : m[1]-1])
			before, after := text[:m[0]], text[m[1]:]
			switch {
			case bytes.HasSuffix(before, []byte(`\`)):
			case word[0] == '^':
				problems.Add(p.At(at+m[0], "there is no footnote "+word+"; "+diag.Expected(word, defined)))
			case bytes.HasPrefix(after, []byte("(")):
				problems.Add(p.At(at+m[0], "this is no link; an address with a space in it stands between < and >, as in [words](<a file.md>)"))
			case bytes.HasSuffix(before, []byte("]")):
				problems.Add(p.At(at+m[0], "no line says where "+word+" leads; add one, as in ["+word+"]: page.md"))
			}
		}
	})
}

// footnotes is the labels of the footnotes that the text refers to and has.
func (t Tree) footnotes() []string {
	var labels []string
	for _, note := range nodesOf[*extensionast.Footnote](t) {
		labels = append(labels, string(note.Ref))
	}
	return labels
}

// faultsOfFootnotes reports footnotes that nothing refers to: they would be lost. code is the byte ranges that hold none.
func (p *Page) faultsOfFootnotes(code [][2]int, problems *diag.Problems) {
	shown := p.footnotes()
	if !bytes.Contains(p.source, []byte("[^")) {
		return
	}
	for at := 0; at < len(p.source); {
		line := p.source[at:]
		if end := bytes.IndexByte(line, '\n'); end >= 0 {
			line = line[:end]
		}
		m := footnotePattern.FindSubmatchIndex(line)
		inCode := slices.ContainsFunc(code, func(c [2]int) bool { return c[0] <= at && at < c[1] })
		if m != nil && !inCode {
			if label := string(line[m[2]:m[3]]); !slices.Contains(shown, label) {
				problems.Add(p.At(at+m[2]-2, "nothing refers to footnote ^"+label+", so it would be lost; write [^"+label+"] where it belongs"))
			}
		}
		at += len(line) + 1
	}
}

// runs calls visit with each stretch of plain text that has a bracket in it, and its offset. Marks end a stretch, code is none.
func (t Tree) runs(visit func(text []byte, at int)) {
	from, to := -1, -1
	flush := func() {
		if from >= 0 && bytes.IndexByte(t.source[from:to], '[') >= 0 {
			visit(t.source[from:to], from)
		}
		from, to = -1, -1
	}
	for _, n := range t.nodes {
		text, ok := n.(*ast.Text)
		switch {
		case !ok:
			flush()
		case text.Parent().Kind() == ast.KindCodeSpan:
		case text.Segment.Start == to:
			to = text.Segment.Stop
		default: // the signs of a mark, or a line end, lie between
			flush()
			from, to = text.Segment.Start, text.Segment.Stop
		}
	}
	flush()
}
