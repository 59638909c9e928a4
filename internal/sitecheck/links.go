package sitecheck

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
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

// CheckLinks fetches every address once, ignoring fragments. problems are broken links,
// notes are permanent redirects and links that reject programs. When the context is
// canceled, links that were not fetched by then are in neither.
func (c Client) CheckLinks(ctx context.Context, links []Link) (problems, notes diag.Problems) {
	statuses := c.checkAll(ctx, links)
	for _, link := range links {
		message, broken := statuses[withoutFragment(link.URL)].message(link.URL)
		for _, at := range link.At {
			at.Message = message
			switch {
			case broken:
				problems.Add(at)
			case message != "":
				notes.Add(at)
			}
		}
	}
	return problems.Sorted(), notes.Sorted()
}

func withoutFragment(address string) string {
	address, _, _ = strings.Cut(address, "#")
	return address
}

// checkAll returns the status of every address, without its fragment.
func (c Client) checkAll(ctx context.Context, links []Link) map[string]linkStatus {
	hosts, seen := map[string][]string{}, map[string]bool{}
	for _, link := range links {
		address := withoutFragment(link.URL)
		if seen[address] {
			continue
		}
		seen[address] = true
		host := ""
		if u, err := url.Parse(address); err == nil {
			host = u.Host
		}
		hosts[host] = append(hosts[host], address)
	}
	statuses := map[string]linkStatus{}
	var mu sync.Mutex
	var group errgroup.Group
	group.SetLimit(maxHosts)
	for _, addresses := range hosts {
		group.Go(func() error {
			for _, address := range addresses {
				status := c.check(ctx, address)
				mu.Lock()
				statuses[address] = status
				mu.Unlock()
			}
			return nil
		})
	}
	_ = group.Wait() // no function fails
	return statuses
}

// message returns the message about a link, "" if it works or was not
// fetched, and whether it is broken.
func (s linkStatus) message(address string) (text string, broken bool) {
	var dns *net.DNSError
	var timeout interface{ Timeout() bool }
	switch {
	case errors.Is(s.err, context.Canceled):
		return "", false
	case errors.As(s.err, &dns) && dns.IsNotFound:
		return fmt.Sprintf("%s: host %s does not exist", address, dns.Name), true
	case errors.As(s.err, &timeout) && timeout.Timeout():
		return address + ": timed out three times", true
	case s.err != nil:
		return fmt.Sprintf("%s: cannot be fetched: %v", address, urlReason(s.err)), true
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

// urlReason removes the method and the address from an error of an HTTP client.
func urlReason(err error) error {
	if wrapped, ok := errors.AsType[*url.Error](err); ok {
		return wrapped.Err
	}
	return err
}

func statusText(code int) string {
	return strings.TrimSpace(fmt.Sprintf("%d %s", code, http.StatusText(code)))
}
