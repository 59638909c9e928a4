package render

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// comparison is the table of all games: a column for each game, a row for each fact. With
// scripts it opens with some of the games and the facts in which they differ.
type comparison struct {
	Games  []comparedGame
	Rows   []comparedRow
	Boards []sideView // of each game at its start
	Script string     // address of the script that selects games
}

type comparedGame struct {
	pageLink
	Shown bool // the table opens with it
}

// comparedRow is one fact of all games.
type comparedRow struct {
	Key, Name string
	Same      bool // the same in all games that the table opens with
	Cells     []comparedCell
}

type comparedCell struct {
	factView
	Shown bool
}

// openingGames is the number of games that a comparison opens with if its page names none.
const openingGames = 3

func (b *pageBuilder) comparison() comparison {
	c := comparison{Script: b.page.Root() + b.assets.URL("compare.js")}
	opening := b.openingGames()
	var columns [][]factView
	for _, p := range b.book.List {
		if p.Variant == nil || p.Edition != b.page.Edition {
			continue
		}
		shown := slices.Contains(opening, p.Variant.ID) || len(opening) == 0 && len(c.Games) < openingGames
		c.Games = append(c.Games, comparedGame{b.gameLink(p), shown})
		columns = append(columns, b.factsIn(p.Variant, b.page.Edition.Words))
		c.Boards = append(c.Boards, sideView{b.startBoard(p.Variant), p.Variant.Title})
	}
	if len(columns) == 0 {
		return c
	}
	for i, fact := range columns[0] {
		row := comparedRow{Key: fact.Key, Name: fact.Name}
		values := map[string]bool{}
		for k, column := range columns {
			cell := comparedCell{column[i], c.Games[k].Shown}
			row.Cells = append(row.Cells, cell)
			if cell.Shown {
				values[cell.Value] = true
			}
		}
		row.Same = len(values) < 2
		c.Rows = append(c.Rows, row)
	}
	return c
}

// openingGames returns the ids of the games that the page opens its comparison with, and
// reports unknown ones.
func (b *pageBuilder) openingGames() []string {
	var known, ids []string
	for _, game := range b.book.Variants {
		known = append(known, game.ID)
	}
	for _, id := range b.page.Games {
		if !slices.Contains(known, id.Text) {
			b.page.Problems.Add(b.page.File.ProblemAt(id.Offset, "games: there is no game "+id.Text+"; "+diag.Hint(id.Text, known)))
		}
		ids = append(ids, id.Text)
	}
	return ids
}

// startBoard returns the board of a game at its start.
func (b *pageBuilder) startBoard(game *variant.Variant) exampleView {
	return b.exampleView(startExample(game))
}

// startExample returns an example of a game at its start. If the players set up the seeds,
// every pit has the same number.
func startExample(game *variant.Variant) *example.Example {
	start, err := game.Rules.Start()
	if err != nil {
		b := game.Rules.Board()
		start = b.Even(game.Rules.Seeds/(2*b.Pits), engine.South)
	}
	return &example.Example{ID: "board-" + game.ID, Variant: game, Line: example.Line{Game: engine.NewGame(game.Rules, start)}}
}
