package site

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// variantSections is the sections of a variant's page, in the order that all of them have them in: who knows one page finds everything
// in the next.
var variantSections = []string{
	"The board and the start", "Your turn", "Captures", "Extra turns and relays", "The end and the score", "Strategy", "Worked examples",
	"Readings and errata", "Sources",
}

// misplaced reports the sections of a variant's page that stand after one that belongs behind them. Other headings may stand anywhere.
func misplaced(s *sheet, sections []page.Section) diag.Problems {
	if s.variant == nil || s.in.folder != "" {
		return nil
	}
	var problems diag.Problems
	latest := -1
	for _, section := range sections {
		rank := slices.Index(variantSections, section.Title)
		switch {
		case rank < 0 || section.Level != 2:
		case rank == latest:
			problems.Add(s.page.At(section.Offset, "section "+strconv.Quote(section.Title)+" is there twice"))
		case rank < latest:
			problems.Add(s.page.At(section.Offset, "section "+strconv.Quote(section.Title)+" belongs before "+strconv.Quote(variantSections[latest])+
				"; the order is "+strings.Join(variantSections, ", ")))
		default:
			latest = rank
		}
	}
	return problems
}
