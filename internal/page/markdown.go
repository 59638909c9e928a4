package page

import (
	"bytes"
	"html"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	goldmarkhtml "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

func init() {
	goldmarkhtml.LinkAttributeFilter = goldmarkhtml.LinkAttributeFilter.ExtendString("hreflang")
}

// markdown is the one set-up of goldmark. It is safe for use by several
// goroutines at once.
var markdown = goldmark.New(
	goldmark.WithExtensions(
		extension.Linkify, table, extension.Strikethrough, extension.TaskList, extension.DefinitionList, extension.Footnote, extension.Typographer,
	),
	goldmark.WithParserOptions(
		parser.WithAutoHeadingID(),
		parser.WithInlineParsers(
			util.Prioritized(foreign{}, 150), // before links, which begin with a bracket too
			util.Prioritized(inserts{}, 160),
		),
		parser.WithASTTransformers(
			util.Prioritized(fences{}, 100),
			util.Prioritized(alerts{}, 200),
			util.Prioritized(slots{}, 300),
			util.Prioritized(terms{}, 400),
			util.Prioritized(headings{}, 450),
			util.Prioritized(tasks{}, 500),
			util.Prioritized(columns{}, 600),
		),
	),
	goldmark.WithRendererOptions(
		renderer.WithNodeRenderers(
			util.Prioritized(blocks{}, 100),
			util.Prioritized(headings{}, 100),
			util.Prioritized(tasks{}, 100),
			util.Prioritized(raw{}, 100),
			util.Prioritized(foreign{}, 100),
			util.Prioritized(inserts{}, 100),
		),
	),
)

// References is links that no page defines: a label in brackets becomes a link to its destination. It is made once and serves any
// number of pages.
type References map[string]parser.Reference

// NewReferences makes references of destinations by their labels.
func NewReferences(destinations map[string]string) References {
	references := References{}
	for label, destination := range destinations {
		made := parser.NewReference([]byte(label), []byte(destination), nil)
		references[util.ToLinkReference([]byte(label))] = made
	}
	return references
}

// referring is a parser's context that knows references besides those of the text.
type referring struct {
	parser.Context
	references References
}

// Reference finds the link of a label.
func (c referring) Reference(label string) (parser.Reference, bool) {
	if r, ok := c.references[label]; ok {
		return r, true
	}
	return c.Context.Reference(label)
}

// withReferences makes the parser know references.
func withReferences(references References) parser.ParseOption {
	return parser.WithContext(referring{parser.NewContext(parser.WithIDs(newIDs())), references})
}

// HTML renders the tree. Every Fence must have its HTML by then.
func (t Tree) HTML() (string, error) { return render(t.doc, t.source) }

// Fragment is a short markdown text of its own, such as a caption.
type Fragment struct{ Tree }

// ParseFragment reads a short markdown text.
func ParseFragment(source string, references References) Fragment {
	return Fragment{newTree([]byte(source), references)}
}

// HTML renders a fragment; one paragraph alone is rendered without its element.
func (f Fragment) HTML() (string, error) {
	node := f.doc
	if first := node.FirstChild(); first != nil && first.NextSibling() == nil && first.Kind() == ast.KindParagraph {
		var all bytes.Buffer
		for child := first.FirstChild(); child != nil; child = child.NextSibling() {
			rendered, err := render(child, f.source)
			if err != nil {
				return "", err
			}
			all.WriteString(rendered)
		}
		return all.String(), nil
	}
	return render(node, f.source)
}

var tag = regexp.MustCompile(`<[^>]*>`)

// Plain is a fragment as plain text: for places that hold no links and no marks,
// such as the data of a script.
func (f Fragment) Plain() string {
	rendered, err := f.HTML()
	if err != nil {
		return string(f.source)
	}
	return strings.TrimSpace(html.UnescapeString(tag.ReplaceAllString(rendered, "")))
}

func render(node ast.Node, source []byte) (string, error) {
	out := rooms.Get().(*room)
	defer rooms.Put(out)
	out.Reset()
	err := markdown.Renderer().Render(out, source, node)
	return out.String(), err
}

// rooms is room to render in, which is taken again for the next text.
var rooms = sync.Pool{New: func() any { return new(room) }}

// room is a buffer as goldmark writes to it.
type room struct{ bytes.Buffer }

// Buffered is how much was written.
func (r *room) Buffered() int { return r.Len() }

// Flush does nothing: all is where it belongs.
func (*room) Flush() error { return nil }

// Link is a link or an image.
type Link struct {
	Destination string
	Offset      int    // of the node or of the nearest block around it
	Heading     string // id of the heading that the link stands under, or ""
}

// Target is where a link leads, as the page is to have it.
type Target struct {
	Destination string
	Class       string // of the link, or ""
	Lang        string // of the page it leads to, where that is another than the linking page's, or ""
}

// Links calls visit with every link and image, in order, and puts the
// target that it returns in place of the old destination.
func (t Tree) Links(visit func(Link) Target) {
	heading := ""
	for _, n := range t.nodes {
		switch n := n.(type) {
		case *ast.Heading:
			heading = anchor(n)
		case *ast.Link:
			target := visit(Link{string(n.Destination), offset(n), heading})
			n.Destination = []byte(target.Destination)
			if target.Class != "" {
				n.SetAttributeString("class", []byte(target.Class))
			}
			if target.Lang != "" {
				n.SetAttributeString("hreflang", []byte(target.Lang))
			}
		case *ast.Image:
			n.Destination = []byte(visit(Link{string(n.Destination), offset(n), heading}).Destination)
		}
	}
}

// Images calls visit with the destination of every image. Width and height, in CSS pixels, become the image's, so that the
// page keeps its room free; 0 is not known.
func (t Tree) Images(visit func(destination string) (width, height int)) {
	for _, image := range nodesOf[*ast.Image](t) {
		if width, height := visit(string(image.Destination)); width > 0 && height > 0 {
			image.SetAttributeString("width", []byte(strconv.Itoa(width)))
			image.SetAttributeString("height", []byte(strconv.Itoa(height)))
		}
		image.SetAttributeString("loading", []byte("lazy"))
	}
}

// Anchors is the ids of the headings and the terms, in order.
func (t Tree) Anchors() []string {
	var ids []string
	for _, n := range t.nodes {
		if id := anchor(n); id != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// anchor is the id of a heading or a term, or "".
func anchor(n ast.Node) string {
	switch n.Kind() {
	case ast.KindHeading, extensionast.KindDefinitionTerm:
		if id, ok := n.AttributeString("id"); ok {
			if text, ok := id.([]byte); ok {
				return string(text)
			}
		}
	}
	return ""
}

// offset is the byte offset of a node in its source, as near as is known.
func offset(n ast.Node) int {
	for ; n != nil; n = n.Parent() {
		if at := n.Pos(); at >= 0 && n.Kind() != ast.KindDocument {
			return at
		}
		if n.Type() == ast.TypeBlock && n.Lines().Len() > 0 {
			return n.Lines().At(0).Start
		}
	}
	return 0
}
