package cache

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// newCache gives a test an empty cache.
func newCache(t *testing.T) {
	t.Helper()
	root := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", root)
	t.Setenv("HOME", root)
}

func put(t *testing.T, kind, key, content string) {
	t.Helper()
	if err := Put(kind, key, []byte(content)); err != nil {
		t.Fatal(err)
	}
}

// folder returns the folder of the cache that newCache made.
func folder() string { return filepath.Join(os.Getenv("XDG_CACHE_HOME"), "sowbook") }

// entries returns the files of the entries in the cache: two for each.
func entries(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder(), "*", "*-[ad]"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestGetReturnsWhatPutKept(t *testing.T) {
	newCache(t)
	if content, ok := Get("test", "a"); ok || content != nil {
		t.Errorf("empty cache: %q, %v", content, ok)
	}
	large := strings.Repeat("large ", 1<<16)
	for key, content := range map[string]string{"a": "one", "b": "", "c": large} {
		put(t, "test", key, content)
		if got, ok := Get("test", key); !ok || string(got) != content {
			t.Errorf("key %s: %d bytes, %v; want %d bytes", key, len(got), ok, len(content))
		}
	}
	put(t, "test", "a", "two")
	if got, ok := Get("test", "a"); !ok || string(got) != "two" {
		t.Errorf("replaced entry: %q, %v", got, ok)
	}
	if got, ok := Get("other", "a"); ok {
		t.Errorf("another kind has %q", got)
	}
}

func TestDamagedEntryIsMiss(t *testing.T) {
	for name, damage := range map[string]func(file []byte) []byte{
		"changed at the end":    func(f []byte) []byte { f[len(f)-2] ^= 1; return f },
		"changed in the middle": func(f []byte) []byte { f[len(f)/2] ^= 1; return f },
		"changed at the start":  func(f []byte) []byte { f[0] ^= 1; return f },
		"cut":                   func(f []byte) []byte { return f[:len(f)-1] },
		"longer":                func(f []byte) []byte { return append(f, 'x') },
		"empty":                 func([]byte) []byte { return nil },
	} {
		for _, ending := range []string{"-a", "-d"} { // the file that names the content, and the content
			t.Run(name+ending, func(t *testing.T) {
				newCache(t)
				put(t, "test", "a", "content")
				damaged := 0
				for _, path := range entries(t) {
					if !strings.HasSuffix(path, ending) {
						continue
					}
					damaged++
					file, err := os.ReadFile(path)
					if err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(path, damage(file), 0o600); err != nil {
						t.Fatal(err)
					}
				}
				// The end of the file that names the content is a time, which is not checked.
				if got, ok := Get("test", "a"); ok && (ending == "-d" || string(got) != "content") || damaged != 1 {
					t.Errorf("damaged entry read as %q", got)
				}
				put(t, "test", "a", "content")
				if got, ok := Get("test", "a"); !ok || string(got) != "content" {
					t.Errorf("not repaired: %q, %v", got, ok)
				}
			})
		}
	}
}

func TestSwappedContentsAreMisses(t *testing.T) {
	newCache(t)
	put(t, "test", "a", "one")
	put(t, "test", "b", "two")
	var contents []string
	for _, path := range entries(t) {
		if strings.HasSuffix(path, "-d") {
			contents = append(contents, path)
		}
	}
	for _, move := range [][2]string{{contents[0], contents[0] + ".tmp"}, {contents[1], contents[0]}, {contents[0] + ".tmp", contents[1]}} {
		if err := os.Rename(move[0], move[1]); err != nil {
			t.Fatal(err)
		}
	}
	for _, key := range []string{"a", "b"} {
		if got, ok := Get("test", key); ok {
			t.Errorf("key %s read as %q", key, got)
		}
	}
}

func TestConcurrentPutAndGet(t *testing.T) {
	newCache(t)
	var group sync.WaitGroup
	for worker := range 8 {
		group.Go(func() {
			content := bytes.Repeat([]byte{byte('a' + worker)}, 10_000+worker)
			for range 20 {
				if err := Put("test", "shared", content); err != nil {
					t.Error(err)
				}
				got, ok := Get("test", "shared")
				if !ok || len(got) != 10_000+int(got[0]-'a') || bytes.Count(got, got[:1]) != len(got) {
					t.Errorf("read %d bytes, %v", len(got), ok)
				}
			}
		})
	}
	group.Wait()
	if files := entries(t); len(files) != 9 { // eight contents, and the file that names one of them
		t.Errorf("files: %v", files)
	}
}

func TestEntriesUnusedForDaysAreRemoved(t *testing.T) {
	newCache(t)
	put(t, "test", "old", "one")
	put(t, "test", "used", "two")
	long := time.Now().Add(-10 * 24 * time.Hour)
	for _, file := range entries(t) {
		if err := os.Chtimes(file, long, long); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := Get("test", "used"); !ok {
		t.Fatal("an entry is missing before the cache is trimmed")
	}
	if err := os.Remove(filepath.Join(folder(), "trim.txt")); err != nil { // as if it were the next day
		t.Fatal(err)
	}
	put(t, "test", "new", "three")
	for key, want := range map[string]bool{"old": false, "used": true, "new": true} {
		if _, ok := Get("test", key); ok != want {
			t.Errorf("entry %s: %v, want %v", key, ok, want)
		}
	}
	if files := entries(t); len(files) != 4 {
		t.Errorf("files: %v", files)
	}
}

func TestUnwritableFolder(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, home := range map[string]string{"a file instead of a folder": file, "no cache folder": ""} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("XDG_CACHE_HOME", home)
			t.Setenv("HOME", home)
			if err := Put("test", "a", []byte("content")); err == nil {
				t.Error("Put gave no error")
			}
			if content, ok := Get("test", "a"); ok || content != nil {
				t.Errorf("Get gave %q, %v", content, ok)
			}
		})
	}
}

func TestKeyIsNotPath(t *testing.T) {
	newCache(t)
	keys := []string{"", ".", "..", "../../escape", "/etc/passwd", `..\up`, "nul\x00byte", "a/b", "line\nbreak", strings.Repeat("long", 1000)}
	for k, key := range keys {
		put(t, "test", key, fmt.Sprint(k))
	}
	for k, key := range keys {
		if got, ok := Get("test", key); !ok || string(got) != fmt.Sprint(k) {
			t.Errorf("key %q: %q, %v", key, got, ok)
		}
	}
	if files := entries(t); len(files) != 2*len(keys) {
		t.Errorf("%d files for %d keys: %v", len(files), len(keys), files)
	}
	if beside, err := os.ReadDir(filepath.Dir(folder())); err != nil || len(beside) != 1 {
		t.Errorf("files beside the cache: %v, %v", beside, err)
	}
}

func TestProgramAndVersionAreStable(t *testing.T) {
	first, err := Program()
	if err != nil || first == "" {
		t.Fatalf("%q, %v", first, err)
	}
	if second, _ := Program(); second != first {
		t.Errorf("%q, then %q", first, second)
	}
	if version, err := Version("no.such/module"); err != nil || version != first {
		t.Errorf("unknown module: %q, %v; want the line of the program", version, err)
	}
}
