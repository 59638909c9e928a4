package preview

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"

	"sowbook/internal/site"
)

// The addresses that a page asks to stay up to date. They lie outside any base.
const (
	eventsPath = "/-/events"
	scriptPath = "/-/reload.js"
)

//go:embed reload.js
var reloadScript string

// event is what a browser is told of the page that it shows: words that change when the page, the styles or the scripts do, and what is
// wrong with the newest state of the files.
type event struct {
	Page     string `json:"page"`
	Styles   string `json:"styles"`
	Scripts  string `json:"scripts"`
	Problems string `json:"problems"`
}

// eventOf is the state of the site as a page of a file name sees it.
func (s *server) eventOf(name string) event {
	name, _ = find(s.live, name)
	return event{s.live.Tag(name), s.live.Tag(site.Styles...), s.live.Tag(site.Scripts...), s.wrong()}
}

// withScript puts the script that keeps a page up to date at its end. What the page was made of is in the script's address.
func withScript(html []byte, made event) []byte {
	query := url.Values{"page": {made.Page}, "styles": {made.Styles}, "scripts": {made.Scripts}}
	script := fmt.Sprintf("<script src=\"%s?%s\"></script>\n</body>", scriptPath, query.Encode())
	return bytes.Replace(html, []byte("</body>"), []byte(script), 1)
}

// events tells a browser the state of its page now and each time it changes, as server-sent events, until the browser goes.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(w)
	name, _ := s.below(r.URL.Query().Get("page"))
	name = indexed(name)
	s.watching(name, 1)
	defer s.watching(name, -1)
	var last string
	for {
		changed := s.next()
		text, err := json.Marshal(s.eventOf(name))
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
