// Package preview is the preview server. It keeps the site in memory, rebuilds what a
// changed file affects and updates browsers. If a change has problems, it shows them in
// the terminal and in the page, and serves the last good version.
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
	"syscall"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/site"
)

// Run serves the site at an address until the context ends. It writes messages to log.
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
	began := time.Now()
	s := &server{options: o, log: log, changed: make(chan struct{})}
	s.live = NewLive(o, s.notify)
	s.live.Settle()
	fmt.Fprintf(log, "Serving http://%s%s (Ctrl-C stops)\n", listener.Addr(), o.Location.Base)
	s.settle(began)
	httpServer := &http.Server{Handler: s, BaseContext: func(net.Listener) context.Context { return ctx }}
	go func() {
		<-ctx.Done()
		httpServer.Close()
	}()
	go s.follow(ctx, changes)
	if err := httpServer.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is in use by another program; choose another address with -addr, as in -addr localhost:8081", addr)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	return listener, nil
}

// server serves a live site.
type server struct {
	options site.Options
	log     io.Writer
	live    *Live

	mu       sync.Mutex
	problems string        // of the current files; empty if there are none
	changed  chan struct{} // closed when the site or its problems change
}

// notify wakes everything that waits for a change.
func (s *server) notify() {
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.changed)
	s.changed = make(chan struct{})
}

// below returns the part of a path below the base. ok is false if it is not below.
func (s *server) below(path string) (name string, ok bool) {
	return strings.CutPrefix(path, s.options.Location.Base)
}

// ServeHTTP serves the site below its base, and the updates of its pages.
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
	state, _ := s.state(book.IndexFile(name)) // before the page is read, so that no change in between is missed
	name, found := find(s.live, book.IndexFile(name))
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
		content = withScript(content, state)
	}
	_, _ = w.Write(content)
}

// find returns the file to serve for a name: the file of that name or the 404 page.
func find(live *Live, name string) (shown string, found bool) {
	if live.Tag(name) != "" {
		return name, true
	}
	return "404.html", false
}

// contentTypes maps file extensions to media types. Those of package mime depend on the
// machine.
var contentTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".wasm": "application/wasm", ".svg": "image/svg+xml", ".json": "application/json", ".txt": "text/plain; charset=utf-8",
	".xml": "application/xml", ".png": "image/png", ".ico": "image/x-icon", ".webmanifest": "application/manifest+json",
}

func contentType(name string) string {
	if t := contentTypes[path.Ext(name)]; t != "" {
		return t
	}
	return "application/octet-stream"
}
