package sitecheck

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"html"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// Mark is how a line of a report begins.
type Mark string

// The marks: as it should be; wrong, with what would be right; observed and not judged.
const (
	Good Mark = "good"
	Bad  Mark = "BAD "
	Seen Mark = "seen"
)

// Finding is one line of a report.
type Finding struct {
	Mark Mark
	Text string
}

// report is what was found of a site so far.
type report struct {
	asking   Asking
	root     *url.URL // ends with a slash
	findings []Finding
}

func (r *report) add(mark Mark, format string, values ...any) {
	r.findings = append(r.findings, Finding{mark, fmt.Sprintf(format, values...)})
}

// judge adds that something is as it should be, or what is wrong.
func (r *report) judge(good bool, right, wrong string) {
	if good {
		r.add(Good, "%s", right)
	} else {
		r.add(Bad, "%s", wrong)
	}
}

// Site looks at a site that this program built, where it stands. ok is false where something is wrong for its readers.
func (a Asking) Site(ctx context.Context, address string) (findings []Finding, ok bool) {
	r := &report{asking: a}
	r.look(ctx, address)
	ok = true
	for _, f := range r.findings {
		ok = ok && f.Mark != Bad
	}
	return r.findings, ok
}

func (r *report) look(ctx context.Context, address string) {
	root, err := url.Parse(strings.TrimSuffix(address, "/") + "/")
	if err != nil || root.Host == "" || root.Scheme != "http" && root.Scheme != "https" || root.RawQuery != "" || root.Fragment != "" {
		r.add(Bad, "%q is no address of a site; write it in full, as in https://example.org/repo/", address)
		return
	}
	r.root = root
	home, err := r.get(ctx, "")
	if err != nil {
		r.add(Bad, "the first page cannot be had: %v", err)
		return
	}
	r.judge(home.status == 200, "the first page is there: "+root.String(), fmt.Sprintf("%s answers %d; is the site deployed there?", root, home.status))
	if home.status != 200 {
		return
	}
	if !bytes.Contains(home.body, []byte(`name="sowbook-worker"`)) {
		r.add(Bad, "%s is no site that sowbook built: its first page names no engine; does the address end with the path that the site stands at?", root)
		return
	}
	r.headers(home)
	r.secure(ctx)
	r.assets(ctx, home)
	r.engine(ctx, home)
	r.lost(ctx)
	r.board(home)
	r.sitemap(ctx, home)
}

// reply is what a host answered.
type reply struct {
	at     *url.URL // what was asked for
	status int
	header http.Header
	body   []byte
}

// get asks for an address, given from the root of the site, without following redirects.
func (r *report) get(ctx context.Context, relative string) (reply, error) {
	at, err := r.root.Parse(relative)
	if err != nil {
		return reply{}, err
	}
	client := http.Client{Transport: r.asking.Transport, Timeout: r.asking.Patience, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, at.String(), nil)
	if err != nil {
		return reply{}, err
	}
	request.Header.Set("User-Agent", agent)
	request.Header.Set("Accept-Encoding", "gzip") // asked for in the open, the answer says whether it is compressed
	response, err := client.Do(request)
	if err != nil {
		var inner *url.Error
		if errors.As(err, &inner) {
			err = inner.Err
		}
		return reply{}, err
	}
	defer response.Body.Close()
	body, err := unpacked(response)
	return reply{at, response.StatusCode, response.Header, body}, err
}

const most = 64 << 20 // bytes of a file that are read

func unpacked(response *http.Response) ([]byte, error) {
	from := io.Reader(response.Body)
	if response.Header.Get("Content-Encoding") == "gzip" {
		plain, err := gunzip(from)
		if err != nil {
			return nil, err
		}
		from = plain
	}
	return io.ReadAll(io.LimitReader(from, most))
}

// headers notes what the host does that no site can tell it to.
func (r *report) headers(home reply) {
	observed := func(name, without string) {
		value := home.header.Get(name)
		if value == "" {
			value = without
		}
		r.add(Seen, "%s: %s", strings.ToLower(name), value)
	}
	observed("Cache-Control", "not told")
	observed("Content-Encoding", "none, pages are sent uncompressed")
	observed("Content-Type", "not told")
}

// secure looks whether a reader who writes http comes to https.
func (r *report) secure(ctx context.Context) {
	if r.root.Scheme != "https" {
		r.add(Seen, "asked over http; without https a browser keeps nothing for times without a network")
		return
	}
	plain := *r.root
	plain.Scheme = "http"
	answer, err := r.get(ctx, plain.String())
	to := ""
	if err == nil {
		to = answer.header.Get("Location")
	}
	r.judge(err == nil && answer.status >= 300 && answer.status < 400 && strings.HasPrefix(to, "https://"), "http leads to https",
		"http does not lead to https; on GitHub Pages tick Enforce HTTPS")
}

var (
	styles  = regexp.MustCompile(`<link rel="stylesheet" href="([^"]+)"`)
	scripts = regexp.MustCompile(`<script[^>]* src="([^"]+)"`)
	workers = regexp.MustCompile(`<meta name="sowbook-(?:worker|tools)" content="([^"]+)"`)
	modules = regexp.MustCompile(`"engine":"([^"]+)"`)
	places  = regexp.MustCompile(`<link rel="canonical" href="([^"]+)"`)
)

// named is the addresses that a page names in some way, from the site's root.
func (p reply) named(in *regexp.Regexp) (list []string) {
	for _, found := range in.FindAllSubmatch(p.body, -1) {
		if at, err := p.at.Parse(html.UnescapeString(string(found[1]))); err == nil {
			list = append(list, at.String())
		}
	}
	return list
}

// assets looks whether a page finds what it loads, and finds the version that it names.
func (r *report) assets(ctx context.Context, home reply) {
	list := append(append(home.named(styles), home.named(scripts)...), home.named(workers)...)
	wrong := 0
	for _, address := range list {
		file, err := r.get(ctx, address)
		switch {
		case err != nil:
			r.add(Bad, "%s cannot be had: %v", address, err)
		case file.status != 200:
			r.add(Bad, "%s answers %d; the site stands at another path than it was built for", address, file.status)
		case !file.sound():
			r.add(Bad, "%s is not the version that its page names: a cache before the site holds an old one, or a deployment is not yet done", address)
		default:
			continue
		}
		wrong++
	}
	r.judge(len(list) > 0, fmt.Sprintf("%d of %d scripts and styles are there", len(list)-wrong, len(list)), "the first page loads neither script nor style")
}

// sound tells whether a file is the one that its address names.
func (p reply) sound() bool {
	sum := sha256.Sum256(p.body)
	version := p.at.Query().Get("v")
	return version == "" || strings.HasPrefix(hex.EncodeToString(sum[:]), version)
}

// engine looks whether the engine is there and is sent as what it is.
func (r *report) engine(ctx context.Context, home reply) {
	list := home.named(modules)
	if len(list) == 0 {
		r.add(Seen, "the first page has no board, so that it names no engine")
		list = []string{r.root.String() + "engine.wasm"}
	}
	file, err := r.get(ctx, list[0])
	if err != nil {
		r.add(Bad, "engine.wasm cannot be had: %v", err)
		return
	}
	r.judge(file.status == 200 && bytes.HasPrefix(file.body, []byte("\x00asm")) && file.sound(), "engine.wasm is there", fmt.Sprintf("engine.wasm answers %d, and not with the engine of its page", file.status))
	kind := file.header.Get("Content-Type")
	r.judge(kind == "application/wasm", "engine.wasm is sent as application/wasm",
		fmt.Sprintf("engine.wasm is sent as %q; have the host send .wasm as application/wasm", kind))
	r.add(Seen, "engine.wasm: %d bytes, content-encoding: %s", len(file.body), orNone(file.header.Get("Content-Encoding")))
}

func orNone(text string) string {
	if text == "" {
		return "none"
	}
	return text
}

// lost looks at what a reader gets at an address that has no page, three folders deep.
func (r *report) lost(ctx context.Context) {
	page, err := r.get(ctx, fmt.Sprintf("no/such/page-%d/", time.Now().Unix()))
	if err != nil {
		r.add(Bad, "an address without a page cannot be asked for: %v", err)
		return
	}
	r.judge(page.status == 404, "an address without a page answers 404", fmt.Sprintf("an address without a page answers %d instead of 404", page.status))
	list := page.named(styles)
	if len(list) == 0 {
		r.add(Bad, "an address without a page does not show the site's own 404 page; have the host show /404.html")
		return
	}
	style, err := r.get(ctx, list[0])
	r.judge(err == nil && style.status == 200, "the 404 page finds its style, three folders deep",
		fmt.Sprintf("the 404 page looks for its style at %s; build the site with -url %s", list[0], r.root))
}

// sitemap looks at the address that the site gives for itself, and for the list of its pages there.
func (r *report) sitemap(ctx context.Context, home reply) {
	list := home.named(places)
	if len(list) == 0 {
		r.add(Seen, "the site does not know its address: it has no sitemap, no feed and no pictures for links; build it with -url %s", r.root)
		return
	}
	r.judge(list[0] == r.root.String(), "the site knows its address", fmt.Sprintf("the site says that it stands at %s; build it with -url %s", list[0], r.root))
	file, err := r.get(ctx, list[0]+"sitemap.xml")
	r.judge(err == nil && file.status == 200 && bytes.Contains(file.body, []byte("<loc>"+html.EscapeString(list[0])+"</loc>")), "sitemap.xml is there and names the first page",
		"sitemap.xml is not there, or does not name the first page")
}
