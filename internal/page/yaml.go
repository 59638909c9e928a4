package page

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"sowbook/internal/diag"
	"sowbook/internal/yamlfault"
)

// delimiter is the line before and after the front matter.
const delimiter = "---\n"

// frontEnd returns the offset of the body. The front matter is between two lines ---, the
// first at the start of the file.
func frontEnd(text []byte) (body int, ok bool) {
	if !bytes.HasPrefix(text, []byte(delimiter)) {
		return 0, false
	}
	from := len(delimiter) - 1 // the line break may also begin the second delimiter
	if at := bytes.Index(text[from:], []byte("\n"+delimiter)); at >= 0 {
		return from + at + 1 + len(delimiter), true
	}
	if bytes.HasSuffix(text[from:], []byte("\n---")) { // the file may end there
		return len(text), true
	}
	return 0, false
}

var indentingTab = regexp.MustCompile(`(?m)^ *\t`)

// parseFront reads the front matter of a source. ok is false if f may lack keys that the source has.
func parseFront(src *diag.Source, text []byte, problems *diag.Problems) (f *Front, ok bool) {
	from := len(delimiter)
	c := converter{src, diag.NewSource("", src.Text[:from+len(text)]), problems}
	f = &Front{src: src, problems: problems, value: mapping(from)}
	if len(text) > maxFront {
		problems.Add(src.ProblemAt(from, fmt.Sprintf("the front matter is larger than %d KiB; divide the page, or move text below it", maxFront>>10)))
		return f, false
	}
	if m := indentingTab.FindIndex(text); m != nil {
		problems.Add(src.ProblemAt(from+m[1]-1, "a tab begins this line; the front matter is indented with spaces"))
		return parseFront(src, bytes.ReplaceAll(text, []byte("\t"), []byte(" ")), new(diag.Problems)) // which may find faults that follow
	}
	tokens := lexer.Tokenize(string(text))
	if len(tokens) > maxTokens {
		problems.Add(src.ProblemAt(c.offset(tokens[maxTokens].Position), fmt.Sprintf("the front matter has more than %d words and signs; divide the page", maxTokens)))
		return f, false
	}
	file, err := parser.Parse(tokens, 0)
	if err != nil {
		offset, what := from, err.Error()
		if e, ok := err.(yaml.Error); ok && e.GetToken() != nil {
			offset, what = c.offset(e.GetToken().Position), e.GetMessage()
		}
		what = yamlfault.Explain(what)
		at, uneven, rest := yamlfault.UnevenLine(text, offset-from)
		if uneven != "" {
			offset, what = from+at, uneven
		} else {
			rest = yamlfault.WithoutSigns(text, offset-from)
		}
		problems.Add(src.ProblemAt(offset, what))
		if rest != nil && len(*problems) < maxFaults {
			return parseFront(src, rest, problems)
		}
		return f, false
	}
	if len(file.Docs) == 0 || file.Docs[0].Body == nil {
		return f, true
	}
	before := len(*problems)
	if len(file.Docs) > 1 && file.Docs[1].Body != nil {
		problems.Add(src.ProblemAt(c.offset(file.Docs[1].Body.GetToken().Position),
			"a line --- before this one ends the front matter; nothing may follow the --- on that line"))
	}
	f.value = c.convert(file.Docs[0].Body)
	if f.value.kind != kindMap {
		problems.Add(src.ProblemAt(from, "front matter consists of lines KEY: VALUE, as in title: Egyptian Mancala"))
		f.value = mapping(from)
		return f, false
	}
	return f, len(*problems) == before
}

// converter makes Values of YAML nodes.
type converter struct {
	src      *diag.Source
	front    *diag.Source // src up to the end of the front matter
	problems *diag.Problems
}

// offset returns the offset of a position in the front matter, which is at line 2.
func (c converter) offset(p *token.Position) int { return c.front.Offset(p.Line+1, p.Column) }

func (c converter) problem(offset int, what string) { c.problems.Add(c.src.ProblemAt(offset, what)) }

func (c converter) convert(node ast.Node) Value {
	t := node.GetToken()
	v := Value{Ref: Ref{Offset: c.offset(t.Position)}, kind: kindText}
	switch n := node.(type) {
	case *ast.MappingNode:
		v.kind = kindMap
		for _, entry := range n.Values {
			key := entry.Key.GetToken()
			at := c.offset(key.Position)
			c.checkText(at, key.Value)
			v.Entries = append(v.Entries, Entry{key.Value, at, c.convert(entry.Value)})
		}
		if len(v.Entries) > 0 {
			v.Offset = v.Entries[0].Offset
		}
	case *ast.SequenceNode:
		v.kind = kindList
		for _, item := range n.Values {
			v.List = append(v.List, c.convert(item))
		}
	case *ast.LiteralNode:
		v.Text = strings.TrimSpace(n.Value.Value)
	case *ast.NullNode:
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		c.problem(v.Offset, "YAML anchors, aliases and tags are not supported; quote a value that begins with &, * or !")
	default:
		v.Text = t.Value
		c.checkText(v.Offset, v.Text)
	}
	return v
}

// checkText reports a character that text must not contain. The file contains none; an
// escape such as \x07 may stand for one.
func (c converter) checkText(offset int, text string) {
	for _, r := range text {
		if what := diag.BadCharacter(r); what != "" && r != '\n' && r != '\t' {
			c.problem(offset, "the text contains the "+what+"; remove its escape")
			return
		}
	}
}
