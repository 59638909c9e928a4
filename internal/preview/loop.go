package preview

import (
	"context"
	"fmt"
	"strings"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// An editor writes a file in several steps. After a first change, follow waits for
// settle for others that belong to it. Only when nothing has changed for quiet does
// it show problems and drop pages whose files are gone.
const (
	settle = 2 * time.Millisecond
	quiet  = 75 * time.Millisecond
)

// follow keeps the site up to date until the context ends. It makes changed pages at
// once and then, a few at a time, what depends on them, so that a new change never
// waits long.
func (s *server) follow(ctx context.Context, live *Live, changes <-chan string) {
	began, settled := time.Now(), false
	for {
		if settled && !live.Work() {
			s.show(live.Problems(), began)
			_ = page.SaveHighlights(s.options.Project.Dir)
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
			live.Change(gather(name, changes))
			settled = false
		case <-wait:
			live.Settle()
			settled = true
		case <-idle:
		case <-ctx.Done():
			return
		}
	}
}

// gather waits for the changes that belong to a first one and returns the names of
// all, each once.
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

// show shows what is wrong with the files now, in the terminal and in browsers.
func (s *server) show(problems diag.Problems, began time.Time) {
	var text strings.Builder
	problems.PrintPlain(&text)
	if len(problems) > 0 {
		problems.Print(s.log)
	} else {
		fmt.Fprintf(s.log, "Built in %d ms\n", time.Since(began).Milliseconds())
	}
	s.mu.Lock()
	s.problems = text.String()
	s.mu.Unlock()
	s.notify()
}
