package render

import (
	"strings"

	"sowbook/internal/blocks"
	"sowbook/internal/gamelist"
	"sowbook/internal/licences"
	"sowbook/internal/page"
	"sowbook/internal/pagelist"
	"sowbook/internal/reference"
	"sowbook/internal/templates"
)

// blockHTML makes the HTML of a block.
func (b *pageBuilder) blockHTML(name string) (string, error) {
	if name == blocks.Book {
		return b.wholeBook()
	}
	if table, ok := strings.CutPrefix(name, blocks.Table+" "); ok {
		return b.referenceTable(table)
	}
	data := b.blockData(name)
	if data == nil {
		return "", nil
	}
	html, err := b.fill(b.page.Page, b.words(b.page.Variant), "blocks.html", templates.TextKind, name, data)
	return string(html), err
}

// blockData returns the data of a block's template, or nil if the block is empty.
func (b *pageBuilder) blockData(name string) any {
	switch name {
	case blocks.Atlas:
		return gamelist.NewAtlas(b.book, b.page.Page, b.asset("home.js"))
	case blocks.Boards:
		return gamelist.NewFinder(b.book, b.page.Page, b.asset("find-board.js"))
	case blocks.Compare:
		return b.comparison()
	case blocks.Index:
		return pagelist.Index(b.book, b.page.Page)
	case blocks.Lab:
		return b.lab()
	case blocks.Licences:
		return licences.Modules()
	case blocks.Messages:
		return b.page.Edition.Words.Sections()
	case blocks.News:
		return pagelist.News(b.book, b.page.Page)
	case blocks.Play:
		return b.playPageData()
	case blocks.Print:
		return b.asset("print.js")
	case blocks.Puzzles:
		if list, _ := b.book.Puzzles(); len(list) > 0 { // else the proof of the puzzles reports why not
			return b.puzzles(list)
		}
	case blocks.Search:
		return b.searchBox()
	case blocks.Start:
		return startView{gamelist.ToStart(b.book, b.page.Page)}
	}
	return nil
}

// templateViews has a value of the data of each template, for the table of the manual.
var templateViews = map[string]any{
	"home": homePage{}, "variant": gamePage{}, "source": sourcePage{}, "sources": listView{},
	"course": courseView{}, "lesson": lessonView{}, "card": cardPage{}, "moved": movedView{},
	"example": exampleView{}, "frame": frameView{}, "pair": pairView{}, "task": taskView{}, "guide": guideView{},
	"atlas": gamelist.Atlas{}, "boards": gamelist.Finder{}, "compare": comparison{}, "lab": labView{}, "play": playView{}, "puzzles": puzzlesView{}, "search": searchView{}, "start": startView{},
}

// referenceTable returns a table of the manual as HTML.
func (b *pageBuilder) referenceTable(name string) (string, error) {
	front := map[string][]string{}
	for _, p := range b.book.List {
		kind := string(p.Kind)
		front[kind] = append(front[kind], p.File.Front.Keys()...)
	}
	d := reference.Data{Words: b.page.Edition.Words, Front: front, Views: templateViews, Commands: b.book.Project.Commands}
	text, _ := reference.Table(name, d)
	return page.ParseFragment(text, nil).Tree.HTML()
}
