package datafiles

import (
	"sowbook/engine"
	"sowbook/internal/example"
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
	Engine   string            `json:"engine"`   // address
	Defaults string            `json:"defaults"` // rules where every key has its default
	Games    []LabGame         `json:"games"`
	Parts    []int             `json:"parts"` // the part of the rules that each fact belongs to
	Words    map[string]string `json:"words"` // messages for the sentences of facts
}

// LabGame is a game that the lab may start from.
type LabGame struct {
	ID     string            `json:"id"`
	Title  string            `json:"title"`
	Rules  string            `json:"rules"`
	Voice  string            `json:"voice"` // passed to the engine unchanged; names no clauses
	Sides  map[string]string `json:"sides"`
	Store  string            `json:"store"`
	Labels string            `json:"labels"` // how its pits are numbered
}
