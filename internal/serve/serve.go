// Package serve is the preview server: it builds the site in memory, serves it,
// builds it again when a file changes, and tells the browsers that show it. When
// a change has problems, the last good site goes on being served, and the
// problems are shown in the terminal and in the page.
package serve

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

	"sowbook/internal/diag"
	"sowbook/internal/site"
)

// Run serves the site at an address until the context ends. What happens is
// told to log.
func Run(ctx context.Context, o site.Options, addr string, log io.Writer) error {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("%s is in use by another program; choose another address with -addr, as in -addr localhost:8081", addr)
	}
	if err != nil {
		return fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	defer listener.Close()
	o.History = site.NewHistory(o.Dir) // asked once: git is no part of a rebuild
	s := &server{options: o, log: log, version: time.Now().UnixMilli(), changed: make(chan struct{})}
	changes, err := watch(ctx, o.Dir)
	if err != nil {
		return err
	}
	s.rebuild()
	fmt.Fprintf(log, "Serving http://%s%s (Ctrl-C stops)\n", listener.Addr(), o.Base)
	httpServer := &http.Server{Handler: s, BaseContext: func(net.Listener) context.Context { return ctx }}
	go func() {
		<-ctx.Done()
		httpServer.Close()
	}()
	go func() {
		for range changes {
			s.rebuild()
		}
	}()
	if err := httpServer.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// server is the last good site, and what is wrong with the newest state of the
// files.
type server struct {
	options site.Options
	log     io.Writer

	mu       sync.Mutex
	files    site.Memory   // the last good site; nil before there is one
	version  int64         // goes up with every good build
	problems string        // of the newest build, empty when it was good
	changed  chan struct{} // closed when version or problems change
}

// rebuild builds the site and takes it over when it is good.
func (s *server) rebuild() {
	began := time.Now()
	files := site.Memory{}
	err := site.Build(s.options, files)
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil {
		s.files, s.problems = files, ""
		s.version++
		fmt.Fprintf(s.log, "Built in %d ms\n", time.Since(began).Milliseconds())
	} else {
		s.problems = describe(err)
		fmt.Fprint(s.log, s.problems)
	}
	close(s.changed)
	s.changed = make(chan struct{})
}

// describe is an error as the terminal shows it.
func describe(err error) string {
	var text strings.Builder
	var problems diag.Problems
	if errors.As(err, &problems) {
		problems.Print(&text)
	} else {
		fmt.Fprintln(&text, err)
	}
	return text.String()
}

// state is what the browsers need to know, and a channel that is closed when it
// changes.
func (s *server) state() (version int64, problems string, changed <-chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.version, s.problems, s.changed
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
	name, below := strings.CutPrefix(r.URL.Path, s.options.Base)
	if !below {
		http.Redirect(w, r, s.options.Base, http.StatusFound)
		return
	}
	s.mu.Lock()
	files, version := s.files, s.version
	s.mu.Unlock()
	if files == nil {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.WriteHeader(http.StatusInternalServerError)
		fmt.Fprint(w, withScript([]byte("<!doctype html><title>Problems</title><body></body>"), version))
		return
	}
	content, found := files[indexed(name)]
	if !found && files[name+"/index.html"] != nil {
		http.Redirect(w, r, r.URL.Path+"/", http.StatusMovedPermanently)
		return
	}
	if !found {
		name, content = "404.html", files["404.html"]
	}
	w.Header().Set("Content-Type", contentType(indexed(name)))
	if !found {
		w.WriteHeader(http.StatusNotFound)
	}
	if path.Ext(indexed(name)) == ".html" {
		content = []byte(withScript(content, version))
	}
	_, _ = w.Write(content)
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
