package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/compile"
	"sowbook/internal/diag"
)

// Live is a site in memory that follows its files. For each thing that it is made of, pages, templates, scripts, it has the last good
// state and what is wrong with the newest.
//
// What is asked of the site (Read, Tag) may be asked by several goroutines; all else is for one, which calls Change and Settle with what
// it hears of the files, and Work as long as that has something to do.
type Live struct {
	options  Options
	shelf    shelf
	told     func()                // called when what is served has changed
	wanted   func(url string) bool // pages that are looked at, which are made before others
	renderer *renderer
	book     *book
	entries  map[string]*entry        // by path, as their front matter was last good
	unshown  map[string]bool          // paths of drafts, which are left out
	written  map[string][]string      // by the path of a page, the files made of it
	wrong    map[string]diag.Problems // by the path of a file or folder below the rulebook's; "" for the book
	stale    []string                 // paths of pages to be made again, the most urgent first
	lateToo  bool                     // the pages that show something of all are to be made again
	siteToo  bool                     // so are the files of the whole site
	proveToo bool                     // the puzzles are to be proved again
	relist   bool                     // pages may have come or gone

	mu    sync.RWMutex
	files map[string]served
}

// served is a file as it is served, with what tells it from other states of it.
type served struct {
	content []byte
	tag     string
}

// What no file is to blame for.
const (
	bookWrong   = ""
	siteWrong   = "site"
	engineWrong = "engine"
	puzzleWrong = "puzzles"
)

// NewLive reads a rulebook. Its pages are made by Work, those first that are wanted. told is called each time that something else is
// served.
func NewLive(o Options, told func(), wanted func(url string) bool) *Live {
	o.Preview, o.URL, o.Offline = true, "", false // nothing is found, sent on or kept while it is written
	l := &Live{options: o, told: told, wanted: wanted, entries: map[string]*entry{}, unshown: map[string]bool{}, written: map[string][]string{}, wrong: map[string]diag.Problems{}, files: map[string]served{}}
	engine := inBackground(func() ([]byte, error) {
		module, err := compile.Engine(o.Builtin)
		if err != nil {
			return nil, err
		}
		return module.Bytes()
	})
	l.shelf, _ = o.shelf() // its problems are noted when the content is read
	l.readTemplates()
	l.bundle()
	l.readContent()
	wasm, err := engine()
	if l.note(engineWrong, err); err == nil {
		l.renderer.assets.takeEngine(wasm)
		l.publish(file{engineName, wasm})
	}
	return l
}

// note keeps what is wrong with something, or that nothing is.
func (l *Live) note(what string, err error) (good bool) {
	delete(l.wrong, what)
	var problems diag.Problems
	switch {
	case err == nil:
		return true
	case !errors.As(err, &problems):
		problems = diag.Problems{{What: err.Error()}}
	}
	if len(problems) > 0 {
		l.wrong[what] = problems
	}
	return len(problems) == 0
}

// Problems is what is wrong with the newest state of the files.
func (l *Live) Problems() diag.Problems {
	var all diag.Problems
	for _, what := range slices.Sorted(maps.Keys(l.wrong)) {
		all.Add(l.wrong[what]...)
	}
	if l.book != nil {
		all.Add(l.book.checkAnchors(func(e *entry) bool { return l.wrong["content/"+e.page.Path] != nil })...)
	}
	if len(all) == 0 {
		return nil
	}
	return orProblems(nil, all).(diag.Problems)
}

// Read is the content of a file of the site.
func (l *Live) Read(name string) (content []byte, ok bool) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	f, ok := l.files[name]
	return f.content, ok
}

// Tag is a word that changes when one of some files does.
func (l *Live) Tag(names ...string) string {
	l.mu.RLock()
	defer l.mu.RUnlock()
	var tags []string
	for _, name := range names {
		tags = append(tags, l.files[name].tag)
	}
	return strings.Join(tags, "-")
}

// publish serves files from now on.
func (l *Live) publish(files ...file) {
	changed := false
	l.mu.Lock()
	for _, f := range files {
		sum := sha256.Sum256(f.content)
		tag := hex.EncodeToString(sum[:5])
		changed = changed || l.files[f.name].tag != tag
		l.files[f.name] = served{f.content, tag}
	}
	l.mu.Unlock()
	if changed {
		l.told()
	}
}

// withdraw serves files no longer.
func (l *Live) withdraw(names []string) {
	l.mu.Lock()
	for _, name := range names {
		delete(l.files, name)
	}
	l.mu.Unlock()
	l.told()
}

// chunk is how many pages are made before the files are asked after again.
const chunk = 8

// Work does a part of what is left to do, and tells whether there was any. Problems and Keep are for when there is none.
func (l *Live) Work() bool {
	switch {
	case l.book == nil:
		return false
	case len(l.stale) > 0:
		next := l.stale[:min(chunk, len(l.stale))]
		l.stale = l.stale[len(next):]
		l.make(next)
	case l.lateToo:
		l.lateToo = false
		var late []string
		for _, e := range l.book.pages {
			if e.digest.late {
				late = append(late, e.page.Path)
			}
		}
		l.make(late)
	case l.siteToo:
		l.siteToo = false
		files, err := l.renderer.siteFiles(l.book)
		if l.note(siteWrong, err) {
			l.publish(append(files, file{searchName, l.book.searchFile()})...)
		}
	case l.proveToo:
		l.proveToo = false
		l.note(puzzleWrong, l.book.provePuzzles())
	default:
		return false
	}
	return true
}

// make makes some pages again.
func (l *Live) make(paths []string) {
	sheets := make([]*sheet, len(paths))
	digests := make([]*digest, len(paths))
	files := make([][]file, len(paths))
	errs := make([]error, len(paths))
	l.book.gather()
	_ = each(len(paths), func(i int) error {
		e := l.entries[paths[i]]
		if e == nil {
			return nil // it is gone
		}
		s := l.book.open(e)
		if s.page.FrontSum() != e.front && len(s.problems) == 0 {
			return nil // its newest front matter cannot be read, and what is wrong there is known
		}
		sheets[i] = s
		if len(s.problems) > 0 {
			return nil
		}
		digests[i] = l.book.digest(s)
		files[i], errs[i] = l.renderer.pageFiles(l.book, s)
		digests[i].links = s.links
		return nil
	})
	for i, s := range sheets {
		if s == nil {
			continue
		}
		err := s.blame(errs[i])
		if len(s.problems) > 0 {
			err = s.problems
		}
		if l.note("content/"+paths[i], err) {
			l.take(paths[i], digests[i], files[i])
		}
	}
}

// take takes over a page that was made.
func (l *Live) take(path string, d *digest, files []file) {
	e := l.entries[path]
	if !reflect.DeepEqual(e.digest.outward, d.outward) {
		l.lateToo = true
	}
	if !bytes.Equal(e.digest.found, d.found) {
		l.siteToo = true
	}
	e.digest = d
	var names []string
	for _, f := range files {
		names = append(names, f.name)
	}
	l.written[path] = names
	l.publish(files...)
}
