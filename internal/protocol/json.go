package protocol

import (
	"strconv"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// writer writes JSON and adds the commas. Package encoding/json would make the module
// half as large again.
type writer struct {
	buf   []byte
	brief bool // for Next
}

// comma writes a comma, unless the next value is the first of its object or list, or
// follows its key.
func (w *writer) comma() {
	if n := len(w.buf); n > 0 && w.buf[n-1] != '{' && w.buf[n-1] != '[' && w.buf[n-1] != ':' {
		w.buf = append(w.buf, ',')
	}
}

// open begins an object or a list with { or [.
func (w *writer) open(bracket byte) {
	w.comma()
	w.buf = append(w.buf, bracket)
}

// close ends an object or a list with } or ].
func (w *writer) close(bracket byte) { w.buf = append(w.buf, bracket) }

// field writes the key of a field.
func (w *writer) field(key string) {
	w.string(key)
	w.buf = append(w.buf, ':')
}

func (w *writer) text(key, value string) {
	w.field(key)
	w.string(value)
}

func (w *writer) texts(key string, values []string) {
	w.field(key)
	w.open('[')
	for _, value := range values {
		w.string(value)
	}
	w.close(']')
}

func (w *writer) number(key string, n int) {
	w.field(key)
	w.int(n)
}

func (w *writer) bool(key string, b bool) {
	w.field(key)
	text := "false"
	if b {
		text = "true"
	}
	w.buf = append(w.buf, text...)
}

func (w *writer) int(n int) {
	w.comma()
	w.buf = strconv.AppendInt(w.buf, int64(n), 10)
}

// sentences writes sentences, and their clauses if they have any.
func (w *writer) sentences(s prose.Sentences) {
	w.text("say", s.Text)
	if len(s.Clauses) > 0 {
		w.texts("clauses", s.Clauses)
	}
}

// seeds writes the counts of a position by place.
func (w *writer) seeds(p engine.Position) {
	w.field("seeds")
	w.open('[')
	for at := engine.Place(0); at <= p.Board().Store(engine.North); at++ {
		w.int(p.Seeds(at))
	}
	w.close(']')
}

// string writes a string. It also escapes characters that could end a script element in
// HTML; bytes that are not UTF-8 become U+FFFD.
func (w *writer) string(s string) {
	const hex = "0123456789abcdef"
	w.comma()
	w.buf = append(w.buf, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			w.buf = append(w.buf, '\\', byte(r))
		case r < ' ' || r == '<' || r == '>' || r == '&' || r == 0x2028 || r == 0x2029:
			w.buf = append(w.buf, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
		default:
			w.buf = append(w.buf, string(r)...)
		}
	}
	w.buf = append(w.buf, '"')
}
