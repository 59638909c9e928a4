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
	compareBlock  = "compare"
	indexBlock    = "index"
	labBlock      = "lab"
	playBlock     = "play"
	puzzlesBlock  = "puzzles"
	readingsBlock = "readings"
	searchBlock   = "search"
)

var blockNames = []string{compareBlock, indexBlock, labBlock, playBlock, puzzlesBlock, readingsBlock, searchBlock}

// renderBlocks renders the blocks of the page.
func (v *pageBuilder) renderBlocks() {
	for _, slot := range v.page.Doc.Blocks() {
		html, wrong := v.block(slot.Name)
		if wrong != "" {
			v.page.Problems.Add(v.page.Doc.ProblemAt(slot.Pos(), "{{"+slot.Name+"}}: "+wrong))
		}
		slot.HTML = html
	}
}

// block renders one block, or says what is wrong with it.
func (v *pageBuilder) block(name string) (html, wrong string) {
	data, wrong := v.blockData(name)
	if data == nil || wrong != "" {
		return "", wrong
	}
	var out bytes.Buffer
	if err := v.templates.Execute(&out, v.page.Edition.Words, templates.TextKind, name, data); err != nil {
		v.page.Problems.Add(v.templates.Problem("slots.html", err))
	}
	return out.String(), ""
}

// blockData returns the data of a block's template; nil where the block is empty.
func (v *pageBuilder) blockData(name string) (data any, wrong string) {
	switch name {
	case compareBlock:
		return v.comparison(), ""
	case indexBlock:
		return v.index(), ""
	case labBlock:
		if wrong := v.misplacedBlock(book.LabPage, "the lab", "the pages of games", "rules to change"); wrong != "" {
			return nil, wrong
		}
		return v.lab(), ""
	case playBlock:
		if wrong := v.misplacedBlock(book.PlayPage, "the table to play at", "games and boards", "game to play"); wrong != "" {
			return nil, wrong
		}
		return v.playTable(), ""
	case puzzlesBlock:
		all, wrong := v.puzzles()
		if all == nil {
			return nil, wrong
		}
		return all, ""
	case readingsBlock:
		if v.page.Variant == nil {
			return nil, "only the page of a variant has readings"
		}
		return v.readings(), ""
	case searchBlock:
		return v.searchBox(), ""
	}
	return nil, "unknown block; " + diag.Hint(name, blockNames)
}

// misplacedBlock says what is wrong with a block that belongs in one page, because
// others link to it there, and needs a book with games.
func (v *pageBuilder) misplacedBlock(page, what, others, use string) string {
	switch {
	case v.page.Name != page:
		return what + " belongs in the page " + page + ", to which " + others + " link"
	case len(v.book.Variants) == 0:
		return "a book without games has no " + use
	}
	return ""
}
