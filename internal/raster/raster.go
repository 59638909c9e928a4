// Package raster paints SVG drawings as pixels, for link previews and icons.
//
// It supports the part of SVG that package boardsvg and the site's icon use: rect,
// circle, path, text, g, use; gradients in rect and circle; translate and scale;
// presentation attributes, without style sheets. Line caps and joins are round. Anything
// else is an error. The same drawing gives the same bytes on the same machine.
package raster

import (
	"bytes"
	"fmt"

	"git.sr.ht/~sbinet/gg"

	"sowbook/internal/cache"
)

// painterVersion is part of the key of every cached picture. Raise it when the same
// drawing is painted differently; a test compares with a picture of this version.
const painterVersion = 2

// PNG returns the preview as a PNG, from the cache if it was painted before.
func (preview LinkPreview) PNG() ([]byte, error) {
	return cached(fmt.Sprintf("link preview %q %q %q", preview.Title, preview.Site, preview.Board), func() ([]byte, error) { return encode(preview.paint()) })
}

// PNG returns the icon that svg draws as a PNG, from the cache if it was painted before.
func (icon Icon) PNG(svg string) ([]byte, error) {
	return cached(fmt.Sprintf("icon %+v %q", icon, svg), func() ([]byte, error) { return encode(icon.paint(svg)) })
}

// cached returns the cached picture of a description, or paints it.
func cached(description string, paint func() ([]byte, error)) ([]byte, error) {
	return cache.Do("pictures", fmt.Sprintf("version %d %s", painterVersion, description), paint)
}

// encode returns a painted picture as a PNG, or the error of its painter.
func encode(c *gg.Context, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = c.EncodePNG(&out)
	return out.Bytes(), err
}
