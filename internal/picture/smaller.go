package picture

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"path"
	"strings"
	"sync"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"sowbook/internal/cache"
)

// widths are those of smaller copies, in pixels: the column of text, and the same on a fine screen.
var widths = []int{640, 1280}

// sizes says how wide pages show pictures: as the column of text.
const sizes = "(max-width: 44rem) 100vw, 40rem"

// A picture of fewer bytes stays as it is. One of more pixels would take too much memory.
const (
	minBytes  = 100_000
	maxPixels = 50_000_000
)

// encoderVersion is part of the key of every cached copy. Raise it when the same picture should be encoded anew.
const encoderVersion = 1

// Copy is a smaller copy of a picture in the static folder.
type Copy struct {
	Name   string // below the site's root
	Source string // the name of the picture
	width  int
}

// smaller returns the copies of a picture that have fewer bytes. Animations, drawings and pictures in the
// colours of printers have none.
func smaller(name string, content []byte, config image.Config) (list []Copy) {
	kind := formatOf(name).name
	head, _, _ := bytes.Cut(content, []byte("IDAT"))
	switch {
	case len(content) < minBytes || config.Width*config.Height > maxPixels:
		return nil
	case kind == "JPEG" && config.ColorModel != color.CMYKModel:
	case kind == "PNG" && !isPalette(config.ColorModel) && !bytes.Contains(head, []byte("acTL")):
	default:
		return nil
	}
	for _, width := range widths {
		c := Copy{strings.TrimSuffix(name, path.Ext(name)) + fmt.Sprintf(".%d", width) + path.Ext(name), name, width}
		if width < config.Width*3/4 && len(c.content(content)) > 0 {
			list = append(list, c)
		}
	}
	return list
}

func isPalette(model color.Model) bool {
	_, ok := model.(color.Palette)
	return ok
}

// content returns the copy of a picture, from the cache if possible. It is empty if there is no such copy, or if it would not
// be much smaller.
func (c Copy) content(original []byte) []byte {
	key := fmt.Sprintf("%d %d %x", encoderVersion, c.width, sha256.Sum256(original))
	content, _ := cache.Do("photos", key, func() ([]byte, error) {
		content, err := scale(original, c.width)
		if err != nil || len(content) > len(original)*3/4 {
			return nil, nil // cached, too
		}
		return content, nil
	})
	return content
}

// scaling is held while a picture is scaled, because that takes much memory.
var scaling sync.Mutex

// scale returns a JPEG or PNG file of a width, turned as browsers show the original, and with its colour profile.
func scale(original []byte, width int) ([]byte, error) {
	scaling.Lock()
	defer scaling.Unlock()
	src, format, err := image.Decode(bytes.NewReader(original))
	if err != nil {
		return nil, err
	}
	var turn uint16
	if format == "jpeg" {
		turn = orientation(original)
	}
	w, h := float64(src.Bounds().Dx()), float64(src.Bounds().Dy())
	matrix := orientations[0]
	if int(turn) < len(orientations) {
		matrix = orientations[turn]
	}
	shownWidth, shownHeight := w, h
	if turn >= 5 {
		shownWidth, shownHeight = h, w
	}
	k := float64(width) / shownWidth
	bounds := image.Rect(0, 0, width, max(1, int(shownHeight*k+.5)))
	var dst draw.Image = image.NewRGBA(bounds)
	if model := src.ColorModel(); model == color.GrayModel || model == color.Gray16Model { // its profile has one colour
		dst = image.NewGray(bounds)
	}
	a, b, d, e := matrix[0], matrix[1], matrix[2], matrix[3]
	draw.BiLinear.Transform(dst, f64.Aff3{
		a * k, b * k, -k * (min(a, 0)*w + min(b, 0)*h),
		d * k, e * k, -k * (min(d, 0)*w + min(e, 0)*h),
	}, src, src.Bounds(), draw.Src, nil)
	var out bytes.Buffer
	if format == "jpeg" {
		err = jpeg.Encode(&out, dst, &jpeg.Options{Quality: 80})
		return insert(out.Bytes(), jpegHead, jpegProfile(original)), err
	}
	err = png.Encode(&out, dst)
	return insert(out.Bytes(), pngHead, pngProfile(original)), err
}

// orientations lists the matrices of the orientations in Exif data: which directions of the stored picture
// browsers show rightwards and downwards. The first is for none.
var orientations = [9][4]float64{
	{1, 0, 0, 1}, {1, 0, 0, 1}, {-1, 0, 0, 1}, {-1, 0, 0, -1}, {1, 0, 0, -1},
	{0, 1, 1, 0}, {0, -1, 1, 0}, {0, -1, -1, 0}, {0, 1, -1, 0},
}
