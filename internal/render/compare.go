package render

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// comparison is the table of all games: a column a game, a row a fact.
type comparison struct {
	Games  []pageLink
	Rows   []comparedRow
	Boards []sideView // of each game, as it begins
	Script string     // the address of the script that chooses among them
}

// comparedRow is one fact of all games.
type comparedRow struct {
	Key, Name string
	Same      bool // all games have the same
	Cells     []factView
}

// comparison compares every game of the book.
func (v *pageBuilder) comparison() comparison {
	c := comparison{Script: v.page.Root() + v.assets.URL("compare.js")}
	var columns [][]factView
	for _, e := range v.book.List {
		if e.Variant == nil || e.Edition != v.page.Edition {
			continue
		}
		c.Games = append(c.Games, v.gameLink(e))
		columns = append(columns, v.facts(e.Variant))
		c.Boards = append(c.Boards, v.startBoard(e.Variant))
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

// startBoard is the board of a game at its start: where a player lays the seeds out, with the same number in every pit.
func (v *pageBuilder) startBoard(game *variant.Variant) sideView {
	start, err := game.Rules.Start()
	if err != nil {
		start = engine.Even(game.Rules.Pits, game.Rules.Seeds/(2*game.Rules.Pits), engine.South)
	}
	ex := &example.Example{ID: "board-" + game.ID, Variant: game, Line: example.Line{Game: engine.NewGame(game.Rules, start)}}
	return sideView{v.example(ex), game.Title}
}
