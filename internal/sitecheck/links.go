package sitecheck

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"sowbook/internal/diag"
)

// maxHosts is the number of hosts contacted at the same time, each with one request.
const maxHosts = 4

// CheckLinks fetches every address once, ignoring fragments. links has the places of the links by
// address, as problems without a message. problems are broken links and the unchecked ones, which
// were not fetched before the context ended; notes are permanent redirects and links that reject
// programs. broken and unchecked are numbers of addresses. CheckLinks keeps progress up to date.
func (c Client) CheckLinks(ctx context.Context, links map[string][]diag.Problem, progress *Progress) (problems, notes diag.Problems, broken, unchecked int) {
	statuses := c.checkAll(ctx, slices.Sorted(maps.Keys(links)), progress)
	for address, places := range links {
		message, failed := address+" was not checked", true
		if status, ok := statuses[withoutFragment(address)]; !ok {
			unchecked++
		} else if message, failed = status.message(address); failed {
			broken++
		}
		for _, at := range places {
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
func (c Client) checkAll(ctx context.Context, links []string, progress *Progress) map[string]linkStatus {
	hosts, times := map[string][]string{}, map[string]int{}
	for _, link := range links {
		address := withoutFragment(link)
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
				progress.checked.Add(int64(times[address]))
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
	checked atomic.Int64
	mu      sync.Mutex
	hosts   []string // being contacted, the first one for the longest time
}

// Checked returns the number of addresses that have been checked.
func (p *Progress) Checked() int { return int(p.checked.Load()) }

// Host returns the host that is being contacted for the longest time, or "".
func (p *Progress) Host() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.hosts) == 0 {
		return ""
	}
	return p.hosts[0]
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
