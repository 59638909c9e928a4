package cache

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sowbook/internal/filelock"
)

// setLimit changes the limit for a test.
func setLimit(t *testing.T, bytes int64) {
	before := limit
	limit = bytes
	t.Cleanup(func() { limit = before })
}

func TestPruningKeepsMostRecentlyUsed(t *testing.T) {
	dir := newCache(t)
	setLimit(t, 10_000)
	for k := range 9 {
		put(t, "test", fmt.Sprint(k), strings.Repeat("x", 1000))
		old := time.Now().Add(time.Duration(k-20) * time.Hour)
		if err := os.Chtimes(filepath.Join(dir, fileName(fmt.Sprint(k))), old, old); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := Get("test", "0"); !ok { // used now
		t.Fatal("entry 0 is missing within the limit")
	}
	put(t, "test", "9", strings.Repeat("x", 1000))
	var kept string
	for k := range 10 {
		if _, ok := Get("test", fmt.Sprint(k)); ok {
			kept += fmt.Sprint(k)
		}
	}
	if kept != "023456789" {
		t.Errorf("kept entries %s, want 0 and 2 to 9", kept)
	}
	put(t, "test", "large", strings.Repeat("x", 20_000))
	var size int64
	for _, name := range fileNames(t, dir) {
		info, err := os.Stat(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		size += info.Size()
	}
	if size > limit {
		t.Errorf("the entries take %d bytes, more than the limit of %d", size, limit)
	}
}

func TestPutCountsEarlierEntries(t *testing.T) {
	dir := newCache(t)
	put(t, "test", "old", strings.Repeat("x", 2000))
	delete(unpruned.bytes, dir) // as if another process had put it
	setLimit(t, 1000)
	past := time.Now().Add(-time.Minute)
	if err := os.Chtimes(filepath.Join(dir, fileName("old")), past, past); err != nil {
		t.Fatal(err)
	}
	put(t, "test", "new", "x")
	if files := fileNames(t, dir); len(files) != 1 || files[0] != fileName("new") {
		t.Errorf("files: %v", files)
	}
}

func TestPutRemovesFilesOfKilledProcesses(t *testing.T) {
	dir := newCache(t)
	if err := os.MkdirAll(filepath.Join(dir, "new-1"), 0o700); err != nil {
		t.Fatal(err)
	}
	busy, err := filelock.NewTempDir(dir, tempPrefix)
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Remove()
	put(t, "test", "a", "content")
	if got, want := strings.Join(fileNames(t, dir), " "), fileName("a")+" "+filepath.Base(busy.Name); got != want {
		t.Errorf("files: %s, want %s", got, want)
	}
}

func TestGetRenewsOldEntriesOnly(t *testing.T) {
	path := filepath.Join(newCache(t), fileName("a"))
	put(t, "test", "a", "content")
	for age, renewed := range map[time.Duration]bool{10 * time.Minute: false, 3 * time.Hour: true} {
		then := time.Now().Add(-age)
		if err := os.Chtimes(path, then, then); err != nil {
			t.Fatal(err)
		}
		if _, ok := Get("test", "a"); !ok {
			t.Fatal("entry is missing")
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if got := time.Since(info.ModTime()) < time.Minute; got != renewed {
			t.Errorf("entry last used %v ago: renewed %v, want %v", age, got, renewed)
		}
	}
}
