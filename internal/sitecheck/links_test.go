package sitecheck

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"sowbook/internal/diag"
)

// testClient repeats requests at once.
var testClient = Client{Timeout: 20 * time.Second, RetryDelay: time.Millisecond}

// host is a server that records its requests.
type host struct {
	mu       sync.Mutex
	requests []string // METHOD path
	*httptest.Server
}

// newHost starts a host. answer gets the number of requests for the same path so
// far, from 1.
func newHost(t *testing.T, answer func(w http.ResponseWriter, r *http.Request, times int)) *host {
	h := &host{}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		h.requests = append(h.requests, r.Method+" "+r.URL.Path)
		times := 0
		for _, line := range h.requests {
			if strings.HasSuffix(line, " "+r.URL.Path) {
				times++
			}
		}
		h.mu.Unlock()
		answer(w, r, times)
	}))
	t.Cleanup(h.Close)
	return h
}

// checkLinks checks links and expects that all are counted as checked.
func checkLinks(t *testing.T, c Client, list ...link) (problems, notes diag.Problems) {
	t.Helper()
	var progress Progress
	links := byAddress(list)
	problems, notes, _, unchecked := c.CheckLinks(t.Context(), links, &progress)
	if unchecked > 0 || progress.Checked() != len(links) || progress.Host() != "" {
		t.Errorf("%d of %d links checked, not checked: %d, contacting %q", progress.Checked(), len(links), unchecked, progress.Host())
	}
	return problems, notes
}

// link is an address with the places of the links to it.
type link struct {
	address string
	places  []diag.Problem
}

// linkAt returns a link on some lines of a page.
func linkAt(address string, lines ...int) link {
	l := link{address: address}
	for _, n := range lines {
		l.places = append(l.places, diag.Problem{File: "content/a.md", Line: n, Column: 3})
	}
	return l
}

func byAddress(list []link) map[string][]diag.Problem {
	links := map[string][]diag.Problem{}
	for _, l := range list {
		links[l.address] = l.places
	}
	return links
}

func TestLinksReportsBrokenAndMovedLinks(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	h := newHost(t, func(w http.ResponseWriter, r *http.Request, times int) {
		switch r.URL.Path {
		case "/good", "/target":
		case "/no-head":
			if r.Method == http.MethodHead {
				w.WriteHeader(http.StatusMethodNotAllowed)
			}
		case "/moved":
			http.Redirect(w, r, "/target", http.StatusMovedPermanently)
		case "/moved-twice":
			http.Redirect(w, r, "/moved", http.StatusPermanentRedirect)
		case "/moved-temporarily":
			http.Redirect(w, r, "/moved", http.StatusFound)
		case "/loop":
			http.Redirect(w, r, "/loop", http.StatusFound)
		case "/forbidden":
			w.WriteHeader(http.StatusForbidden)
		case "/unavailable-at-first":
			if times < 4 {
				w.WriteHeader(http.StatusServiceUnavailable)
			}
		case "/down":
			w.WriteHeader(http.StatusInternalServerError)
		case "/slow":
			<-r.Context().Done()
		default:
			http.NotFound(w, r)
		}
	})
	for path, want := range map[string]struct {
		problem, note string
	}{
		"/good":                 {},
		"/no-head":              {},
		"/unavailable-at-first": {},
		"/moved-temporarily":    {},
		"/gone":                 {problem: "/gone answers 404 Not Found"},
		"/down":                 {problem: "/down answers 500 Internal Server Error"},
		"/slow":                 {problem: "/slow: " + h.Listener.Addr().String() + " does not answer in time; tried 3 times"},
		"/loop":                 {problem: "/loop redirects too many times"},
		"/moved":                {note: "/moved has moved permanently; write " + h.URL + "/target"},
		"/moved-twice":          {note: "/moved-twice has moved permanently; write " + h.URL + "/target"},
		"/forbidden":            {note: "/forbidden answers 403 Forbidden to a program; open it in a browser"},
	} {
		t.Run(path, func(t *testing.T) {
			client := testClient
			if path == "/slow" {
				client.Timeout = 20 * time.Millisecond
			}
			problems, notes := checkLinks(t, client, linkAt(h.URL+path, 7))
			line := func(text string) string {
				if text == "" {
					return ""
				}
				return "content/a.md:7:3: " + h.URL + text
			}
			if problems.Error() != line(want.problem) || notes.Error() != line(want.note) {
				t.Errorf("problems %q, notes %q", problems.Error(), notes.Error())
			}
		})
	}
}

func TestLinksFetchesOnceAndReportsEveryPosition(t *testing.T) {
	h := newHost(t, func(w http.ResponseWriter, r *http.Request, _ int) {
		if r.UserAgent() != userAgent {
			t.Errorf("user agent %q", r.UserAgent())
		}
		if r.URL.Path == "/gone" {
			http.NotFound(w, r)
		}
	})
	problems, _ := checkLinks(t, testClient, linkAt(h.URL+"/good", 1, 2), linkAt(h.URL+"/good#part", 3), linkAt(h.URL+"/gone", 9, 4))
	if strings.Join(h.requests, ", ") != "HEAD /gone, GET /gone, HEAD /good" {
		t.Errorf("requests: %v", h.requests)
	}
	if len(problems) != 2 || problems[0].Line != 4 || problems[1].Line != 9 {
		t.Errorf("%v", problems)
	}
}

func TestLinksSendsOneRequestAtATimePerHost(t *testing.T) {
	var mu sync.Mutex
	active, most := 0, 0
	h := newHost(t, func(http.ResponseWriter, *http.Request, int) {
		mu.Lock()
		active++
		most = max(most, active)
		mu.Unlock()
		time.Sleep(2 * time.Millisecond)
		mu.Lock()
		active--
		mu.Unlock()
	})
	var links []link
	for _, name := range strings.Split("abcdefgh", "") {
		links = append(links, linkAt(h.URL+"/"+name, 1))
	}
	checkLinks(t, testClient, links...)
	if len(h.requests) != 8 || most != 1 {
		t.Errorf("%d requests, %d at once", len(h.requests), most)
	}
}

func TestLinksThatWereNotFetchedAreListed(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var progress Progress
	waiting := "" // while one does not answer
	h := newHost(t, func(w http.ResponseWriter, r *http.Request, _ int) {
		if r.URL.Path == "/gone" {
			w.WriteHeader(http.StatusNotFound)
			return
		}
		waiting = progress.Host()
		cancel()
		<-r.Context().Done()
	})
	links := byAddress([]link{linkAt(h.URL+"/gone", 1), linkAt(h.URL+"/slow", 2), linkAt(h.URL+"/later#part", 3, 4)})
	problems, notes, broken, unchecked := testClient.CheckLinks(ctx, links, &progress)
	want := strings.ReplaceAll("content/a.md:1:3: HOST/gone answers 404 Not Found\n"+
		"content/a.md:2:3: HOST/slow was not checked\ncontent/a.md:3:3: HOST/later#part was not checked\ncontent/a.md:4:3: HOST/later#part was not checked", "HOST", h.URL)
	if problems.Error() != want || len(notes) > 0 {
		t.Errorf("got %v\nwant %s\nnotes %v", problems, want, notes)
	}
	if unchecked != 2 || progress.Checked() != 1 || broken != 1 {
		t.Errorf("not checked: %d, want 2; checked %d, want 1; broken %d, want 1", unchecked, progress.Checked(), broken)
	}
	if want := h.Listener.Addr().String(); waiting != want {
		t.Errorf("waiting for %q, want %q", waiting, want)
	}
}
