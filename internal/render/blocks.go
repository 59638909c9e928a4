package render

import (
	"bytes"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/licences"
	"sowbook/internal/templates"
)

// The names of blocks and of their templates.
const (
	compareBlock  = "compare"
	indexBlock    = "index"
	labBlock      = "lab"
	licencesBlock = "licences"
	playBlock     = "play"
	puzzlesBlock  = "puzzles"
	searchBlock   = "search"
	tableBlock    = "table" // with the name of a table of package reference
	messagesBlock = "messages"
)

var blockNames = []string{compareBlock, indexBlock, labBlock, licencesBlock, messagesBlock, playBlock, puzzlesBlock, searchBlock, tableBlock + " NAME"}

// renderBlocks renders the blocks of the page.
func (b *pageBuilder) renderBlocks() {
	for _, block := range b.page.Doc.Blocks() {
		html, wrong := b.block(block.Name)
		if wrong != "" {
			b.page.Problems.Add(b.page.Doc.ProblemAt(block.Pos(), "{{"+block.Name+"}}: "+wrong))
		}
		block.HTML = html
	}
}

// block renders a block. wrong is the problem of a misplaced or unknown one.
func (b *pageBuilder) block(name string) (html, wrong string) {
	if table, ok := strings.CutPrefix(name, tableBlock+" "); ok {
		return b.referenceTable(table)
	}
	data, wrong := b.blockData(name)
	if data == nil || wrong != "" {
		return "", wrong
	}
	var out bytes.Buffer
	if err := b.templates.Execute(&out, b.words(b.page.Variant), templates.TextKind, name, data); err != nil {
		b.page.Problems.Add(b.templates.Problem("blocks.html", err))
	}
	return out.String(), ""
}

// blockData returns the data of a block's template, or nil if the block is empty.
func (b *pageBuilder) blockData(name string) (data any, wrong string) {
	switch name {
	case compareBlock:
		if len(b.book.Games(b.page.Edition)) == 0 {
			return nil, "there is no game in this language to compare; leave the block out"
		}
		return b.comparison(), ""
	case indexBlock:
		return b.index(), ""
	case labBlock:
		if wrong := b.misplacedBlock(book.LabPage, "the lab", "the pages of games", "rules to change"); wrong != "" {
			return nil, wrong
		}
		return b.lab(), ""
	case licencesBlock:
		return licences.Modules(), ""
	case messagesBlock:
		return b.page.Edition.Words.Sections(), ""
	case playBlock:
		if wrong := b.misplacedBlock(book.PlayPage, "the table to play at", "games and boards", "game to play"); wrong != "" {
			return nil, wrong
		}
		return b.playPageData(), ""
	case puzzlesBlock:
		all, wrong := b.puzzles()
		if all == nil {
			return nil, wrong
		}
		return all, ""
	case searchBlock:
		return b.searchBox(), ""
	}
	return nil, "unknown block; " + diag.Hint(name, blockNames)
}

// misplacedBlock returns the problem of a block that belongs in one page, to which others
// link, and needs a book with games, or "".
func (b *pageBuilder) misplacedBlock(page, what, others, use string) string {
	switch {
	case b.page.Name != page:
		return what + " belongs in the page " + page + ", to which " + others + " link"
	case len(b.book.Variants) == 0:
		return "a book without games has no " + use
	}
	return ""
}
