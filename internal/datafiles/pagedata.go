package datafiles

import (
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/locale"
)

// Task is a task for its script. The engine decides whether it is solved.
type Task struct {
	Goal     string         `json:"goal,omitempty"`
	Ask      example.Ask    `json:"ask,omitempty"`
	Move     string         `json:"move,omitempty"`
	Solution []string       `json:"solution,omitempty"`
	Answers  []engine.Place `json:"answers,omitempty"`
	// For AskPrepare: the seeds to capture, and what follows when a pit is played, by place.
	Seeds int                       `json:"seeds,omitempty"`
	Lines map[engine.Place][]string `json:"lines,omitempty"`
}

// Lab is the data of the lab's script.
type Lab struct {
	Defaults string   `json:"defaults"` // rules where every key has its default
	Captures []string `json:"captures"` // captures that a reader may add, the most usual first
	Parts    []int    `json:"parts"`    // the part of the rules that each fact belongs to
	Says     string   `json:"says"`     // messages that the engine makes the sentences of facts from
}

// unsaid are the fields of rules that sentences do not need.
var unsaid = []string{"row", "cell", "how", "question", "answer", "asks"}

// FactMessages returns the messages that the engine makes the sentences of facts from, for
// [prose.ParseMessages].
func FactMessages(table *locale.Table) string {
	var lines []string
	for key, text := range table.Section("rules") {
		if _, field, _ := strings.Cut(key, "."); !slices.Contains(unsaid, field) {
			lines = append(lines, "rules."+key+"="+text)
		}
	}
	for key, text := range table.Section("captures") {
		lines = append(lines, "captures."+key+"="+text)
	}
	slices.Sort(lines)
	return strings.Join(lines, "\t")
}

// Board is what the boards of one game in a page share, as JSON for scripts. Addresses are
// relative to the page.
type Board struct {
	ID       string            `json:"id"`
	Title    string            `json:"title"`
	Rules    string            `json:"rules"`              // the variant's own
	Start    string            `json:"start,omitempty"`    // empty if the players set up the board
	Arranges bool              `json:"arranges,omitempty"` // whether players arrange their own seeds first
	Voice    string            `json:"voice"`              // passed to the engine unchanged
	Sides    map[string]string `json:"sides"`
	Store    string            `json:"store"`
	Pits     int               `json:"pits"`               // of a side
	Rows     float64           `json:"rows,omitempty"`     // of a side, if more than one
	Labels   []string          `json:"labels"`             // by pit
	Notation string            `json:"notation,omitempty"` // of its players, one of variant.Notations
	Clauses  map[string]string `json:"clauses"`            // id to address
	Engine   string            `json:"engine"`             // address
	Page     string            `json:"page"`               // address of the game's page
	Embed    string            `json:"embed"`              // address of the page that shows a board on other sites
	Table    string            `json:"table,omitempty"`    // address of the play page; empty if it lacks this board
	Foreign  string            `json:"foreign,omitempty"`  // that page's language if it is not this page's
	Words    [][2]string       `json:"words,omitempty"`    // those of the page that the game replaces, each with its own

	Readings []Reading `json:"readings"`
}

// Reading is a reading that readers may switch on a board. Its first value is the default.
type Reading struct {
	Key      string         `json:"key"`
	Question string         `json:"question"`
	Values   []ReadingValue `json:"values"`
}

// ReadingValue is one value of a reading.
type ReadingValue struct {
	Word    string `json:"word"`
	Answer  string `json:"answer"`          // to the question
	Meaning string `json:"meaning"`         // plain text
	Start   string `json:"start,omitempty"` // by this value, if the reading changes the start
}
