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
			util.Prioritized(newCheckBoxes(), 0),
			util.Prioritized(foreign{}, 150), // before links, which begin with a bracket too
			util.Prioritized(placeholders{}, 160),
		),
		parser.WithASTTransformers(
			util.Prioritized(exampleBlocks{}, 100),
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
			util.Prioritized(alerts{}, 100),
			util.Prioritized(besideBlocks{}, 100),
			util.Prioritized(code{}, 100),
			util.Prioritized(exampleBlocks{}, 100),
			util.Prioritized(foreign{}, 100),
			util.Prioritized(headings{}, 100),
			util.Prioritized(&marks{}, 100),
			util.Prioritized(placeholders{}, 100),
			util.Prioritized(rawHTML{}, 100),
			util.Prioritized(blocks{}, 100),
			util.Prioritized(tasks{}, 100),
		),
	),
)

// References are link definitions of all pages: a label in brackets, such as [P-E3],
// becomes a link.
type References []parser.Reference

// NewReferences makes references from destinations by label.
func NewReferences(destinations map[string]string) References {
	var references References
	for label, destination := range destinations {
		references = append(references, parser.NewReference([]byte(label), []byte(destination), nil))
	}
	return references
}

// option returns the parser option that defines the references.
func (r References) option() parser.ParseOption {
	context := parser.NewContext(parser.WithIDs(newIDs()))
	for _, reference := range r {
		context.AddReference(reference)
	}
	return parser.WithContext(context)
}
