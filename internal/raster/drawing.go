// Package raster paints drawings: what an SVG of this project shows, as pixels, for those who take no SVG. The picture of a page that is
// sent from one person to another comes from here, and the icons of the site.
//
// It knows the part of SVG that package figure writes and that the icon is drawn with: rect, circle, path, text, g, use, gradients;
// transforms of translate and scale; attributes, no style sheet. A drawing with anything else is refused, never painted wrongly. The
// same drawing gives the same bytes on the same machine.
package raster

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// node is one element of a drawing.
type node struct {
	name string
	attr map[string]string
	kids []*node
	text string
}

// drawing is an SVG, and its elements that have an id.
type drawing struct {
	root *node
	ids  map[string]*node
}

// parse reads the text of one or more SVG elements; the last is the drawing, those before it hold what it uses.
func parse(text string) (*drawing, error) {
	d := &drawing{ids: map[string]*node{}}
	decoder := xml.NewDecoder(strings.NewReader(text))
	var open []*node
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("the drawing is not well-formed: %w", err)
		}
		switch t := token.(type) {
		case xml.StartElement:
			n := &node{name: t.Name.Local, attr: map[string]string{}}
			for _, a := range t.Attr {
				n.attr[a.Name.Local] = a.Value
			}
			if id := n.attr["id"]; id != "" {
				d.ids[id] = n
			}
			if len(open) == 0 {
				d.root = n
			} else {
				parent := open[len(open)-1]
				parent.kids = append(parent.kids, n)
			}
			open = append(open, n)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				open[len(open)-1].text += string(t)
			}
		}
	}
	if d.root == nil || d.root.name != "svg" {
		return nil, errors.New("the drawing has no svg element")
	}
	return d, nil
}

// box is a rectangle in the units of a drawing.
type box struct{ x, y, w, h float64 }

// viewBox is the part of the drawing's plane that it shows.
func (d *drawing) viewBox() (box, error) {
	list, err := numbers(d.root.attr["viewBox"])
	if err != nil || len(list) != 4 || list[2] <= 0 || list[3] <= 0 {
		return box{}, errors.New("the drawing needs a viewBox of four numbers")
	}
	return box{list[0], list[1], list[2], list[3]}, nil
}
