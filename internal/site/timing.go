package site

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
)

// Timing measures the progress and the stages of a build. The zero value is ready. Several
// goroutines may use it at once.
type Timing struct {
	mu         sync.Mutex
	stages     []*stage
	done, todo atomic.Int64 // pages
}

// stage is a part of a build. Stages may overlap.
type stage struct {
	name string
	took time.Duration
	note string
}

// begin starts a stage and returns a function that ends it, with a note or "".
func (t *Timing) begin(name string) (end func(note string)) {
	began := time.Now()
	t.mu.Lock()
	defer t.mu.Unlock()
	s := &stage{name: name}
	t.stages = append(t.stages, s)
	return func(note string) {
		t.mu.Lock()
		defer t.mu.Unlock()
		s.took, s.note = time.Since(began), note
	}
}

func (t *Timing) pages(n int) { t.todo.Store(int64(n)) }

// made counts a finished page.
func (t *Timing) made() { t.done.Add(1) }

// Progress returns the number of finished pages and of all pages, both 0 before they are
// counted.
func (t *Timing) Progress() (done, todo int) { return int(t.done.Load()), int(t.todo.Load()) }

// Print writes the duration of each stage, one a line.
func (t *Timing) Print(w io.Writer) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, s := range t.stages {
		fmt.Fprintf(w, "%8.3f s  %s", s.took.Seconds(), s.name)
		if s.note != "" {
			fmt.Fprintf(w, ": %s", s.note)
		}
		fmt.Fprintln(w)
	}
}
