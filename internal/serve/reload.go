package serve

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
)

// The addresses that a page asks to stay up to date. They lie outside any base.
const (
	eventsPath = "/-/events"
	scriptPath = "/-/reload.js"
)

//go:embed reload.js
var reloadScript string

// withScript puts the script that keeps a page up to date at its end. The version
// of the site that the page belongs to is in the script's address.
func withScript(html []byte, version int64) string {
	script := fmt.Sprintf("<script src=\"%s?%d\"></script>\n</body>", scriptPath, version)
	return string(bytes.Replace(html, []byte("</body>"), []byte(script), 1))
}

// event is what a browser is told when the site or its problems change.
type event struct {
	Version  int64  `json:"version"`
	Problems string `json:"problems"`
}

// events tells a browser the state of the site now and each time it changes, as
// server-sent events, until the browser goes.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	out := http.NewResponseController(w)
	for {
		version, problems, changed := s.state()
		text, err := json.Marshal(event{version, problems})
		if err != nil {
			return
		}
		if _, err := fmt.Fprintf(w, "retry: 500\ndata: %s\n\n", text); err != nil || out.Flush() != nil {
			return
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		}
	}
}
