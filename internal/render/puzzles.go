package render

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/engine/ruleset"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/prose"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// puzzlesView is the puzzle page. It shows the first puzzle on a board and lists all in a
// noscript element, from which a script reads them.
type puzzlesView struct {
	First          puzzleView
	Games          []puzzleGame
	Themes, Levels []puzzleKind
	Script         string
}

// puzzleGame is a game with its puzzles and the board on which a script sets them up.
type puzzleGame struct {
	puzzleKind
	Board   puzzleView
	Puzzles []puzzleView
}

// puzzleKind is a game, theme or level to select, with the number of its puzzles.
type puzzleKind struct {
	Word, Name string
	Count      int
}

// puzzleView is the data of a puzzle's template. The board of a game has no name.
type puzzleView struct {
	taskView
	Name    string // of the puzzle
	Kind    string // theme, level and side to move, in words
	Listing puzzleListing
	Of      *pageLink // the game
	Hints   []puzzleHint
}

// puzzleListing is a puzzle in the list, with what the script needs to show it.
type puzzleListing struct {
	Theme    string
	Level    int
	Goal     string // as package player writes it
	Solution string // the first
	Position string
	Say      string // about the position
}

// puzzleHint is the first hint of a theme: what to look for, and the rule behind it.
type puzzleHint struct {
	Theme, Look string
	Rule        factView
}

// puzzles returns the data of the puzzle page, or nil if there are no puzzles. Then wrong
// is the reason, unless the proof of the puzzles reports it.
func (b *pageBuilder) puzzles() (out *puzzlesView, wrong string) {
	list, problems := b.book.Puzzles()
	switch {
	case b.page.Name != book.PuzzlesPage:
		return nil, "the puzzles belong in the page " + book.PuzzlesPage + ", to which others link"
	case len(list) == 0 && len(problems) > 0:
		return nil, ""
	case len(list) == 0:
		return nil, "this book has no puzzles; sowbook puzzles finds some for " + puzzle.File
	}
	out = &puzzlesView{Script: b.page.Root() + b.assets.URL("puzzles.js")}
	t := b.page.Edition.Words.T
	themes, levels := map[player.Theme]int{}, map[int]int{}
	for _, p := range list {
		themes[p.Theme]++
		levels[p.Level]++
		game := b.puzzleGame(out, p.Variant.ID)
		game.Count++
		game.Puzzles = append(game.Puzzles, b.puzzle(p, game))
	}
	out.First = out.Games[0].Puzzles[0]
	for _, theme := range player.Themes() {
		if themes[theme] > 0 {
			out.Themes = append(out.Themes, puzzleKind{theme.String(), t("puzzles.theme-" + theme.String()), themes[theme]})
		}
	}
	for level := 1; level <= 3; level++ {
		if levels[level] > 0 {
			out.Levels = append(out.Levels, puzzleKind{strconv.Itoa(level), t("puzzles.level-" + strconv.Itoa(level)), levels[level]})
		}
	}
	return out, ""
}

// puzzleGame returns the game with an id, which it adds to all if it is missing.
func (b *pageBuilder) puzzleGame(all *puzzlesView, id string) *puzzleGame {
	for i := range all.Games {
		if all.Games[i].Word == id {
			return &all.Games[i]
		}
	}
	game := b.book.PageOrOriginal(b.page.Edition, variant.Folder+"/"+id+".md")
	board := puzzleView{Of: b.linkTo(game)}
	board.exampleView = b.startBoard(game.Variant)
	board.ID = puzzleBoard
	for _, theme := range player.Themes() {
		board.Hints = append(board.Hints, b.puzzleHint(game.Variant, theme))
	}
	all.Games = append(all.Games, puzzleGame{puzzleKind: puzzleKind{Word: id, Name: game.Title}, Board: board})
	return &all.Games[len(all.Games)-1]
}

// puzzleBoard is the id of the board on which puzzles are set up.
const puzzleBoard = "puzzle"

// puzzle returns a puzzle for the page.
func (b *pageBuilder) puzzle(p puzzle.Puzzle, game *puzzleGame) puzzleView {
	own := b.book.PageOrOriginal(b.page.Edition, variant.Folder+"/"+p.Variant.ID+".md").Variant
	g := engine.NewGame(own.Rules, p.Start)
	ex := &example.Example{ID: puzzleBoard, Variant: own, Line: example.Line{Game: g}, Task: &example.Task{
		Goal: &p.Goal, Solution: p.Moves(p.Solutions[0]), Ways: example.Ways{First: 1, Legal: len(g.Legal())},
	}}
	t := b.page.Edition.Words.T
	shown := puzzleView{
		taskView: b.taskView(ex), Name: p.ID(),
		Kind: strings.Join([]string{t("puzzles.theme-" + p.Theme.String()), t("puzzles.level-" + strconv.Itoa(p.Level)),
			b.page.Edition.Words.Say("board.to-play", prose.Text("side", own.Voice.Sides[p.Start.Turn()]))}, " · "),
		Listing: puzzleListing{
			Theme: p.Theme.String(), Level: p.Level, Goal: p.Goal.Format(own.Voice.Labels, p.Start.Board(), p.Start.Turn()),
			Solution: strings.Join(p.Moves(p.Solutions[0]), " "), Position: p.Start.String(), Say: own.Voice.Start(g).Text,
		},
		Of: game.Board.Of,
	}
	var solutions []string
	for _, line := range p.Solutions {
		solutions = append(solutions, strings.Join(p.Moves(line), " "))
	}
	shown.Listed = strings.Join(solutions, t("puzzles.or"))
	for _, hint := range game.Board.Hints {
		if hint.Theme == p.Theme.String() {
			shown.Hints = append(shown.Hints, hint)
		}
	}
	return shown
}

// themeFact returns the key of the fact about the rule behind a theme.
func themeFact(theme player.Theme, rules engine.Rules) string {
	switch theme {
	case player.ThemeTurn:
		if rules.AfterCapture == ruleset.CaptureAgain || rules.AfterCapture == ruleset.CaptureAgainOnce {
			return "after-capture"
		}
		return "last-in-store"
	case player.ThemeEnding, player.ThemeOnly:
		return "rest"
	case player.ThemeRelay, player.ThemeLand:
		return "relay"
	}
	return "capture"
}

// puzzleHint returns the first hint of a theme in a game.
func (b *pageBuilder) puzzleHint(game *variant.Variant, theme player.Theme) puzzleHint {
	key := themeFact(theme, game.Rules)
	facts := b.facts(game)
	rule := facts[slices.IndexFunc(facts, func(f factView) bool { return f.Key == key })]
	return puzzleHint{Theme: theme.String(), Look: b.page.Edition.Words.T("puzzles.look-" + theme.String()), Rule: rule}
}
