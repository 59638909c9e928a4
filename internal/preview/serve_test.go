package preview

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	neturl "net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/project"
	"sowbook/internal/scaffold"
	"sowbook/internal/site"
)

// projectIn returns the rulebook in a folder as the program opens it.
func projectIn(dir string) project.Project {
	return booktest.New(dir)
}

// serve serves a new rulebook below /repo/. It returns its folder and its address.
func serve(t *testing.T) (dir, url string) {
	t.Helper()
	dir = t.TempDir()
	if _, err := scaffold.Site(dir, ".", ""); err != nil {
		t.Fatal(err)
	}
	url, _ = start(t, site.Options{Project: projectIn(dir), Location: book.Location{Base: "/repo/"}}, "127.0.0.1:0", defaultLimits)
	return dir, url
}

func TestPreviewRemovesTemporaryFoldersOfDeadProcesses(t *testing.T) {
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	dead := filepath.Join(temp, "sowbook-temp-1")
	if err := errors.Join(os.Mkdir(dead, 0o755), os.WriteFile(filepath.Join(dead, "lock"), nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	serve(t)
	if _, err := os.Stat(dead); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%s stays: %v", dead, err)
	}
}

func get(t *testing.T, url string) (status int, header http.Header, body string) {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, r.Header, string(text)
}

// browse returns the events that the server sends to a browser that shows a page.
func browse(t *testing.T, url, page string) <-chan event {
	t.Helper()
	at, err := neturl.Parse(url)
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.Get("http://" + at.Host + eventsPath + "?page=" + at.Path + page)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Body.Close() })
	events := make(chan event, 10)
	go func() {
		lines := bufio.NewScanner(r.Body)
		lines.Buffer(nil, 64<<20)
		for lines.Scan() {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				var e event
				if json.Unmarshal([]byte(data), &e) == nil {
					events <- e
				}
			}
		}
	}()
	return events
}

// next waits for an event that satisfies want.
func next(t *testing.T, events <-chan event, what string, want func(event) bool) event {
	t.Helper()
	for {
		select {
		case e := <-events:
			if want(e) {
				return e
			}
		case <-time.After(time.Minute):
			t.Fatalf("the browser does not hear of %s", what)
		}
	}
}

// eventually waits until done returns true.
func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !done(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("after a minute: not yet %s", what)
		}
	}
}

func TestServerSendsChangesAndProblems(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	dir, url := serve(t)
	page := filepath.Join(dir, "content", "variants", "first-game.md")
	good, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	events := browse(t, url, "variants/first-game/")
	first := next(t, events, "the first state", func(event) bool { return true })
	if first.Problems != "" || first.Count != 4 || !strings.Contains(first.Advice, "content/sources/first-game.md:4:1: this text is from sowbook new") {
		t.Fatalf("%+v", first)
	}

	if err := os.WriteFile(page, append(good, "\nA sentence that is new.\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	second := next(t, events, "the new site", func(e event) bool { return e.Page != first.Page })
	if _, _, body := get(t, url+"variants/first-game/"); !strings.Contains(body, "A sentence that is new.") {
		t.Error("the changed page is not served")
	}

	wrong := strings.Replace(string(good), "captured 5", "captured 4", 1)
	if err := os.WriteFile(page, []byte(wrong), 0o644); err != nil {
		t.Fatal(err)
	}
	third := next(t, events, "the problems", func(e event) bool { return e.Problems != "" })
	if third.Page != second.Page || !strings.Contains(third.Problems, "content/variants/first-game.md:") || !strings.Contains(third.Problems, "captured 4") {
		t.Errorf("%+v", third)
	}
	if _, _, body := get(t, url+"variants/first-game/"); !strings.Contains(body, "A sentence that is new.") {
		t.Error("the last good page is not served")
	}

	if err := os.WriteFile(page, good, 0o644); err != nil {
		t.Fatal(err)
	}
	next(t, events, "the repaired site", func(e event) bool { return e.Problems == "" && e.Page == first.Page })

	source := filepath.Join(dir, "content", "sources", "first-game.md")
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(source, bytes.Replace(text, []byte("Who wrote down the rules"), []byte("Ann"), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	next(t, events, "the advice that is left", func(e event) bool { return e.Count == 3 && !strings.Contains(e.Advice, ":4:1:") })
}

func TestServerAnswersLikeStaticHost(t *testing.T) {
	_, url := serve(t)
	for path, want := range map[string]struct {
		status int
		kind   string
		part   string
	}{
		"":                          {200, "text/html; charset=utf-8", "<h1"},
		"variants/first-game/":      {200, "text/html; charset=utf-8", "/-/reload.js"},
		"variants/first-game":       {200, "text/html; charset=utf-8", "First Game"},
		"engine.wasm":               {200, "application/wasm", "\x00asm"},
		"main.js":                   {200, "text/javascript; charset=utf-8", "sow-board"},
		"site.css":                  {200, "text/css; charset=utf-8", "{"},
		"nothing/here/at/all":       {404, "text/html; charset=utf-8", "/repo/site.css"},
		"variants/first-game/x.css": {404, "text/html; charset=utf-8", "404"},
	} {
		status, header, body := get(t, url+path)
		if status != want.status || header.Get("Content-Type") != want.kind || !strings.Contains(body, want.part) {
			t.Errorf("%q: %d %s, want %d %s with %q", path, status, header.Get("Content-Type"), want.status, want.kind, want.part)
		}
	}
	r, err := http.Post(url, "text/plain", strings.NewReader("x"))
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	if r.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("POST answers %d", r.StatusCode)
	}
}

func TestAddressInUseIsReported(t *testing.T) {
	taken := httptest.NewServer(http.NotFoundHandler())
	defer taken.Close()
	addr := taken.Listener.Addr().String()
	err := Run(context.Background(), site.Options{Project: booktest.Repository(), Location: book.Location{Base: "/"}}, addr, io.Discard)
	if err == nil || !strings.Contains(err.Error(), addr+" is in use by another program; choose another address with -addr") {
		t.Errorf("%v", err)
	}
}
