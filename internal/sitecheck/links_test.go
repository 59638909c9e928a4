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

var quickly = Asking{Patience: 300 * time.Millisecond, Pause: time.Millisecond}

// host answers each path as told, and counts what it was asked.
type host struct {
	mu    sync.Mutex
	asked []string // METHOD path
	*httptest.Server
}

func newHost(t *testing.T, answer func(w http.ResponseWriter, r *http.Request, times int)) *host {
	h := &host{}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		h.asked = append(h.asked, r.Method+" "+r.URL.Path)
		times := 0
		for _, line := range h.asked {
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

// at is a link in line n of a page.
func at(address string, lines ...int) Link {
	l := Link{URL: address}
	for _, n := range lines {
		l.At = append(l.At, diag.Problem{File: "content/a.md", Line: n, Col: 3})
	}
	return l
}

func TestEachAnswerIsJudged(t *testing.T) {
	h := newHost(t, func(w http.ResponseWriter, r *http.Request, times int) {
		switch r.URL.Path {
		case "/good", "/there":
		case "/no-head":
			if r.Method == http.MethodHead {
				w.WriteHeader(http.StatusMethodNotAllowed)
			}
		case "/moved":
			http.Redirect(w, r, "/there", http.StatusMovedPermanently)
		case "/moved-twice":
			http.Redirect(w, r, "/moved", http.StatusPermanentRedirect)
		case "/elsewhere-today":
			http.Redirect(w, r, "/moved", http.StatusFound)
		case "/round":
			http.Redirect(w, r, "/round", http.StatusFound)
		case "/closed":
			w.WriteHeader(http.StatusForbidden)
		case "/passing":
			if times < 4 {
				w.WriteHeader(http.StatusServiceUnavailable)
			}
		case "/down":
			w.WriteHeader(http.StatusInternalServerError)
		case "/silent":
			select {
			case <-r.Context().Done():
			case <-time.After(2 * time.Second):
			}
		default:
			http.NotFound(w, r)
		}
	})
	for path, want := range map[string]struct {
		problem, note string
	}{
		"/good":            {},
		"/no-head":         {},
		"/passing":         {},
		"/elsewhere-today": {},
		"/gone":            {problem: "/gone answers 404 Not Found"},
		"/down":            {problem: "/down answers 500 Internal Server Error"},
		"/silent":          {problem: "/silent: no answer in time, three times"},
		"/round":           {problem: "/round redirects without end"},
		"/moved":           {note: "/moved has moved for good; write " + h.URL + "/there"},
		"/moved-twice":     {note: "/moved-twice has moved for good; write " + h.URL + "/there"},
		"/closed":          {note: "/closed answers 403 Forbidden to a program; look at it in a browser"},
	} {
		t.Run(path, func(t *testing.T) {
			problems, notes := quickly.Links(context.Background(), []Link{at(h.URL+path, 7)})
			one := func(text string) string {
				if text == "" {
					return ""
				}
				return "content/a.md:7:3: " + h.URL + text
			}
			if problems.Error() != one(want.problem) || notes.Error() != one(want.note) {
				t.Errorf("problems %q, notes %q", problems.Error(), notes.Error())
			}
		})
	}
}

func TestAHostThatIsNotThereIsAProblem(t *testing.T) {
	h := httptest.NewServer(http.NotFoundHandler())
	h.Close()
	problems, _ := quickly.Links(context.Background(), []Link{at(h.URL+"/", 1)})
	if len(problems) != 1 || !strings.Contains(problems[0].What, "cannot be asked: ") {
		t.Errorf("%v", problems)
	}
}

func TestEachAddressIsAskedOnceAndEachPlaceIsTold(t *testing.T) {
	h := newHost(t, func(w http.ResponseWriter, r *http.Request, _ int) {
		if r.UserAgent() != agent {
			t.Errorf("asked as %q", r.UserAgent())
		}
		if r.URL.Path == "/gone" {
			http.NotFound(w, r)
		}
	})
	problems, _ := quickly.Links(context.Background(), []Link{at(h.URL+"/good", 1, 2), at(h.URL+"/good#part", 3), at(h.URL+"/gone", 9, 4)})
	if strings.Join(h.asked, ", ") != "HEAD /good, HEAD /gone, GET /gone" {
		t.Errorf("asked: %v", h.asked)
	}
	if len(problems) != 2 || problems[0].Line != 4 || problems[1].Line != 9 {
		t.Errorf("%v", problems)
	}
}

func TestOneHostIsAskedOneThingAfterAnother(t *testing.T) {
	var mu sync.Mutex
	asking, most := 0, 0
	h := newHost(t, func(http.ResponseWriter, *http.Request, int) {
		mu.Lock()
		asking++
		most = max(most, asking)
		mu.Unlock()
		time.Sleep(2 * time.Millisecond)
		mu.Lock()
		asking--
		mu.Unlock()
	})
	var links []Link
	for _, name := range strings.Split("abcdefgh", "") {
		links = append(links, at(h.URL+"/"+name, 1))
	}
	quickly.Links(context.Background(), links)
	if len(h.asked) != 8 || most != 1 {
		t.Errorf("%d asked, %d at once", len(h.asked), most)
	}
}
