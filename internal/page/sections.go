package page

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"sowbook/internal/diag"
)

// Section is a heading or a term of a glossary with the text below it.
type Section struct {
	Level  int    // 1 to 6; 0 for a term and for the text before the first heading
	ID     string // anchor, or ""
	Title  string
	Text   string // plain text, without examples
	Offset int    // of the heading or term
}

// Sections splits the text at its headings and terms. The first section is the text before
// them. Placeholders must be filled in.
func (t Tree) Sections() []Section {
	list := []Section{{}}
	var text bytes.Buffer
	flush := func() {
		list[len(list)-1].Text = string(bytes.Join(bytes.Fields(text.Bytes()), []byte(" ")))
		text.Reset()
	}
	var title ast.Node // the heading or term around the node
	for n := range t.all() {
		if n.Type() == ast.TypeBlock {
			title = nil
			text.WriteByte(' ')
		}
		heading, isHeading := n.(*ast.Heading)
		switch {
		case isHeading, n.Kind() == extensionast.KindDefinitionTerm:
			flush()
			title = n
			section := Section{ID: anchor(n), Title: plain(n, t.source), Offset: offset(n)}
			if isHeading {
				section.Level = heading.Level
			}
			list = append(list, section)
		case title == nil:
			writeText(&text, n, t.source)
		}
	}
	flush()
	for i := len(list) - 2; i > 0; i-- { // terms that share the text below the last
		if list[i].Level == 0 && list[i].Text == "" && list[i+1].Level == 0 {
			list[i].Text = list[i+1].Text
		}
	}
	return list
}

// terms gives each term of a definition list an id like those of headings.
type terms struct{}

func (terms) Transform(doc *ast.Document, reader text.Reader, context parser.Context) {
	for _, term := range find[*extensionast.DefinitionTerm](blocksBelow(doc)) {
		term.SetAttributeString("id", context.IDs().Generate([]byte(plain(term, reader.Source())), ast.KindHeading))
	}
}

// ContentsItem is a section in a page's table of contents.
type ContentsItem struct {
	ID, Title string
	Part      bool // of the section before it
}

// A page with fewer sections than minSections has no table of contents. One with more
// items than maxItems leaves out the parts of sections.
const (
	minSections = 3
	maxItems    = 12
)

// Contents returns the table of contents of a text: its headings of level 2 and, if parts
// is set, those of level 3. Headings of level 3 before any of level 2 count as sections.
func (t Tree) Contents(parts bool) []ContentsItem {
	var items []ContentsItem
	sections := 0
	for _, h := range find[*ast.Heading](t.blocks()) {
		switch {
		case h.Level == 2, h.Level == 3 && sections == 0:
			items = append(items, ContentsItem{anchor(h), plain(h, t.source), false})
			sections++
		case h.Level == 3 && parts:
			items = append(items, ContentsItem{anchor(h), plain(h, t.source), true})
		}
	}
	if sections < minSections {
		return nil
	}
	if len(items) > maxItems {
		items = slices.DeleteFunc(items, func(item ContentsItem) bool { return item.Part })
	}
	return items
}

// CheckHeadings reports headings that skip a level. Only a home page has its title in its text, as a
// heading of level 1.
func (p *Page) CheckHeadings(sections []Section, isHome bool) diag.Problems {
	var problems diag.Problems
	level := 1 // the title's
	for _, h := range sections {
		switch {
		case h.Level == 0: // a term, or the text before the first heading
			continue
		case h.Level == 1 && !isHome:
			problems.Add(p.ProblemAt(h.Offset, "the title is the page's only heading of level 1; begin with ##"))
			continue
		case h.Level > level+1:
			problems.Add(p.ProblemAt(h.Offset, "a heading of level "+strconv.Itoa(h.Level)+" follows one of level "+strconv.Itoa(level)+"; begin it with "+strings.Repeat("#", level+1)))
		}
		level = h.Level
	}
	return problems
}
