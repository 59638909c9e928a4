package cache

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"sowbook/internal/fifo"
)

// newCache gives a test an empty cache and returns the folder of the kind
// "test".
func newCache(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", root)
	t.Setenv("HOME", root)
	dir, err := folder("test")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func put(t *testing.T, kind, key, content string) {
	t.Helper()
	if err := Put(kind, key, []byte(content)); err != nil {
		t.Fatal(err)
	}
}

// fileNames returns the names of the files in a folder.
func fileNames(t *testing.T, dir string) (names []string) {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		names = append(names, file.Name())
	}
	return names
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

func TestDamagedEntryIsMissAndRemoved(t *testing.T) {
	for name, damage := range map[string]func(entry []byte) []byte{
		"content changed":  func(e []byte) []byte { e[len(e)-1] ^= 1; return e },
		"checksum changed": func(e []byte) []byte { e[len(magic)] ^= 1; return e },
		"magic changed":    func(e []byte) []byte { e[0] ^= 1; return e },
		"cut":              func(e []byte) []byte { return e[:len(e)-1] },
		"cut in header":    func(e []byte) []byte { return e[:len(magic)+5] },
		"longer":           func(e []byte) []byte { return append(e, 'x') },
		"empty":            func([]byte) []byte { return nil },
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(newCache(t), fileName("a"))
			put(t, "test", "a", "content")
			entry, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, damage(entry), 0o600); err != nil {
				t.Fatal(err)
			}
			if got, ok := Get("test", "a"); ok {
				t.Errorf("damaged entry read as %q", got)
			}
			if _, err := os.Stat(path); !os.IsNotExist(err) {
				t.Errorf("damaged entry was not removed: %v", err)
			}
		})
	}
}

// TestOtherThingsInPlaceOfEntryAreMisses puts things that are not entries at the path of
// an entry. Get must neither wait for them nor read them, and Put must replace them.
func TestOtherThingsInPlaceOfEntryAreMisses(t *testing.T) {
	for name, make := range map[string]func(path string) error{
		"folder":       func(path string) error { return os.MkdirAll(filepath.Join(path, "full"), 0o755) },
		"pipe":         fifo.Make,
		"link":         func(path string) error { return os.Symlink("/dev/zero", path) },
		"broken link":  func(path string) error { return os.Symlink("nowhere", path) },
		"link to self": func(path string) error { return os.Symlink(filepath.Base(path), path) },
		"huge file": func(path string) error {
			return errors.Join(os.WriteFile(path, nil, 0o600), os.Truncate(path, 1<<40))
		},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(newCache(t), fileName("a"))
			put(t, "test", "a", "content")
			if err := errors.Join(os.Remove(path), make(path)); errors.Is(err, errors.ErrUnsupported) {
				t.Skip(err)
			} else if err != nil {
				t.Fatal(err)
			}
			if got, ok := Get("test", "a"); ok {
				t.Errorf("read as %d bytes", len(got))
			}
			put(t, "test", "a", "new")
			if got, ok := Get("test", "a"); !ok || string(got) != "new" {
				t.Errorf("after Put: %q, %v", got, ok)
			}
		})
	}
}

// FuzzGet reads entries with any content. Only the entry that Put writes is one.
func FuzzGet(f *testing.F) {
	header := header("test", fileName("a"), []byte("content"))
	f.Add([]byte(header + "content"))
	f.Add([]byte(header))
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, entry []byte) {
		path := filepath.Join(newCache(t), fileName("a"))
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, entry, 0o600)); err != nil {
			t.Fatal(err)
		}
		got, ok := Get("test", "a")
		if want := string(entry) == header+"content"; ok != want || ok && string(got) != "content" {
			t.Errorf("%q, %v", got, ok)
		}
	})
}

func TestSwappedEntriesAreMisses(t *testing.T) {
	dir := newCache(t)
	put(t, "test", "a", "one")
	put(t, "test", "b", "two")
	put(t, "other", "c", "three")
	a, b, c := filepath.Join(dir, fileName("a")), filepath.Join(dir, fileName("b")), filepath.Join(dir, fileName("c"))
	for _, move := range [][2]string{{a, a + ".tmp"}, {b, a}, {a + ".tmp", b}, {filepath.Join(dir, "..", "other", fileName("c")), c}} {
		if err := os.Rename(move[0], move[1]); err != nil {
			t.Fatal(err)
		}
	}
	for _, key := range []string{"a", "b", "c"} {
		if got, ok := Get("test", key); ok {
			t.Errorf("key %s read as %q", key, got)
		}
	}
	if left := fileNames(t, dir); len(left) != 0 {
		t.Errorf("not removed: %v", left)
	}
}

func TestConcurrentPutAndGet(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	dir := newCache(t)
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
	if files := fileNames(t, dir); len(files) != 1 {
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
	dir := newCache(t)
	keys := []string{"", ".", "..", "../../escape", "/etc/passwd", `..\up`, "nul\x00byte", "a/b", "line\nbreak", strings.Repeat("long", 1000)}
	for k, key := range keys {
		put(t, "test", key, fmt.Sprint(k))
	}
	for k, key := range keys {
		if got, ok := Get("test", key); !ok || string(got) != fmt.Sprint(k) {
			t.Errorf("key %q: %q, %v", key, got, ok)
		}
	}
	if files := fileNames(t, dir); len(files) != len(keys) {
		t.Errorf("%d files for %d keys: %v", len(files), len(keys), files)
	}
	if others := fileNames(t, filepath.Dir(dir)); len(others) != 1 {
		t.Errorf("files beside the folder of the kind: %v", others)
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
