// Package sitecheck looks at what lies outside of the program: the other sites that a rulebook links to, and a rulebook's own site where it
// stands. It asks over the network, only when it is told to, and never while a site is built.
package sitecheck

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strconv"
	"syscall"
	"time"
)

// Asking is how other hosts are asked.
type Asking struct {
	Transport http.RoundTripper // nil: the network
	Patience  time.Duration     // for one answer
	Pause     time.Duration     // before the first of two more tries; the second waits three times as long
}

// Politely is how they are asked unless a test asks otherwise.
var Politely = Asking{Patience: 20 * time.Second, Pause: 2 * time.Second}

// agent says who asks.
const agent = "sowbook (checks the links of a rulebook, each once)"

// longest is how long a host may tell us to wait before we ask again.
const longest = 20 * time.Second

// answer is what a host said in the end.
type answer struct {
	status int
	moved  string // where the address has moved to for good; empty where it has not
	err    error
}

// ask asks for an address with HEAD and, where that is not answered well, with GET: not every host knows HEAD. What may be a passing
// trouble is tried three times.
func (a Asking) ask(ctx context.Context, address string) answer {
	pause := a.Pause
	for try := 1; ; try++ {
		said, wait := a.once(ctx, http.MethodHead, address)
		if said.err != nil && !absent(said.err) || said.status >= 400 {
			said, wait = a.once(ctx, http.MethodGet, address)
		}
		passing := said.err != nil && !absent(said.err) || said.status >= 500 || said.status == http.StatusTooManyRequests
		if !passing || try == 3 || wait > longest {
			return said
		}
		select {
		case <-ctx.Done():
			return answer{err: ctx.Err()}
		case <-time.After(max(pause, wait)):
		}
		pause *= 3
	}
}

// absent tells whether an error says that there is no such host, or none that listens.
func absent(err error) bool {
	var dns *net.DNSError
	return errors.As(err, &dns) && dns.IsNotFound || errors.Is(err, syscall.ECONNREFUSED)
}

// once asks one time. wait is how long the host wants us to wait, if it says so.
func (a Asking) once(ctx context.Context, method, address string) (said answer, wait time.Duration) {
	lasting := true // all redirects so far are for good
	client := http.Client{Transport: a.Transport, Timeout: a.Patience, CheckRedirect: func(next *http.Request, via []*http.Request) error {
		status := next.Response.StatusCode
		lasting = lasting && (status == http.StatusMovedPermanently || status == http.StatusPermanentRedirect)
		if lasting {
			said.moved = next.URL.String()
		}
		if len(via) == 10 {
			return http.ErrUseLastResponse
		}
		return nil
	}}
	request, err := http.NewRequestWithContext(ctx, method, address, nil)
	if err != nil {
		return answer{err: err}, 0
	}
	request.Header.Set("User-Agent", agent)
	request.Header.Set("Accept", "text/html,*/*;q=0.8")
	response, err := client.Do(request)
	if err != nil {
		return answer{err: err}, 0
	}
	defer response.Body.Close()
	_, _ = io.CopyN(io.Discard, response.Body, 64<<10) // so that the connection can be used again
	said.status = response.StatusCode
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
		wait = time.Duration(seconds) * time.Second
	}
	return said, wait
}
