package site

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"sowbook/internal/cache"
)

// bundles is scripts and styles by the names of their files, with what they were made of. They are kept in the user's cache, a file a
// rulebook: making them takes longer than some sites' pages, and more memory.
type bundles struct {
	Key   string
	Files map[string][]byte
}

// bundled is the scripts and styles of a rulebook, made anew only when one of their sources or the program has changed.
func (o Options) bundled(static fs.FS) (map[string][]byte, error) {
	key, err := bundleKey(static)
	if err != nil {
		return o.makeBundles(static)
	}
	dir, _ := filepath.Abs(o.Dir)
	sum := sha256.Sum256([]byte(dir))
	name := "bundles-" + hex.EncodeToString(sum[:8])
	var kept bundles
	if text, err := os.ReadFile(cache.Path(name)); err == nil && json.Unmarshal(text, &kept) == nil && kept.Key == key {
		return kept.Files, nil
	}
	files, err := o.makeBundles(static)
	if err != nil {
		return nil, err
	}
	if text, err := json.Marshal(bundles{key, files}); err == nil {
		_ = cache.Keep(name, text)
	}
	return files, nil
}

// bundleKey is a hash of all that bundles are made of: the sources, and the program, which makes some of them.
func bundleKey(static fs.FS) (string, error) {
	program, err := cache.Program()
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	sum.Write([]byte(program))
	for _, folder := range bundleFolders {
		err := fs.WalkDir(static, folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := fs.ReadFile(static, name)
			fmt.Fprintf(sum, "%q %d\n", name, len(text))
			sum.Write(text)
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}
