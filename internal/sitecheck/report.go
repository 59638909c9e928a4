package sitecheck

import (
	"context"
	"errors"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
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
	stopped  bool // the context ended, so that nothing is known any more
}

// add adds a finding as one line: it may quote what the host sent.
func (r *report) add(level Level, format string, values ...any) {
	if r.stopped {
		return
	}
	text := []rune(diag.OneLine(fmt.Sprintf(format, values...)))
	if len(text) > maxText {
		text = append(text[:maxText], '…')
	}
	r.findings = append(r.findings, Finding{level, string(text)})
}

// check adds a finding: good if ok, else bad.
func (r *report) check(ok bool, good, bad string) {
	if ok {
		r.add(Good, "%s", good)
	} else {
		r.add(Bad, "%s", bad)
	}
}

// ParseAddress parses the address of a site and adds the slash at its end.
func ParseAddress(address string) (*url.URL, error) {
	root, err := url.Parse(strings.TrimSuffix(address, "/") + "/")
	if err != nil || root.Hostname() == "" || root.Scheme != "http" && root.Scheme != "https" || root.User != nil || root.RawQuery != "" || root.Fragment != "" {
		return nil, fmt.Errorf("%q is not the address of a site; write it in full, as in https://example.org/repo/", address)
	}
	return root, nil
}

// CheckSite checks a deployed site that this program built, at an address of
// [ParseAddress]. ok is false if a finding is bad. If the context ends, the findings are
// those until then.
func (c Client) CheckSite(ctx context.Context, root *url.URL) (findings []Finding, ok bool) {
	r := &report{client: c, root: root}
	r.checkSite(ctx)
	return r.findings, !slices.ContainsFunc(r.findings, func(f Finding) bool { return f.Level == Bad })
}

// response is the answer to a request.
type response struct {
	address *url.URL // that was requested
	status  int
	header  http.Header
	body    []byte
}

// Limits of what a host can make the program read, fetch and print.
const (
	maxBody  = 16 << 20 // bytes of a response
	maxFiles = 100      // scripts and styles of a page
	maxText  = 500      // characters of a finding
)

// get fetches an address of the site, which may be relative to its root, without following
// redirects.
func (r *report) get(ctx context.Context, address string) (response, error) {
	at, err := r.root.Parse(address)
	if err != nil {
		return response{}, err
	}
	if at.Host != r.root.Host {
		return response{}, fmt.Errorf("it is not on %s", r.root.Host)
	}
	noRedirects := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	got, err := r.client.send(ctx, http.MethodGet, at.String(), noRedirects)
	if err != nil {
		return response{}, r.failed(ctx, err)
	}
	defer got.Body.Close()
	if got.Uncompressed { // by the transport, which removed the header
		got.Header.Set("Content-Encoding", "gzip")
	}
	content, err := io.ReadAll(io.LimitReader(got.Body, maxBody+1))
	if len(content) > maxBody {
		return response{}, fmt.Errorf("it is larger than %d MiB", maxBody>>20)
	}
	if err != nil {
		return response{}, r.failed(ctx, err)
	}
	return response{at, got.StatusCode, got.Header, content}, nil
}

// failed returns an error that explains why a request failed.
func (r *report) failed(ctx context.Context, err error) error {
	r.stopped = ctx.Err() != nil
	return errors.New(explain(err, r.root.Host).text)
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
