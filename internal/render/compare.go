package render

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// comparison is the table of all games: a column for each game, a row for each fact.
type comparison struct {
	Games  []pageLink
	Rows   []comparedRow
	Boards []sideView // of each game at its start
	Script string     // address of the script that selects games
}

// comparedRow is one fact of all games.
type comparedRow struct {
	Key, Name string
	Same      bool // the same in all games
	Cells     []factView
}

func (b *pageBuilder) comparison() comparison {
	c := comparison{Script: b.page.Root() + b.assets.URL("compare.js")}
	var columns [][]factView
	for _, p := range b.book.List {
		if p.Variant == nil || p.Edition != b.page.Edition {
			continue
		}
		c.Games = append(c.Games, b.gameLink(p))
		columns = append(columns, b.factsIn(p.Variant, b.page.Edition.Words))
		c.Boards = append(c.Boards, sideView{b.startBoard(p.Variant), p.Variant.Title})
	}
	if len(columns) == 0 {
		return c
	}
	for i, fact := range columns[0] {
		row := comparedRow{Key: fact.Key, Name: fact.Name}
		for _, column := range columns {
			row.Cells = append(row.Cells, column[i])
		}
		row.Same = !slices.ContainsFunc(row.Cells, func(cell factView) bool { return cell.Value != fact.Value })
		c.Rows = append(c.Rows, row)
	}
	return c
}

// startBoard returns the board of a game at its start. If the players set up the seeds,
// every pit has the same number.
func (b *pageBuilder) startBoard(game *variant.Variant) exampleView {
	start, err := game.Rules.Start()
	if err != nil {
		start = engine.Even(game.Rules.Pits, game.Rules.Seeds/(2*game.Rules.Pits), engine.South)
	}
	ex := &example.Example{ID: "board-" + game.ID, Variant: game, Line: example.Line{Game: engine.NewGame(game.Rules, start)}}
	return b.exampleView(ex)
}
