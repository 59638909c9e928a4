package book

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/parallel"
)

// Check parses and checks every page and sets its summary. It returns the problems of
// each page, in the order of List. CheckAnchors and CheckPuzzles find the rest.
func (b *Book) Check() []diag.Problems {
	problems := make([]diag.Problems, len(b.List))
	_ = parallel.For(len(b.List), func(i int) error {
		d := b.CheckPage(b.List[i])
		b.List[i].Text = b.Summarize(d)
		problems[i] = d.Problems
		return nil
	})
	b.CollectMentions()
	return problems
}

// CheckComplete reports omissions that do not fail a build: sections out of order, pages
// missing from the reading order, games of the same title, outdated translations, clauses without an explanation
// or an example.
func (b *Book) CheckComplete() diag.Problems {
	var problems diag.Problems
	for _, p := range b.List {
		problems.Add(p.Text.outline...)
	}
	b.checkOrder(&problems)
	b.checkTitles(&problems)
	b.checkEditions(&problems)
	b.checkCoverage(&problems)
	return problems
}

// checkBrackets reports unknown clause ids in brackets. at is the offset of the text in
// the page.
func (b *Book) checkBrackets(d *Parsed, t page.Tree, at int) {
	for _, bracket := range t.Brackets() {
		if wrong := b.wrongClause(bracket); wrong != "" {
			d.Problems.Add(d.Doc.ProblemAt(at+bracket.Offset, wrong))
		}
	}
}

// wrongClause returns the problem of a text in brackets that was meant as a clause id,
// or "". It was if it has the form of an id and is similar to one of the book.
func (b *Book) wrongClause(bracket page.Bracket) string {
	if !clausePattern.MatchString(bracket.Text) {
		return ""
	}
	letters, _, _ := strings.Cut(bracket.Text, "-")
	ids := b.ClauseIDs()
	hint := diag.Hint(bracket.Text, ids)
	meant := strings.HasPrefix(hint, "did you mean") ||
		slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(id, letters+"-") })
	if !meant {
		return ""
	}
	return "there is no clause " + bracket.Text + "; " + hint + ` \[` + bracket.Text + "] is plain text"
}

// checkHeadings reports headings that skip a level.
func checkHeadings(d *Parsed, sections []page.Section) diag.Problems {
	var problems diag.Problems
	level := 1 // the title's
	for _, h := range sections {
		switch {
		case h.Level == 0: // a term, or the text before the first heading
			continue
		case h.Level == 1 && d.Kind != Home:
			problems.Add(d.Doc.ProblemAt(h.Offset, "the title is the page's only heading of level 1; begin with ##"))
			continue
		case h.Level > level+1:
			problems.Add(d.Doc.ProblemAt(h.Offset, "a heading of level "+strconv.Itoa(h.Level)+" follows one of level "+strconv.Itoa(level)+"; begin it with "+strings.Repeat("#", level+1)))
		}
		level = h.Level
	}
	return problems
}

// gameSections lists the sections of a game's page in order. They are the same on
// every page, so that readers know where to look.
var gameSections = []string{
	"The board and the start", "Your turn", "Captures", "Extra turns and relays", "The end and the score", "How to play well", "Worked examples",
	"Readings and errata", "Sources",
}

// checkSections reports sections of a game's page that are out of order. Other
// headings may be anywhere.
func checkSections(d *Parsed, sections []page.Section) diag.Problems {
	if d.Variant == nil || d.Edition.Folder != "" {
		return nil
	}
	var problems diag.Problems
	latest := -1
	for _, section := range sections {
		rank := slices.Index(gameSections, section.Title)
		switch {
		case rank < 0 || section.Level != 2:
		case rank == latest:
			problems.Add(d.Doc.ProblemAt(section.Offset, "section "+strconv.Quote(section.Title)+" is there twice"))
		case rank < latest:
			problems.Add(d.Doc.ProblemAt(section.Offset, "section "+strconv.Quote(section.Title)+" belongs before "+strconv.Quote(gameSections[latest])+
				"; the order is "+strings.Join(gameSections, ", ")))
		default:
			latest = rank
		}
	}
	return problems
}
