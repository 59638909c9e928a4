//go:build long

package repository

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Two clones of the last commit in different folders, time zones, locales and numbers of
// cores give the same site. The second compiles everything anew.
func TestClonesBuildSameSite(t *testing.T) {
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	inherited := slices.DeleteFunc(os.Environ(), func(setting string) bool {
		return strings.HasPrefix(setting, "LC_") || strings.HasPrefix(setting, "LANG")
	})
	var sites []string
	for _, c := range []struct {
		folder, cache string
		settings      []string
	}{
		{"one", goCache(t), []string{"TZ=Pacific/Kiritimati", "LC_ALL=C", "GOMAXPROCS=1"}},
		{"a folder/of some/depth", t.TempDir(), []string{"TZ=Pacific/Pago_Pago", "LC_ALL=tr_TR.UTF-8", "LANGUAGE=tr", "GOMAXPROCS=7"}},
	} {
		dir := filepath.Join(t.TempDir(), c.folder)
		env := append(slices.Clone(inherited), append(c.settings, "XDG_CACHE_HOME="+t.TempDir(), "GOCACHE="+c.cache, "GOFLAGS=")...)
		for _, args := range [][]string{
			{"git", "clone", "-q", root, dir},
			{"go", "build", "-C", dir, "-o", "sowbook", "."},
			{filepath.Join(dir, "sowbook"), "-C", dir, "build", "-url", "https://example.org/rules/"},
		} {
			if out, ok := run("", env, args[0], args[1:]...); !ok {
				t.Fatalf("%v: %s", args, out)
			}
		}
		sites = append(sites, filepath.Join(dir, "public"))
	}
	first, second := readTree(t, sites[0]), readTree(t, sites[1])
	if names := slices.Sorted(maps.Keys(first)); len(names) < 100 || !slices.Equal(names, slices.Sorted(maps.Keys(second))) {
		t.Fatalf("%d files, then %d", len(first), len(second))
	}
	if !bytes.Contains(first["index.html"], []byte("Last changed")) {
		t.Error("the pages have no dates")
	}
	for name, content := range first {
		if !bytes.Equal(content, second[name]) {
			t.Errorf("%s is not the same", name)
		}
	}
}

// goCache returns the folder of the go command's cache.
func goCache(t *testing.T) string {
	t.Helper()
	out, ok := run("", os.Environ(), "go", "env", "GOCACHE")
	if !ok {
		t.Fatal(out)
	}
	return strings.TrimSpace(out)
}

// readTree returns the contents of all files below a folder by path.
func readTree(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	tree := os.DirFS(dir)
	err := fs.WalkDir(tree, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files[name], err = fs.ReadFile(tree, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
