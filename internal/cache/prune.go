package cache

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// limits lists the kinds that may take more than defaultLimit, in bytes.
var limits = map[string]int64{
	"engine":    256 << 20,
	"highlight": 256 << 20,
}

const defaultLimit = 64 << 20

// limit returns how many bytes the entries of a kind may take together.
func limit(kind string) int64 {
	if n, ok := limits[kind]; ok {
		return n
	}
	return defaultLimit
}

// tempPrefix begins the name of a file that Put has not finished. One that is
// older than tempLifetime was left by a process that died.
const (
	tempPrefix   = "new-"
	tempLifetime = time.Hour
)

// sizes holds, for each folder that this process has pruned, the bytes of its
// entries: as counted then, plus what was put since.
var sizes struct {
	sync.Mutex
	bytes map[string]int64
}

// prune notes that an entry of so many bytes was put into a folder. On the
// first call for the folder, and whenever its entries may take more than the
// limit, it lists the folder, removes old temporary files and, if they take
// more than the limit, removes the least recently used entries.
func prune(dir string, limit, added int64) error {
	sizes.Lock()
	defer sizes.Unlock()
	size, counted := sizes.bytes[dir]
	if size += added; !counted || size > limit {
		var err error
		if size, err = removeOldest(dir, limit); err != nil {
			return err
		}
	}
	if sizes.bytes == nil {
		sizes.bytes = map[string]int64{}
	}
	sizes.bytes[dir] = size
	return nil
}

// removeOldest removes old temporary files from a folder and, if its entries
// take more than the limit, the least recently used ones. It returns the bytes
// of the entries that remain.
func removeOldest(dir string, limit int64) (size int64, err error) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return 0, err
	}
	var entries []fs.FileInfo
	for _, file := range files {
		info, err := file.Info()
		if err != nil {
			continue // another process removed it
		}
		switch {
		case !strings.HasPrefix(info.Name(), tempPrefix):
			entries = append(entries, info)
			size += info.Size()
		case time.Since(info.ModTime()) > tempLifetime:
			_ = os.Remove(filepath.Join(dir, info.Name()))
		}
	}
	if size <= limit {
		return size, nil
	}
	// Some room is made ahead, so that not every Put into a full folder lists it.
	limit -= limit / 8
	slices.SortFunc(entries, func(a, b fs.FileInfo) int { return a.ModTime().Compare(b.ModTime()) })
	for _, info := range entries {
		if size <= limit {
			break
		}
		if os.Remove(filepath.Join(dir, info.Name())) == nil {
			size -= info.Size()
		}
	}
	return size, nil
}
