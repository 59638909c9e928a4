package site

import (
	"bytes"
	"encoding/json"

	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// dataName is the name of the file beside a variant's page that other programs read.
const dataName = "game.json"

// gameRecord is a variant with all that its page shows of it, for other programs. Texts are plain.
type gameRecord struct {
	variant.Record
	Page        string              `json:"page"` // address below the site's root
	Summary     string              `json:"summary"`
	Source      string              `json:"source"`
	Store       string              `json:"store"`
	RuleClauses map[string][]string `json:"ruleClauses"` // rule to clause ids
	Clauses     map[string]string   `json:"clauses"`     // clause id to what it states
	Examples    []exampleRecord     `json:"examples"`
}

// exampleRecord is a checked example: the game that the engine played, and those that stand against it.
type exampleRecord struct {
	ID      string   `json:"id"`
	Caption string   `json:"caption"`
	Clauses []string `json:"clauses"`
	lineRecord
	Instead []asideRecord `json:"instead"`
	Beside  *besideRecord `json:"beside"` // null: there is none
}

// lineRecord is a played game, with the rules it was played by.
type lineRecord struct {
	Rules string             `json:"rules"` // the variant's, under the readings that were set
	Game  variant.GameRecord `json:"game"`
}

// asideRecord is a side line. Its game begins at the example's start too, and parts from it in ply Ply.
type asideRecord struct {
	Ply int `json:"ply"` // from 1
	lineRecord
}

// besideRecord is the same moves in another game, or under another reading.
type besideRecord struct {
	lineRecord
	Stopped *stoppedRecord `json:"stopped"` // null: the other game allows every move
}

// stoppedRecord is the move that the game beside refuses, before which its line ends.
type stoppedRecord struct {
	Ply  int    `json:"ply"` // that it would have been, from 1
	Move string `json:"move"`
	Why  string `json:"why"`
}

// data is the file for other programs of a variant's page.
func (b *book) data(e *sheet) []byte {
	game := e.variant
	out := gameRecord{
		Record: game.Record(), Page: e.url, Summary: e.summary, Source: game.Source.Text, Store: game.Voice.Store,
		RuleClauses: map[string][]string{}, Clauses: map[string]string{}, Examples: []exampleRecord{},
	}
	for rule, ids := range game.Voice.Clauses {
		out.RuleClauses[rule.String()] = ids
		b.state(out.Clauses, ids)
	}
	for _, ex := range e.examples {
		r := b.exampleRecord(e, ex)
		b.state(out.Clauses, r.Clauses)
		out.Examples = append(out.Examples, r)
	}
	return jsonFile(out, " ")
}

// jsonFile is a value of strings and numbers as a file of JSON, each level indented by so much.
func jsonFile(value any, indent string) []byte {
	var text bytes.Buffer
	encode(newEncoder(&text, indent), value)
	return text.Bytes()
}

// newEncoder writes JSON for a file, each level indented by so much.
func newEncoder(out *bytes.Buffer, indent string) *json.Encoder {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false) // the file stands in no page
	encoder.SetIndent("", indent)
	return encoder
}

// encode writes a value of strings and numbers, in lines of its own.
func encode(to *json.Encoder, value any) {
	if err := to.Encode(value); err != nil {
		panic(err) // strings and numbers only
	}
}

// state adds what some clauses state to a map by their ids.
func (b *book) state(texts map[string]string, ids []string) {
	for _, id := range ids {
		if c := b.clauses[id]; c != nil {
			texts[id] = b.plain(c.at, c.text)
		}
	}
}

func newLineRecord(v *variant.Variant, l example.Line) lineRecord {
	return lineRecord{l.Game.Rules.String(), v.GameRecord(l.Game)}
}

func (b *book) exampleRecord(e *sheet, ex *example.Example) exampleRecord {
	r := exampleRecord{
		ID: ex.ID, Caption: b.plain(e.entry, ex.Caption), Clauses: []string{}, lineRecord: newLineRecord(ex.Variant, ex.Line), Instead: []asideRecord{},
	}
	for _, ref := range ex.Clauses {
		r.Clauses = append(r.Clauses, ref.Text)
	}
	for _, aside := range ex.Asides {
		r.Instead = append(r.Instead, asideRecord{aside.Ply, newLineRecord(ex.Variant, aside.Line)})
	}
	if other := ex.Beside; other != nil {
		r.Beside = &besideRecord{lineRecord: newLineRecord(other.Variant, other.Line)}
		if s := other.Stopped; s != nil {
			r.Beside.Stopped = &stoppedRecord{s.Ply, s.Move, s.Why.Text}
		}
	}
	return r
}
