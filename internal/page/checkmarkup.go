package page

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"

	"sowbook/internal/diag"
)

// Bracket is text in brackets that is not a link, a footnote or other markup.
type Bracket struct {
	Text   string // between the brackets
	Offset int    // of the opening bracket
}

// Brackets returns the brackets in plain text that no backslash escapes.
func (t Tree) Brackets() []Bracket {
	var found []Bracket
	t.runs("[", func(text []byte, at int) {
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

// CheckMarkup reports markup that does not work: unknown alerts, undefined links and
// footnotes, empty headings, HTML and markup of other programs.
func (p *Page) CheckMarkup(problems *diag.Problems) {
	for n := range p.all() {
		switch n := n.(type) {
		case *ast.Blockquote:
			p.checkAlert(n, problems)
		case *ast.Heading:
			if !n.HasChildren() {
				problems.Add(p.ProblemAt(offset(n), "empty heading"))
			}
		}
	}
	p.checkReferences(problems)
	footnotes := p.footnotes()
	p.checkBrackets(footnotes, problems)
	p.CheckOtherMarkup(problems)
	p.checkFootnotes(footnotes, problems)
}

// referencePattern matches a numeric character reference.
var referencePattern = regexp.MustCompile(`&#(?:[xX]([0-9a-fA-F]{1,6})|([0-9]{1,7}));`)

// checkReferences reports numeric references to characters that text must not contain.
func (p *Page) checkReferences(problems *diag.Problems) {
	var code ranges
	for _, m := range referencePattern.FindAllSubmatchIndex(p.source, -1) {
		digits, base := "", 0
		if m[2] >= 0 {
			digits, base = string(p.source[m[2]:m[3]]), 16
		} else {
			digits, base = string(p.source[m[4]:m[5]]), 10
		}
		number, _ := strconv.ParseInt(digits, base, 32) // at most seven digits
		what := diag.BadCharacter(rune(number))
		if what == "" {
			continue
		}
		if code == nil {
			code = p.codeRanges()
		}
		if !code.contain(m[0]) {
			problems.Add(p.ProblemAt(m[0], fmt.Sprintf("remove the %s, written as %s", what, p.source[m[0]:m[1]])))
		}
	}
}

// checkAlert reports a block quote that was meant to be an alert.
func (p *Page) checkAlert(quote *ast.Blockquote, problems *diag.Problems) {
	line, words := firstLine(quote, p.source)
	m := alertPattern.FindSubmatch(words)
	if m == nil {
		return
	}
	if word := string(m[1]); strings.EqualFold(word, "tab") {
		problems.Add(p.ProblemAt(line.Start, "a tab is a quote with a title in its first line, and text below it, as in > "+tabWord+" WordPress"))
	} else if slices.Contains(AlertWords, strings.ToLower(word)) {
		problems.Add(p.ProblemAt(line.Start, "[!"+word+"] must be on a line of its own; the text begins on the next line"))
	} else {
		allowed := strings.Fields(strings.ToUpper(strings.Join(AlertWords, " ") + " tab"))
		problems.Add(p.ProblemAt(line.Start+2, fmt.Sprintf("unknown alert %q; %s", word, diag.Hint(word, allowed))))
	}
}

// checkBrackets reports brackets that were meant to be links or footnotes.
func (p *Page) checkBrackets(footnotes []string, problems *diag.Problems) {
	p.runs("[", func(text []byte, at int) {
		for _, m := range bracketPattern.FindAllIndex(text, -1) {
			word := string(text[m[0]+1 : m[1]-1])
			before, after := text[:m[0]], text[m[1]:]
			switch {
			case bytes.HasSuffix(before, []byte(`\`)):
			case word[0] == '^':
				problems.Add(p.ProblemAt(at+m[0], fmt.Sprintf("unknown footnote %q; %s", word, diag.Hint(word, footnotes))))
			case bytes.HasPrefix(after, []byte("(")):
				problems.Add(p.ProblemAt(at+m[0], "not a link: put an address with a space between < and >, as in [words](<a file.md>)"))
			case bytes.HasSuffix(before, []byte("]")):
				problems.Add(p.ProblemAt(at+m[0], fmt.Sprintf("undefined link label %q; define it, as in [%[1]s]: page.md", word)))
			}
		}
	})
}

// footnotes returns the labels of the footnotes that the text refers to, with ^.
func (t Tree) footnotes() []string {
	var labels []string
	for _, note := range find[*extensionast.Footnote](t.blocks()) {
		labels = append(labels, "^"+string(note.Ref))
	}
	return labels
}

// checkFootnotes reports footnotes that the text does not refer to: goldmark drops them.
func (p *Page) checkFootnotes(used []string, problems *diag.Problems) {
	raw := sync.OnceValue(p.rawLines)
	at := 0
	for line := range bytes.Lines(p.source) {
		if m := footnotePattern.FindSubmatchIndex(line); m != nil {
			if label := "^" + string(line[m[2]:m[3]]); !slices.Contains(used, label) && !raw().contain(at) {
				problems.Add(p.ProblemAt(at+m[2]-2, fmt.Sprintf("unused footnote %q; refer to it with [%[1]s]", label)))
			}
		}
		at += len(line)
	}
}

// rawLines returns the lines of the blocks that hold no markup, such as code.
func (t Tree) rawLines() ranges {
	var lines []text.Segment
	for n := range t.blocks() {
		if n.IsRaw() {
			lines = append(lines, n.Lines().Sliced(0, n.Lines().Len())...)
		}
	}
	return sortRanges(lines)
}

// runs calls visit with each run of plain text that contains one of some characters, and its offset.
// Markup and line breaks end a run; code is not plain text.
func (t Tree) runs(chars string, visit func(text []byte, at int)) {
	from, to := -1, -1
	flush := func() {
		if from >= 0 && bytes.ContainsAny(t.source[from:to], chars) {
			visit(t.source[from:to], from)
		}
		from, to = -1, -1
	}
	for n := range t.all() {
		text, ok := n.(*ast.Text)
		switch {
		case !ok:
			flush()
		case text.Parent().Kind() == ast.KindCodeSpan:
		case text.Segment.Start == to:
			to = text.Segment.Stop
		default:
			flush()
			from, to = text.Segment.Start, text.Segment.Stop
		}
	}
	flush()
}
