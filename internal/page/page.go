// Package page reads markdown files: front matter, and a tree in which the
// examples are nodes of their own. It knows no engine: what an example says is
// for others to read.
package page

import (
	"bytes"
	"io/fs"
	"path"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"sowbook/internal/diag"
)

// Page is one markdown file.
type Page struct {
	Source diag.Source
	Path   string // below the content folder, for example variants/oware.md
	Front  Front
	Moved  []Value  // moved-from: the addresses that the page had before
	Doc    ast.Node // the tree; its offsets are offsets of Source.Text
	body   []byte   // Source.Text with the front matter blanked
}

// ID is the name of the file without its folder and ending.
func (p *Page) ID() string { return strings.TrimSuffix(path.Base(p.Path), ".md") }

// Read reads one markdown file of a content folder. shown is the folder's path
// as problems show it. The error is a diag.Problems, or the file system's.
func Read(content fs.FS, shown, name string) (*Page, diag.Problems) {
	var problems diag.Problems
	p := &Page{Path: name, Source: diag.Source{Name: path.Join(shown, name)}}
	raw, err := fs.ReadFile(content, name)
	if err != nil {
		problems.Add(p.Source.Whole("cannot be read: " + err.Error()))
		return p, problems
	}
	// A byte order mark or Windows line ends change nothing for the reader.
	raw = bytes.TrimPrefix(raw, []byte("\ufeff"))
	p.Source.Text = bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	if i := invalid(p.Source.Text); i >= 0 {
		problems.Add(p.Source.Whole("is not UTF-8 text; save it as UTF-8"))
		return p, problems
	}
	front, from, body, ok := splitFront(p.Source.Text)
	if !ok {
		what := "a page begins with its front matter: a line ---, lines KEY: VALUE, a line ---"
		if bytes.HasPrefix(p.Source.Text, []byte(fenceLine)) {
			what = "the front matter that begins here has no end; close it with a line ---"
		}
		problems.Add(p.Source.At(0, what))
		return p, problems
	}
	p.body = body
	p.Front = parseFront(&p.Source, front, from, &problems)
	p.Moved = p.Front.OptionalList("moved-from")
	return p, problems
}

// Parse reads the body into p.Doc. References are the links that a text in
// brackets alone makes, such as [P-E3] to its clause.
func (p *Page) Parse(references map[string]string) {
	p.Doc = markdown.Parser().Parse(text.NewReader(p.body), withReferences(references))
}

// At is a problem at an offset of the page.
func (p *Page) At(offset int, what string, notes ...string) diag.Problem {
	return p.Source.At(offset, what, notes...)
}

// Bind makes the front matter report to another list of problems.
func (p *Page) Bind(problems *diag.Problems) *Front {
	p.Front.src, p.Front.problems = &p.Source, problems
	return &p.Front
}

// invalid is the offset of the first byte that is not UTF-8 text, or -1.
func invalid(text []byte) int {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if r == utf8.RuneError && size == 1 || r == 0 {
			return i
		}
		i += size
	}
	return -1
}
