package render

import (
	"bytes"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/templates"
)

// The blocks that a page may have, as a name in double braces. Each has a template
// of its name.
const (
	compareSlot  = "compare"
	indexSlot    = "index"
	labSlot      = "lab"
	playSlot     = "play"
	puzzlesSlot  = "puzzles"
	readingsSlot = "readings"
	searchSlot   = "search"
)

var slotNames = []string{compareSlot, indexSlot, labSlot, playSlot, puzzlesSlot, readingsSlot, searchSlot}

// renderSlots renders the blocks of the page.
func (v *pageBuilder) renderSlots() {
	for _, slot := range v.page.Doc.Slots() {
		html, wrong := v.slot(slot.Name)
		if wrong != "" {
			v.page.Problems.Add(v.page.Doc.ProblemAt(slot.Pos(), "{{"+slot.Name+"}}: "+wrong))
		}
		slot.HTML = html
	}
}

// slot renders one block, or says what is wrong with it.
func (v *pageBuilder) slot(name string) (html, wrong string) {
	data, wrong := v.slotData(name)
	if data == nil || wrong != "" {
		return "", wrong
	}
	var out bytes.Buffer
	if err := v.templates.Execute(&out, v.page.Edition.Words, templates.Text, name, data); err != nil {
		v.page.Problems.Add(v.templates.Problem("slots.html", err))
	}
	return out.String(), ""
}

// slotData returns the data of a block's template; nil where the block is empty.
func (v *pageBuilder) slotData(name string) (data any, wrong string) {
	switch name {
	case compareSlot:
		return v.comparison(), ""
	case indexSlot:
		return v.index(), ""
	case labSlot:
		if wrong := v.misplacedSlot(book.LabPage, "the lab", "the pages of games", "rules to change"); wrong != "" {
			return nil, wrong
		}
		return v.lab(), ""
	case playSlot:
		if wrong := v.misplacedSlot(book.PlayPage, "the table to play at", "games and boards", "game to play"); wrong != "" {
			return nil, wrong
		}
		return v.playTable(), ""
	case puzzlesSlot:
		all, wrong := v.puzzles()
		if all == nil {
			return nil, wrong
		}
		return all, ""
	case readingsSlot:
		if v.page.Variant == nil {
			return nil, "only the page of a variant has readings"
		}
		return v.readings(), ""
	case searchSlot:
		return v.searchBox(), ""
	}
	return nil, "unknown block; " + diag.Hint(name, slotNames)
}

// misplacedSlot says what is wrong with a block that belongs in one page, because
// others link to it there, and needs a book with games.
func (v *pageBuilder) misplacedSlot(page, what, others, use string) string {
	switch {
	case v.page.Name != page:
		return what + " belongs in the page " + page + ", to which " + others + " link"
	case len(v.book.Variants) == 0:
		return "a book without games has no " + use
	}
	return ""
}
