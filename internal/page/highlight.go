package page

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"maps"
	"path/filepath"
	"strings"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/formatters/html"
	"github.com/alecthomas/chroma/v2/styles"

	"sowbook/internal/cache"
)

// formatter writes each token as a span with a class, so that the style sheet
// of the page chooses the colours.
var formatter = html.New(html.WithClasses(true), html.PreventSurroundingPre(true))

// Highlights highlights blocks of code and keeps them from one run to the next:
// highlighting takes most of the time of a page with code. It is safe for use by
// several goroutines.
type Highlights struct {
	dir   string // the rulebook's folder, the key in the cache
	mu    sync.Mutex
	saved map[blockHash]string // as the cache has them
	used  map[blockHash]string // in this run
	count HighlightCount
}

// blockHash identifies a block by its language, its text and the version of
// chroma that highlights it.
type blockHash [sha256.Size]byte

// savedBlock is a highlighted block in the cache.
type savedBlock struct {
	Hash blockHash
	HTML string
}

// HighlightCount counts the blocks of code that were rendered in a run.
type HighlightCount struct {
	Blocks int // of a known language
	New    int // those of them that were not in the cache
}

// highlightKind is the kind of the cache entries. There is one per rulebook.
const highlightKind = "highlight"

// LoadHighlights begins a run with the highlighted blocks that Save last kept for the
// rulebook in a folder.
func LoadHighlights(dir string) *Highlights {
	h := &Highlights{dir: dir, saved: map[blockHash]string{}, used: map[blockHash]string{}}
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

// Save keeps the blocks that this run has used for the next one. It does nothing if
// the cache has just these.
func (h *Highlights) Save() error {
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

// Count counts the blocks rendered in this run.
func (h *Highlights) Count() HighlightCount {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.count
}

// html returns code as HTML, highlighted by the rules of a language. known is false if
// there is no such language.
func (h *Highlights) html(language, code string) (out string, known bool, err error) {
	lexer := lexerOf(language)
	if lexer == nil {
		return "", false, nil
	}
	hash := blockHash(sha256.Sum256([]byte(chromaVersion() + "\n" + language + "\n" + code)))
	out, kept := h.find(hash)
	if !kept {
		if out, err = highlight(lexer, code); err != nil {
			return "", true, err
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.used[hash] = out
	h.count.Blocks++
	if !kept {
		h.count.New++
	}
	return out, true, nil
}

// find returns a highlighted block of this run or the last.
func (h *Highlights) find(hash blockHash) (out string, ok bool) {
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
	err = formatter.Format(&text, styles.Fallback, tokens)
	return text.String(), err
}

var chromaVersion = sync.OnceValue(func() string {
	version, _ := cache.Version("github.com/alecthomas/chroma/v2")
	return version
})
