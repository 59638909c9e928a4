// Package preview is the preview server: it keeps the site in memory, serves it, makes anew what depends on a file that changes, and tells
// the browsers that show it. When a change has problems, the last good state goes on being served, and the problems are shown in the
// terminal and in the page.
package preview

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path"
	"strings"
	"sync"

	"sowbook/internal/page"
	"sowbook/internal/site"
)

// Run serves the site at an address until the context ends. What happens is
// told to log.
func Run(ctx context.Context, o site.Options, addr string, log io.Writer) error {
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	changes, err := watch(ctx, o.Project.Dir)
	if err != nil {
		return err
	}
	s := &server{options: o, log: log, changed: make(chan struct{}), watched: map[string]int{}}
	page.LoadHighlights(o.Project.Dir)
	live := NewLive(o, s.notify, s.isWatched)
	for live.Work() {
	}
	s.live = live
	fmt.Fprintf(log, "Serving http://%s%s (Ctrl-C stops)\n", listener.Addr(), o.Location.Base)
	httpServer := &http.Server{Handler: s, BaseContext: func(net.Listener) context.Context { return ctx }}
	go func() {
		<-ctx.Done()
		httpServer.Close()
	}()
	go s.follow(ctx, live, changes)
	if err := httpServer.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// server serves a live site, and knows what is wrong with it and which pages are looked at.
type server struct {
	options site.Options
	log     io.Writer
	live    *Live

	mu       sync.Mutex
	problems string         // of the newest state of the files, empty when it is good
	changed  chan struct{}  // closed when the site or its problems change
	watched  map[string]int // how many browsers show a page, by the name of its file
}

// notify wakes all that wait for a change.
func (s *server) notify() {
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.changed)
	s.changed = make(chan struct{})
}

// next is a channel that is closed when something changes.
func (s *server) next() <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.changed
}

// wrong is the problems of the newest state of the files, as text.
func (s *server) wrong() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.problems
}

// watching counts a browser more, or less, that shows a page.
func (s *server) watching(name string, more int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.watched[name] += more; s.watched[name] == 0 {
		delete(s.watched, name)
	}
}

// isWatched tells whether a browser shows the page of an address.
func (s *server) isWatched(url string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.watched[indexed(url)] > 0
}

// below is the name of a file below the base, for the path of an address.
func (s *server) below(path string) (name string, ok bool) {
	return strings.CutPrefix(path, s.options.Location.Base)
}

// ServeHTTP serves the site below its base, and what the browsers ask to stay up
// to date.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-cache")
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "the preview answers GET and HEAD only", http.StatusMethodNotAllowed)
		return
	}
	switch r.URL.Path {
	case eventsPath:
		s.events(w, r)
		return
	case scriptPath:
		w.Header().Set("Content-Type", "text/javascript; charset=utf-8")
		fmt.Fprint(w, reloadScript)
		return
	}
	name, ok := s.below(r.URL.Path)
	if !ok {
		http.Redirect(w, r, s.options.Location.Base, http.StatusFound)
		return
	}
	if _, page := s.live.Read(name + "/index.html"); page && name != "" && !strings.HasSuffix(name, "/") {
		http.Redirect(w, r, r.URL.Path+"/", http.StatusMovedPermanently)
		return
	}
	made := s.eventOf(indexed(name)) // before the page is read: what changes in between is told
	name, found := find(s.live, indexed(name))
	content, there := s.live.Read(name)
	w.Header().Set("Content-Type", contentType(name))
	switch {
	case !there:
		content = []byte("<!doctype html><title>Problems</title><body></body>")
		w.WriteHeader(http.StatusInternalServerError)
	case !found:
		w.WriteHeader(http.StatusNotFound)
	}
	if path.Ext(name) == ".html" {
		content = withScript(content, made)
	}
	_, _ = w.Write(content)
}

// find is the file that is shown for a name: the one of that name, or the page that says there is none.
func find(live *Live, name string) (shown string, found bool) {
	if live.Tag(name) != "" {
		return name, true
	}
	return "404.html", false
}

// indexed is the file that an address stands for.
func indexed(name string) string {
	if name == "" || strings.HasSuffix(name, "/") {
		return name + "index.html"
	}
	return name
}

// types is the content types of the files of a site, the same on every machine.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".wasm": "application/wasm", ".svg": "image/svg+xml", ".json": "application/json", ".txt": "text/plain; charset=utf-8",
	".xml": "application/xml", ".png": "image/png", ".ico": "image/x-icon", ".webmanifest": "application/manifest+json",
}

func contentType(name string) string {
	if t := types[path.Ext(name)]; t != "" {
		return t
	}
	return "application/octet-stream"
}
