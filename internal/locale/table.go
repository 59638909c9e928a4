// Package locale holds the messages of the interface: one table for each language,
// read from a file. A table has sections, and the key of a message is SECTION.KEY. In the
// section rules an entry has several messages, with keys SECTION.ENTRY.FIELD.
// Messages that a table lacks are in English.
package locale

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/internal/prose"
)

// Table holds the messages of one language.
type Table struct {
	Lang    string   // language tag, as in the lang attribute and the name of the file
	Name    string   // of the language, in that language
	Dir     string   // ltr or rtl
	File    string   // the last file with messages of the table, for problems
	Missing []string // keys of the messages that the rulebook should translate, sorted; they are in English
	Own     string   // identifies the own words of a game that the messages use; "" for the usual ones

	texts        map[string]string
	usual        *Table              // has the messages that are not in texts; may be nil
	keys         map[string][]string // of all messages, by section
	english      map[string]text     // all messages in English
	lacks        map[string]bool     // the messages that are in English because the table lacks them
	engine       *prose.Language
	reader       func() *Table // the table in the second person, made when a lesson needs it
	englishRules func() *Table // the table with the messages about rules in English, made when a page needs it
	inWords      *sync.Map     // functions that return the table in the words of a game, by these words
}

// Has reports whether there is a message with a key.
func (t *Table) Has(key string) bool { return t.Message(key) != "" }

// Message returns a message with its placeholders, or "".
func (t *Table) Message(key string) string {
	if text, ok := t.texts[key]; ok || t.usual == nil {
		return text
	}
	return t.usual.Message(key)
}

// Say returns a message with its placeholders filled in.
func (t *Table) Say(key string, fills ...*prose.Fill) string {
	return t.engine.Fill(t.Message(key), fills...)
}

// T is like Say for pairs of a name and a value, a string or an int.
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

// Engine returns the language of the engine's sentences.
func (t *Table) Engine() *prose.Language { return t.engine }

// Section returns the messages of a section by their keys without its name.
func (t *Table) Section(name string) map[string]string {
	all := map[string]string{}
	for _, key := range t.keys[name] {
		all[key[len(name)+1:]] = t.Message(key)
	}
	return all
}

// derived returns the table with messages that change makes from those of t. The error is that of
// [prose.NewLanguage].
func (t *Table) derived(change func(key, text string) string) (*Table, error) {
	changed := *t
	changed.texts, changed.usual, changed.inWords = map[string]string{}, t, new(sync.Map)
	for _, keys := range t.keys {
		for _, key := range keys {
			text := t.Message(key)
			if other := change(key, text); other != text {
				changed.texts[key] = other
			}
		}
	}
	changed.englishRules = sync.OnceValue(changed.withEnglishRules)
	var err error
	changed.engine, err = prose.NewLanguage(changed.Section("engine"))
	return &changed, err
}

// bySection returns the keys of messages by section.
func bySection(texts map[string]string) map[string][]string {
	keys := map[string][]string{}
	for key := range texts {
		if section, _, found := strings.Cut(key, "."); found {
			keys[section] = append(keys[section], key)
		}
	}
	return keys
}

// MessageSection is a section of messages: its name and its lines KEY: TEXT, those of an entry
// indented under a line ENTRY: of their own.
type MessageSection struct {
	Name  string
	Lines []string
}

// Sections returns all messages by section, sorted.
func (t *Table) Sections() []MessageSection {
	var sections []MessageSection
	for _, name := range slices.Sorted(maps.Keys(t.keys)) {
		section, last := MessageSection{Name: name}, ""
		for _, key := range slices.Sorted(slices.Values(t.keys[name])) {
			line := key[len(name)+1:]
			if entry, field, found := strings.Cut(line, "."); found {
				if entry != last {
					section.Lines, last = append(section.Lines, entry+":"), entry
				}
				line = "  " + field
			}
			section.Lines = append(section.Lines, line+": "+strconv.Quote(t.Message(key)))
		}
		sections = append(sections, section)
	}
	return sections
}

// Tables maps language tags to tables, or to nil if [Load] has not read one.
type Tables map[string]*Table

// Default is the language that has every message.
const Default = "en"

// Langs returns the language tags, sorted.
func (ts Tables) Langs() []string { return slices.Sorted(maps.Keys(ts)) }
