// Package page reads markdown files: front matter, and a tree in which the
// examples are nodes of their own. It knows no engine: what an example says is
// for others to read.
package page

import (
	"bytes"
	"crypto/sha256"
	"io/fs"
	"path"
	"strings"

	"sowbook/internal/diag"
)

// Page is one markdown file.
type Page struct {
	Source diag.Source
	Path   string  // below the content folder, for example variants/oware.md
	Front  *Front  // nil where it was not read, or let go
	Moved  []Value // moved-from: the addresses that the page had before
	Tree           // the body, once Parse has read it; its offsets are offsets of Source.Text
	front  []byte  // the lines of the front matter
	bodyAt int     // where the body begins
}

// Ending is how the name of a page's file ends.
const Ending = ".md"

// ID is the name of the file without its folder and ending.
func (p *Page) ID() string { return strings.TrimSuffix(path.Base(p.Path), Ending) }

// Read reads one markdown file of a content folder with its front matter. shown is the folder's path as problems show it.
func Read(content fs.FS, shown, name string) (*Page, diag.Problems) {
	p, problems := Open(content, shown, name)
	return p.read(problems)
}

// New reads the text of a markdown file, as Read does.
func New(shown, name string, raw []byte) (*Page, diag.Problems) {
	p, problems := begin(shown, name, raw)
	return p.read(problems)
}

// read reads the front matter of a page that has no problem so far.
func (p *Page) read(problems diag.Problems) (*Page, diag.Problems) {
	if len(problems) == 0 {
		p.Front = parseFront(&p.Source, p.front, len(fenceLine), &problems)
		p.Moved = p.Front.OptionalList("moved-from")
	}
	return p, problems
}

// Open reads one markdown file of a content folder as Read does, and leaves its front matter unread. There always is a page.
func Open(content fs.FS, shown, name string) (*Page, diag.Problems) {
	raw, err := fs.ReadFile(content, name)
	if err != nil {
		return &Page{Path: name}, diag.Problems{{File: path.Join(shown, name), What: "cannot be read: " + diag.Reason(err)}}
	}
	return begin(shown, name, raw)
}

// begin makes a page of a text, and finds its front matter and its body.
func begin(shown, name string, raw []byte) (*Page, diag.Problems) {
	var problems diag.Problems
	p := &Page{Path: name, Source: diag.Source{Name: path.Join(shown, name)}}
	// A byte order mark or Windows line ends change nothing for the reader.
	p.Source.Text = bytes.TrimPrefix(raw, []byte("\ufeff"))
	if bytes.IndexByte(p.Source.Text, '\r') >= 0 {
		p.Source.Text = bytes.ReplaceAll(p.Source.Text, []byte("\r\n"), []byte("\n"))
	}
	if p.Source.NoText(&problems) {
		return p, problems
	}
	front, end, ok := splitFront(p.Source.Text)
	if !ok {
		what := "a page begins with its front matter: a line ---, lines KEY: VALUE, a line ---"
		if bytes.HasPrefix(p.Source.Text, []byte(fenceLine)) {
			what = "the front matter that begins here has no end; close it with a line ---"
		}
		problems.Add(p.Source.At(0, what))
		return p, problems
	}
	p.front, p.bodyAt = front, end
	return p, problems
}

// FrontSum tells one front matter from another.
func (p *Page) FrontSum() [16]byte {
	sum := sha256.Sum256(p.front)
	return [16]byte(sum[:])
}

// LetGo drops the text of a page, which may be long, and keeps what the front matter says. Problems of a page without its text have no
// line.
func (p *Page) LetGo() {
	p.Source.Text, p.front, p.Tree = nil, nil, Tree{}
	p.Front = nil
}

// Parse reads the body into the tree. References are the links that a text in
// brackets alone makes, such as [P-E3] to its clause.
func (p *Page) Parse(references References) {
	p.Tree = newTree(blanked(p.Source.Text, p.bodyAt), references) // without the front matter
}

// Parsed tells whether the body was read.
func (p *Page) Parsed() bool { return p.doc != nil }

// At is a problem at an offset of the page.
func (p *Page) At(offset int, what string, notes ...string) diag.Problem {
	return p.Source.At(offset, what, notes...)
}

// Bind makes the front matter report to another list of problems.
func (p *Page) Bind(problems *diag.Problems) *Front {
	if p.Front == nil {
		p.Front = &Front{}
	}
	p.Front.src, p.Front.problems = &p.Source, problems
	return p.Front
}
