package site

import (
	"encoding/json"

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
	Labels  []string          `json:"labels"`  // by place
	Clauses map[string]string `json:"clauses"` // id to address
	Engine  string            `json:"engine"`  // address

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
	Meaning string `json:"meaning"` // plain text
}

// game is the page data of a game, as JSON.
func (v *view) game(key gameKey) []byte {
	voice := key.variant.Voice
	clauses := map[string]string{}
	for _, ref := range key.variant.Cited {
		clauses[ref.Text] = v.clauseLink(ref.Text).Href
	}
	start := ""
	if p, err := key.variant.Rules.Start(); err == nil && p.Board().Pits == key.pits {
		start = p.String()
	}
	text, err := json.Marshal(gameData{
		ID: key.variant.ID, Title: key.variant.Title, Rules: key.variant.Rules.String(), Start: start, Voice: voice.String(), Store: voice.Store, Pits: key.pits,
		Sides:   map[string]string{"S": voice.Sides[0], "N": voice.Sides[1]},
		Labels:  pitLabels(voice, key.pits),
		Clauses: clauses,
		Engine:  v.entry.root() + v.renderer.assets.engine,

		Readings: v.book.readings(v.entry, key.variant),
	})
	if err != nil {
		panic(err) // strings and numbers only
	}
	return text
}

// readings is the readings of a variant, as page e tells of them.
func (b *book) readings(e *entry, v *variant.Variant) []readingData {
	list := []readingData{}
	for _, r := range v.Readings {
		reading := readingData{Key: r.Key, Title: r.Title()}
		for _, value := range r.Values {
			reading.Values = append(reading.Values, valueData{value.Word, b.plainOf(e, v, value.Meaning)})
		}
		list = append(list, reading)
	}
	return list
}
