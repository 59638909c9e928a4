package book

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
)

// gameSections lists the sections of a game's page in order. They are the same on
// every page, so that readers know where to look.
var gameSections = []string{
	"The board and the start", "Your turn", "Captures", "Extra turns and relays", "The end and the score", "How to play well", "Worked examples",
	"Readings and errata", "Sources",
}

// checkSections reports sections of a game's page that are out of order. Other
// headings may be anywhere.
func checkSections(d *Parsed, sections []page.Section) diag.Problems {
	if d.Variant == nil || d.Edition.Words.Lang != locale.Default {
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

// firstFolded is the first of gameSections that is folded at first. All after it are, too.
const firstFolded = "Worked examples"

// OpenSections returns how many sections of level 2 of a checked game's page are not folded.
// In a translation, whose headings are translated, it is as many as in the original.
func (p *Page) OpenSections() int { return cmp.Or(p.Original, p).Text.open }

// countOpenSections counts the sections of level 2 before the first one that is folded.
func countOpenSections(sections []page.Section) int {
	open := 0
	folded := gameSections[slices.Index(gameSections, firstFolded):]
	for _, section := range sections {
		switch {
		case section.Level != 2:
		case slices.Contains(folded, section.Title):
			return open
		default:
			open++
		}
	}
	return open
}
