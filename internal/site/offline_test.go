package site_test

import (
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/site"
)

func TestOfflineSiteOnlyWhereAskedAndAllowed(t *testing.T) {
	if testing.Short() {
		t.Skip("builds")
	}
	for name, test := range map[string]struct {
		options site.Options
		home    string
		kept    bool
	}{
		"offline":        {site.Options{Location: book.Location{Offline: true}}, "", true},
		"in the preview": {site.Options{}, "", false},
		"offline: no":    {site.Options{Location: book.Location{Offline: true}}, "offline: no\n", false},
	} {
		files := build(t, test.options, map[string]string{"content/index.md": "---\ntitle: Book\n" + test.home + "---\n"})
		_, named := head(files["plain/index.html"])["sowbook-offline"]
		worker := string(files["offline.js"])
		if named != test.kept || strings.Contains(worker, "unregister") == test.kept || strings.Contains(worker, "fetch") != test.kept {
			t.Errorf("%s: named %v, %s", name, named, worker)
		}
		if test.kept && (!strings.Contains(worker, "engine.wasm?v=") || !strings.Contains(worker, "site.css?v=")) {
			t.Errorf("%s: the shell is not kept: %s", name, worker)
		}
	}
}

func TestServiceWorkerIsSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := build(t, site.Options{Location: book.Location{Offline: true}}, nil)
	if n := len(files["offline.js"]); n > 2500 {
		t.Errorf("%d bytes", n)
	}
}
