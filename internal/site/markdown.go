package site

import (
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// checkMarkdown reports what looks like markdown in a page and does not work, and what looks like a clause and is none.
func (b *book) checkMarkdown(s *sheet) {
	s.page.Faults(&s.problems)
	for _, bracket := range s.page.Brackets() {
		if wrong := b.noClause(bracket); wrong != "" {
			s.problems.Add(s.page.At(bracket.Offset, wrong))
		}
	}
}

// noClause says what is wrong with words in brackets that were meant as a clause's id, or nothing where they were not: they have the form
// of one, and their letters are those of a source of the book.
func (b *book) noClause(bracket page.Bracket) string {
	if !clausePattern.MatchString(bracket.Text) {
		return ""
	}
	letters, _, _ := strings.Cut(bracket.Text, "-")
	ids := b.clauseIDs()
	hint := diag.Expected(bracket.Text, ids)
	meant := strings.HasPrefix(hint, "did you mean")
	for _, id := range ids {
		meant = meant || strings.HasPrefix(id, letters+"-")
	}
	if !meant {
		return ""
	}
	return "there is no clause " + bracket.Text + "; " + hint + ` \[` + bracket.Text + "] is the words themselves"
}

// skipped is the headings of a page that skip a level, so that its outline has holes.
func skipped(s *sheet) diag.Problems {
	var problems diag.Problems
	level := 1 // the title's
	for _, h := range s.page.Headings() {
		switch {
		case h.Level == 1 && s.kind != "home":
			problems.Add(s.page.At(h.Offset, "the title of the page is its one heading of the first level; begin with ##"))
			continue
		case h.Level > level+1:
			problems.Add(s.page.At(h.Offset, "a heading of level "+digit(h.Level)+" stands below one of level "+digit(level)+"; begin it with "+strings.Repeat("#", level+1)))
		}
		level = h.Level
	}
	return problems
}

func digit(n int) string { return string(rune('0' + n)) }
