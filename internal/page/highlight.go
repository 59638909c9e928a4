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

// highlight returns code as HTML, highlighted by the rules of a language. known
// is false if there is no such language.
func highlight(language, code string) (out string, known bool, err error) {
	hash := hashBlock(language, code)
	out, cached := findHighlight(hash)
	if !cached {
		lexer := lexerOf(language)
		if lexer == nil {
			return "", false, nil
		}
		tokens, err := chroma.Coalesce(lexer).Tokenise(nil, code)
		if err != nil {
			return "", true, err
		}
		var text strings.Builder
		if err := formatter.Format(&text, styles.Fallback, tokens); err != nil {
			return "", true, err
		}
		out = text.String()
	}
	useHighlight(hash, out, cached)
	return out, true, nil
}

// blockHash identifies a block by its language, its text and the version of
// chroma that highlights it.
type blockHash [sha256.Size]byte

func hashBlock(language, code string) blockHash {
	return sha256.Sum256([]byte(chromaVersion() + "\n" + language + "\n" + code))
}

var chromaVersion = sync.OnceValue(func() string {
	version, _ := cache.Version("github.com/alecthomas/chroma/v2")
	return version
})

// highlights holds the highlighted blocks of the process: highlighting takes
// most of the time of a page with code.
var highlights struct {
	mu    sync.Mutex
	saved map[blockHash]string // as the cache has them
	used  map[blockHash]string // in this run
	count HighlightCount
}

// HighlightCount counts the blocks of code that were rendered in a run.
type HighlightCount struct {
	Blocks int // of a known language
	New    int // those of them that were not in the cache
}

// highlightKind is the kind of the cache entries. There is one per rulebook.
const highlightKind = "highlight"

// LoadHighlights begins a run: it reads the highlighted blocks that
// SaveHighlights last kept for the rulebook in a folder. They are state of the
// package, so a process works on one rulebook at a time.
func LoadHighlights(dir string) {
	var saved map[blockHash]string
	if content, ok := cache.Get(highlightKind, absolute(dir)); ok {
		if gob.NewDecoder(bytes.NewReader(content)).Decode(&saved) != nil {
			saved = nil
		}
	}
	highlights.mu.Lock()
	defer highlights.mu.Unlock()
	highlights.saved, highlights.used, highlights.count = saved, nil, HighlightCount{}
}

// SaveHighlights keeps the blocks that this run has used for the next one. It
// does nothing if the cache has just these.
func SaveHighlights(dir string) error {
	highlights.mu.Lock()
	defer highlights.mu.Unlock()
	if maps.Equal(highlights.used, highlights.saved) {
		return nil
	}
	var content bytes.Buffer
	if err := gob.NewEncoder(&content).Encode(highlights.used); err != nil {
		return err
	}
	if err := cache.Put(highlightKind, absolute(dir), content.Bytes()); err != nil {
		return err
	}
	highlights.saved = maps.Clone(highlights.used)
	return nil
}

// absolute returns the key of a rulebook in the cache.
func absolute(dir string) string {
	if path, err := filepath.Abs(dir); err == nil {
		return path
	}
	return dir
}

// Highlights counts the blocks rendered since LoadHighlights.
func Highlights() HighlightCount {
	highlights.mu.Lock()
	defer highlights.mu.Unlock()
	return highlights.count
}

// findHighlight returns a highlighted block of this run or the last.
func findHighlight(hash blockHash) (out string, ok bool) {
	highlights.mu.Lock()
	defer highlights.mu.Unlock()
	if out, ok = highlights.used[hash]; !ok {
		out, ok = highlights.saved[hash]
	}
	return out, ok
}

// useHighlight notes that this run has rendered a block.
func useHighlight(hash blockHash, out string, cached bool) {
	highlights.mu.Lock()
	defer highlights.mu.Unlock()
	if highlights.used == nil {
		highlights.used = map[blockHash]string{}
	}
	highlights.used[hash] = out
	highlights.count.Blocks++
	if !cached {
		highlights.count.New++
	}
}
