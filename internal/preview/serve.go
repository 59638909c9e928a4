// Package preview is the preview server. It keeps the site in memory, rebuilds what a
// changed file affects and updates browsers. If a change has problems, it shows them in
// the terminal and in the page, and serves the last good version.
package preview

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"html"
	"io"
	"net"
	"net/http"
	"os"
	"path"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/filelock"
	"sowbook/internal/site"
)

// limits are the limits on clients, and how long the preview waits for what no event tells.
type limits struct {
	header      time.Duration // for the header of a request
	write       time.Duration // for an answer, or an event
	idle        time.Duration // between requests
	connections int64
	streams     int64 // connections that wait for events; each open page has one

	// After retry, a rulebook that could not be loaded is loaded again. The cause may be outside
	// the watched folders, such as the target of a link.
	retry time.Duration
}

// defaultLimits allow far more than the pages that an author opens need.
var defaultLimits = limits{header: 10 * time.Second, write: 30 * time.Second, idle: 2 * time.Minute, connections: 2000, streams: 1500, retry: 5 * time.Second}

// maxHeader is the size in bytes of the longest header of a request.
const maxHeader = 64 << 10

// Run serves the site at an address until the context ends. It writes messages to log.
func Run(ctx context.Context, o site.Options, addr string, log io.Writer) error {
	return run(ctx, o, addr, log, defaultLimits)
}

// run is Run with limits.
func run(ctx context.Context, o site.Options, addr string, log io.Writer, l limits) error {
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	w, err := watch(ctx, o.Project.Dir)
	if err != nil {
		return err
	}
	filelock.RemoveLeftovers(os.TempDir(), filelock.Prefix)
	s := newServer(o, addr, log, l)
	fmt.Fprintf(log, "Serving http://%s%s (Ctrl-C stops)\n", shownAddress(listener.Addr()), o.Location.Base)
	go s.follow(ctx, w)
	httpServer := s.http(ctx)
	go func() {
		<-ctx.Done()
		httpServer.Close()
	}()
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

// shownAddress returns an address that a browser on this machine can open.
func shownAddress(addr net.Addr) string {
	if tcp, ok := addr.(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		return fmt.Sprintf("localhost:%d", tcp.Port)
	}
	return addr.String()
}

// server serves a live site.
type server struct {
	options site.Options
	host    string // of -addr
	limits  limits
	log     io.Writer
	live    *Live
	ready   chan struct{} // closed after the first build

	connections, streams atomic.Int64

	problems diag.Problems // of the current files; for the goroutine of follow

	mu      sync.Mutex
	now     event         // the problems of the current files and advice about them
	changed chan struct{} // closed when the site or its problems change
}

func newServer(o site.Options, addr string, log io.Writer, l limits) *server {
	s := &server{options: o, host: hostName(addr), limits: l, log: log, changed: make(chan struct{}), ready: make(chan struct{})}
	s.live = NewLive(o, s.notify)
	return s
}

// http returns the HTTP server, whose requests end with the context.
func (s *server) http(ctx context.Context) *http.Server {
	return &http.Server{
		Handler: s, BaseContext: func(net.Listener) context.Context { return ctx },
		ReadHeaderTimeout: s.limits.header, IdleTimeout: s.limits.idle, MaxHeaderBytes: maxHeader, ConnState: s.limitConnections,
	}
}

// notify wakes everything that waits for a change.
func (s *server) notify() {
	s.mu.Lock()
	defer s.mu.Unlock()
	close(s.changed)
	s.changed = make(chan struct{})
}

// limitConnections closes new connections while there are too many.
func (s *server) limitConnections(c net.Conn, state http.ConnState) {
	switch state {
	case http.StateNew:
		if s.connections.Add(1) > s.limits.connections {
			c.Close()
		}
	case http.StateClosed:
		s.connections.Add(-1)
	}
}

// below returns the part of a path below the base.
func (s *server) below(path string) (name string, ok bool) {
	return strings.CutPrefix(path, s.options.Location.Base)
}

// ServeHTTP serves the site below its base, and the updates of its pages.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Cross-Origin-Resource-Policy", "same-origin")
	connection := http.NewResponseController(w)
	if r.ContentLength != 0 { // a body, which nobody reads
		w.Header().Set("Connection", "close")
		_ = connection.SetReadDeadline(time.Now().Add(s.limits.header))
	}
	_ = connection.SetWriteDeadline(time.Now().Add(s.limits.write))
	if !isAllowed(r, s.host) {
		http.Error(w, fmt.Sprintf("the preview answers at localhost and the address given with -addr, not at %q", r.Host), http.StatusForbidden)
		return
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "the preview answers GET and HEAD only", http.StatusMethodNotAllowed)
		return
	}
	select {
	case <-s.ready:
		_ = connection.SetWriteDeadline(time.Now().Add(s.limits.write))
	case <-r.Context().Done():
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
	w.Header().Set("Content-Type", cmp.Or(contentTypes[strings.ToLower(path.Ext(name))], "application/octet-stream"))
	switch {
	case !there:
		content = s.problemPage()
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

// problemPage returns the page that is served before the site could be built.
func (s *server) problemPage() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return fmt.Appendf(nil, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Problems</title>\n<body>\n"+
		"<h1>The site could not be built</h1>\n<pre style=\"white-space: pre-wrap\">%s</pre>\n</body>\n", html.EscapeString(s.now.Problems))
}

// contentTypes maps file extensions to media types. Those of package mime depend on the
// machine.
var contentTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".wasm": "application/wasm", ".json": "application/json", ".txt": "text/plain; charset=utf-8", ".pdf": "application/pdf",
	".xml": "application/xml", ".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp", ".avif": "image/avif", ".ico": "image/x-icon",
	".woff": "font/woff", ".woff2": "font/woff2", ".ttf": "font/ttf", ".mp3": "audio/mpeg", ".mp4": "video/mp4", ".webm": "video/webm",
}
