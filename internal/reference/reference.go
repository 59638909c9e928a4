// Package reference makes the tables of the manual, and the rules of the lab, from the
// tables of the engine and the parsers, so that no word is missing. Each key has a sentence
// here; a test finds those that lack one.
package reference

import (
	"maps"
	"slices"
	"strings"

	"sowbook/internal/locale"
	"sowbook/internal/project"
)

// Data is what tables show besides the words of the engine and of the parsers.
type Data struct {
	Words    *locale.Table       // the messages of the page's language
	Front    map[string][]string // the front-matter keys of each kind of page, see [page.Front.Keys]
	Views    map[string]any      // a value of the data of each template
	Commands []project.Command   // the commands of the program
}

// table returns the head and the rows of a table, in Markdown.
type table func(d Data) (head []string, rows [][]string)

// tables has the function of each table by its name.
var tables = map[string]table{
	"rules":      rules,
	"rule-names": ruleNames,
	"facts":      facts,
	"describe":   lines("describe"),
	"play":       lines("play"),
	"claims":     lines("claims"),
	"task":       lines("task"),
	"goals":      goals,
	"commands":   commands,
	"flags":      flags,
	"templates":  templateData,
	"home":       front("home"),
	"variant":    front("variant"),
	"source":     front("source"),
	"page":       front("page"),
}

// Names returns the names of the tables, sorted.
func Names() []string { return slices.Sorted(maps.Keys(tables)) }

// Table returns the table called name as Markdown. ok is false if there is no such table.
func Table(name string, d Data) (markdown string, ok bool) {
	rows := tables[name]
	if rows == nil {
		return "", false
	}
	head, body := rows(d)
	var out strings.Builder
	write := func(cells []string) {
		for _, cell := range cells {
			out.WriteString("| " + strings.ReplaceAll(cell, "|", `\|`) + " ")
		}
		out.WriteString("|\n")
	}
	write(head)
	write(slices.Repeat([]string{"---"}, len(head)))
	for _, row := range body {
		write(row)
	}
	return out.String(), true
}

// code returns a text as code in Markdown.
func code(text string) string { return "`" + text + "`" }
