package site

import (
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
)

// Clock tells how far a build is and where its time went. The zero value is ready, and nil measures nothing. It is safe for use by
// several goroutines at once.
type Clock struct {
	mu        sync.Mutex
	stages    []*stage
	done, all atomic.Int64
}

// stage is one part of the work. Those that several goroutines do at once take more time than passes.
type stage struct {
	name  string
	spent time.Duration
	notes string
}

// begin begins a stage; what it returns ends it, with a note on what was done.
func (c *Clock) begin(name string) (end func(note string)) {
	if c == nil {
		return func(string) {}
	}
	began := time.Now()
	c.mu.Lock()
	s := &stage{name: name}
	c.stages = append(c.stages, s)
	c.mu.Unlock()
	return func(note string) {
		c.mu.Lock()
		defer c.mu.Unlock()
		s.spent, s.notes = time.Since(began), note
	}
}

// pages says how many pages there are to make.
func (c *Clock) pages(n int) {
	if c != nil {
		c.all.Store(int64(n))
	}
}

// made counts a page that was made.
func (c *Clock) made() {
	if c != nil {
		c.done.Add(1)
	}
}

// Progress is how many pages are made, of how many; none of none before they are counted.
func (c *Clock) Progress() (done, all int) { return int(c.done.Load()), int(c.all.Load()) }

// Print writes where the time went, a line a stage.
func (c *Clock) Print(w io.Writer) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range c.stages {
		fmt.Fprintf(w, "%8.3f s  %s", s.spent.Seconds(), s.name)
		if s.notes != "" {
			fmt.Fprintf(w, ": %s", s.notes)
		}
		fmt.Fprintln(w)
	}
}
