package example

import (
	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// checker reads one example from top to bottom and plays it.
type checker struct {
	page     *page.Page
	ex       *Example
	own      bool // the example plays the game of its page
	all      []*variant.Variant
	set      []string // readings KEY=VALUE
	rules    engine.Rules
	start    *engine.Position
	show     int                 // the state to show: -1 if there is no line show, showLast for the last
	seen     []string            // keywords of the lines that describe the example
	sections []*section          // the example's main line first
	at       *section            // the current section; nil before the first
	task     map[string]taskLine // by keyword
	stop     bool                // the rest of the example cannot be read
	problems diag.Problems
}

func (c *checker) problem(offset int, what string, notes ...string) {
	c.problems.Add(c.page.ProblemAt(offset, what, notes...))
}
