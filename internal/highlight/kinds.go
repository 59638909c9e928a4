package highlight

import (
	"encoding/binary"
	"html"
	"io"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/alecthomas/chroma/v2"
)

// kinds is what kind each part of a code is of, without the code: for each part its kind, as a byte, and its length in bytes, as a varint.
type kinds []byte

// kind is what a word is shown as: a place in the list of all kinds that have a class of their own.
type kind byte

// tags is the tag that opens a part of each kind, "" for a kind that is shown as nothing special; the classes are those that chroma's styles
// know. ofType is the kinds of chroma's types.
var tags, ofType = func() ([]string, map[chroma.TokenType]kind) {
	types := slices.Sorted(maps.Keys(chroma.StandardTypes))
	tags, ofType := make([]string, len(types)), map[chroma.TokenType]kind{}
	for i, t := range types {
		if class := chroma.StandardTypes[t]; class != "" {
			tags[i] = `<span class="` + class + `">`
		}
		ofType[t] = kind(i)
	}
	return tags, ofType
}()

// kindOf is the kind of a token; one of a type without a class of its own is of the wider type's that it belongs to.
func kindOf(t chroma.TokenType) kind {
	for ; t != 0; t = t.Parent() {
		if k, ok := ofType[t]; ok {
			return k
		}
	}
	return ofType[0]
}

// kindsOf is the kinds of tokens, and the code that they spell.
func kindsOf(tokens []chroma.Token) (kinds, string) {
	var out gathering
	var code strings.Builder
	for _, t := range tokens {
		code.WriteString(t.Value)
		out.add(t.Type, len(t.Value))
	}
	return out.kinds(), code.String()
}

// gathering is kinds on the way, the last part apart: the next may be of the same kind.
type gathering struct {
	out    kinds
	kind   kind
	length int
}

func (g *gathering) add(of chroma.TokenType, length int) {
	if k := kindOf(of); k != g.kind {
		g.flush()
		g.kind = k
	}
	g.length += length
}

func (g *gathering) flush() {
	if g.length > 0 {
		g.out = binary.AppendUvarint(append(g.out, byte(g.kind)), uint64(g.length))
		g.length = 0
	}
}

func (g *gathering) kinds() kinds {
	g.flush()
	return g.out
}

// next cuts off the first part: its kind and its length. They are not ok where the kinds are damaged.
func (k kinds) next() (of kind, length int, rest kinds, ok bool) {
	size, n := binary.Uvarint(k[1:])
	return kind(k[0]), int(size), k[1+max(n, 0):], n > 0 && size < math.MaxInt32 && int(k[0]) < len(tags)
}

// fit tells whether the parts make up the code. They do not where the cache was damaged, or nothing is known.
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
		of, length, rest, _ := k.next()
		part := code[:length]
		k, code = rest, code[length:]
		open := tags[of]
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
