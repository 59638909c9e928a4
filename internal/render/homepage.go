package render

import "sowbook/internal/gamelist"

// startView is the games to start with.
type startView struct{ Cards []gamelist.Card }

// homePage is the home page: its text, a card for each game, and the games by region.
type homePage struct {
	*pageView
	gamelist.HomeGames
	FilterScript string
}

// homePage adds the games of the edition to its home page.
func (b *pageBuilder) homePage(p *pageView) homePage {
	return homePage{p, gamelist.NewHomeGames(b.book, b.page.Page), b.page.Root() + b.assets.URL("home.js")}
}
