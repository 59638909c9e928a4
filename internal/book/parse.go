package book

import (
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/still"
	"sowbook/internal/variant"
)

// Parsed is a page whose text is parsed and checked, ready to be rendered.
type Parsed struct {
	*Page
	Doc      *page.Page // the file with its markdown tree
	Examples []*example.Example
	Stills   []still.Board
	Anchors  map[string]bool
	Problems diag.Problems

	sortedAnchors []string          // of Anchors, once a link to a missing one needs them
	inline        map[string]string // the short Markdown texts of the page, such as captions, as HTML

	facts      []prose.Fact // of a game's page
	exampleIDs []string     // also of wrong examples
	swallowed  bool         // some anchors are unknown: see checkAbove

	links    []anchorLink    // to anchors of other pages
	linksTo  map[string]bool // addresses of other pages
	explains []Mention       // the first mention of each clause in the text
}

func (d *Parsed) problem(offset int, what string) {
	d.Problems.Add(d.Doc.ProblemAt(offset, what))
}

// Parse parses the text of a page, plays its examples and checks everything but its links
// to anchors of other pages.
func (b *Book) Parse(p *Page) *Parsed { return b.parse(p, false) }

// parse is Parse without the checks that change nothing if the page has been checked.
func (b *Book) parse(p *Page, isChecked bool) *Parsed {
	doc := *p.File
	d := &Parsed{Page: p, Doc: &doc, Anchors: map[string]bool{}, inline: map[string]string{}, linksTo: map[string]bool{}}
	doc.Parse(b.references)
	if line := doc.CheckFences(&d.Problems); line > 0 {
		b.checkAbove(d, line)
		return d
	}
	doc.Alerts(func(word string) string { return p.Edition.Words.T("alert." + word) })
	b.checkExamples(d)
	d.Stills = still.Parse(&doc, &d.Problems)
	if len(d.Stills) > 0 && p.Variant != nil && !p.Variant.HasRules() {
		d.Problems.Add(doc.ProblemAt(d.Stills[0].Offset, "this game has no rules; if it cannot have any, its page belongs outside variants, with checked: no"))
	}
	if p.AddressesReader() {
		d.addressReader()
	}
	d.collectAnchors()
	b.fillPlaceholders(d, doc.Tree, 0)
	if !isChecked {
		doc.CheckLanguages(&d.Problems)
		doc.CheckMarkup(&d.Problems)
		b.checkBrackets(d, doc.Tree, 0)
	}
	b.checkLinks(d)
	b.checkCited(d)
	b.checkInlines(d)
	b.checkBlocks(d)
	return d
}

// checkAbove checks what is above a block of code without an end, which has swallowed headings and footnotes.
func (b *Book) checkAbove(d *Parsed, line int) {
	all := Parsed{Page: d.Page, Doc: d.Doc, swallowed: true, inline: d.inline, linksTo: d.linksTo}
	b.checkExamples(&all)
	b.fillPlaceholders(&all, all.Doc.Tree, 0)
	all.Doc.CheckOtherMarkup(&all.Problems)
	b.checkLinks(&all)
	b.checkBlocks(&all)
	d.Problems.Add(slices.DeleteFunc(all.Problems, func(p diag.Problem) bool { return p.Line >= line })...)
}

// checkExamples plays and checks the examples of a page. In a translation, an example
// that the original has too contains only texts and takes its moves from there.
func (b *Book) checkExamples(d *Parsed) {
	original := &Parsed{}
	if kept, ok := b.kept.Load(d.Original); ok {
		original = kept.(*Parsed)
	} else if d.Original != nil {
		original = b.Parse(d.Original)
	}
	translate := func(v *variant.Variant) *variant.Variant {
		return d.Edition.variants[slices.IndexFunc(b.Variants, func(own *variant.Variant) bool { return own.ID == v.ID })]
	}
	for _, block := range d.Doc.ExampleBlocks() {
		id, _, _ := strings.Cut(block.Info, " ")
		d.exampleIDs = append(d.exampleIDs, id)
		i := slices.IndexFunc(original.Examples, func(ex *example.Example) bool { return ex.ID == id })
		var ex *example.Example
		switch {
		case i >= 0:
			ex = example.Translate(d.Doc, block, original.Examples[i], d.Original.File.Source.Name, translate, &d.Problems)
		case slices.Contains(original.exampleIDs, id):
			// It is wrong in the original, where it is reported.
		default:
			ex = example.Check(d.Doc, block, d.Variant, d.Edition.variants, &d.Problems)
		}
		if ex != nil {
			d.Examples = append(d.Examples, ex)
		}
	}
}

// AddressesReader reports whether the near side of the page's boards is the reader.
func (p *Page) AddressesReader() bool { return p.Kind == Lesson || p.Kind == Home || p.toYou }

// addressReader lets the examples speak to the reader.
func (d *Parsed) addressReader() {
	readers := map[*variant.Variant]*variant.Variant{} // a page has one for each game
	of := func(v *variant.Variant) *variant.Variant {
		if readers[v] == nil {
			readers[v] = v.ForReader(d.Edition.Words)
		}
		return readers[v]
	}
	for _, ex := range d.Examples {
		ex.Variant = of(ex.Variant)
		ex.ToPlay = d.Kind == Home && ex.Game.Len() == 0
		if ex.Beside != nil {
			ex.Beside.Variant = of(ex.Beside.Variant)
		}
	}
}

// checkCited reports clauses and sources named by the front matter and by examples that
// do not exist.
func (b *Book) checkCited(d *Parsed) {
	var cited []page.Ref
	for _, ex := range d.Examples {
		cited = append(cited, ex.Clauses...)
		if ex.Task != nil {
			cited = append(cited, ex.Task.ClauseRefs...)
		}
	}
	if d.Variant != nil {
		cited = append(cited, d.Variant.ClauseRefs...)
	}
	for _, ref := range cited {
		if b.Clauses[ref.Text] == nil {
			d.problem(ref.Offset, "there is no clause "+ref.Text+"; "+diag.Hint(ref.Text, b.ClauseIDs()))
		}
	}
	if d.Variant == nil {
		return
	}
	if src := d.Variant.Source; src.Text != "" && !b.has("sources/"+src.Text+"/") {
		var sources []string
		for _, p := range b.List {
			if p.Source != nil {
				sources = append(sources, p.File.ID())
			}
		}
		d.problem(src.Offset, "there is no source "+src.Text+"; a source is a page content/sources/NAME.md"+diag.NearHint(src.Text, sources))
	}
}

// HasBlock reports whether the page has a block of one of these names.
func (d *Parsed) HasBlock(names ...string) bool {
	return slices.ContainsFunc(d.Doc.Blocks(), func(block *page.Block) bool { return slices.Contains(names, block.Name) })
}
