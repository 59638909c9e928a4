package prose

import "strings"

// Table is the table of messages of one language, as package locale reads it.
type Table interface {
	Say(key string, fills ...*Fill) string // the message of a key, filled in by fills
	Has(key string) bool                   // reports whether there is a message of this key
	Engine() *Language                     // the language of the engine's sentences
}

// Messages is a [Table] of some messages, as a page passes them to the engine.
type Messages struct {
	lines    []string // KEY=TEXT
	language *Language
}

// ParseMessages parses messages KEY=TEXT separated by tabs.
func ParseMessages(text string, language *Language) Messages {
	return Messages{strings.Split(text, "\t"), language}
}

func (m Messages) text(key string) (text string, ok bool) {
	for _, line := range m.lines {
		if len(line) > len(key) && line[len(key)] == '=' && line[:len(key)] == key {
			return line[len(key)+1:], true
		}
	}
	return "", false
}

// Say returns a message with its placeholders filled in, or "" if there is none of this key.
func (m Messages) Say(key string, fills ...*Fill) string {
	text, _ := m.text(key)
	return m.language.Fill(text, fills...)
}

// Has reports whether there is a message of this key.
func (m Messages) Has(key string) bool {
	_, ok := m.text(key)
	return ok
}

// Engine returns the language of the messages.
func (m Messages) Engine() *Language { return m.language }
