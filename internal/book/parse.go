package book

import (
	"bytes"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Parsed is a page with its text parsed and checked, ready to be rendered.
type Parsed struct {
	*Page
	Doc      *page.Page // the file with its markdown tree
	Examples []*example.Example
	Anchors  map[string]bool
	Problems diag.Problems

	links    []anchorLink    // to anchors of other pages
	explains []clauseMention // the first mention of each clause in the text
}

// clauseMention is a place in a page that explains or plays a clause.
type clauseMention struct{ clause, anchor, title string }

// Parse parses the text of a page and checks what does not depend on the texts of
// others: examples, clauses and links.
func (b *Book) Parse(p *Page) *Parsed {
	doc := *p.File
	d := &Parsed{Page: p, Doc: &doc, Anchors: map[string]bool{}}
	doc.Parse(b.references)
	doc.CheckLanguages(&d.Problems)
	d.titleAlerts()
	if p.Original != nil {
		b.checkTranslatedExamples(d)
	} else {
		b.checkExamples(d)
	}
	d.collectAnchors()
	b.fillInserts(d, doc.Tree, 0)
	doc.CheckMarkup(&d.Problems)
	b.checkBrackets(d, doc.Tree, 0)
	b.checkLinks(d)
	b.checkCited(d)
	return d
}

// titleAlerts gives alerts their titles in the language of the page.
func (d *Parsed) titleAlerts() {
	if bytes.Contains(d.Doc.Source.Text, []byte("[!")) {
		d.Doc.Alerts(func(word string) string { return d.Edition.Words.T("alert." + word) })
	}
}

// checkExamples plays and checks the examples of a page.
func (b *Book) checkExamples(d *Parsed) {
	for _, fence := range d.Doc.Fences() {
		if ex := example.Check(d.Doc, fence, d.Variant, d.Edition.variants, &d.Problems); ex != nil {
			d.Examples = append(d.Examples, ex)
		}
	}
}

// checkTranslatedExamples checks the examples of a translation. One that the original
// has too consists of texts alone and takes its moves from there.
func (b *Book) checkTranslatedExamples(d *Parsed) {
	original := b.Parse(d.Original)
	for _, fence := range d.Doc.Fences() {
		id, _, _ := strings.Cut(fence.Info, " ")
		played := slices.IndexFunc(original.Examples, func(ex *example.Example) bool { return ex.ID == id })
		var ex *example.Example
		switch {
		case played >= 0:
			ex = example.Translate(d.Doc, fence, original.Examples[played], b.translated(d.Edition), &d.Problems)
		case slices.ContainsFunc(original.Doc.Fences(), func(f *page.Fence) bool { return f.Info == id || strings.HasPrefix(f.Info, id+" ") }):
			// It is wrong in the original, where it is reported.
		default:
			ex = example.Check(d.Doc, fence, d.Variant, d.Edition.variants, &d.Problems)
		}
		if ex != nil {
			d.Examples = append(d.Examples, ex)
		}
	}
}

// checkCited checks that the clauses and the source that front matter and
// examples name exist.
func (b *Book) checkCited(d *Parsed) {
	check := func(ref variant.Ref) {
		if b.Clauses[ref.Text] == nil {
			d.Problems.Add(d.Doc.ProblemAt(ref.Offset, "there is no clause "+ref.Text+"; "+diag.Hint(ref.Text, b.ClauseIDs())))
		}
	}
	for _, ex := range d.Examples {
		for _, ref := range ex.Clauses {
			check(ref)
		}
		if ex.Task != nil {
			for _, ref := range ex.Task.Cited {
				check(ref)
			}
		}
	}
	if d.Variant == nil {
		return
	}
	for _, ref := range d.Variant.Cited {
		check(ref)
	}
	if src := d.Variant.Source; src.Text != "" && !b.has("sources/"+src.Text+"/") {
		d.Problems.Add(d.Doc.ProblemAt(src.Offset, "there is no source "+src.Text+"; a source is a page content/sources/NAME.md"+diag.NearHint(src.Text, b.sourceIDs())))
	}
}

// HasSlot reports whether the page has a block of one of these names.
func (d *Parsed) HasSlot(names ...string) bool {
	return slices.ContainsFunc(d.Doc.Slots(), func(slot *page.Slot) bool { return slices.Contains(names, slot.Name) })
}
