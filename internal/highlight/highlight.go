// Package highlight writes code with the kinds of its words as classes. Telling the kinds apart is most of the work of a page, so what
// was found out about a block is kept, for this run and the next, in files of the user's cache (store.go).
package highlight

import (
	"crypto/sha256"
	"io"
	"sync"
	"sync/atomic"
)

// Counts is how many blocks were written since the program began, and how many of them had to be read word by word.
func Counts() (blocks, read int64) { return written.Load(), lexed.Load() }

var written, lexed atomic.Int64

// Write writes code of a language as HTML. It writes nothing, and says so, where the language is not known. It is safe for use by several
// goroutines at once.
func Write(w io.StringWriter, language, code string) (known bool, err error) {
	lexer := lexerOf(language)
	if lexer == nil {
		return false, nil
	}
	written.Add(1)
	key := keyOf(language, code)
	if kinds := kept.find(key); kinds.fit(code) {
		kinds.write(w, code)
		return true, nil
	}
	lexed.Add(1)
	kinds, read, err := lexer.read(code)
	if err != nil {
		return true, err
	}
	if read == code {
		kept.add(key, kinds)
	}
	kinds.write(w, read)
	return true, nil
}

// found is the lexers that were asked for, by language; nil for an unknown one.
var found sync.Map

func lexerOf(language string) lexer {
	known, ok := found.Load(language)
	if !ok {
		known, _ = found.LoadOrStore(language, newLexer(language))
	}
	l, _ := known.(lexer)
	return l
}

// key tells blocks apart: by language and text.
type key [16]byte

func keyOf(language, code string) key {
	sum := sha256.Sum256([]byte(language + "\n" + code))
	return key(sum[:])
}
