package site

import "slices"

// comparison is the table of all games: a column a game, a row a fact.
type comparison struct {
	Games  []pageLink
	Rows   []comparedRow
	Script string // the address of the script that chooses among them
}

// comparedRow is one fact of all games.
type comparedRow struct {
	Key, Name string
	Same      bool // all games have the same
	Cells     []factView
}

// comparison compares every game of the book.
func (v *view) comparison() comparison {
	c := comparison{Script: v.entry.root() + v.renderer.assets.compare}
	var columns [][]factView
	for _, e := range v.book.pages {
		if e.variant == nil {
			continue
		}
		c.Games = append(c.Games, pageLink{Name: e.title, Title: e.variant.ID, Href: v.entry.to(e.url)})
		columns = append(columns, v.facts(e.variant))
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
