package prose

import (
	"errors"
	"strconv"
	"strings"
)

// Language is the sentences of one language. Nil is English.
type Language struct {
	texts   [messages]string // "" where English has to stand in
	numbers []string         // from 0 on, those that are written as words
	plurals []plural
}

// English is the messages of the English edition by their keys, for tables of other languages to have the same.
func English() map[string]string {
	all := map[string]string{}
	for _, m := range english {
		all[m.key] = m.text
	}
	return all
}

var inEnglish = func() *Language {
	w := &Language{}
	for m := range english {
		w.texts[m] = english[m].text
	}
	if err := w.finish(); err != nil {
		panic(err)
	}
	return w
}()

// set puts a message in place of the one that the language had so far.
func (w *Language) set(key, text string) error {
	m := find(key)
	if m < 0 {
		return errors.New("there is no message " + key)
	}
	w.texts[m] = text
	return nil
}

// NewLanguage is a language whose messages are given by their keys; what is left out is said in English. The error names a key that there
// is no message of, or a rule of plurals that cannot be read.
func NewLanguage(texts map[string]string) (*Language, error) {
	w := *inEnglish
	for key, text := range texts {
		if err := w.set(key, text); err != nil {
			return nil, err
		}
	}
	return &w, w.finish()
}

// find is the message of a key, or -1.
func find(key string) int {
	for m := range english {
		if english[m].key == key {
			return m
		}
	}
	return -1
}

// finish reads the messages that are not sentences.
func (w *Language) finish() (err error) {
	w.numbers = nil
	if list := w.texts[numbers]; list != "" {
		w.numbers = strings.Split(list, w.texts[comma])
	}
	w.plurals, err = parsePlurals(w.texts[plurals])
	return err
}

// String writes the messages that differ from English as one line that [ParseLanguage] reads. A page hands it to the engine behind its
// board unread.
func (w *Language) String() string {
	var parts []string
	for m := range english {
		if w != nil && w.texts[m] != english[m].text {
			parts = append(parts, english[m].key+"="+w.texts[m])
		}
	}
	return strings.Join(parts, "\t")
}

// ParseLanguage reads what [Language.String] writes.
func ParseLanguage(text string) (*Language, error) {
	w := *inEnglish
	for _, part := range strings.Split(text, "\t") {
		key, value, _ := strings.Cut(part, "=")
		if err := w.set(key, value); err != nil {
			return nil, err
		}
	}
	return &w, w.finish()
}

// Number is n in words where the language has one for it, and in digits where it has none.
func (w *Language) Number(n int) string {
	if w == nil {
		w = inEnglish
	}
	if n >= 0 && n < len(w.numbers) {
		return w.numbers[n]
	}
	return strconv.Itoa(n)
}

// Either is a list of which one is meant: two, three or five.
func (w *Language) Either(items []string) string {
	last := len(items) - 1
	if last < 1 {
		return strings.Join(items, "")
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
