package preview

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"sowbook/internal/diag"
)

// An editor writes a file in several steps. After a first change other than a whole text, follow waits for
// settle for further ones. When nothing has changed for quiet, or after maxWait of changes, it
// shows problems and drops pages whose files are gone.
const (
	settle  = 2 * time.Millisecond
	quiet   = 75 * time.Millisecond
	maxWait = time.Second
)

// follow builds the site and keeps it up to date until the context ends.
func (s *server) follow(ctx context.Context, w *watcher) {
	began := time.Now() // when the changes began that have not settled
	s.settle(w)
	s.report(began)
	close(s.ready)
	var wait <-chan time.Time // nil if there is nothing to settle
	again := time.NewTicker(s.limits.retry)
	defer again.Stop()
	for {
		select {
		case <-w.changed:
			if wait == nil {
				began = time.Now()
			}
			if others := s.live.ChangeTexts(w.take()); len(others) > 0 {
				time.Sleep(settle)
				s.live.Change(slices.Compact(slices.Sorted(slices.Values(append(others, w.take()...)))))
			}
			wait = time.After(min(quiet, maxWait-time.Since(began)))
		case <-wait:
			wait = nil
			s.settle(w)
			s.report(began)
		case <-again.C:
			if now := time.Now(); wait == nil && s.live.outdated && s.settle(w) {
				s.report(now)
			}
		case <-ctx.Done():
			return
		}
	}
}

// settle completes the site after changes, shows the problems and advice in browsers, and reports
// whether they have changed.
func (s *server) settle(w *watcher) (changed bool) {
	s.live.Settle()
	s.problems = append(s.live.Problems(), w.problems()...)
	advice := s.live.Advice()
	now := event{Problems: printed(s.problems), Advice: printed(advice), Count: len(advice.Sorted())}
	s.mu.Lock()
	changed = now != s.now
	s.now = now
	s.mu.Unlock()
	if changed {
		s.notify()
	}
	_ = s.live.code.Save()
	return changed
}

// printed returns problems as text, "" if there are none.
func printed(problems diag.Problems) string {
	var text strings.Builder
	problems.PrintPlain(&text)
	return text.String()
}

// report shows the problems in the terminal, or else the time since began.
func (s *server) report(began time.Time) {
	if len(s.problems) > 0 {
		s.problems.Print(s.log)
	} else {
		fmt.Fprintf(s.log, "Built in %d ms\n", time.Since(began).Milliseconds())
	}
}
