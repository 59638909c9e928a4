package preview

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"

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
// scripts, and the problems of the current files.
type event struct {
	Page     string `json:"page"`
	Styles   string `json:"styles"`
	Scripts  string `json:"scripts"`
	Problems string `json:"problems"`
}

// state returns the state of the page in a file, and a channel that is closed when the
// site or its problems change.
func (s *server) state(name string) (event, <-chan struct{}) {
	name, _ = find(s.live, name)
	s.mu.Lock()
	defer s.mu.Unlock()
	return event{s.live.Tag(name), s.live.Tag(assets.Styles...), s.live.Tag(assets.Scripts...), s.problems}, s.changed
}

// withScript adds the script that updates a page. Its address has the page's tags.
func withScript(html []byte, state event) []byte {
	query := url.Values{"page": {state.Page}, "styles": {state.Styles}, "scripts": {state.Scripts}}
	script := fmt.Sprintf("<script src=\"%s?%s\"></script>\n</body>", scriptPath, query.Encode())
	return bytes.Replace(html, []byte("</body>"), []byte(script), 1)
}

// events sends the state of a page now and after each change, as server-sent events, until
// the browser disconnects.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
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
