package prose

import (
	"errors"
	"strconv"
	"strings"
)

// Language contains the messages of the engine in one language. Nil is English.
type Language struct {
	texts   []string // by message
	numbers []string // those that are written as words, from 0
	plurals []plural
}

// English returns the English messages by their keys. Tables of other languages have the
// same keys.
func English() map[string]string {
	all := map[string]string{}
	for _, m := range english {
		all[m.key] = m.text
	}
	return all
}

var inEnglish = func() *Language {
	w := newEnglish()
	if err := w.finish(); err != nil {
		panic(err)
	}
	return w
}()

// newEnglish returns a copy of English, whose messages can be replaced before finish.
func newEnglish() *Language {
	w := &Language{texts: make([]string, messages)}
	for m := range english {
		w.texts[m] = english[m].text
	}
	return w
}

// set replaces a message.
func (w *Language) set(key, text string) error {
	m := find(key)
	if m < 0 {
		return errors.New("there is no message " + key)
	}
	w.texts[m] = text
	return nil
}

// NewLanguage returns a language with messages given by their keys. Missing messages are
// English. The error names an unknown key, or a plural rule that cannot be parsed.
func NewLanguage(texts map[string]string) (*Language, error) {
	w := newEnglish()
	for key, text := range texts {
		if err := w.set(key, text); err != nil {
			return nil, err
		}
	}
	return w, w.finish()
}

// find returns the message of a key, or -1.
func find(key string) int {
	for m := range english {
		if english[m].key == key {
			return m
		}
	}
	return -1
}

// finish parses the messages that are not sentences.
func (w *Language) finish() (err error) {
	w.numbers = nil
	if list := w.texts[numbers]; list != "" {
		w.numbers = strings.Split(list, w.texts[comma])
	}
	w.plurals, err = parsePlurals(w.texts[plurals])
	return err
}

// String writes the messages that differ from English as one line for [ParseLanguage]. A
// page passes it to the engine unread.
func (w *Language) String() string {
	var parts []string
	for m := range english {
		if w != nil && w.texts[m] != english[m].text {
			parts = append(parts, english[m].key+"="+w.texts[m])
		}
	}
	return strings.Join(parts, "\t")
}

// ParseLanguage parses what [Language.String] writes.
func ParseLanguage(text string) (*Language, error) {
	w := newEnglish()
	for _, part := range strings.Split(text, "\t") {
		key, value, _ := strings.Cut(part, "=")
		if err := w.set(key, value); err != nil {
			return nil, err
		}
	}
	return w, w.finish()
}

// Number returns n as a word if the language has one for it, else in digits.
func (w *Language) Number(n int) string {
	if w == nil {
		w = inEnglish
	}
	if n >= 0 && n < len(w.numbers) {
		return w.numbers[n]
	}
	return strconv.Itoa(n)
}

// JoinOr joins alternatives: two, three or five.
func (w *Language) JoinOr(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return w.list(items)
	}
	return w.Fill(w.text(oneOf), Text("items", w.list(items[:last])), Text("last", items[last]))
}

// list joins the items of a list.
func (w *Language) list(items []string) string { return strings.Join(items, w.text(comma)) }

func (w *Language) text(m message) string {
	if w == nil {
		w = inEnglish
	}
	return w.texts[m]
}
