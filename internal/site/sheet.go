package site

import (
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// sheet is a page while it is made: an entry with its text. It is let go when its files are written, and its digest stays.
type sheet struct {
	*entry
	page     *page.Page
	examples []*example.Example
	anchors  map[string]bool
	links    []anchorLink // to anchors of other pages, which are known when all are read
	explains []place      // the clauses that the text names, each where it does first
	problems diag.Problems
}

// place is where a page speaks of a clause.
type place struct{ clause, anchor, title string }

// open reads the text of a page and checks all that can be checked without the texts of others: examples, clauses and links.
func (b *book) open(e *entry) *sheet {
	p, problems := page.Open(b.content, b.shown, e.page.Path)
	s := &sheet{entry: e, page: p, problems: problems, anchors: map[string]bool{}}
	if len(problems) > 0 {
		return s
	}
	p.Parse(b.references)
	p.CheckLanguages(&s.problems)
	s.localize()
	if s.original != nil {
		b.checkTranslatedExamples(s)
	} else {
		b.checkExamples(s)
	}
	s.collectAnchors()
	b.fillInserts(s)
	b.checkMarkdown(s)
	b.checkLinks(s)
	b.checkCited(s)
	return s
}

// checkExamples plays and checks the examples of a page.
func (b *book) checkExamples(s *sheet) {
	for _, fence := range s.page.Fences() {
		if ex := example.Check(s.page, fence, s.variant, s.in.variants, &s.problems); ex != nil {
			s.examples = append(s.examples, ex)
		}
	}
}

// exampleName is what a list on another page calls an example of a page.
func (b *book) exampleName(s *sheet, ex *example.Example) string {
	return b.plain(s.entry, ex.Name())
}

// checkCited checks that the clauses and the source that front matter and
// examples name are there.
func (b *book) checkCited(s *sheet) {
	check := func(ref variant.Ref) {
		if b.clauses[ref.Text] == nil {
			s.problems.Add(s.page.At(ref.Offset, "there is no clause "+ref.Text+"; "+diag.Expected(ref.Text, b.clauseIDs())))
		}
	}
	for _, ex := range s.examples {
		for _, ref := range ex.Clauses {
			check(ref)
		}
		if ex.Task != nil {
			for _, ref := range ex.Task.Cited {
				check(ref)
			}
		}
	}
	if s.variant == nil {
		return
	}
	for _, ref := range s.variant.Cited {
		check(ref)
	}
	if src := s.variant.Source; src.Text != "" && !b.has("sources/"+src.Text+"/") {
		s.problems.Add(s.page.At(src.Offset, "there is no source "+src.Text+"; a source is a page content/sources/NAME.md"+diag.Near(src.Text, b.sourceIDs())))
	}
}

// late tells whether the page shows what is known only when every text was read: where the book speaks of a source's clauses, the index,
// what can be searched, the tasks of all lessons.
func (s *sheet) late() bool {
	return s.source != nil || s.kind == "course" || slices.ContainsFunc(s.page.Slots(), func(slot *page.Slot) bool { return slot.Name == "index" || slot.Name == "search" })
}
