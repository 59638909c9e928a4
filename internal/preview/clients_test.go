package preview

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	neturl "net/url"
	"runtime"
	"strings"
	"testing"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/site"
)

// serveGood serves goodFiles at an address and returns the rulebook's folder and the
// address of its first page.
func serveGood(t *testing.T, addr string, l limits) (dir, url string) {
	t.Helper()
	dir = t.TempDir()
	writeFiles(t, dir, goodFiles)
	url, _ = start(t, site.Options{Project: projectIn(dir), Location: book.Location{Base: "/"}}, addr, l)
	return dir, url
}

// answer requests an address with a host and header fields, NAME: VALUE.
func answer(t *testing.T, url, host string, fields ...string) *http.Response {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Host = host
	for _, f := range fields {
		name, value, _ := strings.Cut(f, ": ")
		r.Header.Set(name, value)
	}
	got, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { got.Body.Close() })
	return got
}

// dial opens a connection to the preview and sends a text.
func dial(t *testing.T, url, text string) net.Conn {
	t.Helper()
	at, err := neturl.Parse(url)
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("tcp", at.Host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if _, err := io.WriteString(c, text); err != nil {
		t.Fatal(err)
	}
	return c
}

// wantClosed waits until the preview has closed a connection.
func wantClosed(t *testing.T, what string, c net.Conn) {
	t.Helper()
	if err := c.SetReadDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	_, err := io.Copy(io.Discard, c)
	if timeout, ok := err.(net.Error); ok && timeout.Timeout() {
		t.Errorf("%s is not disconnected", what)
	}
}

// wantReset waits, without reading, until the preview has closed a connection.
func wantReset(t *testing.T, what string, c net.Conn) {
	t.Helper()
	if err := c.SetWriteDeadline(time.Now().Add(time.Minute)); err != nil {
		t.Fatal(err)
	}
	for {
		_, err := c.Write([]byte("x"))
		if timeout, ok := err.(net.Error); ok && timeout.Timeout() {
			t.Errorf("%s is not disconnected", what)
		}
		if err != nil {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func TestSlowClientsAreDisconnected(t *testing.T) {
	skipIfShort(t)
	short := defaultLimits
	short.header, short.idle, short.write = 300*time.Millisecond, 300*time.Millisecond, 300*time.Millisecond
	_, url := serveGood(t, "127.0.0.1:0", short)
	eventually(t, "the site built", func() bool { // on a busy machine the first build can take longer than the time limit of an answer
		r, err := http.Get(url)
		if err == nil {
			r.Body.Close()
		}
		return err == nil
	})
	wantClosed(t, "a client that sends no request", dial(t, url, ""))
	wantClosed(t, "a client that sends half a header", dial(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\nX-"))
	wantClosed(t, "a client that sends half a body", dial(t, url, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx"))
	wantClosed(t, "a client that sends half a body of a page", dial(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx"))
	wantClosed(t, "an idle client", dial(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
	wantClosed(t, "a client with a long header", dial(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\nX: "+strings.Repeat("x", 2*maxHeader)))
}

func TestClientsThatStopReadingAreDisconnected(t *testing.T) {
	skipIfShort(t)
	const large = 16 << 20 // bytes, more than the buffers of a connection hold
	dir := t.TempDir()
	writeFiles(t, dir, goodFiles)
	writeFiles(t, dir, map[string]string{"static/large.bin": strings.Repeat("x", large)})
	short := defaultLimits
	short.write = 2 * time.Second // enough for a client that reads
	url := serveFolder(t, dir, short)
	if status, _, body := get(t, url+"large.bin"); status != 200 || len(body) != large {
		t.Fatalf("the file answers %d, %d bytes", status, len(body))
	}
	var stalled []net.Conn
	for range 20 {
		stalled = append(stalled, dial(t, url, "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n"))
	}
	if status, _, _ := get(t, url); status != 200 {
		t.Errorf("others are answered %d", status)
	}
	for _, c := range stalled {
		wantReset(t, "a client that stops reading", c)
	}
}

// oneConnection is a listener for one connection.
type oneConnection struct {
	accept chan net.Conn
	ended  context.Context
}

func (l oneConnection) Accept() (net.Conn, error) {
	select {
	case c := <-l.accept:
		return c, nil
	case <-l.ended.Done():
		return nil, net.ErrClosed
	}
}

func (oneConnection) Close() error   { return nil }
func (oneConnection) Addr() net.Addr { return &net.TCPAddr{} }

func TestStalledEventStreamEnds(t *testing.T) {
	skipIfShort(t)
	dir := t.TempDir()
	writeFiles(t, dir, goodFiles)
	short := defaultLimits
	short.write = 50 * time.Millisecond
	s := newServer(site.Options{Project: projectIn(dir), Location: book.Location{Base: "/"}}, "localhost:0", io.Discard, short)
	s.live.Settle()
	close(s.ready)
	client, accepted := net.Pipe() // without buffers: the preview waits for the client to read
	l := oneConnection{make(chan net.Conn, 1), t.Context()}
	l.accept <- accepted
	go s.http(t.Context()).Serve(l)
	if _, err := io.WriteString(client, "GET /-/events?page=/one/ HTTP/1.1\r\nHost: localhost\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(client)
	change := func(text string) {
		writeFiles(t, dir, map[string]string{"content/one.md": "---\ntitle: One\n---\n\n" + text})
		s.live.Change([]string{"content/one.md"})
	}
	for k := range 3 {
		found := false
		for !found && lines.Scan() {
			found = strings.HasPrefix(lines.Text(), "data: ")
		}
		if !found {
			t.Fatalf("the stream ends before event %d", k)
		}
		time.Sleep(2 * short.write) // longer than an answer may take
		change(strings.Repeat("Words. ", k+1))
	}
	wantReset(t, "a stream that nobody reads", client)
	if n := s.streams.Load(); n != 0 {
		t.Errorf("%d streams are open", n)
	}
}

func TestConnectionsAreLimited(t *testing.T) {
	skipIfShort(t)
	few := defaultLimits
	few.connections = 5
	_, url := serveGood(t, "127.0.0.1:0", few)
	get(t, url)
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	var open []net.Conn
	eventually(t, "all connections open", func() bool { // earlier ones may not have ended yet
		c := dial(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
		if _, err := c.Read(make([]byte, 1)); err == nil {
			open = append(open, c)
		}
		return len(open) == int(few.connections)
	})
	for range 20 {
		wantClosed(t, "a client too many", dial(t, url, ""))
	}
	for _, c := range open {
		c.Close()
	}
	eventually(t, "an answer after they are closed", func() bool {
		r, err := http.Get(url)
		if err == nil {
			r.Body.Close()
		}
		return err == nil
	})
}

func TestStreamsAreLimited(t *testing.T) {
	skipIfShort(t)
	few := defaultLimits
	few.streams = 2
	_, url := serveGood(t, "127.0.0.1:0", few)
	const page = "-/events?page=/"
	for range 2 {
		if got := answer(t, url+page, "localhost").StatusCode; got != 200 {
			t.Errorf("a stream answers %d", got)
		}
	}
	if got := answer(t, url+page, "localhost").StatusCode; got != 503 {
		t.Errorf("a stream too many answers %d", got)
	}
	if status, _, _ := get(t, url); status != 200 {
		t.Errorf("a page answers %d", status)
	}
}

func TestFiveHundredOpenPagesAreUpdated(t *testing.T) {
	skipIfShort(t)
	const pages = 500
	dir, url := serveGood(t, "127.0.0.1:0", defaultLimits)
	get(t, url)
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	before := runtime.NumGoroutine()
	t.Run("", func(t *testing.T) {
		var open []<-chan event
		var first []event
		for range pages {
			events := browse(t, url, "one/")
			open = append(open, events)
			first = append(first, next(t, events, "the first state", func(event) bool { return true }))
		}
		writeFiles(t, dir, map[string]string{"content/one.md": "---\ntitle: One\n---\n\nOther words.\n"})
		for i, events := range open {
			next(t, events, "the change", func(e event) bool { return e.Page != first[i].Page && e.Problems == "" })
		}
		writeFiles(t, dir, map[string]string{"content/one.md": "---\ntitle: One\n---\n\n[no](nix.md)\n"})
		for _, events := range open {
			next(t, events, "the problem", func(e event) bool { return strings.Contains(e.Problems, "nix.md") })
		}
	})
	// The closed pages leave nothing behind.
	eventually(t, fmt.Sprintf("as few goroutines as the %d before", before), func() bool { return runtime.NumGoroutine() <= before+5 })
}

func TestStaticFilesHaveTheirTypes(t *testing.T) {
	skipIfShort(t)
	dir, url := serveGood(t, "127.0.0.1:0", defaultLimits)
	get(t, url)
	writeFiles(t, dir, map[string]string{"static/p.JPG": "\xff\xd8", "static/x": "<b>"})
	for name, want := range map[string]string{"p.JPG": "image/jpeg", "x": "application/octet-stream"} {
		var header http.Header
		eventually(t, name, func() (found bool) {
			var status int
			status, header, _ = get(t, url+name)
			return status == 200
		})
		if got := header.Get("Content-Type"); got != want {
			t.Errorf("%s has type %s, want %s", name, got, want)
		}
	}
}
