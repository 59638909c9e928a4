package sitecheck

import (
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"testing"
)

// files holds the files of a site by name.
type files map[string][]byte

// smallSite returns the files of a site that was built for an address that ends in /repo/.
// Its home page has a board with two moves.
func smallSite(address string) files {
	f := files{"main.js": []byte("export {};"), "worker.js": []byte("onmessage = null;"), "site.css": []byte("a { color: red }"), "engine.wasm": []byte("\x00asm")}
	url := func(name string) string {
		sum := sha256.Sum256(f[name])
		return name + "?v=" + hex.EncodeToString(sum[:5])
	}
	f["index.html"] = []byte(`<meta name="sowbook-worker" content="./` + url("worker.js") + `">
<link rel="stylesheet" href="./` + url("site.css") + `">
<script type="module" src="./` + url("main.js") + `"></script>
<link rel="canonical" href="` + address + `">
<script type="application/json" id="sow_words">{"engine":"./` + url("engine.wasm") + `"}</script>
<sow-board class="example" data-game="game"><p>A board.</p><script type="application/json" class="line">{"rules":"capture=across","start":"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",` +
		`"states":[{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"},{"position":"4,4,4,4,4,4/4,4,0,5,5,5 1,0 S","move":"4"},{"position":"4,4,5,5,5,5/4,4,0,5,5,0 2,0 N","move":"1"}]}</script></sow-board>
<script type="application/json" class="game" id="game-game">{"voice":"labels=near;south=South;north=North;store=store"}</script>
`)
	f["404.html"] = []byte(`<link rel="stylesheet" href="/repo/` + url("site.css") + `">`)
	f["sitemap.xml"] = []byte("<urlset><url><loc>" + address + "</loc></url></urlset>")
	return f
}

// pagesHost is a static host like GitHub Pages. intercept changes a response
// before it is sent, or sends another and returns true.
type pagesHost struct {
	files     files
	intercept func(w http.ResponseWriter, r *http.Request, name string) (done bool)
}

func (p *pagesHost) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, below := strings.CutPrefix(r.URL.Path, "/repo/")
	w.Header().Set("Cache-Control", "max-age=600")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if p.intercept != nil && p.intercept(w, r, name) {
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
	out := io.Writer(w)
	if r.Header.Get("Accept-Encoding") == "gzip" {
		w.Header().Set("Content-Encoding", "gzip")
		packed, _ := gzip.NewWriterLevel(w, gzip.NoCompression)
		defer packed.Close()
		out = packed
	}
	if name == "404.html" {
		w.WriteHeader(http.StatusNotFound)
	}
	_, _ = out.Write(content)
}

// texts returns the findings with a mark, as lines.
func texts(findings []Finding, mark Level) string {
	var list []string
	for _, f := range findings {
		if f.Level == mark {
			list = append(list, f.Text)
		}
	}
	return strings.Join(list, "\n")
}

func TestSiteReportsProblemsOfDeployedSite(t *testing.T) {
	host := &pagesHost{}
	server := httptest.NewServer(host)
	defer server.Close()
	address := server.URL + "/repo/"
	host.files = smallSite(address)
	good := host.files

	check := func(address string) ([]Finding, bool) {
		root, err := ParseAddress(address)
		if err != nil {
			t.Fatal(err)
		}
		return DefaultClient.CheckSite(context.Background(), root)
	}

	t.Run("correct", func(t *testing.T) {
		findings, ok := check(strings.TrimSuffix(address, "/"))
		if !ok || texts(findings, Bad) != "" {
			t.Errorf("%v", texts(findings, Bad))
		}
		for _, want := range []string{
			"found the first page: " + address, "found 3 of 3 scripts and styles", "found engine.wasm", "engine.wasm is sent as application/wasm",
			"an address without a page answers 404", "the 404 page finds its style, three folders deep", "the first board shows what the engine plays",
			"the site was built for its address", "sitemap.xml lists the first page",
		} {
			if !strings.Contains(texts(findings, Good), want) {
				t.Errorf("%q is missing in\n%s", want, texts(findings, Good))
			}
		}
		for _, want := range []string{"cache-control: max-age=600", "content-encoding: gzip", "access-control-allow-origin is not *", "checked over http"} {
			if !strings.Contains(texts(findings, Note), want) {
				t.Errorf("%q is missing in\n%s", want, texts(findings, Note))
			}
		}
	})

	home := string(good["index.html"])
	t.Run("script of another host that the security policy allows", func(t *testing.T) {
		policy := `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' https://count.example; img-src *">`
		host.files = maps.Clone(good)
		host.files["index.html"] = []byte(policy + home + `<script async src="https://count.example/count.js"></script>`)
		findings, ok := check(address)
		const want = "the first page loads https://count.example/count.js, and its security policy allows scripts from count.example"
		if !ok || !strings.Contains(texts(findings, Note), want) || !strings.Contains(texts(findings, Good), "found 3 of 3 scripts and styles") {
			t.Errorf("%v, %v", ok, findings)
		}
	})
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
		files     files
		intercept func(w http.ResponseWriter, r *http.Request, name string) bool
		want      string
	}{
		"wrong media type of the engine": {good, func(w http.ResponseWriter, _ *http.Request, name string) bool {
			if name == "engine.wasm" {
				w.Header().Set("Content-Type", "application/octet-stream")
			}
			return false
		}, `engine.wasm is sent as "application/octet-stream"; configure the host to send .wasm as application/wasm`},
		"missing page answers 200": {good, func(w http.ResponseWriter, r *http.Request, name string) bool {
			if strings.HasPrefix(name, "no/") {
				_, _ = w.Write(good["404.html"])
				return true
			}
			return false
		}, "an address without a page answers 200 instead of 404"},
		"404 page of the host": {good, func(w http.ResponseWriter, r *http.Request, name string) bool {
			if strings.HasPrefix(name, "no/") {
				http.NotFound(w, r)
				return true
			}
			return false
		}, "an address without a page does not show the site's 404 page; configure the host to show /404.html"},
		"built for another path":      {changed("404.html", strings.ReplaceAll(string(good["404.html"]), "/repo/", "/other/")), nil, "the 404 page looks for its style at " + server.URL + "/other/site.css"},
		"missing script":              {without("main.js"), nil, "main.js?v="},
		"old style":                   {changed("site.css", "old"), nil, "is not the version that its page names"},
		"missing engine":              {without("engine.wasm"), nil, "engine.wasm answers 404"},
		"board contradicts the rules": {changed("index.html", strings.Replace(home, `"position":"4,4,4,4,4,4/4,4,0,5,5,5 1,0 S"`, `"position":"4,4,4,4,4,4/4,4,0,5,5,4 2,0 S"`, 1)), nil, "after move 1 the page has 4,4,4,4,4,4/4,4,0,5,5,4 2,0 S, the engine 4,4,4,4,4,4/4,4,0,5,5,5 1,0 S"},
		"positions without moves":     {changed("index.html", strings.ReplaceAll(home, `"move":"`, `"played":"`)), nil, "the page has 3 positions, the engine 1"},
		"invalid board data":          {changed("index.html", strings.Replace(home, `class="line">{`, `class="line">`, 1)), nil, "cannot read the data of the first board"},
		"built for another address":   {changed("index.html", strings.ReplaceAll(home, address, "https://example.org/")), nil, "the site was built for https://example.org/"},
		"missing sitemap":             {without("sitemap.xml"), nil, "sitemap.xml is missing"},
		"huge first page":             {changed("index.html", home+strings.Repeat(" ", maxBody)), nil, "cannot fetch the first page: it is larger than 16 MiB"},
		"too many scripts":            {changed("index.html", home+strings.Repeat(`<script src="x.js"></script>`, maxFiles-2)), nil, "the first page loads 101 scripts and styles; a site of sowbook loads at most 100"},
		"script on another host":      {changed("index.html", home+`<script src="http://localhost:1/x.js"></script>`), nil, "the first page loads http://localhost:1/x.js, which its security policy does not allow; if the site needs it, name it in the key head of the home page, otherwise the host must not add it"},
		"script that the host added":  {changed("index.html", home+`<SCRIPT defer SRC='https://count.example/x.js' data-x='{"a": 1}'></SCRIPT>`), nil, "the first page loads https://count.example/x.js, which its security policy does not allow; if the site needs it, name it in the key head of the home page, otherwise the host must not add it"},
		"redirected script": {good, func(w http.ResponseWriter, r *http.Request, name string) bool {
			if name == "main.js" {
				http.Redirect(w, r, "/repo/main.js", http.StatusFound)
			}
			return name == "main.js"
		}, "answers 302; the site was built for another path"},
		"terminal escapes and lines": {changed("index.html", strings.Replace(home, `"position":"4,4,4,4,4,4/4,4,0,5,5,5 1,0 S"`, `"position":"\u001b[2J\nBAD  \u202e`+strings.Repeat("x", 9999)+`"`, 1)), nil,
			"after move 1 the page has \ufffd[2J BAD  \ufffdxxx"},
		"another site":     {changed("index.html", "<h1>Hello</h1>"), nil, "was not built by sowbook"},
		"nothing deployed": {without("index.html"), nil, "answers 404; is the site deployed there?"},
	} {
		t.Run(name, func(t *testing.T) {
			host.files, host.intercept = test.files, test.intercept
			findings, ok := check(address)
			if ok || !strings.Contains(texts(findings, Bad), test.want) {
				t.Errorf("ok %v, bad:\n%s\nwant %s", ok, texts(findings, Bad), test.want)
			}
		})
	}
}

// httpsTransport answers https requests with a handler, and http requests with a
// redirect to https or with the same handler.
type httpsTransport struct {
	redirect bool
	inner    http.Handler
}

func (s httpsTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	if r.URL.Scheme == "http" && s.redirect {
		http.Redirect(w, r, "https://"+r.URL.Host+r.URL.Path, http.StatusMovedPermanently)
	} else {
		s.inner.ServeHTTP(w, r)
	}
	return w.Result(), nil
}

func TestSiteShouldRedirectHTTPToHTTPS(t *testing.T) {
	const address = "https://sowing.example/repo/"
	host := &pagesHost{files: smallSite(address)}
	for redirect, want := range map[bool]Finding{
		true:  {Good, "http redirects to https"},
		false: {Bad, "http does not redirect to https; on GitHub Pages tick Enforce HTTPS"},
	} {
		client := Client{Transport: httpsTransport{redirect, host}, Timeout: DefaultClient.Timeout}
		root, err := ParseAddress(address)
		if err != nil {
			t.Fatal(err)
		}
		findings, ok := client.CheckSite(context.Background(), root)
		found := false
		for _, f := range findings {
			found = found || f == want
		}
		if !found || ok != redirect {
			t.Errorf("redirect %v: %v\n%v", redirect, ok, findings)
		}
	}
}

func TestOnlyFullAddressesOfSitesAreAccepted(t *testing.T) {
	for _, address := range []string{
		"", "/", "example.org", "//example.org/", "http://", "https:///repo/", "http://:80/", "ftp://example.org/", "file:///etc/", "https://example.org/?a", "https://example.org/#a",
		"https://user@example.org/", "https://exa mple.org/", "http://[::1/", "https://example.org:port/", "javascript:alert(1)", "https://example.org/%zz",
	} {
		if root, err := ParseAddress(address); err == nil || !strings.HasSuffix(err.Error(), " is not the address of a site; write it in full, as in https://example.org/repo/") {
			t.Errorf("%q: %v, %v", address, root, err)
		}
	}
	for address, want := range map[string]string{
		"https://example.org": "https://example.org/", "http://localhost:8080/repo": "http://localhost:8080/repo/", "https://[::1]:8443/": "https://[::1]:8443/",
	} {
		if root, err := ParseAddress(address); err != nil || root.String() != want {
			t.Errorf("%s: %v, %v", address, root, err)
		}
	}
}

// FuzzBoard checks the first board of a page with any data.
func FuzzBoard(f *testing.F) {
	f.Add(`{"rules":"pits=6","start":"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S","states":[{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"},{"position":"x","move":"3"}]}`, `{"voice":"left"}`)
	f.Add(`{"start":"4,4/4,4 0,0 S","moves":["1","1"]}`, `null`)
	f.Fuzz(func(t *testing.T, line, game string) {
		body := `<sow-board data-game="g"><script type="application/json" class="line">` + line + `</script></sow-board>` +
			`<script type="application/json" class="game" id="game-g">` + game + `</script>`
		r := &report{}
		r.checkBoard(response{body: []byte(body)})
		if len(r.findings) != 1 || strings.ContainsAny(r.findings[0].Text, "\n\x1b") {
			t.Errorf("findings %q", r.findings)
		}
	})
}

func TestBoardDataOfAnyFormIsReported(t *testing.T) {
	for _, data := range []string{
		`null`, `0`, `""`, `[]`, `{}`, `{"states":null}`, `{"states":[null]}`, `{"states":[{}]}`, `{"states":[{},{},{}]}`,
		`{"states":{}}`, `{"states":[1]}`, `{"moves":[null,""]}`, `{"moves":"1"}`, `{"rules":1}`, `{"rules":null,"start":[]}`,
		`{"rules":"\u0000","start":"\ud800","states":[{"move":"\n\nplay"}]}`,
		`{"start":"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S","states":[{"position":"x"},{"position":"x","move":"A"}]}`,
		`{"start":"99999999999999999999,4/4,4 0,0 S","states":[{}]}`,
		`{"start":"-1/-1 -1,-1 S","moves":["1","1","1"]}`, `{"start":"/","states":[{},{"move":"1"}]}`, `{`, ``, `{"states":[`,
	} {
		body := `<sow-board data-game="g"><script type="application/json" class="line">` + data + `</script></sow-board>` +
			`<script type="application/json" class="game" id="game-g">` + data + `</script>`
		r := &report{}
		r.checkBoard(response{body: []byte(body)})
		if len(r.findings) != 1 || r.findings[0].Level != Bad {
			t.Errorf("%s: findings %v", data, r.findings)
		}
	}
}
