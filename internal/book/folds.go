package book

import (
	"slices"

	"sowbook/internal/page"
)

// firstFolded is the first of gameSections that is folded at first. All after it are, too.
const firstFolded = "Worked examples"

// OpenSections returns how many sections of level 2 of a game's page are not folded. In a
// translation, whose headings are translated, it is as many as in the original.
func (d *Parsed) OpenSections() int {
	if d.Original != nil {
		return d.Original.Text.open
	}
	return countOpenSections(d.Doc.Sections())
}

// countOpenSections counts the sections of level 2 before the first one that is folded.
func countOpenSections(sections []page.Section) int {
	open := 0
	folded := gameSections[slices.Index(gameSections, firstFolded):]
	for _, section := range sections {
		if section.Level == 2 && slices.Contains(folded, section.Title) {
			break
		}
		if section.Level == 2 {
			open++
		}
	}
	return open
}
