package render

import (
	"html/template"

	"sowbook/engine"
	"sowbook/internal/datafiles"
	"sowbook/internal/example"
)

// guideView is a game that the reader plays against the computer, with advice. Pages
// without scripts show the example's own line.
type guideView struct {
	exampleView
	Start  template.JS // the line for the script: the start alone
	Script string
}

func (b *pageBuilder) guideView(ex *example.Example) guideView {
	start := *ex
	start.Game, start.Notes = engine.NewGame(ex.Game.Rules, ex.Game.Start), nil
	return guideView{b.exampleView(ex), scriptJSON(datafiles.LineOf(&start, 0)), b.page.Root() + b.assets.URL("guide.js")}
}
