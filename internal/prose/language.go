package prose

import (
	"errors"
	"strconv"
	"strings"
)

// Language contains the messages of the engine in one language. Nil is English.
type Language struct {
	texts   map[string]string // by key, those that are not English
	numbers []string          // those that are written as words, from 0
	plurals []plural
}

// English returns the English messages by their keys. Tables of other languages have the
// same keys.
func English() map[string]string { return englishTexts }

var englishTexts, englishOrder = func() (all map[string]string, keys []string) {
	all = map[string]string{}
	for _, line := range strings.Split(english[1:], "\n") {
		if key, text, found := strings.Cut(line, ": "); found {
			all[key] = text[1 : len(text)-1]
			keys = append(keys, key)
		}
	}
	return all, keys
}()

var inEnglish = func() *Language {
	w, err := ParseLanguage("")
	if err != nil {
		panic(err)
	}
	return w
}()

// NewLanguage returns a language with messages given by their keys. Missing messages are
// English. The error names an unknown key, or a plural rule that cannot be parsed.
func NewLanguage(texts map[string]string) (*Language, error) {
	var parts []string
	for key, text := range texts {
		parts = append(parts, key+"="+text)
	}
	return ParseLanguage(strings.Join(parts, "\t"))
}

// String writes the messages that differ from English as one line for [ParseLanguage]. A
// page passes it to the engine unread.
func (w *Language) String() string {
	var parts []string
	if w != nil {
		for _, key := range englishOrder {
			if text := w.text(key); text != englishTexts[key] {
				parts = append(parts, key+"="+text)
			}
		}
	}
	return strings.Join(parts, "\t")
}

// ParseLanguage parses what [Language.String] writes. Its errors are those of [NewLanguage].
func ParseLanguage(text string) (w *Language, err error) {
	w = &Language{texts: map[string]string{}}
	for _, part := range strings.Split(text, "\t") {
		key, value, _ := strings.Cut(part, "=")
		if text != "" && englishTexts[key] == "" {
			return nil, errors.New("there is no message " + key)
		}
		w.texts[key] = value
	}
	if list := w.text("numbers"); list != "" {
		w.numbers = strings.Split(list, w.text("comma"))
	}
	w.plurals, err = parsePlurals(w.text("plurals"))
	return w, err
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
	return w.say("one-of", Text("items", w.list(items[:last])), Text("last", items[last]))
}

// list joins the items of a list.
func (w *Language) list(items []string) string { return strings.Join(items, w.text("comma")) }

// say returns a message, filled in.
func (w *Language) say(key string, fills ...*Fill) string { return w.Fill(w.text(key), fills...) }

// text returns a message.
func (w *Language) text(key string) string {
	if w != nil {
		if text, ok := w.texts[key]; ok {
			return text
		}
	}
	return englishTexts[key]
}
