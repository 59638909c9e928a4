package cli

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The tests of package sitecheck check sites with mistakes.
func TestCheckOfDeployedSiteFindsWhatBuildWrites(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the engine")
	}
	builtin := os.DirFS(builtinFiles(t))
	dir := t.TempDir()
	newRulebook(t, dir)
	public := filepath.Join(dir, "public")
	server := httptest.NewServer(http.StripPrefix("/repo", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := os.Stat(filepath.Join(public, filepath.FromSlash(r.URL.Path))); err == nil {
			http.FileServer(http.Dir(public)).ServeHTTP(w, r)
			return
		}
		w.WriteHeader(http.StatusNotFound)
		page, _ := os.ReadFile(filepath.Join(public, "404.html"))
		_, _ = w.Write(page)
	})))
	defer server.Close()
	address := server.URL + "/repo/"
	var out, problems bytes.Buffer
	for _, args := range [][]string{{"-C", dir, "build", "-url", address}, {"check", "-site", address}} {
		out.Reset()
		if code := Run(args, builtin, nil, &out, &problems); code != exitOK {
			t.Fatalf("%q: exit code %d\n%s%s", args, code, out.String(), problems.String())
		}
	}
	// What depends on the host is a note.
	var good []string
	for line := range strings.Lines(out.String()) {
		if text, ok := strings.CutPrefix(line, "good "); ok {
			good = append(good, strings.TrimSpace(text))
		}
	}
	want := []string{
		"found the first page: " + address, "found 6 of 6 scripts and styles", "found engine.wasm", "engine.wasm is sent as application/wasm",
		"an address without a page answers 404", "the 404 page finds its style, three folders deep", "the first board shows what the engine plays, N moves",
		"the site was built for its address", "sitemap.xml lists the first page",
	}
	if got := regexp.MustCompile(`[1-9][0-9]* moves`).ReplaceAllString(strings.Join(good, "\n"), "N moves"); got != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
}
