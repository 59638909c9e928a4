package highlight

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"io"
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

// store is the kinds of every block of code that was seen, in this run or before. They lie in files, for a book may have many blocks; in
// mind is only where.
type store struct {
	once    sync.Once
	mu      sync.Mutex
	all     map[key]block
	before  *os.File // what earlier runs kept; nil where that is nothing
	found   *os.File // what this run found; nil until it found something, or where there is no room for it
	end     int64    // of found
	changed bool     // there is something that the kept file has not
}

// block is where the kinds of a block lie.
type block struct {
	at     int64
	length int
	new    bool // in the file of this run
	used   bool // in this run
}

// find is what is known of a block; nil where that is nothing.
func (s *store) find(k key) kinds {
	s.once.Do(s.load)
	s.mu.Lock()
	defer s.mu.Unlock()
	b, ok := s.all[k]
	if !ok {
		return nil
	}
	if !b.used {
		b.used = true
		s.all[k] = b
	}
	out, err := s.read(b)
	if err != nil {
		return nil
	}
	return out
}

func (s *store) read(b block) (kinds, error) {
	from := s.before
	if b.new {
		from = s.found
	}
	out := make(kinds, b.length)
	_, err := from.ReadAt(out, b.at)
	return out, err
}

// add takes in what was found out about a block. Where there is no room for it, it is found out again.
func (s *store) add(k key, found kinds) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.found == nil {
		var err error
		if s.found, err = cache.Scratch(); err != nil {
			return
		}
	}
	if _, err := s.found.WriteAt(found, s.end); err != nil {
		return
	}
	s.all[k] = block{s.end, len(found), true, true}
	s.end += int64(len(found))
	s.changed = true
}

// Keep writes what was found out since the last time for the next run. Where it cannot, the next run finds it out again.
func Keep() {
	kept.mu.Lock()
	defer kept.mu.Unlock()
	if name := fileName(); name != "" && kept.changed && cache.Write(name, kept.write) == nil {
		kept.changed = false
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

// load opens the file and notes what lies where. A file that is not whole counts for nothing.
func (s *store) load() {
	s.all = map[key]block{}
	name := fileName()
	if name == "" {
		return
	}
	file, err := os.Open(cache.Path(name))
	if err != nil {
		return
	}
	if all, ok := contents(file); ok {
		s.all, s.before = all, file
	} else {
		file.Close()
	}
}

// write writes the store as a file: for each block its key, the length of its kinds, and its kinds; at the end the hash of all before.
func (s *store) write(to io.Writer) error {
	size := 0
	for _, b := range s.all {
		size += len(key{}) + binary.MaxVarintLen32 + b.length
	}
	sum := sha256.New()
	out := bufio.NewWriter(io.MultiWriter(to, sum))
	for k, b := range s.all {
		if !b.used && size > bound {
			continue
		}
		content, err := s.read(b)
		if err != nil {
			return err
		}
		out.Write(k[:])
		out.Write(binary.AppendUvarint(out.AvailableBuffer(), uint64(len(content))))
		out.Write(content)
	}
	if err := out.Flush(); err != nil { // which has what went wrong before
		return err
	}
	_, err := to.Write(sum.Sum(nil))
	return err
}

// contents is what lies where in a file; it is not ok where the file is not whole.
func contents(file *os.File) (all map[key]block, ok bool) {
	info, err := file.Stat()
	if err != nil || info.Size() < sha256.Size {
		return nil, false
	}
	end := info.Size() - sha256.Size
	sum := sha256.New()
	in := bufio.NewReader(io.TeeReader(io.LimitReader(file, end), sum))
	all = map[key]block{}
	for at := int64(0); at < end; {
		var k key
		if _, err := io.ReadFull(in, k[:]); err != nil {
			return nil, false
		}
		length, err := binary.ReadUvarint(in)
		if err != nil {
			return nil, false
		}
		at += int64(len(k) + len(binary.AppendUvarint(nil, length)))
		if length > uint64(end-at) {
			return nil, false
		}
		if _, err := in.Discard(int(length)); err != nil {
			return nil, false
		}
		all[k] = block{at: at, length: int(length)}
		at += int64(length)
	}
	want := make([]byte, sha256.Size)
	_, err = file.ReadAt(want, end)
	return all, err == nil && bytes.Equal(sum.Sum(nil), want)
}
