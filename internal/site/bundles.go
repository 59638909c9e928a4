package site

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"

	"sowbook/internal/cache"
	"sowbook/internal/compile"
)

// bundles is scripts and styles by the names of their files, with what they were made of. Making them takes longer than some sites' pages,
// and more memory; so a program can carry those of a rulebook without scripts and styles of its own, and others are kept in the user's
// cache, a file a rulebook.
type bundles struct {
	Key   string
	Files map[string][]byte
}

// BuiltBundles is the name of the file of bundles in the folder of what is built into a program.
const BuiltBundles = "bundles.json"

// Bundles is the scripts and styles that a program can carry, as a file.
func Bundles(builtin fs.FS) ([]byte, error) {
	o := Options{Builtin: builtin}
	static, err := fs.Sub(builtin, "static")
	if err != nil {
		return nil, err
	}
	key, err := bundleKey(static)
	if err != nil {
		return nil, err
	}
	files, err := o.makeBundles(static)
	if err != nil {
		return nil, err
	}
	return json.Marshal(bundles{key, files})
}

// bundled is the scripts and styles of a rulebook, made anew only when what they are made of has changed.
func (o Options) bundled(static fs.FS) (map[string][]byte, error) {
	key, err := bundleKey(static)
	if err != nil {
		return o.makeBundles(static)
	}
	if text, err := fs.ReadFile(o.Builtin, path.Join(compile.Built, BuiltBundles)); err == nil {
		if files := filesOf(text, key); files != nil {
			return files, nil
		}
	}
	dir, _ := filepath.Abs(o.Dir)
	sum := sha256.Sum256([]byte(dir))
	name := "bundles-" + hex.EncodeToString(sum[:8])
	if text, err := os.ReadFile(cache.Path(name)); err == nil {
		if files := filesOf(text, key); files != nil {
			return files, nil
		}
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

// filesOf is the bundles of a file, or nil when they were made of something else.
func filesOf(text []byte, key string) map[string][]byte {
	var kept bundles
	if json.Unmarshal(text, &kept) != nil || kept.Key != key {
		return nil
	}
	return kept.Files
}

// bundleKey is a hash of all that bundles are made of: the sources, what the generator adds, and the bundler with what it is told.
func bundleKey(static fs.FS) (string, error) {
	version, err := cache.Version("github.com/evanw/esbuild")
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%s %+v\n", version, bundling)
	modules := madeModules()
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		fmt.Fprintf(sum, "%q %q\n", name, modules[name].content)
	}
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
