package picture

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color/palette"
	"image/gif"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"
)

func encode(t testing.TB, encode func(out *bytes.Buffer, picture image.Image) error) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := encode(&out, image.NewPaletted(image.Rect(0, 0, 30, 20), palette.Plan9)); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// samples returns pictures by file name. The photo has a preview.
func samples(t testing.TB) map[string][]byte {
	t.Helper()
	list := map[string][]byte{
		"a.png": encode(t, func(out *bytes.Buffer, p image.Image) error { return png.Encode(out, p) }),
		"a.jpg": encode(t, func(out *bytes.Buffer, p image.Image) error { return jpeg.Encode(out, p, nil) }),
		"a.gif": encode(t, func(out *bytes.Buffer, p image.Image) error { return gif.Encode(out, p, nil) }),
	}
	list["photo.jpg"] = slices.Concat(list["a.jpg"][:2], []byte("\xff\xe1\x00\x08view\xff\xd9"), list["a.jpg"][2:])
	for name, text := range map[string]string{
		"lossy.webp":    "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA",
		"lossless.webp": "UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA=",
	} {
		content, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		list[name] = content
	}
	return list
}

// startOfAVIF is what is checked of an AVIF file.
const startOfAVIF = "\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miafMA1B"

// extendedWebP is the header of an animated WebP file, 300 × 200 pixels.
const extendedWebP = "RIFF\x16\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x2b\x01\x00\xc7\x00\x00"

func svg(rest string) string { return `<svg xmlns="http://www.w3.org/2000/svg" ` + rest }

func TestSizesOfPictures(t *testing.T) {
	s := samples(t)
	for _, test := range []struct {
		name, content string
		width, height int
	}{
		{"a.png", string(s["a.png"]), 30, 20},
		{"A.PNG", string(s["a.png"]), 30, 20},
		{"a.gif", string(s["a.gif"]), 30, 20},
		{"a.jpg", string(s["a.jpg"]), 30, 20},
		{"a.jpeg", string(s["photo.jpg"]) + "added by a camera", 30, 20},
		{"lossy.webp", string(s["lossy.webp"]), 1, 1},
		{"lossless.webp", string(s["lossless.webp"]), 1, 1},
		{"extended.webp", extendedWebP, 300, 200},
		{"a.avif", startOfAVIF, 0, 0},
		{"attributes.svg", svg(`width="30" height="20"/>`), 30, 20},
		{"pixels.svg", svg(`width="30px" height=" 20.4px " viewBox="0 0 640 300"/>`), 30, 20},
		{"box.svg", svg(`viewBox="0 0 640 300"></svg>`), 640, 300},
		{"commas.svg", svg(`viewBox="-1,-1, 64.4,30"></svg >`), 64, 30},
		{"percent.svg", svg(`width="100%" height="100%" viewBox="0 0 640 300"/>`), 640, 300},
		{"units.svg", svg(`width="3cm" height="20em" viewBox="0 0 640 300"/>`), 0, 0},
		{"none.svg", svg(`/>`), 0, 0},
		{"wrong.svg", svg(`width="NaN" height="-3"/>`), 0, 0},
		{"huge.svg", svg(`width="1e999" height="1e9"/>`), 0, 0},
		{"other.svg", svg(`xmlns:x="urn:x" width="30" height="20" x:width="3"/>`), 30, 20},
		{"prefix.svg", "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='30' height='20'></s:svg>", 30, 20},
		{"start.svg", "\ufeff\n<!-- ü -->" + svg("width='30' height='20'/>"), 30, 20},
		{"latin1.svg", "<?xml version='1.0' encoding='ISO-8859-1'?><!-- \xfc -->" + svg("width='30' height='20'><text>B\xfccher</text></svg><!-- end -->"), 30, 20},
		{"entity.svg", "<!DOCTYPE svg [<!ENTITY ns \"http://www.w3.org/2000/svg\">]><svg xmlns='&ns;' width='30' height='20'/>", 30, 20},
	} {
		if c, err := check(test.name, []byte(test.content)); c.Width != test.width || c.Height != test.height || err != nil {
			t.Errorf("%s: %d × %d, %v, want %d × %d", test.name, c.Width, c.Height, err, test.width, test.height)
		}
	}
}

func TestBrokenPicturesAreNamed(t *testing.T) {
	s := samples(t)
	damaged := bytes.Clone(s["a.png"])
	damaged[17] ^= 1
	for _, test := range []struct{ name, content, want string }{
		{"a.png", "", "the picture is empty; copy it again"},
		{"a.svg", " \n", "the picture is empty; copy it again"},
		{"a.png", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n", "the file is a pointer of Git LFS; run git lfs pull, in a workflow check out with lfs: true"},
		{"a.jpg", string(s["a.png"]), "the content is PNG, not JPEG; rename it so that it ends in .png"},
		{"a.png", string(s["a.jpg"]), "the content is JPEG, not PNG; rename it so that it ends in .jpg"},
		{"a.jpg", string(s["lossy.webp"]), "the content is WebP, not JPEG; rename it so that it ends in .webp"},
		{"a.gif", startOfAVIF, "the content is AVIF, not GIF; rename it so that it ends in .avif"},
		{"a.png", svg("/>"), "the content is SVG, not PNG; rename it so that it ends in .svg"},
		{"a.svg", string(s["a.gif"]), "the content is GIF, not SVG; rename it so that it ends in .gif"},
		{"a.png", "<!DOCTYPE html><svg></svg>", "the content is not PNG; export it again"},
		{"a.svg", "text", "the content is not SVG; export it again"},
		{"a.pdf", "%PDF", "the file does not have the name of a picture: SVG, PNG, JPEG, WebP, AVIF and GIF files end in .svg, .png, .jpg, .webp, .avif and .gif"},
		{"a.png", string(damaged), "the picture is damaged: png: invalid format: invalid checksum; export it again"},
		{"a.svg", "<svg/>", `the picture is damaged: its first element is not <svg xmlns="http://www.w3.org/2000/svg">; export it again`},
		{"a.svg", "<svg>" + strings.Repeat(" ", maxHead) + "</svg>", `the picture is damaged: its first element is not <svg xmlns="http://www.w3.org/2000/svg">; export it again`},
		{"a.svg", `<!-- --><a xmlns="http://www.w3.org/2000/svg"><svg/></a>`, `the picture is damaged: its first element is not <svg xmlns="http://www.w3.org/2000/svg">; export it again`},
		{"a.svg", svg(">\n<path d='M0 0'/>\n"), "the picture ends too early; copy it again"},
		{"a.gif", strings.Repeat(string(s["a.gif"]), 3) + strings.Repeat("x", 2000), "the picture ends too early; copy it again"}, // the bytes of the mark may also occur in the data
	} {
		if c, err := check(test.name, []byte(test.content)); err == nil || err.Error() != test.want || c.Width != 0 || c.Height != 0 {
			t.Errorf("%s %.30q: %d × %d, %v\nwant %s", test.name, test.content, c.Width, c.Height, err, test.want)
		}
	}
}

// A copy that was interrupted may have a good header.
func TestPicturesWithoutTheirEndAreBroken(t *testing.T) {
	cuts := 0
	for name, content := range samples(t) {
		for length := range content {
			if _, err := check(name, content[:length]); err == nil || length > max(12, len(content)/4) && err.Error() != "the picture ends too early; copy it again" {
				t.Fatalf("%s cut to %d of %d bytes: %v", name, length, len(content), err)
			}
			cuts++
		}
	}
	if cuts < 1000 {
		t.Errorf("only %d cuts tried", cuts)
	}
}

// hugePNG returns a PNG file that claims to have the largest size.
func hugePNG(t testing.TB) []byte {
	content := bytes.Clone(samples(t)["a.png"])
	binary.BigEndian.PutUint32(content[16:], 1<<31-1)
	binary.BigEndian.PutUint32(content[20:], 1<<31-1)
	binary.BigEndian.PutUint32(content[29:], crc32.ChecksumIEEE(content[12:29]))
	return content
}

// bombs are files that take much memory or time in programs that trust them.
func bombs(t testing.TB, size int) map[string][]byte {
	return map[string][]byte{
		"claims.png":     hugePNG(t),
		"laughs.svg":     []byte("<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'>]>" + svg("width='30' height='20'>") + strings.Repeat("&b;", size/3) + "</svg>"),
		"deep.svg":       []byte(svg("width='30' height='20'>" + strings.Repeat("<g>", size/3) + "</svg>")),
		"attributes.svg": []byte(svg("width='30' height='20' " + strings.Repeat("a='' ", size/5) + "></svg>")),
		"starts.svg":     []byte(strings.Repeat("<svg ", size/5)),
		"segments.jpg":   slices.Concat([]byte{0xFF, 0xD8}, bytes.Repeat([]byte{0xFF, 0xE1, 0, 2}, size/4), []byte{0xFF, 0xD9}),
		"chunks.png":     slices.Concat(samples(t)["a.png"][:33], bytes.Repeat([]byte("\x00\x00\x00\x00abcd\xed\x82\xcd\x11"), size/12), samples(t)["a.png"][33:]),
	}
}

func TestHostilePicturesAreReadToALimit(t *testing.T) {
	wants := map[string]string{
		"claims.png":     "0 × 0, the picture is damaged: png: unsupported feature: dimension overflow; export it again",
		"laughs.svg":     "30 × 20, <nil>",
		"deep.svg":       "30 × 20, <nil>",
		"attributes.svg": "0 × 0, <nil>",
		"starts.svg":     "0 × 0, the picture ends too early; copy it again",
		"segments.jpg":   "0 × 0, <nil>",
		"chunks.png":     "0 × 0, <nil>",
	}
	for name, content := range bombs(t, 1<<20) {
		c, err := check(name, content)
		if got, want := fmt.Sprintf("%d × %d, %v", c.Width, c.Height, err), wants[name]; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	for name, content := range bombs(b, 16<<20) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, _ = check(name, content)
			}
		})
	}
}
