package render

import (
	"slices"

	"sowbook/internal/book"
	"sowbook/internal/figures"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/templates"
	"sowbook/internal/variant"
)

// comparison is the names of all games, and a table of some: a column for each game, a row
// for each fact. A script adds the columns of other games from their files.
type comparison struct {
	Menu    gameMenu
	Columns []gameColumn // of the games that the table opens with
	Rows    []comparedRow
	Script  string // address of the script that selects games
}

type gameColumn struct {
	Game  pageLink // its title is the game's id
	Facts []factView
}

// comparedRow is one fact of the games in the table.
type comparedRow struct {
	Key, Name string
	Same      bool // the same in all games
	Cells     []factView
	templates.English
}

// openingGames is the number of games that a comparison opens with if its page names none.
const openingGames = 3

func (b *pageBuilder) comparison() comparison {
	c := comparison{Script: b.asset("compare.js")}
	isTranslated := func(p *book.Page) bool { return p.Edition == b.page.Edition }
	c.Menu = b.menu(isTranslated)
	pages := slices.DeleteFunc(b.gamePages(), func(p *book.Page) bool { return !isTranslated(p) })
	isOpening := func(p *book.Page) bool {
		return slices.ContainsFunc(b.page.Games, func(id page.Value) bool { return id.Text == p.Variant.ID })
	}
	takeFirst := !slices.ContainsFunc(pages, isOpening)
	for i, p := range pages {
		if isOpening(p) || takeFirst && i < openingGames {
			c.Columns = append(c.Columns, b.gameColumn(p))
		}
	}
	b.startBoard(pages[0].Variant) // the script needs the messages of boards
	for i, fact := range c.Columns[0].Facts {
		row := comparedRow{Key: fact.Key, Name: fact.Name, Same: true, English: fact.English}
		for _, column := range c.Columns {
			row.Cells = append(row.Cells, column.Facts[i])
			row.Same = row.Same && column.Facts[i].Value == fact.Value
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

// Shown reports whether the table opens with a game.
func (c comparison) Shown(id string) bool {
	return slices.ContainsFunc(c.Columns, func(column gameColumn) bool { return column.Game.Title == id })
}

// gameColumn returns the column of a game in a comparison.
func (b *pageBuilder) gameColumn(game *book.Page) gameColumn {
	return gameColumn{b.gameLink(game), b.facts(game.Variant, b.page.Edition.Words)}
}

func (b *pageBuilder) startBoard(game *variant.Variant) exampleView {
	return b.exampleView(figures.AtStart(game))
}

// factView is a fact of a game with the clauses that state it.
type factView struct {
	prose.Fact
	Clauses  []clauseLink
	Unstated bool // no source states it
	Contrary bool // the clauses say otherwise
	templates.English
}

// facts returns the facts of a game by its default readings, in the words of a table.
func (b *pageBuilder) facts(game *variant.Variant, words *locale.Table) []factView {
	var views []factView
	english := words.EnglishOfRules(game.Voice, game.Rules)
	for _, f := range prose.Facts(words, game.Voice, game.Rules) {
		statement, named := game.Facts[f.Key]
		view := factView{Fact: f, English: english, Unstated: named && len(statement.Clauses) == 0, Contrary: statement.Contrary}
		for _, id := range statement.Clauses {
			view.Clauses = append(view.Clauses, b.clauseLink(id))
		}
		views = append(views, view)
	}
	return views
}
