package site

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"hash"
	"io"
	"strings"

	"sowbook/internal/page"
)

// searchName is the name of the file that a search in the browser reads.
const searchName = "search.json"

// found is one thing a search can find: a page, a part of one, a clause, a term.
type found struct {
	Page  string `json:"p"`           // title of the page
	Title string `json:"t,omitempty"` // of the part, the clause or the term
	URL   string `json:"u"`           // below the site's root
	Text  string `json:"x"`
	Lang  string `json:"l,omitempty"` // where that is not the book's own
}

// found is all that a search can find in a page, in order, as JSON with commas between.
func (b *book) found(s *sheet, sections []page.Section) []byte {
	if s.draft {
		return nil
	}
	list := newFoundList()
	lang := ""
	if s.in.folder != "" {
		lang = s.in.words.Lang
	}
	for i, section := range sections {
		one := found{Page: s.title, Title: section.Title, URL: s.url, Text: section.Text, Lang: lang}
		if section.ID != "" {
			one.URL += "#" + section.ID
		}
		if i == 0 {
			one.Text = strings.TrimSpace(s.summary + " " + section.Text)
		}
		list.add(one)
	}
	for _, ex := range s.examples {
		list.add(found{s.title, b.exampleName(s, ex), s.url + "#" + ex.ID, b.plain(s.entry, ex.Caption), lang})
	}
	if s.source != nil {
		for _, c := range s.source.clauses {
			list.add(found{s.title, c.id, s.url + "#" + c.id, b.plain(s.entry, c.text), lang})
		}
	}
	return list.text.Bytes()
}

// foundList is things that a search can find, as JSON with commas between.
type foundList struct {
	text bytes.Buffer
	json *json.Encoder
}

func newFoundList() *foundList {
	l := &foundList{}
	l.json = newEncoder(&l.text, "")
	return l
}

func (l *foundList) add(one found) {
	if l.text.Len() > 0 {
		l.text.WriteByte(',')
	}
	encode(l.json, one)
	l.text.Truncate(l.text.Len() - len("\n"))
}

// searchWriter writes the index of all that a search can find, in the order of the pages, while they are made: the index of a large book
// is larger than all else that a build has to keep.
type searchWriter struct {
	file  io.Closer
	out   *bufio.Writer // what can be found in one page is little
	sum   hash.Hash
	parts inOrder
	begun bool
}

// newSearchWriter begins the index.
func newSearchWriter(sink Sink) (*searchWriter, error) {
	file, err := sink.Create(searchName)
	if err != nil {
		return nil, err
	}
	w := &searchWriter{file: file, out: bufio.NewWriterSize(file, 1<<16), sum: sha256.New()}
	w.parts.out = w
	_, err = w.write([]byte("["))
	return w, err
}

func (w *searchWriter) write(text []byte) (int, error) {
	w.sum.Write(text)
	return w.out.Write(text)
}

// Write writes what can be found in one page.
func (w *searchWriter) Write(found []byte) (int, error) {
	if len(found) == 0 {
		return 0, nil
	}
	if w.begun {
		if _, err := w.write([]byte(",")); err != nil {
			return 0, err
		}
	}
	w.begun = true
	return w.write(found)
}

// end ends the index and tells the hash of it.
func (w *searchWriter) end() (hash []byte, err error) {
	_, err = w.write([]byte("]\n"))
	return w.sum.Sum(nil), errors.Join(w.parts.err, err, w.out.Flush(), w.file.Close())
}

// searchFile is the whole index. Every digest must have what can be found in its page.
func (b *book) searchFile() []byte {
	var out memoryFile
	w, _ := newSearchWriter(&out)
	for i, e := range b.pages {
		w.parts.put(i, e.digest.found)
	}
	_, _ = w.end()
	return out.Bytes()
}

// memoryFile is a sink of one file, in memory.
type memoryFile struct{ bytes.Buffer }

func (m *memoryFile) Create(string) (io.WriteCloser, error) { return m, nil }
func (m *memoryFile) Close() error                          { return nil }

// searchView is what the search's block is given: the way to the root, and the addresses of the index and of the script.
type searchView struct{ Root, Index, Script string }

func (v *view) search() searchView {
	root := v.entry.root()
	return searchView{root, root + v.renderer.assets.addresses[searchName], root + v.renderer.assets.addresses["search.js"]}
}
