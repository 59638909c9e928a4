package page

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Anchors returns the ids of headings and terms, in order.
func (t Tree) Anchors() []string {
	var ids []string
	for n := range t.blocks() {
		if id := anchor(n); id != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// headings renders each heading below the title as a link to itself. The text is the
// link, because screen readers would read out a separate sign.
type headings struct{}

// Transform replaces the ids of headings that contain links: goldmark's ids contain the
// destinations of the links.
func (headings) Transform(doc *ast.Document, reader text.Reader, context parser.Context) {
	for _, h := range find[*ast.Heading](blocksBelow(doc)) {
		if containsLink(h) {
			if ids, ok := context.IDs().(*ids); ok {
				ids.remove(anchor(h))
			}
			h.SetAttributeString("id", context.IDs().Generate([]byte(plain(h, reader.Source())), ast.KindHeading))
		}
	}
}

func (headings) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHeading, renderHeading)
}

func renderHeading(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	heading, id := n.(*ast.Heading), anchor(n)
	linked := id != "" && heading.Level > 1
	around := linked && !containsLink(heading) // links cannot be nested
	switch {
	case entering:
		_, _ = fmt.Fprintf(w, "<h%d", heading.Level)
		html.RenderAttributes(w, n, html.HeadingAttributeFilter)
		_ = w.WriteByte('>')
		if around {
			_, _ = fmt.Fprintf(w, `<a class="anchor" href="#%s">`, id)
		}
	case around:
		_, _ = fmt.Fprintf(w, "</a></h%d>\n", heading.Level)
	case linked:
		_, _ = fmt.Fprintf(w, ` <a class="anchor" href="#%s" aria-labelledby="%[1]s"></a></h%d>`+"\n", id, heading.Level)
	default:
		_, _ = fmt.Fprintf(w, "</h%d>\n", heading.Level)
	}
	return ast.WalkContinue, nil
}

func containsLink(node ast.Node) bool {
	for n := range below(node) {
		switch n.Kind() {
		case ast.KindLink, ast.KindAutoLink, extensionast.KindFootnoteLink:
			return true
		}
	}
	return false
}

// reservedIDs lists the ids that templates use.
var reservedIDs = []string{"main", "games", "start-board", "how-to-play", "at-a-glance", "readings", "rule-changes", "together", "q"}

// ids is the set of ids of a page. The id of a heading or term is its letters and digits
// of any script in lower case, with hyphens for spaces.
type ids struct {
	taken map[string]bool
	next  map[string]int // by id, the first number that may be free after it
}

func newIDs() parser.IDs {
	all := &ids{map[string]bool{}, map[string]int{}}
	for _, id := range reservedIDs {
		all.taken[id] = true
	}
	return all
}

// Generate returns the id of a text, with a number if it is taken.
func (all *ids) Generate(value []byte, _ ast.NodeKind) []byte {
	base := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r):
			return unicode.ToLower(r)
		case unicode.IsSpace(r), r == '-', r == '_':
			return '-'
		}
		return -1
	}, strings.TrimSpace(string(value)))
	if base == "" {
		base = "section"
	}
	id := base
	for n := max(all.next[base], 1); all.taken[id]; n++ {
		id = base + "-" + strconv.Itoa(n)
		all.next[base] = n
	}
	all.taken[id] = true
	return []byte(id)
}

// Put marks an id as taken.
func (all *ids) Put(value []byte) { all.taken[string(value)] = true }

// remove makes an id free again.
func (all *ids) remove(id string) {
	delete(all.taken, id)
	i := strings.LastIndexByte(id, '-')
	if n, err := strconv.Atoi(id[i+1:]); i >= 0 && err == nil {
		all.next[id[:i]] = min(all.next[id[:i]], n)
	}
}
