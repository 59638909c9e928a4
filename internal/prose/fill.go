package prose

import (
	"strconv"
	"strings"
)

// Fill is what a pair of braces in a message stands for: a text, or a number.
type Fill struct {
	name, text string
	n          int
	words      bool // the number is written as a word where the language has one for it
}

// Text is a text for {name}.
func Text(name, text string) *Fill { return &Fill{name: name, text: text, n: -1} }

// Count is a number for {name}, as a word where the language has one; a message may choose its words by it.
func Count(name string, n int) *Fill { return &Fill{name: name, n: n, words: true} }

// Digits is a number for {name} in digits; a message may choose its words by it.
func Digits(name string, n int) *Fill { return &Fill{name: name, n: n, text: strconv.Itoa(n)} }

// Fill fills in a message. {name} becomes what the first fill of this name says. {name|one=seed|other=# seeds} becomes the form for its
// number: one that names the number itself, as in 0=none, or its category of plurals, or else the last; # in a form is the number.
// Braces that no fill is for stay.
func (w *Language) Fill(message string, fills ...*Fill) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(message, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		inside, after, _ := strings.Cut(rest, "}")
		name, forms, choice := strings.Cut(inside, "|")
		f := lookup(fills, name)
		switch {
		case f == nil:
			b.WriteString("{" + inside + "}")
		case choice:
			b.WriteString(strings.ReplaceAll(w.form(forms, f.n), "#", w.shown(f)))
		default:
			b.WriteString(w.shown(f))
		}
		message = after
	}
}

func lookup(fills []*Fill, name string) *Fill {
	for _, f := range fills {
		if f.name == name {
			return f
		}
	}
	return nil
}

func (w *Language) shown(f *Fill) string {
	if f.words {
		return w.Number(f.n)
	}
	return f.text
}

// form is the one of several forms, each CATEGORY=TEXT, that is right for a number.
func (w *Language) form(forms string, n int) string {
	category, last := w.Category(n), ""
	for len(forms) > 0 {
		var form string
		form, forms, _ = strings.Cut(forms, "|")
		name, text, _ := strings.Cut(form, "=")
		if name == category || name == strconv.Itoa(n) {
			return text
		}
		last = text
	}
	return last
}

// sentence is a message filled in, with a capital at its beginning.
func (w *Language) sentence(m message, fills ...*Fill) string {
	return capital(w.Fill(w.text(m), fills...))
}

// capital puts a capital at the beginning of a text, where the letter is one of the English alphabet.
func capital(text string) string {
	if text != "" && text[0] >= 'a' && text[0] <= 'z' {
		text = string(text[0]-'a'+'A') + text[1:]
	}
	return text
}

// Sentence makes a sentence of an error: a capital at its beginning, a full stop
// at its end.
func Sentence(text string) string { return strings.TrimSuffix(capital(text), ".") + "." }
