package picture

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/color/palette"
	"image/jpeg"
	"image/png"
	"slices"
	"testing"
	"testing/fstest"

	"golang.org/x/image/draw"
)

// photo returns a picture that does not compress well: red above left, green above right, blue below.
func photo(width, height int) *image.RGBA {
	p := image.NewRGBA(image.Rect(0, 0, width, height))
	noise := uint32(1)
	for y := range height {
		for x := range width {
			noise = noise*1664525 + 1013904223
			c := color.RGBA{A: 255, R: uint8(noise >> 27), G: uint8(noise >> 26 & 31), B: uint8(noise >> 25 & 31)}
			switch {
			case y >= height/2:
				c.B += 200
			case x < width/2:
				c.R += 200
			default:
				c.G += 200
			}
			p.SetRGBA(x, y, c)
		}
	}
	return p
}

func asJPEG(t testing.TB, p image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, p, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func asPNG(t testing.TB, p image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, p); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// segment returns a segment of a JPEG file.
func segment(marker byte, content string) []byte {
	return append(binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(2+len(content))), content...)
}

// folderOf returns the pictures of files, whose versions are their lengths.
func folderOf(t *testing.T, files map[string][]byte) *Folder {
	t.Helper()
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	static := fstest.MapFS{}
	for name, content := range files {
		static[name] = &fstest.MapFile{Data: content}
	}
	return NewFolder(static, func(content []byte) string { return fmt.Sprintf("?v=%d", len(content)) }, false)
}

func TestPagesNameSmallerCopiesOfPhotos(t *testing.T) {
	files := map[string][]byte{"a b/wide.jpg": asJPEG(t, photo(2000, 500)), "phone.PNG": asPNG(t, photo(900, 300)), "small.jpg": asJPEG(t, photo(853, 300))}
	f := folderOf(t, files)
	got := map[string]string{}
	for name := range files {
		attributes, err := f.Attributes(name, "../")
		got[name] = fmt.Sprintf("%q %v", attributes, err)
	}
	version := map[string]int{}
	names := []string{}
	for _, c := range f.Copies() {
		content := f.Content(c)
		version[c.Name] = len(content)
		config, format, err := image.DecodeConfig(bytes.NewReader(content))
		names = append(names, fmt.Sprintf("%s of %s: %s, %d × %d %v", c.Name, c.Source, format, config.Width, config.Height, err))
	}
	if want := []string{
		"a b/wide.1280.jpg of a b/wide.jpg: jpeg, 1280 × 320 <nil>",
		"a b/wide.640.jpg of a b/wide.jpg: jpeg, 640 × 160 <nil>",
		"phone.640.PNG of phone.PNG: png, 640 × 213 <nil>",
	}; !slices.Equal(names, want) {
		t.Errorf("copies %q\nwant %q", names, want)
	}
	for name, want := range map[string]string{
		"a b/wide.jpg": fmt.Sprintf(`["width" "2000" "height" "500" "srcset" "../a%%20b/wide.640.jpg?v=%d 640w, ../a%%20b/wide.1280.jpg?v=%d 1280w, ../a%%20b/wide.jpg?v=%d 2000w" "sizes" "(max-width: 44rem) 100vw, 40rem" "loading" "lazy"] <nil>`,
			version["a b/wide.640.jpg"], version["a b/wide.1280.jpg"], len(files["a b/wide.jpg"])),
		"phone.PNG": fmt.Sprintf(`["width" "900" "height" "300" "srcset" "../phone.640.PNG?v=%d 640w, ../phone.PNG?v=%d 900w" "sizes" "(max-width: 44rem) 100vw, 40rem" "loading" "lazy"] <nil>`,
			version["phone.640.PNG"], len(files["phone.PNG"])),
		"small.jpg": `["width" "853" "height" "300" "loading" "lazy"] <nil>`,
	} {
		if got[name] != want {
			t.Errorf("%s: %s\nwant %s", name, got[name], want)
		}
	}
}

// colourAt names the colour of [photo] in the middle of a quarter of a picture.
func colourAt(p image.Image, right, below int) string {
	b := p.Bounds()
	r, g, bl, _ := p.At(b.Dx()*(1+2*right)/4, b.Dy()*(1+2*below)/4).RGBA()
	switch highest := max(r, g, bl); highest {
	case r:
		return "R"
	case g:
		return "G"
	}
	return "B"
}

func TestCopiesAreTurnedAsBrowsersTurnPhotos(t *testing.T) {
	original := asJPEG(t, photo(1000, 500))
	for orientation, want := range []string{"RGBB", "RGBB", "GRBB", "BBGR", "BBRG", "RBGB", "BRBG", "BGBR", "GBRB", "RGBB"} { // above left, right, below left, right
		tiff := "MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00" + string(rune(orientation)) + "\x00\x00"
		turned := insert(bytes.Clone(original), jpegHead, segment(0xe1, "Exif\x00\x00"+tiff))
		content, err := scale(turned, 200)
		if err != nil {
			t.Fatal(err)
		}
		p, err := jpeg.Decode(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		if got := colourAt(p, 0, 0) + colourAt(p, 1, 0) + colourAt(p, 0, 1) + colourAt(p, 1, 1); got != want {
			t.Errorf("orientation %d: %s, want %s", orientation, got, want)
		}
		wantSize := image.Pt(200, 100)
		if orientation >= 5 && orientation <= 8 {
			wantSize = image.Pt(200, 400)
		}
		if p.Bounds().Size() != wantSize {
			t.Errorf("orientation %d: size %v, want %v", orientation, p.Bounds().Size(), wantSize)
		}
	}
}

func TestCopiesKeepTheColourProfile(t *testing.T) {
	profile := segment(0xe2, "ICC_PROFILE\x00\x01\x01P3")
	place := segment(0xe1, "Exif\x00\x00 taken here")
	content, err := scale(insert(asJPEG(t, photo(1000, 500)), jpegHead, slices.Concat(place, profile)), 640)
	if _, decodeErr := jpeg.Decode(bytes.NewReader(content)); err != nil || decodeErr != nil || !bytes.Contains(content, profile) || bytes.Contains(content, []byte("taken")) {
		t.Errorf("JPEG: %v, %v, profile %t, place %t; want the profile only", err, decodeErr, bytes.Contains(content, profile), bytes.Contains(content, []byte("taken")))
	}
	gamma := []byte("\x00\x00\x00\x04gAMA\x00\x00\xb1\x8f\x0b\xfca\x05")
	content, err = scale(insert(asPNG(t, photo(1000, 500)), pngHead, gamma), 640)
	if _, decodeErr := png.Decode(bytes.NewReader(content)); err != nil || decodeErr != nil || !bytes.Equal(content[pngHead:pngHead+len(gamma)], gamma) {
		t.Errorf("PNG: %v, %v, %q after the head, want %q", err, decodeErr, content[pngHead:pngHead+len(gamma)], gamma)
	}
}

func TestPicturesWithoutCopiesStayAsTheyAre(t *testing.T) {
	big := photo(2000, 500)
	paletted := image.NewPaletted(big.Bounds(), palette.Plan9)
	draw.Draw(paletted, big.Bounds(), big, image.Point{}, draw.Src)
	whole := asJPEG(t, big)
	cmyk := bytes.Clone(whole)
	frame := bytes.Index(cmyk, []byte("\xff\xc0"))
	cmyk = slices.Concat(cmyk[:frame], segment(0xc0, "\x08\x01\xf4\x07\xd0\x04\x01\x11\x00\x02\x11\x01\x03\x11\x01\x04\x11\x01"), cmyk[frame+19:])
	damaged := slices.Concat(whole[:len(whole)/2], bytes.Repeat([]byte("\xff\xd9"), len(whole)/4))
	f := folderOf(t, map[string][]byte{
		"drawing.svg":  []byte(svg("width='2000' height='500'>" + string(bytes.Repeat([]byte(" "), minBytes)) + "</svg>")),
		"animated.png": insert(asPNG(t, big), pngHead, []byte("\x00\x00\x00\x08acTL\x00\x00\x00\x01\x00\x00\x00\x00\xb9=\xd6\xb2")),
		"diagram.png":  asPNG(t, paletted),
		"flat.jpg":     asJPEG(t, image.NewGray(big.Bounds())),
		"print.jpg":    cmyk,
		"damaged.jpg":  damaged,
	})
	for _, name := range []string{"drawing.svg", "animated.png", "diagram.png", "flat.jpg", "print.jpg", "damaged.jpg"} {
		attributes, err := f.Attributes(name, "")
		if err != nil || slices.Contains(attributes, "srcset") || attributes[0] != "width" {
			t.Errorf("%s: %q, %v, want only a size", name, attributes, err)
		}
	}
	if copies := f.Copies(); len(copies) > 0 {
		t.Errorf("copies %v", copies)
	}
	if copies := smaller("huge.jpg", whole, image.Config{Width: 8001, Height: 6250}); len(copies) > 0 {
		t.Errorf("a huge picture: %v", copies)
	}
}

func TestPreviewShowsPicturesWithoutCopies(t *testing.T) {
	static := fstest.MapFS{"wide.jpg": {Data: asJPEG(t, photo(2000, 500))}}
	f := NewFolder(static, func([]byte) string { return "" }, true)
	attributes, err := f.Attributes("wide.jpg", "")
	if want := []string{"width", "2000", "height", "500", "loading", "lazy"}; !slices.Equal(attributes, want) || err != nil || f.Copies() != nil {
		t.Errorf("%q, %v, copies %v, want %q", attributes, err, f.Copies(), want)
	}
}

func BenchmarkScale(b *testing.B) {
	original := asJPEG(b, photo(4000, 3000))
	for b.Loop() {
		if _, err := scale(original, 1280); err != nil {
			b.Fatal(err)
		}
	}
}
