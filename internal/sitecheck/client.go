// Package sitecheck checks a rulebook's links to other sites, and its deployed site. It
// uses the network, so it is never part of a build.
package sitecheck

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// Client is an HTTP client that checks links and sites.
type Client struct {
	Transport  http.RoundTripper // nil for http.DefaultTransport
	Timeout    time.Duration     // of one request
	RetryDelay time.Duration     // before the second try; the third waits three times as long
}

// DefaultClient is the client to use outside tests.
var DefaultClient = Client{Transport: newTransport(), Timeout: 20 * time.Second, RetryDelay: 2 * time.Second}

// maxHeader is the size in bytes of the longest header of a response. Of a header without
// end, the default of package net/http keeps ten times as much.
const maxHeader = 1 << 20

func newTransport() *http.Transport {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxResponseHeaderBytes = maxHeader
	return transport
}

const userAgent = "sowbook (checks the links of a rulebook, each once)"

// maxTries is the number of times that the client fetches a link.
const maxTries = 3

// maxRetryAfter is the longest Retry-After that the client waits for.
const maxRetryAfter = 20 * time.Second

// maxRedirects is the number of redirects that the client follows.
const maxRedirects = 10

// linkStatus is the result of fetching a link.
type linkStatus struct {
	code    int
	movedTo string  // target of permanent redirects, or ""
	failure failure // if there was no answer
}

// check fetches an address with HEAD and, if that fails, with GET, because some hosts do
// not support HEAD. It tries maxTries times if the failure may be temporary.
func (c Client) check(ctx context.Context, address string) linkStatus {
	delay := c.RetryDelay
	for try := 1; ; try++ {
		status, retryAfter := c.checkOnce(ctx, http.MethodHead, address)
		if status.failure.temporary() || status.code >= 400 {
			status, retryAfter = c.checkOnce(ctx, http.MethodGet, address)
		}
		temporary := status.failure.temporary() || status.code >= 500 || status.code == http.StatusTooManyRequests
		if !temporary || try == maxTries || retryAfter > maxRetryAfter {
			return status
		}
		select {
		case <-ctx.Done():
			return status
		case <-time.After(max(delay, retryAfter)):
		}
		delay *= 3
	}
}

// checkOnce sends one request and follows its redirects. retryAfter is the wait that the
// host asks for, or 0.
func (c Client) checkOnce(ctx context.Context, method, address string) (status linkStatus, retryAfter time.Duration) {
	permanent := true // all redirects so far
	response, err := c.send(ctx, method, address, func(next *http.Request, via []*http.Request) error {
		code := next.Response.StatusCode
		permanent = permanent && (code == http.StatusMovedPermanently || code == http.StatusPermanentRedirect)
		if permanent {
			status.movedTo = next.URL.String()
		}
		switch {
		case next.URL.Scheme != "http" && next.URL.Scheme != "https":
			return redirectError(fmt.Sprintf("%s redirects to %s, which is not a web address", next.Response.Request.URL.Host, next.URL))
		case len(via) == maxRedirects:
			return http.ErrUseLastResponse
		}
		return nil
	})
	if err != nil {
		return linkStatus{failure: explain(err, hostOf(address))}, 0
	}
	defer response.Body.Close()
	_, _ = io.CopyN(io.Discard, response.Body, 64<<10) // so that the connection can be reused
	status.code = response.StatusCode
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
		retryAfter = time.Duration(seconds) * time.Second
	}
	return status, retryAfter
}

// send sends a request. redirect is the CheckRedirect of the client.
func (c Client) send(
	ctx context.Context, method, address string, redirect func(*http.Request, []*http.Request) error,
) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, method, address, nil)
	if err != nil {
		return nil, err
	}
	// Some hosts send a body after the answer to HEAD, which would be taken for the answer to
	// the next request of the connection.
	request.Close = method == http.MethodHead
	request.Header.Set("User-Agent", userAgent)
	request.Header.Set("Accept", "text/html,*/*;q=0.8")
	client := http.Client{Transport: c.Transport, Timeout: c.Timeout, CheckRedirect: redirect}
	return client.Do(request)
}
