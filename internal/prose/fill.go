package prose

import (
	"strconv"
	"strings"
)

// Fill is the value of a placeholder in a message.
type Fill struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	name, text string
	n          int
	word       bool // the number is written as a word if the language has one for it
}

// Text returns a text as the value of {name}.
func Text(name, text string) *Fill { return &Fill{name: name, text: text, n: -1} }

// Count returns a number as the value of {name}, written as a word if the language has
// one.
func Count(name string, n int) *Fill { return &Fill{name: name, n: n, word: true} }

// Digits returns a number as the value of {name}, written in digits.
func Digits(name string, n int) *Fill { return &Fill{name: name, n: n, text: strconv.Itoa(n)} }

// Fill replaces the placeholders of a message: {name} by the value of its fill,
// {name|one=seed|other=# seeds} by a form chosen by the value: the form for the value itself
// (as in 0=none) or for the plural category of the number, else the last. # is the value.
// Placeholders without a fill are left as they are.
func (w *Language) Fill(message string, fills ...*Fill) string {
	return w.fill(message, func(name string) (string, int, bool) {
		for _, f := range fills {
			if f.name == name && f.word {
				return w.Number(f.n), f.n, true
			} else if f.name == name {
				return f.text, f.n, true
			}
		}
		return "", 0, false
	})
}

// fill is like Fill. value returns the value of a placeholder, and the number that chooses
// a form.
func (w *Language) fill(message string, value func(name string) (text string, n int, ok bool)) string {
	filled := ""
	for {
		before, rest, found := strings.Cut(message, "{")
		filled += before
		if !found {
			return filled
		}
		inside, after, _ := strings.Cut(rest, "}")
		name, forms, choice := strings.Cut(inside, "|")
		text, n, ok := value(name)
		switch {
		case !ok:
			filled += "{" + inside + "}"
		case choice:
			filled += strings.Join(strings.Split(w.form(forms, text, n), "#"), text)
		default:
			filled += text
		}
		message = after
	}
}

// form returns the one of several forms, each CATEGORY=TEXT, for a text or a number.
func (w *Language) form(forms, value string, n int) string {
	category, number := w.Category(n), strconv.Itoa(n)
	for {
		form, rest, more := strings.Cut(forms, "|")
		name, text, _ := strings.Cut(form, "=")
		if name == category || name == number || name == value || !more {
			return text
		}
		forms = rest
	}
}
