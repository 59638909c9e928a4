package page

import (
	"strconv"
	"strings"

	"sowbook/internal/diag"
)

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
