package cache

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/filelock"
)

// limit is the size of all entries of a kind in bytes, give or take a sixteenth.
var limit int64 = maxEntry

// tempPrefix begins the names of the temporary folders of Put.
const tempPrefix = "new-"

// unpruned counts the bytes put into each folder since this process last pruned it.
var unpruned = struct {
	sync.Mutex
	bytes map[string]int64
}{bytes: map[string]int64{}}

// prune counts an entry of added bytes. Listing a folder takes time, so prune does it
// at the first entry and then once for every sixteenth of the limit.
func prune(dir string, added int64) error {
	unpruned.Lock()
	bytes, known := unpruned.bytes[dir]
	bytes += added
	due := !known || bytes > limit/16
	if due {
		bytes = 0
	}
	unpruned.bytes[dir] = bytes
	unpruned.Unlock()
	if !due {
		return nil
	}
	return removeOldest(dir)
}

// removeOldest removes what killed processes left from a folder and, while its entries take
// more than the limit, the least recently used one.
func removeOldest(dir string) error {
	filelock.RemoveLeftovers(dir, tempPrefix)
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var entries []fs.FileInfo
	var size int64
	for _, file := range files {
		// Another process may have removed it.
		if info, err := file.Info(); err == nil && !strings.HasPrefix(info.Name(), tempPrefix) {
			entries = append(entries, info)
			size += info.Size()
		}
	}
	slices.SortFunc(entries, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for _, info := range entries {
		if size <= limit {
			break
		}
		if os.Remove(filepath.Join(dir, info.Name())) == nil {
			size -= info.Size()
		}
	}
	return nil
}
