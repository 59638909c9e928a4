package site

import (
	"encoding/json"
	"strings"

	"sowbook/internal/record"
)

// dataName is the name of the file beside a variant's page that other programs read.
const dataName = "game.json"

// gameRecord is a variant with all that its page shows of it, for other programs.
type gameRecord struct {
	record.Variant
	Page        string              `json:"page"` // address below the site's root
	Summary     string              `json:"summary"`
	Source      string              `json:"source"`
	Store       string              `json:"store"`
	RuleClauses map[string][]string `json:"ruleClauses"` // rule to clause ids
	Clauses     map[string]string   `json:"clauses"`     // clause id to its text, markdown
	Examples    []exampleRecord     `json:"examples"`
}

// exampleRecord is a checked example: the game that the engine played.
type exampleRecord struct {
	ID      string      `json:"id"`
	Caption string      `json:"caption"` // markdown
	Clauses []string    `json:"clauses"`
	Rules   string      `json:"rules"` // under the example's readings
	Game    record.Game `json:"game"`
}

// data is the file for other programs of a variant's page.
func (b *book) data(e *entry) []byte {
	game := e.variant
	out := gameRecord{
		Variant: record.OfVariant(game), Page: e.url, Summary: e.summary, Source: game.Source.Text, Store: game.Voice.Store,
		RuleClauses: map[string][]string{}, Clauses: map[string]string{}, Examples: []exampleRecord{},
	}
	cite := func(id string) {
		if c := b.clauses[id]; c != nil {
			out.Clauses[id] = c.text
		}
	}
	for rule, ids := range game.Voice.Clauses {
		out.RuleClauses[rule.String()] = ids
		for _, id := range ids {
			cite(id)
		}
	}
	for _, ex := range e.examples {
		r := exampleRecord{ID: ex.ID, Caption: ex.Caption, Clauses: []string{}, Rules: ex.Game.Rules.String(), Game: record.Of(ex.Variant, ex.Game)}
		for _, ref := range ex.Clauses {
			r.Clauses = append(r.Clauses, ref.Text)
			cite(ref.Text)
		}
		out.Examples = append(out.Examples, r)
	}
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	if err := encoder.Encode(out); err != nil {
		panic(err) // strings and numbers only
	}
	return []byte(text.String())
}
