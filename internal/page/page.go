// Package page reads Markdown files: their front matter, and their body as a tree with
// nodes for examples, placeholders and alerts. It is the only user of goldmark and the YAML
// parser. Other packages interpret examples and placeholders.
package page

import (
	"bytes"
	"io/fs"
	"path"
	"strings"

	"sowbook/internal/diag"
)

// Page is one Markdown file.
type Page struct {
	Source    diag.Source
	Path      string // below the content folder, for example variants/oware.md
	Front     *Front
	HasFront  bool    // Front has all keys of the source, although some values may be wrong
	MovedFrom []Value // moved-from: earlier addresses of the page
	Tree              // the body, once Parse has read it; its offsets are offsets in Source.Text
	body      int     // offset of the body
}

// Ext is the file name extension of pages.
const Ext = ".md"

// ID returns the name of the file without its folder and extension.
func (p *Page) ID() string { return strings.TrimSuffix(path.Base(p.Path), Ext) }

// Read reads a Markdown file of a content folder and parses its front matter, but not its
// body. It always returns a page. displayPath is the path of the folder in problems.
func Read(content fs.FS, displayPath, name string) (*Page, diag.Problems) {
	raw, err := fs.ReadFile(content, name)
	if err != nil {
		problem := diag.Problem{File: path.Join(displayPath, name), Message: "cannot be read: " + diag.Reason(err)}
		return &Page{Path: name, Source: *diag.NewSource(problem.File, nil), Front: &Front{}}, diag.Problems{problem}
	}
	return New(displayPath, name, raw)
}

// New parses raw like Read.
func New(displayPath, name string, raw []byte) (*Page, diag.Problems) {
	var problems diag.Problems
	text := bytes.TrimPrefix(raw, []byte("\ufeff"))
	if bytes.Contains(text, []byte("\r\n")) {
		text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	}
	p := &Page{Path: name, Source: *diag.NewSource(path.Join(displayPath, name), text), Front: &Front{}}
	if p.Source.NotPlainText(&problems) || exceedsLimits(&p.Source, &problems) {
		return p, problems
	}
	body, ok := frontEnd(p.Source.Text)
	switch {
	case ok:
		p.body = body
		p.Front, p.HasFront = parseFront(&p.Source, p.FrontText(), &problems)
		p.MovedFrom = p.Front.OptionalList("moved-from")
		if !p.HasFront { // nothing else reads the text of such a page
			p.Parse(nil)
			p.CheckFences(&problems)
			p.CheckOtherMarkup(&problems)
		}
	case bytes.HasPrefix(p.Source.Text, []byte(delimiter)):
		problems.Add(p.Source.ProblemAt(0, "the front matter is not closed; end it with a line ---"))
	default:
		problems.Add(p.Source.ProblemAt(0, "a page begins with its front matter: a line ---, lines KEY: VALUE, a line ---"))
	}
	return p, problems
}

// FrontText returns the front matter without the lines around it.
func (p *Page) FrontText() []byte {
	text := bytes.TrimSuffix(p.Source.Text[len(delimiter):p.body], []byte("\n"))
	return bytes.TrimSuffix(text, []byte("---"))
}

// Parse reads the body into the tree.
func (p *Page) Parse(references References) {
	// Spaces in place of the front matter keep all offsets and lines.
	source := bytes.Clone(p.Source.Text)
	for i := range source[:p.body] {
		if source[i] != '\n' {
			source[i] = ' '
		}
	}
	p.Tree = newTree(source, references)
}

// ProblemAt returns a problem at an offset of the page.
func (p *Page) ProblemAt(offset int, what string, notes ...string) diag.Problem {
	return p.Source.ProblemAt(offset, what, notes...)
}

// ReadFront returns the front matter. Its methods add errors to problems.
func (p *Page) ReadFront(problems *diag.Problems) *Front {
	p.Front.src, p.Front.problems = &p.Source, problems
	return p.Front
}
