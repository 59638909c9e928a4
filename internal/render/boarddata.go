package render

import (
	"cmp"
	"encoding/json"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/assets"
	"sowbook/internal/datafiles"
	"sowbook/internal/example"
	"sowbook/internal/figures"
	"sowbook/internal/variant"
)

// boardKey is a kind of board. Boards of one kind share their data and the drawing of the
// empty board.
type boardKey struct {
	variant *variant.Variant
	board   engine.Board
}

// id returns the id of a board's data in the page: that of the variant, with the number of
// pits if it is not the variant's usual one.
func (k boardKey) id() string {
	usual := k.variant.Rules.Board()
	switch {
	case k.board == usual:
		return k.variant.ID
	case k.board.RowsOfSide() == usual.RowsOfSide():
		return k.variant.ID + "-" + strconv.Itoa(k.board.Pits)
	}
	return k.variant.ID + "-" + strconv.FormatFloat(2*k.board.RowsOfSide(), 'f', 0, 64) + "x" + strconv.Itoa(k.board.Columns())
}

// useBoard adds the board of an example to the kinds in the page, and returns its kind.
func (b *pageBuilder) useBoard(ex *example.Example) boardKey {
	key := boardKey{ex.Variant, ex.Game.Board()}
	if !slices.Contains(b.boards, key) {
		b.boards = append(b.boards, key)
	}
	b.emptyBoards = append(b.emptyBoards, figures.EmptyBoard(ex.Variant.Voice, ex.Game.Rules(), key.board)) // a reading may leave out its piles
	return key
}

// boardData returns the data of every kind of board in the page.
func (b *pageBuilder) boardData() template.HTML {
	var out strings.Builder
	for _, key := range b.boards {
		out.WriteString(`<script type="application/json" class="game" id="game-` + key.id() + `">`)
		out.WriteString(string(b.boardJSON(key)))
		out.WriteString("</script>\n")
	}
	return template.HTML(out.String())
}

// boardJSON returns the data that boards of one kind share.
func (b *pageBuilder) boardJSON(key boardKey) template.JS {
	voice := key.variant.Voice
	clauses := map[string]string{}
	for _, ref := range key.variant.ClauseRefs {
		clauses[ref.Text] = b.clauseLink(ref.Text).Href
	}
	table, foreign := b.playPage(key)
	rows := key.board.RowsOfSide()
	if rows == 1 {
		rows = 0 // left out
	}
	return scriptJSON(datafiles.Board{
		ID: key.variant.ID, Title: key.variant.Title, Rules: key.variant.Rules.String(), Start: startOf(key.variant.Rules, key.board), Arranges: key.variant.Rules.Arrange, Voice: b.spoken(key.variant), Store: voice.Store, Pits: key.board.Pits, Rows: rows,
		Sides:    map[string]string{"S": voice.Sides[0], "N": voice.Sides[1]},
		Labels:   figures.Labels(voice, key.board),
		Notation: key.variant.Notation,
		Clauses:  clauses,
		Engine:   b.asset(assets.EngineFile),
		Page:     b.page.LinkTo(b.pageOf(key.variant).URL),
		Embed:    b.page.LinkTo(b.embedPage()),
		Table:    table,
		Foreign:  foreign,

		Words:    b.scriptTable().WordsOf(b.words(key.variant)),
		Readings: b.boardReadings(key.variant, key.board),
	})
}

// spoken returns a game's voice as a request to the engine writes it. The line words follows
// it if the game has words other than those of the page's language.
func (b *pageBuilder) spoken(game *variant.Variant) string {
	text := game.Voice.String()
	if b.words(game) != b.page.Edition.Words {
		text += "\nwords " + game.Voice.Words.String()
	}
	return text
}

// boardReadings returns the readings that readers may switch on a game's board.
func (b *pageBuilder) boardReadings(game *variant.Variant, board engine.Board) []datafiles.Reading {
	list := []datafiles.Reading{}
	for _, r := range game.Readings {
		reading := datafiles.Reading{Key: r.Key, Question: r.Question(b.words(game))}
		changesStart := false
		for _, value := range r.Values {
			start := ""
			if rules, err := game.Rules.With(r.Key, value.Name); err == nil {
				start = startOf(rules, board)
			}
			changesStart = changesStart || start != startOf(game.Rules, board)
			reading.Values = append(reading.Values, datafiles.ReadingValue{
				Word: value.Name, Answer: r.Answer(b.words(game), value), Meaning: b.book.PlainFor(b.page.Page, game, value.Meaning), Start: start,
			})
		}
		for i := 0; !changesStart && i < len(reading.Values); i++ {
			reading.Values[i].Start = ""
		}
		list = append(list, reading)
	}
	return list
}

// startOf returns the start of a game on a board, or "" if the players set up the board or
// the rules have another one.
func startOf(rules engine.Rules, board engine.Board) string {
	p, err := rules.Start()
	if err != nil || p.Board() != board {
		return ""
	}
	return p.String()
}

// switchView is a reading with a switch below the board. It is part of the page, so that
// nothing moves when the script starts.
type switchView struct {
	datafiles.Reading
	Chosen string // the value that the example is played by
}

// switches returns the readings that an example has switches for, in its order.
func (b *pageBuilder) switches(ex *example.Example) []switchView {
	if len(ex.Switches) == 0 {
		return nil
	}
	all, chosen := b.boardReadings(ex.Variant, ex.Game.Board()), ex.Variant.NonDefaultReadings(ex.Game.Rules())
	var list []switchView
	for _, key := range ex.Switches {
		i := slices.IndexFunc(all, func(r datafiles.Reading) bool { return r.Key == key })
		list = append(list, switchView{all[i], cmp.Or(chosen[key], all[i].Values[0].Word)})
	}
	return list
}

// scriptJSON returns a value of strings, numbers and valid JSON as JSON for a script element.
func scriptJSON(value any) template.JS {
	var text strings.Builder
	if err := json.NewEncoder(&text).Encode(value); err != nil { // which escapes what would end the element
		panic(err)
	}
	return template.JS(strings.TrimSuffix(text.String(), "\n"))
}
