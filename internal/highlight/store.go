package highlight

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"os"
	"sync"

	"sowbook/internal/cache"
)

// bound is how large the file may become, in bytes. Beyond it, what this run did not use is left out.
const bound = 64 << 20

// layout goes up when what is kept comes to be written in another way.
const layout = "2"

// kept is the one store of a process.
var kept store

// store is the kinds of every block of code that was seen, in this run or before.
type store struct {
	once sync.Once
	mu   sync.Mutex
	all  map[key]block
	new  bool // there is something that the file has not
}

type block struct {
	kinds kinds
	used  bool // in this run
}

func (s *store) find(k key) (kinds, bool) {
	s.once.Do(s.load)
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.all[k]
	if ok && !b.used {
		b.used = true
		s.all[k] = b
	}
	return b.kinds, ok
}

func (s *store) add(k key, found kinds) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all[k], s.new = block{found, true}, true
}

// Keep writes what was found out since the last time for the next run. Where it cannot, the next run finds it out again.
func Keep() {
	kept.mu.Lock()
	defer kept.mu.Unlock()
	name := fileName()
	if !kept.new || name == "" {
		return
	}
	if cache.Keep(name, kept.encode()) == nil {
		kept.new = false
	}
}

// fileName names the file by the version of the lexers that it rests on, or, where that is not known, by the program; "" where nothing is.
func fileName() string {
	version, err := cache.Version("github.com/alecthomas/chroma/v2")
	if err != nil {
		return ""
	}
	sum := sha256.Sum256([]byte(layout + " " + version))
	return "highlight-" + hex.EncodeToString(sum[:8])
}

// load reads the file. One that is not whole counts for nothing.
func (s *store) load() {
	s.all = map[key]block{}
	if name := fileName(); name != "" {
		if content, err := os.ReadFile(cache.Path(name)); err == nil {
			s.decode(content)
		}
	}
}

// encode is the store as a file: for each block its key, the length of its kinds, and its kinds; at the end the hash of all before.
func (s *store) encode() []byte {
	size := 0
	for _, b := range s.all {
		size += len(key{}) + 3 + len(b.kinds)
	}
	out := make([]byte, 0, size+sha256.Size)
	for k, b := range s.all {
		if b.used || size <= bound {
			out = append(out, k[:]...)
			out = binary.AppendUvarint(out, uint64(len(b.kinds)))
			out = append(out, b.kinds...)
		}
	}
	sum := sha256.Sum256(out)
	return append(out, sum[:]...)
}

func (s *store) decode(content []byte) {
	if len(content) < sha256.Size {
		return
	}
	rest, sum := content[:len(content)-sha256.Size], content[len(content)-sha256.Size:]
	if actual := sha256.Sum256(rest); !bytes.Equal(actual[:], sum) {
		return
	}
	text := kinds(rest) // one text, which the kinds of all blocks are parts of
	for len(rest) > len(key{}) {
		k := key(rest[:len(key{})])
		rest = rest[len(k):]
		length, n := binary.Uvarint(rest)
		if n <= 0 || length > uint64(len(rest)-n) {
			return
		}
		from := len(text) - len(rest) + n
		s.all[k] = block{kinds: text[from : from+int(length)]}
		rest = rest[n+int(length):]
	}
}
