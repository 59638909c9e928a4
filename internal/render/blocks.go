package render

import (
	"bytes"
	"strings"

	"sowbook/internal/blocks"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/licences"
	"sowbook/internal/templates"
)

// renderBlocks renders the blocks of the page. Each may appear once: a few bytes of text make
// a large part of the page.
func (b *pageBuilder) renderBlocks() {
	rendered := map[string]bool{}
	for _, block := range b.page.Doc.Blocks() {
		html, wrong := "", "the block appears twice on this page; remove one"
		if !rendered[block.Name] {
			html, wrong = b.block(block.Name)
			rendered[block.Name] = wrong == ""
		}
		if wrong != "" {
			b.page.Problems.Add(b.page.Doc.ProblemAt(block.Pos(), "{{"+block.Name+"}}: "+wrong))
		}
		block.HTML = html
	}
}

// block renders a block. wrong is the problem of a misplaced or unknown one.
func (b *pageBuilder) block(name string) (html, wrong string) {
	if table, ok := strings.CutPrefix(name, blocks.Table+" "); ok {
		return b.referenceTable(table)
	}
	data, wrong := b.blockData(name)
	if data == nil || wrong != "" {
		return "", wrong
	}
	var out bytes.Buffer
	if err := b.templates.Execute(&out, b.words(b.page.Variant), templates.TextKind, name, data); err != nil {
		b.page.Problems.Add(b.problem(b.page.Page, "blocks.html", err))
	}
	return out.String(), ""
}

// blockData returns the data of a block's template, or nil if the block is empty.
func (b *pageBuilder) blockData(name string) (data any, wrong string) {
	switch name {
	case blocks.Compare:
		if len(b.book.Games(b.page.Edition)) == 0 {
			return nil, "there is no game in this language to compare; leave the block out"
		}
		return b.comparison(), ""
	case blocks.Index:
		return b.index(), ""
	case blocks.Lab:
		if wrong := b.misplacedBlock(book.LabPage, "the lab", "the pages of games", "rules to change"); wrong != "" {
			return nil, wrong
		}
		return b.lab(), ""
	case blocks.Licences:
		return licences.Modules(), ""
	case blocks.Messages:
		return b.page.Edition.Words.Sections(), ""
	case blocks.Play:
		if wrong := b.misplacedBlock(book.PlayPage, "the table to play at", "games and boards", "game to play"); wrong != "" {
			return nil, wrong
		}
		return b.playPageData(), ""
	case blocks.Puzzles:
		all, wrong := b.puzzles()
		if all == nil {
			return nil, wrong
		}
		return all, ""
	case blocks.Search:
		return b.searchBox(), ""
	}
	return nil, "unknown block; " + diag.Hint(name, blocks.Names)
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
