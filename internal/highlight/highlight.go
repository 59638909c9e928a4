// Package highlight highlights code, and caches it between runs. It is the only user of chroma.
package highlight

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	stdhtml "html"
	"maps"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/formatters/html"

	"sowbook/internal/cache"
)

// formatter writes each token as a span with a class; style sheets choose the colours.
var formatter = html.New(html.WithClasses(true), html.PreventSurroundingPre(true))

// noStyle has no colours. Importing chroma's styles would parse them all whenever the program starts.
var noStyle = chroma.MustNewStyle("none", nil)

// Cache highlights blocks of code and caches them between runs, because highlighting
// is slow. Several goroutines may use it at once.
type Cache struct {
	dir    string // the rulebook's folder, the key in the cache
	mu     sync.Mutex
	saved  map[blockHash]string // in the cache
	used   map[blockHash]string // in this run
	blocks int                  // highlighted in this run
	added  int                  // of these, not found in the cache
}

// blockHash identifies a block by its language, its text and the versions of the lexers.
type blockHash [sha256.Size]byte

// savedBlock is a highlighted block in the cache.
type savedBlock struct {
	Hash blockHash
	HTML string
}

// highlightKind is the kind of the cache entries. There is one per rulebook.
const highlightKind = "highlight"

// Load loads the cached highlighted blocks of the rulebook in dir.
func Load(dir string) *Cache {
	h := &Cache{dir: dir, saved: map[blockHash]string{}, used: map[blockHash]string{}}
	if path, err := filepath.Abs(dir); err == nil {
		h.dir = path
	}
	if content, ok := cache.Get(highlightKind, h.dir); ok {
		decoder := gob.NewDecoder(bytes.NewReader(content))
		for block := (savedBlock{}); decoder.Decode(&block) == nil; block = (savedBlock{}) {
			h.saved[block.Hash] = block.HTML
		}
	}
	return h
}

// Save caches the blocks used in this run, if they have changed.
func (h *Cache) Save() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if maps.Equal(h.used, h.saved) {
		return nil
	}
	var content bytes.Buffer
	encoder := gob.NewEncoder(&content)
	for hash, html := range h.used {
		if err := encoder.Encode(savedBlock{hash, html}); err != nil {
			return err
		}
	}
	if err := cache.Put(highlightKind, h.dir, content.Bytes()); err != nil {
		return err
	}
	h.saved = maps.Clone(h.used)
	return nil
}

// Count returns the number of blocks highlighted in this run, and how many of them were
// not cached.
func (h *Cache) Count() (blocks, added int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.blocks, h.added
}

const maxHighlighted = 16 << 10 // bytes of a block; the patterns of some lexers need quadratic time

// HTML returns highlighted code as HTML. known is false if the language is unknown.
func (h *Cache) HTML(language, code string) (out string, known bool, err error) {
	lexer := lexerOf(language)
	if lexer == nil {
		return "", false, nil
	}
	if len(code) > maxHighlighted {
		return stdhtml.EscapeString(code), true, nil
	}
	hash := blockHash(sha256.Sum256([]byte(chromaVersion() + "\n" + sowLexerText + "\n" + language + "\n" + code)))
	out, kept := h.find(hash)
	if !kept {
		if out, err = highlight(lexer, code); err != nil {
			return "", true, err
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.used[hash] = out
	h.blocks++
	if !kept {
		h.added++
	}
	return out, true, nil
}

// Example returns the source of an example as highlighted HTML.
func (h *Cache) Example(source string) (string, error) {
	out, _, err := h.HTML(exampleLanguage, source)
	return out, err
}

// A Token is a part of a source: its class, which may be empty, and its text.
type Token [2]string

var tokenPattern = regexp.MustCompile(`(?s)<span class="(\w+)">(.*?)</span>|[^<]+`)

// ExampleTokens returns the source of an example in parts.
func (h *Cache) ExampleTokens(source string) ([]Token, error) {
	highlighted, err := h.Example(source)
	var tokens []Token
	for _, part := range tokenPattern.FindAllStringSubmatch(highlighted, -1) {
		class, text := part[1], part[2]
		if class == "" {
			text = part[0]
		}
		tokens = append(tokens, Token{class, stdhtml.UnescapeString(text)})
	}
	return tokens, err
}

// find returns a block highlighted in this run or cached.
func (h *Cache) find(hash blockHash) (out string, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if out, ok = h.used[hash]; !ok {
		out, ok = h.saved[hash]
	}
	return out, ok
}

func highlight(lexer chroma.Lexer, code string) (string, error) {
	tokens, err := chroma.Coalesce(lexer).Tokenise(nil, code)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = formatter.Format(&text, noStyle, tokens)
	return text.String(), err
}

var chromaVersion = sync.OnceValue(func() string {
	version, _ := cache.Version("github.com/alecthomas/chroma/v2")
	return version
})
