package render

import (
	"encoding/json"

	"sowbook/engine"
	"sowbook/internal/assets"
	"sowbook/internal/variant"
)

// gameData is what the boards of one game share in a page.
type gameData struct {
	ID      string            `json:"id"`
	Title   string            `json:"title"`
	Rules   string            `json:"rules"`           // the variant's own
	Start   string            `json:"start,omitempty"` // none where a player sets the board up
	Voice   string            `json:"voice"`           // for the engine, unread
	Sides   map[string]string `json:"sides"`
	Store   string            `json:"store"`
	Pits    int               `json:"pits"`
	Labels  []string          `json:"labels"`            // by place
	Clauses map[string]string `json:"clauses"`           // id to address
	Engine  string            `json:"engine"`            // address
	Table   string            `json:"table,omitempty"`   // the address of the page to play at, unless the board has other pits
	Foreign string            `json:"foreign,omitempty"` // the language of that page, where it is not this page's

	Readings []readingData `json:"readings"`
}

// readingData is a reading that a board may be switched to; the first value is
// the variant's own.
type readingData struct {
	Key    string      `json:"key"`
	Title  string      `json:"title"`
	Values []valueData `json:"values"`
}

type valueData struct {
	Word    string `json:"word"`
	Meaning string `json:"meaning"`         // plain text
	Start   string `json:"start,omitempty"` // the game's by this value, where the reading is about the start
}

// game is the page data of a game, as JSON.
func (v *pageBuilder) game(key gameKey) []byte {
	voice := key.variant.Voice
	clauses := map[string]string{}
	for _, ref := range key.variant.Cited {
		clauses[ref.Text] = v.clauseLink(ref.Text).Href
	}
	table, foreign := v.table(key)
	text, err := json.Marshal(gameData{
		ID: key.variant.ID, Title: key.variant.Title, Rules: key.variant.Rules.String(), Start: startOf(key.variant.Rules, key.pits), Voice: voice.String(), Store: voice.Store, Pits: key.pits,
		Sides:   map[string]string{"S": voice.Sides[0], "N": voice.Sides[1]},
		Labels:  pitLabels(voice, key.pits),
		Clauses: clauses,
		Engine:  v.page.Root() + v.assets.URL(assets.EngineName),
		Table:   table,
		Foreign: foreign,

		Readings: v.boardReadings(key.variant, key.pits),
	})
	if err != nil {
		panic(err) // strings and numbers only
	}
	return text
}

// boardReadings returns the readings of a game that a board with so many pits a
// side may be switched to.
func (v *pageBuilder) boardReadings(game *variant.Variant, pits int) []readingData {
	list := []readingData{}
	for _, r := range game.Readings {
		reading := readingData{Key: r.Key, Title: r.Title()}
		changesStart := false
		for _, value := range r.Values {
			start := ""
			if rules, err := game.Rules.With(r.Key, value.Word); err == nil {
				start = startOf(rules, pits)
			}
			changesStart = changesStart || start != startOf(game.Rules, pits)
			reading.Values = append(reading.Values, valueData{value.Word, v.book.PlainOf(v.page.Page, game, value.Meaning), start})
		}
		for i := range reading.Values {
			if !changesStart {
				reading.Values[i].Start = ""
			}
		}
		list = append(list, reading)
	}
	return list
}

// startOf is the start of a game on a board of so many pits a side; "" where a
// player sets the board up, or it has other pits.
func startOf(rules engine.Rules, pits int) string {
	p, err := rules.Start()
	if err != nil || p.Board().Pits != pits {
		return ""
	}
	return p.String()
}
