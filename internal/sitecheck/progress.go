package sitecheck

import (
	"slices"
	"sync"
)

// Progress is the progress of a check of links, which other goroutines may read.
type Progress struct {
	mu      sync.Mutex
	checked int
	hosts   []string // being contacted, the first one for the longest time
}

// Checked returns the number of links that have been checked.
func (p *Progress) Checked() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.checked
}

// Host returns the host that is being contacted for the longest time, or "".
func (p *Progress) Host() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.hosts) == 0 {
		return ""
	}
	return p.hosts[0]
}

func (p *Progress) add(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.checked += n
}

func (p *Progress) begin(host string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hosts = append(p.hosts, host)
}

func (p *Progress) end(host string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.hosts = slices.DeleteFunc(p.hosts, func(h string) bool { return h == host })
}
