package sitecheck

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"
)

// checkSite runs all checks of a site.
func (r *report) checkSite(ctx context.Context) {
	root := r.root
	home, err := r.get(ctx, "")
	if err != nil {
		r.add(Bad, "cannot fetch the first page: %v", err)
		return
	}
	r.check(home.status == 200, "found the first page: "+root.String(), fmt.Sprintf("%s answers %d; is the site deployed there?", root, home.status))
	if home.status != 200 {
		return
	}
	if !bytes.Contains(home.body, []byte(`name="sowbook-worker"`)) {
		r.add(Bad, "%s was not built by sowbook: its first page does not name an engine; does the address include the path of the site?", root)
		return
	}
	r.noteHeaders(home)
	r.checkHTTPS(ctx)
	r.checkAssets(ctx, home)
	r.checkEngine(ctx, home)
	r.checkNotFound(ctx)
	r.checkBoard(home)
	r.checkSitemap(ctx, home)
}

// noteHeaders notes headers that the host decides and the site cannot.
func (r *report) noteHeaders(home response) {
	r.add(Note, "cache-control: %s", cmp.Or(home.header.Get("Cache-Control"), "not set"))
	r.add(Note, "content-encoding: %s", cmp.Or(home.header.Get("Content-Encoding"), "none, pages are sent uncompressed"))
	r.add(Note, "content-type: %s", cmp.Or(home.header.Get("Content-Type"), "not set"))
	if home.header.Get("Access-Control-Allow-Origin") != "*" {
		r.add(Note, "access-control-allow-origin is not *, so boards on other sites stay empty where these put them into a frame with sandbox=\"allow-scripts\"")
	}
}

func (r *report) checkHTTPS(ctx context.Context) {
	if r.root.Scheme != "https" {
		r.add(Note, "checked over http; without https, browsers cannot keep the site for use offline")
		return
	}
	plain := *r.root
	plain.Scheme = "http"
	got, err := r.get(ctx, plain.String())
	if err != nil {
		r.add(Bad, "cannot fetch %s, which should redirect to https: %v", &plain, err)
		return
	}
	redirects := got.status >= 300 && got.status < 400 && strings.HasPrefix(got.header.Get("Location"), "https://")
	r.check(redirects, "http redirects to https", "http does not redirect to https; on GitHub Pages tick Enforce HTTPS")
}

var (
	styleLinks     = regexp.MustCompile(`<link rel="stylesheet" href="([^"]+)"`)
	scriptLinks    = regexp.MustCompile(`(?i)<script\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)`) // a host may add one of any form
	workerLinks    = regexp.MustCompile(`<meta name="sowbook-(?:worker|tools)" content="([^"]+)"`)
	engineLinks    = regexp.MustCompile(`"engine":"([^"]+)"`)
	policyHosts    = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="[^"]*script-src ([^;"]*)`)
	canonicalLinks = regexp.MustCompile(`<link rel="canonical" href="([^"]+)"`)
)

// checkAssets checks the scripts and styles that a page names, and their versions.
func (r *report) checkAssets(ctx context.Context, home response) {
	list := append(append(home.addresses(styleLinks), home.addresses(scriptLinks)...), home.addresses(workerLinks)...)
	if len(list) > maxFiles {
		r.add(Bad, "the first page loads %d scripts and styles; a site of sowbook loads at most %d", len(list), maxFiles)
		return
	}
	list = slices.DeleteFunc(list, func(address string) bool {
		host := home.allowedHost(address)
		if host != "" {
			r.add(Note, "the first page loads %s, and its security policy allows scripts from %s", address, host)
		}
		return host != ""
	})
	correct := 0
	for _, address := range list {
		if !strings.HasPrefix(address, r.root.Scheme+"://"+r.root.Host+"/") {
			r.add(Bad, "the first page loads %s, which its security policy does not allow; if the site needs it, name it in the key head of the home page, otherwise the host must not add it", address)
			continue
		}
		file, err := r.get(ctx, address)
		switch {
		case err != nil:
			r.add(Bad, "cannot fetch %s: %v", address, err)
		case file.status != 200:
			r.add(Bad, "%s answers %d; the site was built for another path", address, file.status)
		case !file.hasVersion():
			r.add(Bad, "%s is not the version that its page names; a cache holds an old one, or a deployment has not finished", address)
		default:
			correct++
		}
	}
	r.check(len(list) > 0, fmt.Sprintf("found %d of %d scripts and styles", correct, len(list)), "the first page loads no script or style")
}

// allowedHost returns the other host of a script whose scripts the page's security policy allows, or "".
func (r response) allowedHost(address string) string {
	policy := policyHosts.FindSubmatch(r.body)
	u, err := url.Parse(address)
	if err != nil || policy == nil || u.Host == r.address.Host || !slices.Contains(strings.Fields(string(policy[1])), u.Scheme+"://"+u.Host) {
		return ""
	}
	return u.Host
}

// hasVersion reports whether the content matches the version in the address, if any: the
// beginning of its SHA-256.
func (r response) hasVersion() bool {
	sum := sha256.Sum256(r.body)
	version := r.address.Query().Get("v")
	return version == "" || strings.HasPrefix(hex.EncodeToString(sum[:]), version)
}

// checkEngine checks the engine's module and its media type.
func (r *report) checkEngine(ctx context.Context, home response) {
	list := home.addresses(engineLinks)
	if len(list) == 0 {
		r.add(Note, "the first page has no board, so it does not name an engine")
		list = []string{r.root.String() + "engine.wasm"}
	}
	file, err := r.get(ctx, list[0])
	if err != nil {
		r.add(Bad, "cannot fetch engine.wasm: %v", err)
		return
	}
	r.check(file.status == 200 && bytes.HasPrefix(file.body, []byte("\x00asm")) && file.hasVersion(), "found engine.wasm",
		fmt.Sprintf("engine.wasm answers %d and is not the engine that the page names", file.status))
	mediaType := file.header.Get("Content-Type")
	r.check(mediaType == "application/wasm", "engine.wasm is sent as application/wasm",
		fmt.Sprintf("engine.wasm is sent as %q; configure the host to send .wasm as application/wasm", mediaType))
	r.add(Note, "engine.wasm: %d bytes, content-encoding: %s", len(file.body), cmp.Or(file.header.Get("Content-Encoding"), "none"))
}

// checkNotFound checks the 404 page at an address three folders deep.
func (r *report) checkNotFound(ctx context.Context) {
	page, err := r.get(ctx, fmt.Sprintf("no/such/page-%d/", time.Now().Unix()))
	if err != nil {
		r.add(Bad, "cannot fetch an address without a page: %v", err)
		return
	}
	r.check(page.status == 404, "an address without a page answers 404", fmt.Sprintf("an address without a page answers %d instead of 404", page.status))
	list := page.addresses(styleLinks)
	if len(list) == 0 {
		r.add(Bad, "an address without a page does not show the site's 404 page; configure the host to show /404.html")
		return
	}
	style, err := r.get(ctx, list[0])
	if err != nil {
		r.add(Bad, "cannot fetch the style of the 404 page, %s: %v", list[0], err)
		return
	}
	r.check(style.status == 200, "the 404 page finds its style, three folders deep",
		fmt.Sprintf("the 404 page looks for its style at %s; build the site with -url %s", list[0], r.root))
}

// checkSitemap checks the address in the site's pages and the sitemap there.
func (r *report) checkSitemap(ctx context.Context, home response) {
	list := home.addresses(canonicalLinks)
	if len(list) == 0 {
		r.add(Note, "the site was built without its address, so it has no sitemap, feed or link previews; build it with -url %s", r.root)
		return
	}
	address := list[0]
	r.check(address == r.root.String(), "the site was built for its address", fmt.Sprintf("the site was built for %s; build it with -url %s", address, r.root))
	file, err := r.get(ctx, address+"sitemap.xml")
	if err != nil {
		r.add(Bad, "cannot fetch %ssitemap.xml: %v", address, err)
		return
	}
	r.check(file.status == 200 && bytes.Contains(file.body, []byte("<loc>"+html.EscapeString(address)+"</loc>")),
		"sitemap.xml lists the first page", "sitemap.xml is missing or does not list the first page")
}
