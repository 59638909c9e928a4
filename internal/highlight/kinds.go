package highlight

import (
	"encoding/binary"
	"html"
	"io"
	"strings"

	"github.com/alecthomas/chroma/v2"
)

// kinds is what kind each part of a code is of, without the code: for each part its kind and its length in bytes, as varints.
type kinds string

// kindsOf is the kinds of tokens, and the code that they spell.
func kindsOf(tokens []chroma.Token) (kinds, string) {
	var out []byte
	var code strings.Builder
	for _, t := range tokens {
		code.WriteString(t.Value)
		out = binary.AppendVarint(out, int64(t.Type))
		out = binary.AppendUvarint(out, uint64(len(t.Value)))
	}
	return kinds(out), code.String()
}

// next cuts off the first part: its kind and its length. They are not ok where the kinds are damaged.
func (k kinds) next() (kind chroma.TokenType, length int, rest kinds, ok bool) {
	// As binary.Varint and binary.Uvarint read, which take no string.
	signed, n := uvarint(k)
	if n <= 0 {
		return 0, 0, "", false
	}
	size, m := uvarint(k[n:])
	return chroma.TokenType(int64(signed>>1) ^ -int64(signed&1)), int(size), k[n+max(m, 0):], m > 0
}

func uvarint(k kinds) (value uint64, n int) {
	for i := range min(len(k), binary.MaxVarintLen32) {
		value |= uint64(k[i]&0x7f) << (7 * i)
		if k[i] < 0x80 {
			return value, i + 1
		}
	}
	return 0, 0
}

// fit tells whether the parts make up the code. They do not where the cache was damaged.
func (k kinds) fit(code string) bool {
	at := 0
	for len(k) > 0 {
		_, length, rest, ok := k.next()
		if at += length; !ok || at > len(code) {
			return false
		}
		k = rest
	}
	return at == len(code)
}

// write writes the code that the parts make up as HTML: a span around each part, line by line, with the class of its kind alone, so that
// the theme of the page colours it.
func (k kinds) write(w io.StringWriter, code string) {
	for len(k) > 0 {
		kind, length, rest, _ := k.next()
		part := code[:length]
		k, code = rest, code[length:]
		open := spanOf(kind)
		if open == "" {
			_, _ = w.WriteString(html.EscapeString(part))
			continue
		}
		for line := range strings.Lines(part) {
			_, _ = w.WriteString(open)
			_, _ = w.WriteString(html.EscapeString(line))
			_, _ = w.WriteString("</span>")
		}
	}
}

// spans is the tag that opens a part of each kind that has a class; the classes are those that chroma's styles know.
var spans = map[chroma.TokenType]string{}

func init() {
	for kind, class := range chroma.StandardTypes {
		if class != "" {
			class = `<span class="` + class + `">`
		}
		spans[kind] = class
	}
}

// spanOf is the tag that opens a part of a kind, or "". A kind without a class of its own has that of the wider kind it belongs to.
func spanOf(kind chroma.TokenType) string {
	for ; kind != 0; kind = kind.Parent() {
		if open, ok := spans[kind]; ok {
			return open
		}
	}
	return spans[0]
}
