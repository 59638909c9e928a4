package site

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
)

// variantSections is the sections of a variant's page, in the order that all of them have them in: who knows one page finds everything
// in the next.
var variantSections = []string{
	"The board and the start", "Your turn", "Captures", "Extra turns and relays", "The end and the score", "Strategy", "Worked examples",
	"Readings and errata", "Sources",
}

// checkSections reports the sections of variants' pages that stand after one that belongs behind them. Other headings may stand
// anywhere.
func (b *book) checkSections(problems *diag.Problems) {
	for _, e := range b.pages {
		if e.variant == nil || e.in.folder != "" {
			continue
		}
		latest := -1
		for _, s := range e.page.Sections() {
			rank := slices.Index(variantSections, s.Title)
			switch {
			case rank < 0 || s.Level != 2:
			case rank == latest:
				problems.Add(e.page.At(s.Offset, "section "+strconv.Quote(s.Title)+" is there twice"))
			case rank < latest:
				problems.Add(e.page.At(s.Offset, "section "+strconv.Quote(s.Title)+" belongs before "+strconv.Quote(variantSections[latest])+
					"; the order is "+strings.Join(variantSections, ", ")))
			default:
				latest = rank
			}
		}
	}
}
