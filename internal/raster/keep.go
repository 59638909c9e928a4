package raster

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// own is the code that paints: what was painted by other code is painted anew.
//
//go:embed *.go
var own embed.FS

var manner = sync.OnceValue(func() (sum [sha256.Size]byte) {
	all := sha256.New()
	files, err := fs.Glob(own, "*.go")
	for _, name := range files {
		text, wrong := own.ReadFile(name)
		if err == nil {
			err = wrong
		}
		all.Write(text)
	}
	if err != nil {
		panic(err) // the files are part of the program
	}
	return [sha256.Size]byte(all.Sum(nil))
})

// Kept is the poster's PNG, painted once: after that it is in the user's cache.
func (poster Poster) Kept() ([]byte, error) {
	return kept(fmt.Sprintf("poster %q %q %q", poster.Title, poster.Site, poster.Board), poster.PNG)
}

// Kept is the icon's PNG, painted once: after that it is in the user's cache.
func (icon Icon) Kept(svg string) ([]byte, error) {
	return kept(fmt.Sprintf("icon %+v %q", icon, svg), func() ([]byte, error) { return icon.PNG(svg) })
}

// kept is a picture from the user's cache, by all that it is painted of; where it is not there yet it is painted and put there.
func kept(of string, paint func() ([]byte, error)) ([]byte, error) {
	sum := sha256.Sum256(fmt.Appendf(nil, "%x %s", manner(), of))
	file := filepath.Join(cache(), hex.EncodeToString(sum[:16])+".png")
	if content, err := os.ReadFile(file); err == nil {
		return content, nil
	}
	content, err := paint()
	if err == nil {
		_ = keep(file, content) // a cache that cannot be written costs the next build some time and nothing else
	}
	return content, err
}

func cache() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		dir = os.TempDir()
	}
	return filepath.Join(dir, "sowbook", "pictures")
}

// keep writes a file whole or not at all: other builds may be reading.
func keep(file string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	aside, err := os.CreateTemp(filepath.Dir(file), "new-")
	if err != nil {
		return err
	}
	_, err = aside.Write(content)
	if closed := aside.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(aside.Name(), file)
	}
	if err != nil {
		_ = os.Remove(aside.Name())
	}
	return err
}
