package preview

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/highlight"
	"sowbook/internal/history"
	"sowbook/internal/render"
	"sowbook/internal/site"
)

// Live keeps a site in memory and rebuilds what changed files affect. It keeps the last
// good version of every page, and the problems of the current one.
//
// Several goroutines may call Read and Tag. The other methods are for one goroutine,
// which calls Change when files change, and then Settle.
type Live struct {
	options  site.Options
	onChange func() // called when a file of the site has changed
	dates    *history.Dates
	code     *highlight.Cache
	engine   func() ([]byte, error)
	module   []byte // of the engine, or nil

	// The results of the last successful load, or nil.
	site     *site.Site
	pages    map[string]*book.Page // by path below the rulebook's folder
	noEngine error

	outdated bool                     // the last load failed, or there was none
	missing  []string                 // files that did not exist when they changed
	edited   bool                     // pages were rebuilt since the last checkRest
	loading  diag.Problems            // of the last load
	problems map[string]diag.Problems // of outputs, by name
	general  diag.Problems            // of the engine, the puzzles and paths
	advice   diag.Problems            // about the whole site, since the last checkRest

	mu    sync.RWMutex
	files map[string]servedFile
}

// servedFile is a file with a tag that changes with its content.
type servedFile struct {
	content []byte
	tag     string
	owner   string // the name of its output
}

// NewLive returns the site of a rulebook, which has no files until Settle is called. It
// calls onChange each time files of the site have changed.
func NewLive(o site.Options, onChange func()) *Live {
	o.Project.Preview = true
	o.Location.URL, o.Location.Offline = "", false // a preview needs no canonical links, link previews or service worker
	l := &Live{
		options: o, onChange: onChange, outdated: true,
		dates: history.New(o.Project, history.PreviewTimeout), code: highlight.Load(o.Project.Dir),
		engine: func() ([]byte, error) { return assets.Engine(o.Project.Builtin) },
		files:  map[string]servedFile{},
	}
	go func() {
		if err := l.dates.Read(); err != nil && o.Warn != nil {
			o.Warn(err.Error())
		}
	}()
	return l
}

// Problems returns the problems of the current files.
func (l *Live) Problems() diag.Problems {
	list := slices.Concat(l.loading, l.general)
	if l.site == nil {
		return list
	}
	unread := map[string]bool{}
	for _, problem := range l.loading {
		unread[problem.File] = true
	}
	for name, problems := range l.problems {
		p := l.pages["content/"+name]
		if p == nil || !unread[p.File.Source.Name] && l.exists("content/"+name) {
			list.Add(problems...)
		}
	}
	isWrong := func(p *book.Page) bool { return l.problems[p.File.Path] != nil || unread[p.File.Source.Name] }
	return append(list, l.site.Book.CheckAnchors(isWrong)...)
}

// Advice returns advice about the site that was loaded last.
func (l *Live) Advice() diag.Problems { return l.advice }

// Read returns the content of a file of the site.
func (l *Live) Read(name string) (content []byte, ok bool) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	f, ok := l.files[name]
	return f.content, ok
}

// Tag returns a string that changes when one of the files does.
func (l *Live) Tag(names ...string) string {
	l.mu.RLock()
	defer l.mu.RUnlock()
	var tags []string
	for _, name := range names {
		tags = append(tags, l.files[name].tag)
	}
	return strings.Join(tags, "-")
}

// publish replaces the files of outputs by files. A file that another output has published since stays.
func (l *Live) publish(outputs []render.Output, files map[string]servedFile) {
	isOwner := map[string]bool{}
	for _, o := range outputs {
		isOwner[o.Name] = true
	}
	l.mu.Lock()
	before := len(l.files)
	maps.DeleteFunc(l.files, func(name string, f servedFile) bool { return isOwner[f.owner] && files[name].owner == "" })
	changed := len(l.files) < before
	for name, f := range files {
		changed = changed || l.files[name].tag != f.tag
		l.files[name] = f
	}
	l.mu.Unlock()
	if changed {
		l.onChange()
	}
}

// removeOthers removes the files of outputs that the site has no longer.
func (l *Live) removeOthers() {
	isOutput := map[string]bool{}
	for _, o := range l.site.Outputs() {
		isOutput[o.Name] = true
	}
	l.mu.Lock()
	maps.DeleteFunc(l.files, func(_ string, f servedFile) bool { return !isOutput[f.owner] })
	l.mu.Unlock()
	l.onChange()
}
