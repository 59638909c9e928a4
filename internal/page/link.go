package page

import (
	"bytes"
	"slices"

	"github.com/yuin/goldmark/ast"
)

// Link is a link or an image.
type Link struct {
	Destination string
	Offset      int    // of the node or of the nearest block around it
	Heading     string // id of the heading above it, or ""
}

// Target is the resolved destination of a link.
type Target struct {
	Destination string
	Class       string // of the link, or ""
	Lang        string // of the page linked to if it differs from this page's, or ""
}

// Links calls resolve with every link and image, in order, and replaces its
// destination by the target that resolve returns. Links with [MarkClass] move to the end
// of their sentence.
func (t Tree) Links(resolve func(Link) Target) {
	heading := ""
	var marked []ast.Node // the parents of links with MarkClass
	for n := range t.all() {
		switch n := n.(type) {
		case *ast.Heading:
			heading = anchor(n)
		case *ast.Link:
			target := resolve(Link{string(n.Destination), offset(n), heading})
			n.Destination = []byte(target.Destination)
			if target.Class != "" {
				n.SetAttributeString("class", []byte(target.Class))
			}
			if isMark(n) && !slices.Contains(marked, n.Parent()) {
				marked = append(marked, n.Parent())
			}
			if target.Lang != "" {
				n.SetAttributeString("hreflang", []byte(target.Lang))
			}
		case *ast.Image:
			n.Destination = []byte(resolve(Link{string(n.Destination), offset(n), heading}).Destination)
		}
	}
	for _, parent := range marked {
		groupMarks(parent, t.source)
	}
}

// Images calls attributes with every image and sets the HTML attributes that it returns, each name before its value.
func (t Tree) Images(attributes func(image Link) []string) {
	if !bytes.Contains(t.source, []byte("![")) { // most pages have none
		return
	}
	for _, image := range find[*ast.Image](t.all()) {
		for pair := range slices.Chunk(attributes(Link{Destination: string(image.Destination), Offset: offset(image)}), 2) {
			image.SetAttributeString(pair[0], []byte(pair[1]))
		}
	}
}
