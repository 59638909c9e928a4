package render

import (
	"html"
	"html/template"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/figures"
	"sowbook/internal/gamelist"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/prose"
	"sowbook/internal/templates"
	"sowbook/internal/variant"
)

type gamePage struct {
	*pageView
	Suits    []string // players, age, time, level, board
	Start    exampleView
	HowTo    []howPart
	Rules    []template.HTML // the sections that are not folded
	Folds    []foldView
	Facts    []factView
	Data     string    // address of [book.GameFile]
	Compare  *pageLink // the comparison with this game selected, or nil
	Play     *pageLink // the play page with this game, or nil
	Lab      *pageLink // the lab with this game, or nil
	Source   *sourceLink
	Account  *gamelist.Account // of an entry of the atlas, or nil
	Unplayed template.HTML     // what its rules leave out
	Untold   template.HTML     // what the account leaves open
	Readings []readingView
	Changes  []changeView // newest first
}

// foldView is a section that is folded until the reader opens it.
type foldView struct {
	ID, Title string
	Examples  int
	Inside    string // the titles of its parts
	HTML      template.HTML
}

// howPart is a list of sentences of "How to play", with a title if there are several lists.
type howPart struct {
	Title     string
	Sentences []any
}

// howToPlay returns the lists of "How to play": one, or one for each part if they are long.
func (b *pageBuilder) howToPlay(game *variant.Variant) []howPart {
	all, parts := []any{}, []howPart{}
	english, gloss := templates.English(b.words(game).EnglishOfRules(game.Voice, game.Rules)), gamelist.NewGloss(b.book, b.page.Page)
	for _, lesson := range prose.HowToPlay(b.words(game), game.Voice, game.Rules, true) {
		part := howPart{Title: b.page.Edition.Words.T(partTitles[lesson.Part])}
		for _, sentence := range lesson.Sentences {
			part.Sentences = append(part.Sentences, gloss.Mark(english.Marked(sentence)))
		}
		all, parts = append(all, part.Sentences...), append(parts, part)
	}
	if len(all) <= 10 {
		return []howPart{{Sentences: all}}
	}
	return parts
}

const openingBoardID = "start-board" // the anchor of the board at the top of a game's page

type sourceLink struct {
	*pageLink
	By, Year string
}

// gamePage returns the page of a game. The examples and blocks must be rendered.
func (b *pageBuilder) gamePage() (gamePage, error) {
	game, start := b.page.Variant, b.openingBoard() // before pageView, which draws each kind of board once
	g := gamePage{pageView: b.pageView(), Suits: game.Suited(b.words(game)), Start: start, HowTo: b.howToPlay(game), Data: book.GameFile}
	g.Facts = slices.DeleteFunc(b.facts(game, b.words(game)), func(f factView) bool { return f.Value == "" })
	if original := b.page.Original; original != nil {
		g.Data = b.page.LinkTo(original.URL) + book.GameFile
	} else {
		for _, c := range game.Changes {
			g.Changes = append(g.Changes, changeView{c.Anchor(), c.Date, b.inline(c.Text)})
		}
	}
	g.Compare = b.linkWithGame(game.ID, book.ComparePage)
	g.Play = b.linkWithGame(game.ID, book.PlayPage)
	if g.Lab = b.linkTo(b.book.PageOrOriginal(b.page.Edition, book.LabPage)); g.Lab != nil {
		g.Lab.Href += "?game=" + game.ID
	}
	if src := b.book.Find("sources/" + game.Source.Text + "/"); src != nil {
		g.Source = &sourceLink{b.linkTo(src), src.Source.By, src.Source.Date}
	}
	if g.Account = gamelist.NewAccount(b.book, b.page.Page); g.Account != nil {
		g.Unplayed, g.Untold = b.inline(game.Account.Unplayed.Text), b.inline(game.Account.Untold.Text)
	}
	g.Readings = b.readings()
	if err := b.splitText(&g); err != nil {
		return g, err
	}
	if g.TOC != nil {
		g.TOC = g.contents(b.words(game))
	}
	return g, nil
}

// sections returns the parts of a game's text that are open at first, and those that are folded.
func sections(d *book.Parsed) (open, folded []page.Part) {
	parts, n := d.Doc.Parts(), d.OpenSections()
	if len(parts) > 0 && parts[0].ID == "" { // before the first heading
		n++
	}
	n = min(n, len(parts))
	return parts[:n], parts[n:]
}

// foldedExamples returns the examples of a game's page that are in folded sections. Tasks
// are not among them.
func foldedExamples(d *book.Parsed) map[*example.Example]bool {
	open, _ := sections(d)
	examples := 0
	for _, part := range open {
		examples += part.Examples
	}
	folded := map[*example.Example]bool{}
	for _, ex := range d.Examples[min(examples, len(d.Examples)):] {
		folded[ex] = ex.Task == nil
	}
	return folded
}

// splitText splits the text of a game's page into its open and its folded sections.
func (b *pageBuilder) splitText(g *gamePage) error {
	b.page.Doc.PlaceExamplesBeside()
	open, folded := sections(b.page)
	for _, part := range open {
		html, err := part.HTML()
		if err != nil {
			return err
		}
		g.Rules = append(g.Rules, template.HTML(html))
	}
	for _, part := range folded {
		html, err := part.ContentHTML()
		if err != nil {
			return err
		}
		g.Folds = append(g.Folds, foldView{part.ID, part.Title, part.Examples, inside(part), template.HTML(html)})
	}
	return nil
}

// maxInside is the length of the line that says what is inside a folded section, in letters.
const maxInside = 42

// inside says what is inside a section, besides its boards: the titles of its parts.
func inside(part page.Part) string {
	text := strings.Join(part.Subsections, " · ")
	if letters := []rune(text); len(letters) > maxInside {
		text = string(letters[:maxInside])
		if space := strings.LastIndexByte(text, ' '); space > 0 {
			text = text[:space]
		}
		text = strings.TrimRight(text, " ,;:.·") + "…"
	}
	return text
}

// contents returns the table of contents: that of the text, with the sections that the
// template adds in their places.
func (g *gamePage) contents(words *locale.Table) []page.ContentsItem {
	open := len(g.TOC) - len(g.Folds)
	items := slices.Clone(g.TOC[:open])
	if g.Account != nil {
		items = append(items, page.ContentsItem{ID: "account", Title: words.T("atlas.account")})
	}
	if len(g.Readings) > 0 {
		items = append(items, page.ContentsItem{ID: "readings", Title: words.T("page.open-points")})
	}
	items = append(items, page.ContentsItem{ID: "at-a-glance", Title: words.T("page.glance")})
	items = append(items, g.TOC[open:]...)
	for i := range items { // short enough for one row
		if short := "contents." + items[i].ID; words.Has(short) {
			items[i].Title = words.T(short)
		}
	}
	return items
}

// openingBoard returns the board at the top of a game's page. If the players set up the
// board, it is the start of the page's first example.
func (b *pageBuilder) openingBoard() exampleView {
	game := b.page.Variant
	ex := figures.AtStart(game)
	ex.ID = openingBoardID
	if _, err := game.Rules.Start(); err != nil && len(b.page.Examples) > 0 && b.page.Examples[0].Variant == game {
		ex.Game = engine.NewGame(game.Rules, b.page.Examples[0].Game.Start())
		ex.Caption = b.words(game).T("page.laid-out")
	}
	legend := b.boardLegend(game)
	if legend != "" {
		ex.Notes = map[int][]string{0: {string(legend)}}
	}
	view := b.exampleView(ex)
	view.Frames[0].Say = legend
	return view
}

// boardLegend explains the marks on a game's board and the notation of its players, if it has them.
func (b *pageBuilder) boardLegend(game *variant.Variant) template.HTML {
	if game.Notation == "" {
		return ""
	}
	t, text := b.words(game).T, ""
	if game.Rules.House > 0 {
		text = t("page.marks-house") + " "
	}
	text = html.EscapeString(text + t("page.notation-"+game.Notation))
	if link := b.linkTo(b.book.PageOrOriginal(b.page.Edition, "glossary.md")); link != nil {
		text += ` <a href="` + link.Href + `#notation">` + html.EscapeString(t("page.notation-more")) + `</a>.`
	}
	return template.HTML(`<span class="note">` + text + `</span>`)
}

// linkWithGame returns a link to a page that selects a game by its id, or nil if there is
// no such page. If the edition lacks the page, the link is to the notice there.
func (b *pageBuilder) linkWithGame(game, name string) *pageLink {
	link := b.linkTo(b.book.PageOrOriginal(b.page.Edition, name))
	if link == nil {
		return nil
	}
	link.Href += "?game=" + game
	if link.Lang != "" {
		link.Href += "#" + b.page.Edition.Notice()
	}
	return link
}

// changeView is a change to the rules of the page's game.
type changeView struct {
	ID, Date string
	Text     template.HTML
}

// readingView is a reading of the page's game as a question that players answer differently.
type readingView struct {
	Key, Question string
	Why           template.HTML
	Values        []valueView
	Board         *exampleView // nil if no example of the page shows the difference
}

// valueView is an answer and what it means.
type valueView struct {
	Value, Answer string
	Meaning       template.HTML
	Default       bool
}

// readings returns the readings of the page's game. The examples must be rendered.
func (b *pageBuilder) readings() []readingView {
	game := b.page.Variant
	words := b.words(game)
	var views []readingView
	for _, reading := range game.Readings {
		view := readingView{Key: reading.Key, Question: reading.Question(words), Why: b.inline(reading.Why)}
		for i, value := range reading.Values {
			view.Values = append(view.Values, valueView{value.Name, reading.Answer(words, value), b.inline(value.Meaning), i == 0})
		}
		if ex := figures.OfReading(b.page.Examples, game, reading); ex != nil {
			board := b.exampleView(ex)
			board.Folded = true
			view.Board = &board
		}
		views = append(views, view)
	}
	return views
}
