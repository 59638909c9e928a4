package protocol

import (
	"strconv"
	"unicode/utf8"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// object writes JSON piece by piece. It stands in for encoding/json, which
// would make the module a page loads half as large again.
type object struct {
	buf []byte
}

func (o *object) open()  { o.buf = append(o.buf, '{') }
func (o *object) close() { o.buf = append(o.buf, '}') }

// key begins a field, with a comma when it is not the first of its object.
func (o *object) key(name string) {
	if n := len(o.buf); n > 0 && o.buf[n-1] != '{' {
		o.buf = append(o.buf, ',')
	}
	o.quoted(name)
	o.buf = append(o.buf, ':')
}

func (o *object) text(name, value string) {
	o.key(name)
	o.quoted(value)
}

func (o *object) texts(values []string) {
	o.buf = append(o.buf, '[')
	for i, value := range values {
		if i > 0 {
			o.buf = append(o.buf, ',')
		}
		o.quoted(value)
	}
	o.buf = append(o.buf, ']')
}

func (o *object) number(name string, n int) {
	o.key(name)
	o.buf = strconv.AppendInt(o.buf, int64(n), 10)
}

func (o *object) bool(b bool) { o.buf = strconv.AppendBool(o.buf, b) }

// said writes a sentence and its clauses; no clauses, no field.
func (o *object) said(s prose.Sentences) {
	o.text("say", s.Text)
	if len(s.Clauses) > 0 {
		o.key("clauses")
		o.texts(s.Clauses)
	}
}

// seeds writes the counts of a position by place.
func (o *object) seeds(p engine.Position) {
	o.buf = append(o.buf, '[')
	for at := engine.Place(0); at <= p.Board().Store(engine.North); at++ {
		if at > 0 {
			o.buf = append(o.buf, ',')
		}
		o.buf = strconv.AppendInt(o.buf, int64(p.Seeds(at)), 10)
	}
	o.buf = append(o.buf, ']')
}

func placeKey(at engine.Place) string { return strconv.Itoa(int(at)) }

// quoted writes a JSON string. Characters that would end a script element in
// HTML are escaped too, and bytes that are not UTF-8 become U+FFFD.
func (o *object) quoted(s string) {
	const hex = "0123456789abcdef"
	o.buf = append(o.buf, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			o.buf = append(o.buf, '\\', byte(r))
		case r < ' ' || r == '<' || r == '>' || r == '&' || r == 0x2028 || r == 0x2029:
			o.buf = append(o.buf, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
		default:
			o.buf = utf8.AppendRune(o.buf, r)
		}
	}
	o.buf = append(o.buf, '"')
}
