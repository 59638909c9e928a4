package book

import (
	"bytes"
	"encoding/xml"
	"image"
	_ "image/jpeg" // for the size of pictures that a page shows
	_ "image/png"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// imageSize returns the size in pixels of a picture in the static folder, or 0. name is a
// destination from the root, as in /make/lid.svg.
func (b *Book) imageSize(name string) (width, height int) {
	content, err := fs.ReadFile(b.static(), strings.TrimPrefix(name, "/"))
	if err != nil {
		return 0, 0
	}
	if path.Ext(name) == ".svg" {
		var root struct {
			Width  string `xml:"width,attr"`
			Height string `xml:"height,attr"`
		}
		if xml.Unmarshal(content, &root) != nil {
			return 0, 0
		}
		width, _ = strconv.Atoi(root.Width)
		height, _ = strconv.Atoi(root.Height)
		return width, height
	}
	config, _, err := image.DecodeConfig(bytes.NewReader(content))
	if err != nil {
		return 0, 0
	}
	return config.Width, config.Height
}
