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
// Placeholders without a fill are left as they are. Fills may be nil.
func (w *Language) Fill(message string, fills ...*Fill) string {
	filled := ""
	for {
		before, rest, found := strings.Cut(message, "{")
		filled += before
		if !found {
			return filled
		}
		inside, after, _ := strings.Cut(rest, "}")
		name, forms, choice := strings.Cut(inside, "|")
		text, f := "{"+inside+"}", findFill(fills, name)
		if f != nil {
			text = f.text
			if f.word {
				text = w.Number(f.n)
			}
			if choice {
				text = strings.Join(strings.Split(w.form(forms, text, f.n), "#"), text)
			}
		}
		filled += text
		message = after
	}
}

// findFill returns the fill with a name, or nil.
func findFill(fills []*Fill, name string) *Fill {
	for _, f := range fills {
		if f != nil && f.name == name {
			return f
		}
	}
	return nil
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
