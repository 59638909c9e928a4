package render

import (
	"sowbook/internal/page"
	"sowbook/internal/reference"
)

// templateViews has a value of the data of each template, for the table of the manual.
var templateViews = map[string]any{
	"home": homePage{}, "variant": gamePage{}, "source": sourcePage{}, "sources": listView{},
	"course": courseView{}, "lesson": lessonView{}, "card": cardPage{}, "moved": movedView{},
	"example": exampleView{}, "frame": frameView{}, "pair": pairView{}, "task": taskView{}, "guide": guideView{},
	"compare": comparison{}, "lab": labView{}, "play": playView{}, "puzzles": puzzlesView{}, "search": searchView{}, "start": startView{},
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
