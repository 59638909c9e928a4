package sitecheck

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"sowbook/internal/diag"
)

// Link is an address of another site with the links to it in the rulebook.
type Link struct {
	URL string
	At  []diag.Problem // positions of the links; Message is empty
}

// maxHosts is the number of hosts contacted at the same time, each with one request.
const maxHosts = 4

// CheckLinks fetches every address once, ignoring fragments. problems are broken links and
// the unchecked ones, which were not fetched before the context ended; notes are permanent
// redirects and links that reject programs. broken and unchecked are numbers of links. CheckLinks keeps progress up to date.
func (c Client) CheckLinks(ctx context.Context, links []Link, progress *Progress) (problems, notes diag.Problems, broken, unchecked int) {
	statuses := c.checkAll(ctx, links, progress)
	for _, link := range links {
		message, failed := link.URL+" was not checked", true
		if status, ok := statuses[withoutFragment(link.URL)]; !ok {
			unchecked++
		} else if message, failed = status.message(link.URL); failed {
			broken++
		}
		for _, at := range link.At {
			at.Message = message
			switch {
			case failed:
				problems.Add(at)
			case message != "":
				notes.Add(at)
			}
		}
	}
	return problems.Sorted(), notes.Sorted(), broken, unchecked
}

func withoutFragment(address string) string {
	address, _, _ = strings.Cut(address, "#")
	return address
}

// hostOf returns the host of an address, with its port, or "" if the address is not valid.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Host
}

// checkAll returns the status of every address, without its fragment, that was fetched
// before the context ended.
func (c Client) checkAll(ctx context.Context, links []Link, progress *Progress) map[string]linkStatus {
	hosts, times := map[string][]string{}, map[string]int{}
	for _, link := range links {
		address := withoutFragment(link.URL)
		if times[address]++; times[address] == 1 {
			host := hostOf(address)
			hosts[host] = append(hosts[host], address)
		}
	}
	statuses := map[string]linkStatus{}
	var mu sync.Mutex
	var group errgroup.Group
	group.SetLimit(maxHosts)
	for host, addresses := range hosts {
		group.Go(func() error {
			progress.begin(host)
			defer progress.end(host)
			for _, address := range addresses {
				status := c.check(ctx, address)
				if ctx.Err() != nil {
					return nil // the status is about the context
				}
				mu.Lock()
				statuses[address] = status
				mu.Unlock()
				progress.add(times[address])
			}
			return nil
		})
	}
	_ = group.Wait() // no function fails
	return statuses
}

// message returns the message about a link, "" if it works, and whether it is broken.
func (s linkStatus) message(address string) (text string, broken bool) {
	switch {
	case s.failure.temporary():
		return fmt.Sprintf("%s: %s; tried %d times", address, s.failure.text, maxTries), true
	case s.failure.text != "":
		return address + ": " + s.failure.text, true
	case s.code == http.StatusUnauthorized || s.code == http.StatusForbidden || s.code == http.StatusTooManyRequests:
		return fmt.Sprintf("%s answers %s to a program; open it in a browser", address, statusText(s.code)), false
	case s.code >= 400:
		return fmt.Sprintf("%s answers %s", address, statusText(s.code)), true
	case s.code >= 300:
		return address + " redirects too many times", true
	case s.movedTo != "":
		return fmt.Sprintf("%s has moved permanently; write %s", address, s.movedTo), false
	}
	return "", false
}

func statusText(code int) string {
	return strings.TrimSpace(fmt.Sprintf("%d %s", code, http.StatusText(code)))
}

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
