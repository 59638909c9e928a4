package sitecheck

import (
	"context"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
)

// Level is the level of a finding.
type Level string

// The levels of findings, as printed.
const (
	Good Level = "good"
	Bad  Level = "BAD "
	Note Level = "note"
)

// Finding is a line of a report.
type Finding struct {
	Level Level
	Text  string
}

// report collects the findings about a site.
type report struct {
	client   Client
	root     *url.URL // of the site, with a slash at the end
	findings []Finding
}

func (r *report) add(level Level, format string, values ...any) {
	r.findings = append(r.findings, Finding{level, fmt.Sprintf(format, values...)})
}

// check adds a finding: good if ok, else bad.
func (r *report) check(ok bool, good, bad string) {
	if ok {
		r.add(Good, "%s", good)
	} else {
		r.add(Bad, "%s", bad)
	}
}

// CheckSite checks a deployed site that this program built. ok is false if a finding is bad.
func (c Client) CheckSite(ctx context.Context, address string) (findings []Finding, ok bool) {
	r := &report{client: c}
	r.checkSite(ctx, address)
	return r.findings, !slices.ContainsFunc(r.findings, func(f Finding) bool { return f.Level == Bad })
}

// response is the answer to a request.
type response struct {
	address *url.URL // that was requested
	status  int
	header  http.Header
	body    []byte
}

// maxBody is the number of bytes read of a response.
const maxBody = 64 << 20

// get fetches an address, which may be relative to the root of the site, without following
// redirects.
func (r *report) get(ctx context.Context, address string) (response, error) {
	at, err := r.root.Parse(address)
	if err != nil {
		return response{}, err
	}
	noRedirects := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	got, err := r.client.send(ctx, http.MethodGet, at.String(), noRedirects)
	if err != nil {
		return response{}, urlReason(err)
	}
	defer got.Body.Close()
	if got.Uncompressed { // by the transport, which removed the header
		got.Header.Set("Content-Encoding", "gzip")
	}
	content, err := io.ReadAll(io.LimitReader(got.Body, maxBody))
	return response{at, got.StatusCode, got.Header, content}, err
}

// addresses returns the matches of the pattern's first group as absolute addresses.
func (r response) addresses(pattern *regexp.Regexp) (list []string) {
	for _, found := range pattern.FindAllSubmatch(r.body, -1) {
		if at, err := r.address.Parse(html.UnescapeString(string(found[1]))); err == nil {
			list = append(list, at.String())
		}
	}
	return list
}
