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
// noscript element, from which a script reads them. The script takes the boards from the
// files of the games.
type puzzlesView struct {
	Menu           gameMenu
	Daily          string // the game that the puzzle of the day is from: the first of the menu
	First          puzzleView
	Games          []puzzleGame
	Themes, Levels []puzzleKind
	Script         string
}

type puzzleGame struct {
	ID, Name string
	Puzzles  []puzzleListing
}

// puzzleKind is a theme or level to select, with the number of its puzzles.
type puzzleKind struct {
	Word, Name string
	Count      int
}

// puzzleView is the data of a puzzle's template. The board of a game has no name.
type puzzleView struct {
	taskView
	Name  string    // of the puzzle
	Kind  string    // theme, level and side to move, in words
	Of    *pageLink // the game
	Hints []puzzleHint
}

// puzzleListing is a puzzle in the list, with what the script needs to show it.
type puzzleListing struct {
	Name            string // its id
	Theme           string
	Level           int
	Goal            string // as package player writes it
	Solution        string // the first
	Position        string
	Say             string // about the position
	GoalText, Mover string
	Listed          string // all solutions
}

// puzzleHint is the first hint of a theme: what to look for, and the rule behind it.
type puzzleHint struct {
	Theme, Look string
	Rule        factView
}

func (b *pageBuilder) puzzles(list []puzzle.Puzzle) *puzzlesView {
	out := &puzzlesView{Menu: b.menu(b.hasPuzzles), Script: b.asset("puzzles.js")}
	if len(out.Menu.Groups) > 0 {
		out.Daily = out.Menu.Groups[0].Games[0].Title
	}
	first := slices.IndexFunc(list, func(p puzzle.Puzzle) bool { return p.Variant.ID == out.Daily })
	out.First = b.firstPuzzle(list[max(first, 0)])
	t := b.page.Edition.Words.T
	themes, levels := map[player.Theme]int{}, map[int]int{}
	for _, p := range list {
		themes[p.Theme]++
		levels[p.Level]++
		if n := len(out.Games); n == 0 || out.Games[n-1].ID != p.Variant.ID {
			out.Games = append(out.Games, puzzleGame{ID: p.Variant.ID, Name: b.pageOf(p.Variant).Title})
		}
		game := &out.Games[len(out.Games)-1]
		game.Puzzles = append(game.Puzzles, b.puzzleListing(p))
	}
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
	return out
}

func (b *pageBuilder) hasPuzzles(game *book.Page) bool {
	list, _ := b.book.Puzzles()
	return slices.ContainsFunc(list, func(p puzzle.Puzzle) bool { return p.Variant.ID == game.Variant.ID })
}

// pageOf returns the page of a game, in the page's language if translated.
func (b *pageBuilder) pageOf(game *variant.Variant) *book.Page {
	return b.book.PageOrOriginal(b.page.Edition, game.File())
}

// puzzleBoard is the id of the board on which puzzles are set up.
const puzzleBoard = "puzzle"

// puzzleTask returns the board on which a script sets up the puzzles of a game, from that at the start.
func (b *pageBuilder) puzzleTask(game *book.Page, start exampleView) puzzleView {
	start.ID = puzzleBoard
	return puzzleView{taskView: taskView{exampleView: start}, Of: b.linkTo(game), Hints: b.puzzleHints(game.Variant, player.Themes()...)}
}

// firstPuzzle returns the puzzle that the page shows on a board.
func (b *pageBuilder) firstPuzzle(p puzzle.Puzzle) puzzleView {
	game := b.pageOf(p.Variant)
	own := game.Variant
	g := engine.NewGame(own.Rules, p.Start)
	ex := &example.Example{ID: puzzleBoard, Variant: own, Line: example.Line{Game: g}, Task: &example.Task{
		Goal: &p.Goal, Solution: p.Moves(p.Solutions[0]), Ways: example.Ways{First: 1, Legal: len(g.Legal())},
	}}
	t := b.page.Edition.Words.T
	return puzzleView{
		taskView: b.taskView(ex), Name: p.ID(), Of: b.linkTo(game), Hints: b.puzzleHints(own, p.Theme),
		Kind: strings.Join([]string{t("puzzles.theme-" + p.Theme.String()), t("puzzles.level-" + strconv.Itoa(p.Level)),
			b.page.Edition.Words.Say("board.to-play", prose.Text("side", own.Voice.Sides[p.Start.Turn()]))}, " · "),
	}
}

func (b *pageBuilder) puzzleListing(p puzzle.Puzzle) puzzleListing {
	voice := b.pageOf(p.Variant).Variant.Voice
	var solutions []string
	for _, line := range p.Solutions {
		solutions = append(solutions, strings.Join(p.Moves(line), " "))
	}
	return puzzleListing{
		Name: p.ID(), Theme: p.Theme.String(), Level: p.Level, Goal: p.Goal.Format(voice.Labels, p.Start.Board(), p.Start.Turn()),
		Solution: solutions[0], Position: p.Start.String(), Say: voice.Start(engine.NewGame(p.Variant.Rules, p.Start)).Text,
		GoalText: voice.Goal(p.Goal, p.Start), Mover: voice.Sides[p.Start.Turn()],
		Listed: strings.Join(solutions, b.page.Edition.Words.T("puzzles.or")),
	}
}

// themeFact returns the key of the fact about the rule behind a theme.
func themeFact(theme player.Theme, rules engine.Rules) string {
	switch theme {
	case player.ThemeTurn:
		switch {
		case rules.Captures.Raid() && rules.Captures.PlayAgain():
			return "owned"
		case rules.Captures.PlayAgain():
			return "after-capture"
		}
		return "last-in-store"
	case player.ThemeEnding, player.ThemeOnly:
		if rules.Captures.Claim() && rules.LeftOver == ruleset.ToNobody {
			return "owned"
		}
		return "rest"
	case player.ThemeRelay, player.ThemeLand:
		return "relay"
	case player.ThemeClaim, player.ThemeGuard:
		return "claim"
	}
	if !rules.Captures.TakeSeeds() && rules.Captures.Raid() {
		return "owned"
	}
	return "capture"
}

// puzzleHints returns the first hint of each theme in a game.
func (b *pageBuilder) puzzleHints(game *variant.Variant, themes ...player.Theme) (hints []puzzleHint) {
	words := b.words(game)
	facts := b.facts(game, words)
	for _, theme := range themes {
		key := themeFact(theme, game.Rules)
		rule := facts[slices.IndexFunc(facts, func(f factView) bool { return f.Key == key })]
		hints = append(hints, puzzleHint{Theme: theme.String(), Look: words.T("puzzles.look-" + theme.String()), Rule: rule})
	}
	return hints
}
