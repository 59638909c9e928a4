// Package highlight writes code with the kinds of its words as classes. Telling the kinds apart is most of the work of a page, so what
// was found out about a block is kept: for this run in memory, for the next in the user's cache (store.go).
package highlight

import (
	"crypto/sha256"
	"encoding/binary"
	"io"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/formatters/html"
	"github.com/alecthomas/chroma/v2/styles"
)

// formatter writes classes alone, so that the theme of the page colours the code.
var formatter = html.New(html.WithClasses(true), html.PreventSurroundingPre(true), html.TabWidth(4))

// Counts is how many blocks were written since the program began, and how many of them had to be read word by word.
func Counts() (blocks, read int64) { return written.Load(), lexed.Load() }

var written, lexed atomic.Int64

// Write writes code of a language as HTML. It writes nothing, and says so, where the language is not known. It is safe for use by several
// goroutines at once.
func Write(w io.Writer, language, code string) (known bool, err error) {
	lexer := lexerOf(language)
	if lexer == nil {
		return false, nil
	}
	written.Add(1)
	key := keyOf(language, code)
	if kinds, ok := kept.find(key); ok {
		if tokens, ok := kinds.tokens(code); ok {
			return true, formatter.Format(w, styles.Fallback, chroma.Literator(tokens...))
		}
	}
	lexed.Add(1)
	iterator, err := lexer.Tokenise(nil, code)
	if err != nil {
		return true, err
	}
	tokens := iterator.Tokens()
	if kinds, ok := kindsOf(tokens, code); ok {
		kept.add(key, kinds)
	}
	return true, formatter.Format(w, styles.Fallback, chroma.Literator(tokens...))
}

// found is the lexers that were asked for, by language; nil for an unknown one.
var found sync.Map

func lexerOf(language string) chroma.Lexer {
	if lexer, ok := found.Load(language); ok {
		lexer, _ := lexer.(chroma.Lexer)
		return lexer
	}
	lexer, _ := found.LoadOrStore(language, newLexer(language))
	known, _ := lexer.(chroma.Lexer)
	return known
}

// key tells blocks apart: by language and text.
type key [16]byte

func keyOf(language, code string) key {
	sum := sha256.Sum256([]byte(language + "\n" + code))
	return key(sum[:])
}

// kinds is what kind each part of a code is of, without the code: for each part its kind and its length, as varints.
type kinds string

// kindsOf is the kinds of tokens that spell a code. A lexer may change the text it reads, as by a line end at its end; its tokens cannot be
// told by their lengths then.
func kindsOf(tokens []chroma.Token, code string) (kinds, bool) {
	var out []byte
	for _, t := range tokens {
		rest, ok := strings.CutPrefix(code, t.Value)
		if !ok {
			return "", false
		}
		code = rest
		out = binary.AppendVarint(out, int64(t.Type))
		out = binary.AppendUvarint(out, uint64(len(t.Value)))
	}
	return kinds(out), code == ""
}

// tokens cuts a code by its kinds. They do not fit it when the cache was damaged.
func (k kinds) tokens(code string) ([]chroma.Token, bool) {
	rest := []byte(k)
	tokens := make([]chroma.Token, 0, len(k)/2)
	for len(rest) > 0 {
		kind, n := binary.Varint(rest)
		if n <= 0 {
			return nil, false
		}
		length, m := binary.Uvarint(rest[n:])
		if m <= 0 || length > uint64(len(code)) {
			return nil, false
		}
		tokens = append(tokens, chroma.Token{Type: chroma.TokenType(kind), Value: code[:length]})
		rest, code = rest[n+m:], code[length:]
	}
	return tokens, code == ""
}
