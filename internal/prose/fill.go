package prose

import "sowbook/internal/lite"

// Fill is the text or the number that a name in the braces of a message stands for.
type Fill struct {
	name, text string
	n          int
	word       bool // the number is written as a word if the language has one for it
}

// Text returns a text for {name}.
func Text(name, text string) *Fill { return &Fill{name: name, text: text, n: -1} }

// Count returns a number for {name}, written as a word if the language has one. The
// message may choose a form by it.
func Count(name string, n int) *Fill { return &Fill{name: name, n: n, word: true} }

// Digits returns a number for {name}, written in digits. The message may choose a form
// by it.
func Digits(name string, n int) *Fill { return &Fill{name: name, n: n, text: lite.Itoa(n)} }

// Fill fills in a message. {name} becomes what the fill of this name stands for.
// {name|one=seed|other=# seeds} becomes the form for its number: the one that names the
// number itself, as in 0=none, or its plural category, or else the last. In a form, #
// is the number. Braces without a fill stay as they are.
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

// fill fills in a message. value returns the text for a name, and the number that forms
// are chosen by.
func (w *Language) fill(message string, value func(name string) (text string, n int, ok bool)) string {
	filled := ""
	for {
		before, rest, found := lite.Cut(message, "{")
		filled += before
		if !found {
			return filled
		}
		inside, after, _ := lite.Cut(rest, "}")
		name, forms, choice := lite.Cut(inside, "|")
		text, n, ok := value(name)
		switch {
		case !ok:
			filled += "{" + inside + "}"
		case choice:
			filled += lite.Join(lite.Split(w.form(forms, n), "#"), text)
		default:
			filled += text
		}
		message = after
	}
}

// form returns the one of several forms, each CATEGORY=TEXT, for a number.
func (w *Language) form(forms string, n int) string {
	category, number := w.Category(n), lite.Itoa(n)
	for {
		form, rest, more := lite.Cut(forms, "|")
		name, text, _ := lite.Cut(form, "=")
		if name == category || name == number || !more {
			return text
		}
		forms = rest
	}
}
