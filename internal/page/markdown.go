package page

import (
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

func init() {
	html.LinkAttributeFilter = html.LinkAttributeFilter.ExtendString("hreflang")
}

// markdown parses and renders all pages. It is safe for concurrent use.
var markdown = goldmark.New(
	goldmark.WithExtensions(
		extension.Linkify, table, extension.Strikethrough, extension.DefinitionList, extension.Footnote, extension.Typographer,
	),
	goldmark.WithParserOptions(
		parser.WithAutoHeadingID(),
		parser.WithInlineParsers(
			util.Prioritized(checkBoxes{extension.NewTaskCheckBoxParser()}, 0),
			util.Prioritized(foreign{}, 150), // before links, which begin with a bracket too
			util.Prioritized(placeholders{}, 160),
		),
		parser.WithASTTransformers(
			util.Prioritized(exampleBlocks{}, 100),
			util.Prioritized(tabs{}, 150),
			util.Prioritized(alerts{}, 200),
			util.Prioritized(blocks{}, 300),
			util.Prioritized(terms{}, 400),
			util.Prioritized(headings{}, 450),
			util.Prioritized(tasks{}, 500),
			util.Prioritized(columns{}, 600),
		),
	),
	goldmark.WithRendererOptions(
		renderer.WithNodeRenderers(
			util.Prioritized(code{}, 100),
			util.Prioritized(headings{}, 100),
			util.Prioritized(nodes{}, 100),
			util.Prioritized(rawHTML{}, 100),
		),
	),
)

// References are link definitions of all pages by label: a label in brackets, such as
// [P-E3], becomes a link.
type References map[string]parser.Reference

// NewReferences makes references from destinations by label.
func NewReferences(destinations map[string]string) References {
	references := make(References, len(destinations))
	for label, destination := range destinations {
		references[util.ToLinkReference([]byte(label))] = parser.NewReference([]byte(label), []byte(destination), nil)
	}
	return references
}

// option returns the parser option that defines the references.
func (r References) option() parser.ParseOption {
	return parser.WithContext(contextWithReferences{parser.NewContext(parser.WithIDs(newIDs())), r})
}

// contextWithReferences shares the references between all parsed texts; adding them to
// each context takes longer than parsing a sentence.
type contextWithReferences struct {
	parser.Context
	references References
}

// Reference returns the reference with a label in goldmark's spelling. Those of all pages
// come before those that a page defines.
func (c contextWithReferences) Reference(label string) (parser.Reference, bool) {
	if reference, ok := c.references[label]; ok {
		return reference, true
	}
	return c.Context.Reference(label)
}
