// Package datafiles makes the data of a site that other programs and scripts read: games,
// the lines of examples, the clauses of sources, and the search index.
package datafiles

import (
	"encoding/json"

	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/highlight"
	"sowbook/internal/variant"
)

// gameRecord is a game's page as data for other programs. Its texts have no markup.
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

// exampleRecord is a checked example: its game, its side lines and its second game.
type exampleRecord struct {
	ID      string   `json:"id"`
	Caption string   `json:"caption"`
	Clauses []string `json:"clauses"`
	lineRecord
	Instead []asideRecord `json:"instead"`
	Beside  *besideRecord `json:"beside"` // null without a second game
}

// lineRecord is a played game with its rules.
type lineRecord struct {
	Rules string             `json:"rules"` // the variant's, with the readings that the example sets
	Game  variant.GameRecord `json:"game"`
}

// asideRecord is a side line. Its game differs from the example's from ply Ply on.
type asideRecord struct {
	Ply int `json:"ply"` // from 1
	lineRecord
}

// besideRecord is the same moves in another game or by another reading.
type besideRecord struct {
	lineRecord
	Stopped *stoppedRecord `json:"stopped"` // null if every move is legal
}

// stoppedRecord is the illegal move at which the second game ends.
type stoppedRecord struct {
	Ply  int    `json:"ply"` // from 1
	Move string `json:"move"`
	Why  string `json:"why"`
}

// Game makes the file [book.GameFile] of a game's page.
func Game(b *book.Book, d *book.Parsed) []byte {
	game := d.Variant
	out := gameRecord{
		Record: game.Record(), Page: d.URL, Summary: d.Summary, Source: game.Source.Text, Store: game.Voice.Store,
		RuleClauses: map[string][]string{}, Clauses: map[string]string{}, Examples: []exampleRecord{},
	}
	for rule, ids := range game.Voice.Clauses {
		out.RuleClauses[rule.String()] = ids
		addClauses(b, out.Clauses, ids)
	}
	for _, ex := range d.Examples {
		record := newExampleRecord(b, d, ex)
		addClauses(b, out.Clauses, record.Clauses)
		out.Examples = append(out.Examples, record)
	}
	return JSON(out, " ")
}

// addClauses adds the texts of some clauses to texts, by their ids.
func addClauses(b *book.Book, texts map[string]string, ids []string) {
	for _, id := range ids {
		if c := b.Clauses[id]; c != nil {
			texts[id] = b.Plain(c.Source, c.Text)
		}
	}
}

func newLineRecord(v *variant.Variant, l example.Line) lineRecord {
	return lineRecord{l.Game.Rules().String(), v.GameRecord(l.Game)}
}

func newExampleRecord(b *book.Book, d *book.Parsed, ex *example.Example) exampleRecord {
	record := exampleRecord{
		ID: ex.ID, Caption: b.Plain(d.Page, ex.Caption), Clauses: []string{}, lineRecord: newLineRecord(ex.Variant, ex.Line), Instead: []asideRecord{},
	}
	for _, ref := range ex.Clauses {
		record.Clauses = append(record.Clauses, ref.Text)
	}
	for _, aside := range ex.SideLines {
		record.Instead = append(record.Instead, asideRecord{aside.Ply, newLineRecord(ex.Variant, aside.Line)})
	}
	if other := ex.Beside; other != nil {
		record.Beside = &besideRecord{lineRecord: newLineRecord(other.Variant, other.Line)}
		if s := other.Illegal; s != nil {
			record.Beside.Stopped = &stoppedRecord{s.Ply, s.Move, other.WhyIllegal().Text}
		}
	}
	return record
}

// ClausesFile is the name of the file beside a source's page from which other pages get
// the words of its clauses.
const ClausesFile = "clauses.json"

// Clauses makes the file [ClausesFile] of a source's page: its title, and its clauses as
// plain text, by id.
func Clauses(b *book.Book, d *book.Parsed) []byte {
	texts := map[string]string{}
	for _, c := range d.Source.Clauses {
		texts[c.ID] = b.Plain(d.Page, c.Text)
	}
	content, err := json.Marshal(struct {
		Title   string            `json:"title"`
		Clauses map[string]string `json:"clauses"`
	}{d.Title, texts})
	if err != nil {
		panic(err) // strings can be encoded
	}
	return content
}

// SourcesFile is the name of the file with the sources of a page's examples.
const SourcesFile = "examples.json"

// Sources makes the file [SourcesFile] with the source of each example of a page: its Markdown in
// parts with their classes, by its id.
func Sources(d *book.Parsed, h *highlight.Cache) ([]byte, error) {
	sources := map[string][]highlight.Token{}
	for i, block := range d.Doc.ExampleBlocks() {
		tokens, err := h.ExampleTokens(block.Source())
		if err != nil {
			return nil, err
		}
		sources[d.Examples[i].ID] = tokens
	}
	return JSON(sources, ""), nil
}
