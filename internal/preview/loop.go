package preview

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"
)

// An editor writes a file in several steps. After a first change, follow waits for settle
// for further ones. When nothing has changed for quiet, it shows problems and drops pages
// whose files are gone.
const (
	settle = 2 * time.Millisecond
	quiet  = 75 * time.Millisecond
)

// follow keeps the site up to date until the context ends.
func (s *server) follow(ctx context.Context, changes <-chan string) {
	var began time.Time
	var wait <-chan time.Time // nil while there is nothing to settle
	for {
		select {
		case name := <-changes:
			if wait == nil {
				began = time.Now()
			}
			s.live.Change(gather(name, changes))
			wait = time.After(quiet)
		case <-wait:
			wait = nil
			s.settle(began)
		case <-ctx.Done():
			return
		}
	}
}

// gather waits for further changes and returns the names of all, each once.
func gather(first string, changes <-chan string) []string {
	names := []string{first}
	time.Sleep(settle)
	for {
		select {
		case name := <-changes:
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		default:
			return names
		}
	}
}

// settle completes the site after changes since began, and shows the problems in the
// terminal and in browsers.
func (s *server) settle(began time.Time) {
	s.live.Settle()
	problems := s.live.Problems()
	if len(problems) > 0 {
		problems.Print(s.log)
	} else {
		fmt.Fprintf(s.log, "Built in %d ms\n", time.Since(began).Milliseconds())
	}
	var text strings.Builder
	problems.PrintPlain(&text)
	s.mu.Lock()
	s.problems = text.String()
	s.mu.Unlock()
	s.notify()
	_ = s.live.code.Save()
}
