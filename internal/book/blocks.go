package book

import (
	"cmp"
	"slices"
	"strings"

	"sowbook/internal/blocks"
	"sowbook/internal/diag"
	"sowbook/internal/puzzle"
	"sowbook/internal/reference"
)

// blockPlaces maps blocks to the only page that may have each.
var blockPlaces = map[string]struct {
	page       string
	misplaced  string // the problem on another page
	needsGames string // the problem in a book without games, or ""
}{
	blocks.Lab: {LabPage, "the lab belongs in the page " + LabPage + ", to which the pages of games link", "a book without games has no rules to change"},
	blocks.Play: {
		PlayPage, "the table to play at belongs in the page " + PlayPage + ", to which games and boards link", "a book without games has no game to play",
	},
	blocks.Book:    {BookPage, "the whole book belongs in the page " + BookPage, ""},
	blocks.Puzzles: {PuzzlesPage, "the puzzles belong in the page " + PuzzlesPage + ", to which others link", ""},
}

// checkBlocks reports blocks that the page cannot have. Each may appear once: a few bytes
// of text make a large part of the page.
func (b *Book) checkBlocks(d *Parsed) {
	seen := map[string]bool{}
	for _, block := range d.Doc.Blocks() {
		wrong := "the block appears twice on this page; remove one"
		if !seen[block.Name] {
			wrong = b.wrongBlock(d, block.Name)
			seen[block.Name] = wrong == ""
		}
		if wrong != "" {
			d.problem(block.Pos(), "{{"+block.Name+"}}: "+wrong)
		}
	}
}

// wrongBlock returns the problem of a block on a page, or "".
func (b *Book) wrongBlock(d *Parsed, name string) string {
	place, fixed := blockPlaces[name]
	table, isTable := strings.CutPrefix(name, blocks.Table+" ")
	switch {
	case isTable && !slices.Contains(reference.Names(), table):
		return "unknown table; " + diag.Hint(table, reference.Names())
	case !blocks.Has(name):
		return "unknown block; " + cmp.Or(blocks.Gone[name], diag.Hint(name, blocks.Names))
	case fixed && d.Name != place.page:
		return place.misplaced
	case fixed && place.needsGames != "" && len(b.Variants) == 0:
		return place.needsGames
	case name == blocks.Puzzles:
		if list, problems := b.Puzzles(); len(list) == 0 && len(problems) == 0 {
			return "this book has no puzzles; sowbook puzzles finds some for " + puzzle.File
		}
	case name == blocks.Compare && len(d.Edition.games) == 0:
		return "there is no game in this language to compare; leave the block out"
	case name == blocks.Compare:
		b.checkCompared(d)
	case name == blocks.Search:
		for _, e := range d.Asked {
			b.link(d, "#"+e.Key, e.Offset, "asked")
		}
	}
	return ""
}

// checkCompared reports games that a page compares and that do not exist.
func (b *Book) checkCompared(d *Parsed) {
	var known []string
	for _, game := range b.Editions[0].variants { // also those that cannot be read
		known = append(known, game.ID)
	}
	for _, id := range d.Games {
		if slices.ContainsFunc(b.List, func(p *Page) bool { return p.Unchecked && p.File.ID() == id.Text }) {
			d.problem(id.Offset, "games: "+id.Text+" has no rules to compare (checked: no); leave it out")
		} else if !slices.Contains(known, id.Text) {
			d.problem(id.Offset, "games: there is no game "+id.Text+"; "+diag.Hint(id.Text, known))
		}
	}
}
