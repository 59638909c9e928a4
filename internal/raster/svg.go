package raster

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
)

// element is one element of a drawing.
type element struct {
	name     string
	attr     map[string]string
	children []*element
	text     string
}

// drawing is an svg element, and all elements that have an id.
type drawing struct {
	root *element
	ids  map[string]*element
}

// parseSVG parses one or more svg elements. The last one is the drawing; those
// before it hold definitions that it uses.
func parseSVG(text string) (*drawing, error) {
	d := &drawing{ids: map[string]*element{}}
	decoder := xml.NewDecoder(strings.NewReader(text))
	var open []*element
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
			e := &element{name: t.Name.Local, attr: map[string]string{}}
			for _, a := range t.Attr {
				e.attr[a.Name.Local] = a.Value
			}
			if id := e.attr["id"]; id != "" {
				d.ids[id] = e
			}
			if len(open) == 0 {
				d.root = e
			} else {
				parent := open[len(open)-1]
				parent.children = append(parent.children, e)
			}
			open = append(open, e)
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

// box is a rectangle.
type box struct{ x, y, w, h float64 }

// viewBox returns the viewBox of the drawing.
func (d *drawing) viewBox() (box, error) {
	list, err := parseNumbers(d.root.attr["viewBox"])
	if err != nil || len(list) != 4 || list[2] <= 0 || list[3] <= 0 {
		return box{}, errors.New("the drawing needs a viewBox of four numbers")
	}
	return box{list[0], list[1], list[2], list[3]}, nil
}

// number returns an attribute that is a number, or a default if the element
// does not have it.
func (e *element) number(name string, otherwise float64) (float64, error) {
	text, ok := e.attr[name]
	if !ok {
		return otherwise, nil
	}
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
		return 0, fmt.Errorf("%s of %s is not a number: %q", name, e.name, text)
	}
	return v, nil
}

// numbers returns three attributes like number, each with its default.
func (e *element) numbers(a string, x float64, b string, y float64, c string, z float64) (float64, float64, float64, error) {
	first, err1 := e.number(a, x)
	second, err2 := e.number(b, y)
	third, err3 := e.number(c, z)
	for _, err := range []error{err1, err2, err3} {
		if err != nil {
			return 0, 0, 0, err
		}
	}
	return first, second, third, nil
}
