package preview

import (
	"context"
	"fmt"
	"strings"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/site"
)

// An editor writes a file in several steps. Settle is how long the first change waits for others that belong to it; quiet is how long all
// must be still before problems are told, which may be those of a file half written, and before a file that is gone counts as gone.
const (
	settle = 2 * time.Millisecond
	quiet  = 75 * time.Millisecond
)

// follow keeps the site up to date until the changes end: what was changed at once, then what depends on it, a part at a time, so that a
// new change never waits for long.
func (s *server) follow(ctx context.Context, live *site.Live, changes <-chan string, rebuild func() diag.Problems) {
	began, settled := time.Now(), false
	var program diag.Problems // what is wrong with the sources of the program
	changedSources := false
	for {
		if settled && !live.Work() {
			s.tell(append(live.Problems(), program...), began)
			_ = page.SaveHighlights(s.options.Dir)
			settled = false
			began = time.Time{}
		}
		var wait <-chan time.Time
		var idle chan struct{}
		switch {
		case settled: // there is work
			idle = make(chan struct{})
			close(idle)
		case !began.IsZero():
			wait = time.After(quiet)
		}
		select {
		case name, ok := <-changes:
			if !ok {
				return
			}
			if began.IsZero() {
				began = time.Now()
			}
			names := gather(name, changes)
			var files []string
			for _, name := range names {
				if isSource(name) {
					changedSources = true
				} else {
					files = append(files, name)
				}
			}
			live.Change(files)
			settled = false
		case <-wait:
			if changedSources {
				changedSources = false
				program = rebuild()
			}
			live.Settle()
			settled = true
		case <-idle:
		case <-ctx.Done():
			return
		}
	}
}

// gather waits for the changes that belong to a first one. It returns their names, each once.
func gather(first string, changes <-chan string) []string {
	names := []string{first}
	seen := map[string]bool{first: true}
	for timer := time.After(settle); ; {
		select {
		case name, ok := <-changes:
			if !ok {
				return names
			}
			if !seen[name] {
				seen[name] = true
				names = append(names, name)
			}
		case <-timer:
			return names
		}
	}
}

// isSource tells whether a file is one of the program's.
func isSource(name string) bool { return strings.HasSuffix(name, ".go") || name == "go.mod" }

// tell says in the terminal and to the browsers what is wrong with the files now.
func (s *server) tell(problems diag.Problems, began time.Time) {
	var text strings.Builder
	problems.Print(&text)
	if len(problems) > 0 {
		problems.Show(s.log)
	} else {
		fmt.Fprintf(s.log, "Built in %d ms\n", time.Since(began).Milliseconds())
	}
	s.mu.Lock()
	s.problems = text.String()
	s.mu.Unlock()
	s.told()
}
