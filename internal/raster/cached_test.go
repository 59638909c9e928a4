package raster

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/draw"

	"sowbook/internal/golden"
)

// cachedPictures returns the files of the pictures in the cache.
func cachedPictures(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(os.Getenv("XDG_CACHE_HOME"), "sowbook", "pictures", "*"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestCachedPictureIsNotPaintedAgain(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	painted := 0
	for range 2 {
		picture, err := cached("a", func() ([]byte, error) { painted++; return []byte("picture"), nil })
		if err != nil || string(picture) != "picture" {
			t.Errorf("%q, %v", picture, err)
		}
	}
	if painted != 1 {
		t.Errorf("painted %d times", painted)
	}
	if _, err := cached("b", func() ([]byte, error) { return nil, errors.New("wrong") }); err == nil || len(cachedPictures(t)) != 1 {
		t.Errorf("error %v, cached %v", err, cachedPictures(t))
	}
}

func TestLinkPreviewIsCached(t *testing.T) {
	if testing.Short() {
		t.Skip("many pictures")
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	preview := LinkPreview{Title: "A", Site: "S", Board: `<svg viewBox="0 0 9 9"><rect width="5" height="5"/></svg>`}
	first, err := preview.PNG()
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := preview.PNG(); !bytes.Equal(again, first) || len(cachedPictures(t)) != 1 {
		t.Errorf("cached %v", cachedPictures(t))
	}
	for _, other := range []LinkPreview{{"B", "S", preview.Board}, {"A", "T", preview.Board}, {"A", "S", strings.Replace(preview.Board, "5", "6", 1)}} {
		if picture, _ := other.PNG(); bytes.Equal(picture, first) {
			t.Errorf("title %s, site %s: the picture of another preview", other.Title, other.Site)
		}
	}
	if files := cachedPictures(t); len(files) != 4 {
		t.Errorf("cached %v", files)
	}
}

func TestIconsAreCachedByDrawingAndOptions(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	const drawing = `<svg viewBox="0 0 9 9"><rect width="5" height="5"/></svg>`
	icon := Icon{Size: 9, DrawingSize: 1}
	first, err := icon.PNG(drawing)
	if err != nil {
		t.Fatal(err)
	}
	icon.Transparent = true
	second, _ := icon.PNG(drawing)
	third, _ := icon.PNG(strings.Replace(drawing, "5", "6", 1))
	if bytes.Equal(first, second) || bytes.Equal(second, third) {
		t.Error("different icons are one picture")
	}
	if files := cachedPictures(t); len(files) != 3 {
		t.Errorf("cached %v", files)
	}
}

// Pictures in users' caches are those of the painterVersion they were painted
// with.
func TestPainterVersionIsRaisedWithChanges(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	svg, err := os.ReadFile("testdata/board.svg") // with every kind of mark
	if err != nil {
		t.Fatal(err)
	}
	painted, err := LinkPreview{Title: "Sowing: Größe, Ωμέγα, Ход", Site: "Sowbook", Board: string(svg)}.paint()
	if err != nil {
		t.Fatal(err)
	}
	large := painted.Image()
	got := image.NewRGBA(image.Rect(0, 0, LinkPreviewWidth/4, LinkPreviewHeight/4))
	draw.BiLinear.Scale(got, got.Bounds(), large, large.Bounds(), draw.Src, nil)
	name := fmt.Sprintf("testdata/version-%d.png", painterVersion)
	if golden.Updating() {
		var out bytes.Buffer
		if err := png.Encode(&out, got); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	expected, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	want := decode(t, expected)
	if want.Bounds() != got.Bounds() {
		t.Fatalf("bounds %v, want %v", got.Bounds(), want.Bounds())
	}
	for i, part := range got.Pix {
		x, y := i%got.Stride/4, i/got.Stride
		other := color.RGBAModel.Convert(want.At(x, y)).(color.RGBA)
		if expected := [4]uint8{other.R, other.G, other.B, other.A}[i%4]; max(part, expected)-min(part, expected) > 3 {
			t.Fatalf("%s shows another pixel at %d,%d; if that is meant, raise painterVersion, run this test with -update and delete the old picture", name, x, y)
		}
	}
}
