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
