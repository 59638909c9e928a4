// Package picture finds out whether a file is a picture that browsers show, reads its size, and makes
// smaller copies of photos. The check decodes no pixels, so a small file that claims to be huge costs nothing.
package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/gif"
	"image/png"
	"io"
	"path"
	"slices"
	"strings"

	"golang.org/x/image/webp"
)

// maxHead is how many bytes are searched for the size. A million chunks of a PNG file, or
// attributes of a drawing, would take much time and memory.
const maxHead = 1 << 20

// format is a file format of pictures.
type format struct {
	name     string
	endings  []string
	matches  func(content []byte) bool // by the first bytes
	complete func(content []byte) bool // whether the end is not missing
	config   func(io.Reader) (image.Config, error)
}

// formats lists the formats that all browsers show. Of AVIF, for which the standard library
// has no decoder, only the first bytes are checked.
var formats = []format{
	{"SVG", []string{".svg"}, svgStart.Match, svgComplete, svgConfig},
	{"PNG", []string{".png"}, startsAt(0, "\x89PNG\r\n\x1a\n"), endsIn(1<<20, "IEND\xaeB`\x82"), png.DecodeConfig},
	{"JPEG", []string{".jpg", ".jpeg"}, startsAt(0, "\xff\xd8"), endsIn(1<<20, "\xff\xd9"), jpegConfig},
	{"WebP", []string{".webp"}, startsAt(8, "WEBP"), hasRIFFLength, webp.DecodeConfig},
	{"AVIF", []string{".avif"}, startsAt(4, "ftypavi"), endsIn(0, ""), func(io.Reader) (image.Config, error) { return image.Config{}, nil }},
	{"GIF", []string{".gif"}, startsAt(0, "GIF8"), endsIn(1<<10, "\x00;"), gif.DecodeConfig},
}

// startsAt returns a function that looks for a signature at an offset.
func startsAt(offset int, signature string) func([]byte) bool {
	return func(content []byte) bool {
		return len(content) >= offset && bytes.HasPrefix(content[offset:], []byte(signature))
	}
}

// endsIn returns a function that looks for an end mark in the last bytes of a file, because
// some programs add data after it. It skips the first half, where photos have a preview with
// an end of its own.
func endsIn(last int, mark string) func([]byte) bool {
	return func(content []byte) bool {
		return bytes.Contains(content[max(len(content)/2, len(content)-last):], []byte(mark))
	}
}

// hasRIFFLength reports whether a file is as long as its header says.
func hasRIFFLength(content []byte) bool {
	return uint64(binary.LittleEndian.Uint32(content[4:]))+8 <= uint64(len(content))
}

// formatOf returns the format that the ending of a file's name stands for, or nil.
func formatOf(name string) *format {
	ending := strings.ToLower(path.Ext(name))
	i := slices.IndexFunc(formats, func(f format) bool { return slices.Contains(f.endings, ending) })
	if i < 0 {
		return nil
	}
	return &formats[i]
}

// HasEnding reports whether a file has the name of a picture.
func HasEnding(name string) bool { return formatOf(name) != nil }

// check returns what the head of a picture says of it; the size is that in CSS pixels, or 0 if it is
// unknown. The error says why browsers would not show it.
func check(name string, content []byte) (config image.Config, err error) {
	f := formatOf(name)
	content = bytes.TrimLeft(content, "\ufeff \t\r\n") // may come before a drawing
	switch {
	case f == nil:
		return config, errors.New("the file does not have the name of a picture: SVG, PNG, JPEG, WebP, AVIF and GIF files end in .svg, .png, .jpg, .webp, .avif and .gif")
	case len(content) == 0:
		return config, errors.New("the picture is empty; copy it again")
	case startsAt(0, "version https://git-lfs.github.com/")(content):
		return config, errors.New("the file is a pointer of Git LFS; run git lfs pull, in a workflow check out with lfs: true")
	case !f.matches(content):
		for _, other := range formats {
			if other.matches(content) {
				return config, fmt.Errorf("the content is %s, not %s; rename it so that it ends in %s", other.name, f.name, other.endings[0])
			}
		}
		return config, fmt.Errorf("the content is not %s; export it again", f.name)
	case !f.complete(content):
		return config, errors.New("the picture ends too early; copy it again")
	}
	head := bytes.NewReader(content[:min(len(content), maxHead)])
	config, err = f.config(head)
	if err != nil && (head.Len() > 0 || len(content) <= maxHead) {
		return image.Config{}, fmt.Errorf("the picture is damaged: %w; export it again", err)
	}
	return config, nil
}
