package sitecheck

import (
	"compress/gzip"
	"context"
	"maps"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/site"
)

// files is a site in memory, by name.
type files map[string][]byte

// built is this repository's site, for the address of the host that shows it: below /repo/.
func built(t *testing.T, address string) files {
	t.Helper()
	var out booktest.Files
	if err := site.Build(site.Options{Project: booktest.Repository(), Location: book.Location{URL: address, Offline: true}}, &out); err != nil {
		t.Fatal(err)
	}
	return out.ByName()
}

// pages is a static host as GitHub Pages is one. bend changes an answer before it is sent, or sends another.
type pages struct {
	files files
	bend  func(w http.ResponseWriter, r *http.Request, name string) (done bool)
}

func (p *pages) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, below := strings.CutPrefix(r.URL.Path, "/repo/")
	w.Header().Set("Cache-Control", "max-age=600")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if p.bend != nil && p.bend(w, r, name) {
		return
	}
	content, found := p.files[name]
	if !found || !below {
		name, content = "404.html", p.files["404.html"]
	}
	kind := map[string]string{".html": "text/html; charset=utf-8", ".wasm": "application/wasm", ".js": "text/javascript", ".css": "text/css"}[path.Ext(name)]
	if w.Header().Get("Content-Type") == "" {
		w.Header().Set("Content-Type", kind)
	}
	w.Header().Set("Content-Encoding", "gzip")
	if name == "404.html" {
		w.WriteHeader(http.StatusNotFound)
	}
	packed := gzip.NewWriter(w)
	_, _ = packed.Write(content)
	packed.Close()
}

// texts is the findings with a mark.
func texts(findings []Finding, mark Mark) string {
	var list []string
	for _, f := range findings {
		if f.Mark == mark {
			list = append(list, f.Text)
		}
	}
	return strings.Join(list, "\n")
}

func TestADeployedSite(t *testing.T) {
	host := &pages{}
	server := httptest.NewServer(host)
	defer server.Close()
	address := server.URL + "/repo/"
	host.files = built(t, address)
	good := host.files

	look := func(t *testing.T, where string) ([]Finding, bool) {
		return Politely.Site(context.Background(), where)
	}

	t.Run("one that is as it should be", func(t *testing.T) {
		findings, ok := look(t, strings.TrimSuffix(address, "/"))
		if !ok || texts(findings, Bad) != "" {
			t.Errorf("%v", texts(findings, Bad))
		}
		for _, want := range []string{
			"the first page is there: " + address, "5 of 5 scripts and styles are there", "engine.wasm is there", "engine.wasm is sent as application/wasm",
			"an address without a page answers 404", "the 404 page finds its style, three folders deep", "the first board shows what the engine plays",
			"the site knows its address", "sitemap.xml is there and names the first page",
		} {
			if !strings.Contains(texts(findings, Good), want) {
				t.Errorf("nothing says %q in\n%s", want, texts(findings, Good))
			}
		}
		for _, want := range []string{"cache-control: max-age=600", "content-encoding: gzip", "asked over http"} {
			if !strings.Contains(texts(findings, Seen), want) {
				t.Errorf("nothing says %q in\n%s", want, texts(findings, Seen))
			}
		}
	})

	home := string(good["index.html"])
	changed := func(name, text string) files {
		other := maps.Clone(good)
		other[name] = []byte(text)
		return other
	}
	without := func(name string) files {
		other := changed(name, "")
		delete(other, name)
		return other
	}
	for name, test := range map[string]struct {
		files files
		bend  func(w http.ResponseWriter, r *http.Request, name string) bool
		want  string
	}{
		"the wasm is sent as something else": {good, func(w http.ResponseWriter, _ *http.Request, name string) bool {
			if name == "engine.wasm" {
				w.Header().Set("Content-Type", "application/octet-stream")
			}
			return false
		}, `engine.wasm is sent as "application/octet-stream"; have the host send .wasm as application/wasm`},
		"an address without a page answers 200": {good, func(w http.ResponseWriter, r *http.Request, name string) bool {
			if strings.HasPrefix(name, "no/") {
				_, _ = w.Write(good["404.html"])
				return true
			}
			return false
		}, "an address without a page answers 200 instead of 404"},
		"the host has a 404 page of its own": {good, func(w http.ResponseWriter, r *http.Request, name string) bool {
			if strings.HasPrefix(name, "no/") {
				http.NotFound(w, r)
				return true
			}
			return false
		}, "an address without a page does not show the site's own 404 page"},
		"it was built for another path":    {changed("404.html", strings.ReplaceAll(string(good["404.html"]), "/repo/", "/other/")), nil, "the 404 page looks for its style at " + server.URL + "/other/site.css"},
		"a script is missing":              {without("main.js"), nil, "main.js?v="},
		"a style is an old one":            {changed("site.css", "old"), nil, "is not the version that its page names"},
		"the engine is missing":            {without("engine.wasm"), nil, "engine.wasm answers 404"},
		"a board shows what no rule plays": {changed("index.html", strings.Replace(home, `"position":"4,4,4,4,4,4/4,4,0,5,5,5 1,0 S"`, `"position":"4,4,4,4,4,4/4,4,0,5,5,4 2,0 S"`, 1)), nil, "after move 1 the page has 4,4,4,4,4,4/4,4,0,5,5,4 2,0 S, the engine 4,4,4,4,4,4/4,4,0,5,5,5 1,0 S"},
		"the data of a board is broken":    {changed("index.html", strings.Replace(home, `class="line">{`, `class="line">`, 1)), nil, "the data of the first board cannot be read"},
		"it was built for another address": {changed("index.html", strings.ReplaceAll(home, address, "https://example.org/")), nil, "the site says that it stands at https://example.org/"},
		"there is no sitemap":              {without("sitemap.xml"), nil, "sitemap.xml is not there"},
		"it is another site":               {changed("index.html", "<h1>Hello</h1>"), nil, "is no site that sowbook built"},
		"there is nothing":                 {without("index.html"), nil, "answers 404; is the site deployed there?"},
	} {
		t.Run(name, func(t *testing.T) {
			host.files, host.bend = test.files, test.bend
			findings, ok := look(t, address)
			if ok || !strings.Contains(texts(findings, Bad), test.want) {
				t.Errorf("ok %v, bad:\n%s\nwant %s", ok, texts(findings, Bad), test.want)
			}
		})
	}

	t.Run("no address", func(t *testing.T) {
		findings, ok := look(t, "example.org")
		if want := `"example.org" is no address of a site; write it in full, as in https://example.org/repo/`; ok || texts(findings, Bad) != want {
			t.Errorf("%v %v", ok, findings)
		}
	})
	t.Run("no host", func(t *testing.T) {
		gone := httptest.NewServer(http.NotFoundHandler())
		gone.Close()
		if findings, ok := look(t, gone.URL); ok || !strings.HasPrefix(texts(findings, Bad), "the first page cannot be had: ") {
			t.Errorf("%v %v", ok, findings)
		}
	})
}

// secured answers https as a host does, and http with a redirect to it or not.
type secured struct {
	redirect bool
	inner    http.Handler
}

func (s secured) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	if r.URL.Scheme == "http" && s.redirect {
		http.Redirect(w, r, "https://"+r.URL.Host+r.URL.Path, http.StatusMovedPermanently)
	} else {
		s.inner.ServeHTTP(w, r)
	}
	return w.Result(), nil
}

func TestASiteThatIsAskedForByHTTPShouldLeadToHTTPS(t *testing.T) {
	const address = "https://sowing.example/repo/"
	host := &pages{files: built(t, address)}
	for redirect, want := range map[bool]Finding{
		true:  {Good, "http leads to https"},
		false: {Bad, "http does not lead to https; on GitHub Pages tick Enforce HTTPS"},
	} {
		asking := Asking{Transport: secured{redirect, host}, Patience: Politely.Patience}
		findings, ok := asking.Site(context.Background(), address)
		found := false
		for _, f := range findings {
			found = found || f == want
		}
		if !found || ok != redirect {
			t.Errorf("redirect %v: %v\n%v", redirect, ok, findings)
		}
	}
}
