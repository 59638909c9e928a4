// Package locale is the words of the interface: a table a language, read from a file, so that another language is one more file. A table
// has sections; a message is known by SECTION.KEY. English is the measure: what another table lacks is said in English.
package locale

import (
	"slices"
	"strings"

	"sowbook/internal/prose"
)

// Table is the words of one language.
type Table struct {
	Lang    string   // as in the lang attribute and in the name of the file
	Name    string   // what the language calls itself
	Dir     string   // ltr or rtl
	File    string   // the last that gave messages to it, as problems show it
	Missing []string // the messages that are said in English instead, sorted

	texts  map[string]string
	engine *prose.Language
}

// Has tells whether there is a message of a key.
func (t *Table) Has(key string) bool { return t.texts[key] != "" }

// Say is a message, filled in.
func (t *Table) Say(key string, fills ...*prose.Fill) string {
	return t.engine.Fill(t.texts[key], fills...)
}

// T is a message whose braces are filled in by pairs of a name and what stands for it, a text or a number.
func (t *Table) T(key string, pairs ...any) string {
	var fills []*prose.Fill
	for i := 0; i+1 < len(pairs); i += 2 {
		name, _ := pairs[i].(string)
		switch value := pairs[i+1].(type) {
		case int:
			fills = append(fills, prose.Digits(name, value))
		case string:
			fills = append(fills, prose.Text(name, value))
		}
	}
	return t.Say(key, fills...)
}

// Engine is the language of the engine's sentences.
func (t *Table) Engine() *prose.Language { return t.engine }

// Section is the messages of a section, by their keys without its name.
func (t *Table) Section(name string) map[string]string {
	all := map[string]string{}
	for key, text := range t.texts {
		if key, ok := strings.CutPrefix(key, name+"."); ok {
			all[key] = text
		}
	}
	return all
}

// Tables is the tables of all languages, by language.
type Tables map[string]*Table

// Default is the language that every message is in.
const Default = "en"

// Langs is the languages, sorted.
func (ts Tables) Langs() []string {
	var langs []string
	for lang := range ts {
		langs = append(langs, lang)
	}
	slices.Sort(langs)
	return langs
}
