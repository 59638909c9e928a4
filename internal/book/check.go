package book

import (
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/parallel"
)

// Check parses and checks some pages and sets their summaries, which do not change afterwards. A
// page with problems keeps the summary that it has. It returns the problems of each page. CheckAnchors and CheckFiles find the rest.
func (b *Book) Check(pages []*Page) []diag.Problems {
	problems := make([]diag.Problems, len(pages))
	for _, p := range pages {
		b.forget(p)
	}
	for _, translations := range []bool{false, true} { // which play the examples of the originals
		_ = parallel.For(len(pages), func(i int) error {
			if p := pages[i]; translations == (p.Original != nil) {
				d := b.Parse(p)
				if len(d.Problems) == 0 || !p.Text.parsed {
					p.Text = b.Summarize(d)
				}
				problems[i] = d.Problems
				b.keep(d)
			}
			return nil
		})
	}
	b.CollectMentions()
	return problems
}

// maxKept is the number of bytes of text whose pages stay parsed between Check and Take. A
// parsed page takes about 25 times the memory of its text.
const maxKept = 1 << 18

// keep keeps a checked page for Take.
func (b *Book) keep(d *Parsed) {
	size := int64(len(d.Doc.Source.Text))
	if len(d.Problems) == 0 && b.keptSize.Add(size) <= maxKept {
		b.kept.Store(d.Page, d)
	} else {
		b.keptSize.Add(-size)
	}
}

// Take returns a parsed page for rendering, which changes its tree: each call returns another.
func (b *Book) Take(p *Page) *Parsed {
	if d := b.forget(p); d != nil {
		return d
	}
	return b.parse(p, true)
}

// forget returns a kept page and keeps it no longer, or nil.
func (b *Book) forget(p *Page) *Parsed {
	kept, _ := b.kept.LoadAndDelete(p)
	d, _ := kept.(*Parsed)
	if d != nil {
		b.keptSize.Add(-int64(len(d.Doc.Source.Text)))
	}
	return d
}

// checkBrackets reports unknown clause ids in brackets. at is the offset of the text in
// the page.
func (b *Book) checkBrackets(d *Parsed, t page.Tree, at int) {
	for _, bracket := range t.Brackets() {
		if wrong := b.wrongClause(bracket); wrong != "" {
			d.problem(at+bracket.Offset, wrong)
		}
	}
}

// wrongClause returns the problem of a text in brackets that was meant as a clause id,
// or "". It was if it has the form of an id and is similar to one of the book.
func (b *Book) wrongClause(bracket page.Bracket) string {
	ids := b.ClauseIDs()
	several := strings.FieldsFunc(bracket.Text, func(r rune) bool { return strings.ContainsRune(" ,;", r) })
	if len(several) > 1 && !slices.ContainsFunc(several, func(id string) bool { return !slices.Contains(ids, id) }) {
		return "each clause has its own brackets: write [" + strings.Join(several, "] [") + "]"
	}
	if !clausePattern.MatchString(bracket.Text) {
		return ""
	}
	letters, _, _ := strings.Cut(bracket.Text, "-")
	hint := diag.Hint(bracket.Text, ids)
	if !strings.HasPrefix(hint, "did you mean") && !slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(id, letters+"-") }) {
		return ""
	}
	return "there is no clause " + bracket.Text + "; " + hint + ` \[` + bracket.Text + "] is plain text"
}
