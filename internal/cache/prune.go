package cache

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// limit is how many bytes the entries of a kind may take together.
var limit int64 = 256 << 20

// tempPrefix begins the name of a file that Put has not finished. One that is
// older than tempLifetime was left by a process that died.
const (
	tempPrefix   = "new-"
	tempLifetime = time.Hour
)

// prune removes old temporary files from a folder and, while its entries take more
// than the limit, the least recently used one.
func prune(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var entries []fs.FileInfo
	var size int64
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
