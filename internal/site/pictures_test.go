package site_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"image"
	"image/jpeg"
	"regexp"
	"slices"
	"testing"
)

// The service worker caches files only under the hash of their content.
func TestAddressesOfSmallerPicturesHaveTheirHash(t *testing.T) {
	p := image.NewGray(image.Rect(0, 0, 1000, 500))
	noise := uint32(1)
	for i := range p.Pix {
		noise = noise*1664525 + 1013904223
		p.Pix[i] = uint8(noise >> 24)
	}
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, p, nil); err != nil {
		t.Fatal(err)
	}
	files := build(t, optionsFor(""), map[string]string{
		"static/pictures/our board.jpg": photo.String(),
		"content/photos.md":             "---\ntitle: Photos\n---\n![A board](/pictures/our%20board.jpg)\n",
	})
	var names []string
	for _, m := range regexp.MustCompile(`\.\./(\S+)\?v=(\w+) (?:640|1000)w`).FindAllStringSubmatch(string(files["photos/index.html"]), -1) {
		name := regexp.MustCompile("%20").ReplaceAllString(m[1], " ")
		names = append(names, name)
		sum := sha256.Sum256(files[name])
		if got := hex.EncodeToString(sum[:5]); got != m[2] {
			t.Errorf("%s: hash %s, address %s", name, got, m[2])
		}
	}
	if want := []string{"pictures/our board.640.jpg", "pictures/our board.jpg"}; !slices.Equal(names, want) {
		t.Errorf("pictures %q, want %q in %s", names, want, files["photos/index.html"])
	}
}
