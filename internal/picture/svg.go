package picture

import (
	"encoding/xml"
	"errors"
	"image"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
)

const svgSpace = "http://www.w3.org/2000/svg"

var (
	svgStart = regexp.MustCompile(`^<(\?xml|!--|!DOCTYPE svg|[\w.:-]*svg\b)`)
	svgEnd   = regexp.MustCompile(`</[\w.:-]*svg\s*>|<[\w.:-]*svg\b[^<>]*/>`) // or a root without content
)

// svgComplete looks for the end in the last bytes, because a regular expression is slow.
func svgComplete(content []byte) bool { return svgEnd.Match(content[max(0, len(content)-1<<16):]) }

// svgConfig returns the size that the root element has in pixels, or else that of its viewBox.
func svgConfig(r io.Reader) (size image.Config, _ error) {
	d := xml.NewDecoder(r)
	d.Strict = false // old drawing programs write name spaces as entities, which stay as they are
	d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil }
	for {
		token, err := d.Token()
		root, isElement := token.(xml.StartElement)
		switch {
		case err != nil:
			return size, err
		case !isElement:
			continue
		case root.Name.Local != "svg" || root.Name.Space != svgSpace && !strings.HasPrefix(root.Name.Space, "&"):
			return size, errors.New(`its first element is not <svg xmlns="` + svgSpace + `">`)
		}
		values := map[string]string{}
		for _, a := range root.Attr {
			if a.Name.Space == "" {
				values[a.Name.Local] = a.Value
			}
		}
		width, height := values["width"], values["height"]
		box := strings.Fields(strings.ReplaceAll(values["viewBox"], ",", " "))
		if dependsOnPage(width) && dependsOnPage(height) && len(box) == 4 {
			width, height = box[2], box[3]
		}
		return image.Config{Width: pixels(width), Height: pixels(height)}, nil
	}
}

func dependsOnPage(length string) bool { return length == "" || strings.HasSuffix(length, "%") }

// pixels returns a length in pixels, or 0 for one in another unit.
func pixels(length string) int {
	value, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(length), "px"), 64)
	if err != nil || !(value > 0 && value < 1<<16) {
		return 0
	}
	return int(math.Round(value))
}
