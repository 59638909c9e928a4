package cli

import (
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/fifo"
	"sowbook/internal/long"
)

// damages are ways to damage a file.
var damages = map[string]func(name string, content []byte) error{
	"empty": func(name string, _ []byte) error { return os.WriteFile(name, nil, 0o600) },
	"cut":   func(name string, content []byte) error { return os.WriteFile(name, content[:len(content)/2], 0o600) },
	"altered": func(name string, content []byte) error {
		content[len(content)*2/3] ^= 1
		return os.WriteFile(name, content, 0o600)
	},
	"longer":    func(name string, content []byte) error { return os.WriteFile(name, append(content, 0), 0o600) },
	"huge":      func(name string, _ []byte) error { return os.Truncate(name, 1<<40) },
	"closed":    func(name string, _ []byte) error { return os.Chmod(name, 0) },
	"folder":    replaceBy(func(name string) error { return os.MkdirAll(filepath.Join(name, "full"), 0o700) }),
	"pipe":      replaceBy(fifo.Make),
	"link":      replaceBy(func(name string) error { return os.Symlink("/dev/zero", name) }),
	"lost link": replaceBy(func(name string) error { return os.Symlink("nowhere", name) }),
}

func replaceBy(make func(name string) error) func(string, []byte) error {
	return func(name string, _ []byte) error { return errors.Join(os.Remove(name), make(name)) }
}

// filesBelow returns the contents of all files below a folder by name.
func filesBelow(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(filepath.Join(dir, name))
		files[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestDamagedCacheAndPrebuiltFilesGiveSameSite damages every cache file in two ways, or,
// with the tag long, in every way, and the prebuilt engine and bundles.
func TestDamagedCacheAndPrebuiltFilesGiveSameSite(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds, which compile the engine")
	}
	goCache, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	cache, builtin, book := filepath.Join(root, "cache"), filepath.Join(root, "builtin"), filepath.Join(root, "book")
	t.Setenv("GOCACHE", strings.TrimSpace(string(goCache)))
	t.Setenv("XDG_CACHE_HOME", cache)
	if err := os.CopyFS(builtin, os.DirFS(builtinFiles(t))); err != nil {
		t.Fatal(err)
	}
	newRulebook(t, book)
	const page = "---\ntitle: Page\n---\n\n```go\nx := 1\n```\n"
	if err := os.WriteFile(filepath.Join(book, "content", "page.md"), []byte(page), 0o600); err != nil {
		t.Fatal(err)
	}
	build := func() map[string]string {
		t.Helper()
		if err := os.RemoveAll(filepath.Join(book, "public")); err != nil { // or the build may find nothing to do
			t.Fatal(err)
		}
		if code := Run([]string{"-C", book, "build", "-url", "https://example.org/"}, os.DirFS(builtin), nil, io.Discard, os.Stderr); code != exitOK {
			t.Fatalf("build exits with %d", code)
		}
		return filesBelow(t, filepath.Join(book, "public"))
	}
	want := build()

	prebuilt := filepath.Join(builtin, filepath.FromSlash(assets.PrebuiltFolder))
	packed := filesBelow(t, prebuilt)
	delete(packed, ".gitignore")
	if len(packed) != 2 || len(want) < 20 {
		t.Fatalf("%d prebuilt files, %d files in the site", len(packed), len(want))
	}
	for name, content := range packed {
		if err := damages["altered"](filepath.Join(prebuilt, name), []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	if !maps.Equal(build(), want) {
		t.Error("damaged prebuilt files: the site differs")
	}

	folder := filepath.Join(cache, "sowbook")
	kept := filesBelow(t, folder)
	kinds := map[string]bool{}
	for name := range kept {
		kinds[filepath.Dir(name)] = true
	}
	if all := slices.Sorted(maps.Keys(kinds)); !slices.Equal(all, []string{"builds", "bundles", "engine", "highlight", "pictures"}) {
		t.Fatalf("kinds of cache files: %v", all)
	}
	ways := slices.Sorted(maps.Keys(damages))
	rounds := len(ways) // every file in every way
	if !long.Tests {
		rounds = 2
	}
	for round := range rounds {
		var done []string
		for i, name := range slices.Sorted(maps.Keys(kept)) {
			way, file := ways[(i+round)%len(ways)], filepath.Join(folder, name)
			if err := errors.Join(os.RemoveAll(file), os.WriteFile(file, []byte(kept[name]), 0o600), damages[way](file, []byte(kept[name]))); err != nil {
				t.Fatal(err)
			}
			done = append(done, name+" "+way)
		}
		if !maps.Equal(build(), want) {
			t.Errorf("the site differs after %v", done)
		}
	}
}
