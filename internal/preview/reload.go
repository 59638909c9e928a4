package preview

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// The addresses of page updates, outside any base.
const (
	eventsPath = "/-/events"
	scriptPath = "/-/reload.js"
)

//go:embed reload.js
var reloadScript string

// event is the state of a page in a browser: tags of the page, the styles and the
// scripts, and the problems of the current files and advice about them.
type event struct {
	Page     string `json:"page"`
	Styles   string `json:"styles"`
	Scripts  string `json:"scripts"`
	Problems string `json:"problems"`
	Advice   string `json:"advice"`
	Count    int    `json:"count"` // of pieces of advice
}

// state returns the state of the page in a file, and a channel that is closed when the
// site or its problems change. Before the site could be built, the page is the problems.
func (s *server) state(name string) (event, <-chan struct{}) {
	name, _ = find(s.live, name)
	s.mu.Lock()
	defer s.mu.Unlock()
	e := s.now
	e.Page, e.Styles, e.Scripts = s.live.Tag(name), s.live.Tag(assets.Styles...), s.live.Tag(assets.Scripts...)
	if e.Page == "" {
		e.Page, e.Problems, e.Advice = fmt.Sprintf("%x", sha256.Sum256([]byte(e.Problems))), "", ""
	}
	return e, s.changed
}

// withScript adds the script that updates a page. Its address has the page's tags.
func withScript(html []byte, state event) []byte {
	query := url.Values{"page": {state.Page}, "styles": {state.Styles}, "scripts": {state.Scripts}}
	script := fmt.Sprintf("<script src=\"%s?%s\"></script>\n</body>", scriptPath, query.Encode())
	return bytes.Replace(html, []byte("</body>"), []byte(script), 1)
}

// events sends the state of a page now and after each change, as server-sent events, until
// the browser disconnects or stops reading.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
	if !sameSite(r) {
		http.Error(w, "only pages of the preview receive its events", http.StatusForbidden)
		return
	}
	defer s.streams.Add(-1)
	if s.streams.Add(1) > s.limits.streams {
		http.Error(w, "too many open pages", http.StatusServiceUnavailable)
		return
	}
	w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(w)
	name, _ := s.below(r.URL.Query().Get("page"))
	name = book.IndexFile(name)
	var last string
	for {
		state, changed := s.state(name)
		text, err := json.Marshal(state)
		if err != nil {
			return
		}
		if string(text) != last {
			last = string(text)
			_ = out.SetWriteDeadline(time.Now().Add(s.limits.write))
			if _, err := fmt.Fprintf(w, "retry: 500\ndata: %s\n\n", text); err != nil || out.Flush() != nil {
				return
			}
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		}
	}
}
