package site

import "encoding/json"

// gameData is what the boards of one game share in a page.
type gameData struct {
	ID      string            `json:"id"`
	Voice   string            `json:"voice"` // for the engine, unread
	Sides   map[string]string `json:"sides"`
	Store   string            `json:"store"`
	Pits    int               `json:"pits"`
	Labels  []string          `json:"labels"`  // by place
	Clauses map[string]string `json:"clauses"` // id to address
	Engine  string            `json:"engine"`  // address
}

// game is the page data of a game, as JSON.
func (v *view) game(key gameKey) []byte {
	voice := key.variant.Voice
	clauses := map[string]string{}
	for _, ref := range key.variant.Cited {
		clauses[ref.Text] = v.clauseHref(ref.Text)
	}
	text, err := json.Marshal(gameData{
		ID: key.variant.ID, Voice: voice.String(), Store: voice.Store, Pits: key.pits,
		Sides:   map[string]string{"S": voice.Sides[0], "N": voice.Sides[1]},
		Labels:  pitLabels(voice, key.pits),
		Clauses: clauses,
		Engine:  v.entry.root() + v.renderer.assets.engine,
	})
	if err != nil {
		panic(err) // strings and numbers only
	}
	return text
}
