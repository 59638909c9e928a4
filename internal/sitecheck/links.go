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

	"sowbook/internal/diag"
)

// Link is an address of another site and where the rulebook has it.
type Link struct {
	URL string
	At  []diag.Problem // places; What is not filled in
}

// atOnce is how many hosts are asked at the same time; one host is asked one thing after another.
const atOnce = 4

// Links asks every address once, whatever part of a page it names, and gives what is wrong, and what is worth knowing: addresses that have moved for good, and
// those whose host does not answer programs.
func (a Asking) Links(ctx context.Context, links []Link) (problems, notes diag.Problems) {
	answers := a.answers(ctx, links)
	for _, link := range links {
		what, broken := answers[bare(link.URL)].judge(link.URL)
		for _, at := range link.At {
			at.What = what
			switch {
			case broken:
				problems.Add(at)
			case what != "":
				notes.Add(at)
			}
		}
	}
	return problems.Sorted(), notes.Sorted()
}

// bare is an address without the part of the page that it names.
func bare(address string) string {
	address, _, _ = strings.Cut(address, "#")
	return address
}

// answers asks for all addresses, host by host.
func (a Asking) answers(ctx context.Context, links []Link) map[string]answer {
	hosts, known := map[string][]string{}, map[string]bool{}
	for _, link := range links {
		address := bare(link.URL)
		if known[address] {
			continue
		}
		known[address] = true
		host := ""
		if u, err := url.Parse(address); err == nil {
			host = u.Host
		}
		hosts[host] = append(hosts[host], address)
	}
	answers := map[string]answer{}
	turn := make(chan struct{}, atOnce)
	var mu sync.Mutex
	var all sync.WaitGroup
	for _, addresses := range hosts {
		all.Go(func() {
			turn <- struct{}{}
			defer func() { <-turn }()
			for _, address := range addresses {
				said := a.ask(ctx, address)
				mu.Lock()
				answers[address] = said
				mu.Unlock()
			}
		})
	}
	all.Wait()
	return answers
}

// judge is what an answer means for those who wrote the address; nothing when all is well.
func (said answer) judge(address string) (what string, broken bool) {
	var dns *net.DNSError
	var timed interface{ Timeout() bool }
	switch {
	case errors.As(said.err, &dns) && dns.IsNotFound:
		return fmt.Sprintf("%s: there is no host %s", address, dns.Name), true
	case errors.As(said.err, &timed) && timed.Timeout():
		return address + ": no answer in time, three times", true
	case said.err != nil:
		var inner *url.Error
		if errors.As(said.err, &inner) {
			said.err = inner.Err
		}
		return fmt.Sprintf("%s: cannot be asked: %v", address, said.err), true
	case said.status == http.StatusUnauthorized || said.status == http.StatusForbidden || said.status == http.StatusTooManyRequests:
		return fmt.Sprintf("%s answers %s to a program; look at it in a browser", address, status(said.status)), false
	case said.status >= 400:
		return fmt.Sprintf("%s answers %s", address, status(said.status)), true
	case said.status >= 300:
		return address + " redirects without end", true
	case said.moved != "":
		return fmt.Sprintf("%s has moved for good; write %s", address, said.moved), false
	}
	return "", false
}

func status(code int) string {
	return strings.TrimSpace(fmt.Sprintf("%d %s", code, http.StatusText(code)))
}
