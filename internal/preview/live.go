package preview

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/render"
	"sowbook/internal/site"
	"sowbook/internal/templates"
)

// Live is a site in memory that follows its files. Of pages, templates, scripts and
// everything else it is made of, it keeps the last good state, and what is wrong with
// the newest.
//
// Several goroutines may call Read and Tag. The other methods are for one goroutine,
// which calls Change and Settle when files change, and Work until it reports false.
type Live struct {
	options  site.Options
	onChange func()                // called when a file of the site has changed
	wanted   func(url string) bool // reports whether a browser shows a page; such pages are made first
	history  *book.History

	pages     *book.Pages
	byPath    map[string]*book.Page // with their last good front matter
	book      *book.Book            // nil until there is a good one
	templates *templates.Set        // nil until there are good ones
	assets    *assets.Assets        // nil until there are good ones
	engine    []byte                // nil where it cannot be compiled
	renderer  *render.Renderer      // nil until book, templates and assets are there

	broken   map[string]bool          // paths of pages whose newest front matter cannot be read
	written  map[string][]string      // by the path of a page, the files made of it
	problems map[string]diag.Problems // by the path of a file or folder below the rulebook's, or one of the keys below

	stale         []string // paths of pages to be made again, the most urgent first
	staleOverview bool     // the pages that show something of all pages are to be made again
	staleSite     bool     // the files that the site has once are to be made again
	stalePuzzles  bool     // the puzzles are to be proved again
	relist        bool     // pages may have been added or removed

	mu    sync.RWMutex
	files map[string]servedFile
}

// servedFile is a file with a tag that changes with its content.
type servedFile struct {
	content []byte
	tag     string
}

// Keys of problems that do not belong to one file.
const (
	bookProblems   = ""
	siteProblems   = "site"
	engineProblems = "engine"
	puzzleProblems = "puzzles"
)

// NewLive reads a rulebook; Work makes its pages. It calls onChange each time a file
// of the site has changed. wanted reports whether a browser shows a page.
func NewLive(o site.Options, onChange func(), wanted func(url string) bool) *Live {
	o.Project.Preview = true
	o.Location.URL, o.Location.Offline = "", false // a preview is not found, shared or kept
	l := &Live{
		options: o, onChange: onChange, wanted: wanted, history: book.NewHistory(o.Project.Dir),
		byPath: map[string]*book.Page{}, broken: map[string]bool{}, written: map[string][]string{}, problems: map[string]diag.Problems{}, files: map[string]servedFile{},
	}
	compiled := make(chan error, 1)
	go func() {
		var err error
		l.engine, err = assets.Engine(o.Project.Builtin)
		compiled <- err
	}()
	l.loadContent()
	l.loadTemplates()
	err := <-compiled
	l.note(engineProblems, err)
	l.loadAssets()
	return l
}

// note replaces the problems under a key by those of an error. It reports whether
// there are none.
func (l *Live) note(key string, err error) (ok bool) {
	delete(l.problems, key)
	var problems diag.Problems
	switch {
	case err == nil:
		return true
	case !errors.As(err, &problems):
		problems = diag.Problems{{Message: err.Error()}}
	}
	if len(problems) > 0 {
		l.problems[key] = problems
	}
	return len(problems) == 0
}

// Problems returns what is wrong with the newest state of the files.
func (l *Live) Problems() diag.Problems {
	var list []diag.Problems
	for _, key := range slices.Sorted(maps.Keys(l.problems)) {
		list = append(list, l.problems[key])
	}
	if l.book != nil {
		list = append(list, l.book.CheckAnchors(func(p *book.Page) bool { return l.problems[pageKey(p.File.Path)] != nil }))
	}
	return site.Distinct(list...)
}

// pageKey returns the key of a page's problems.
func pageKey(path string) string { return "content/" + path }

// Read returns the content of a file of the site.
func (l *Live) Read(name string) (content []byte, ok bool) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	f, ok := l.files[name]
	return f.content, ok
}

// Tag returns a text that changes when one of some files does.
func (l *Live) Tag(names ...string) string {
	l.mu.RLock()
	defer l.mu.RUnlock()
	var tags []string
	for _, name := range names {
		tags = append(tags, l.files[name].tag)
	}
	return strings.Join(tags, "-")
}

// publish adds files to the site or replaces them.
func (l *Live) publish(files ...assets.File) {
	changed := false
	l.mu.Lock()
	for _, f := range files {
		sum := sha256.Sum256(f.Content)
		tag := hex.EncodeToString(sum[:5])
		changed = changed || l.files[f.Name].tag != tag
		l.files[f.Name] = servedFile{f.Content, tag}
	}
	l.mu.Unlock()
	if changed {
		l.onChange()
	}
}

// withdraw removes files from the site.
func (l *Live) withdraw(names []string) {
	l.mu.Lock()
	for _, name := range names {
		delete(l.files, name)
	}
	l.mu.Unlock()
	l.onChange()
}
