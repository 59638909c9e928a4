package page

import (
	"crypto/sha256"
	"io/fs"

	"sowbook/internal/diag"
)

// Open is like Read but leaves the front matter unread.
func Open(content fs.FS, shown, name string) (*Page, diag.Problems) {
	raw, err := fs.ReadFile(content, name)
	if err != nil {
		return Read(content, shown, name)
	}
	return split(shown, name, raw)
}

// FrontSum returns a hash of the front matter.
func (p *Page) FrontSum() (sum [16]byte) {
	if p.body > 0 {
		hash := sha256.Sum256(p.frontText())
		sum = [16]byte(hash[:])
	}
	return sum
}

// LetGo drops the text and the tree of a page. Problems of a page without its
// text have no line.
func (p *Page) LetGo() {
	p.Source.Text, p.body, p.Tree = nil, 0, Tree{}
}
