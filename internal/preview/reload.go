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

// The addresses from which pages get updates. They are outside of any base.
const (
	eventsPath = "/-/events"
	scriptPath = "/-/reload.js"
)

//go:embed reload.js
var reloadScript string

// event is the state of a page that a browser shows: tags that change when the page,
// the styles or the scripts do, and what is wrong with the newest state of the files.
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

// withScript adds to a page the script that keeps it up to date. The script's address
// has the tags of the page.
func withScript(html []byte, state event) []byte {
	query := url.Values{"page": {state.Page}, "styles": {state.Styles}, "scripts": {state.Scripts}}
	script := fmt.Sprintf("<script src=\"%s?%s\"></script>\n</body>", scriptPath, query.Encode())
	return bytes.Replace(html, []byte("</body>"), []byte(script), 1)
}

// events sends a browser the state of its page now and each time it changes, as
// server-sent events, until the browser disconnects.
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
