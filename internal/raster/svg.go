package raster

import (
	"encoding/xml"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Children []*element `xml:",any"`
	Text     string     `xml:",chardata"`
}

// drawing is an svg element, and all elements that have an id.
type drawing struct {
	root *element
	ids  map[string]*element
}

// overrides replaces attributes of elements, as a style sheet does: class to attribute to
// value.
type overrides map[string]map[string]string

// parseSVG parses one or more svg elements. The last one is the drawing; the others have
// definitions that it uses.
func parseSVG(text string, o overrides) (*drawing, error) {
	if len(text) > maxText {
		return nil, invalid("it is larger than %d KiB", maxText>>10)
	}
	var all element
	if err := xml.Unmarshal([]byte("<all>"+text+"</all>"), &all); err != nil {
		return nil, invalid("it is not well-formed: %v", err)
	}
	d := &drawing{ids: map[string]*element{}}
	d.prepare(&all, o)
	if last := len(all.Children) - 1; last >= 0 {
		d.root = all.Children[last]
	}
	if d.root == nil || d.root.XMLName.Local != "svg" {
		return nil, invalid("it has no element <svg>")
	}
	return d, nil
}

// prepare records the ids of an element and its descendants, and applies overrides.
func (d *drawing) prepare(e *element, o overrides) {
	if id, ok := e.attr("id"); ok {
		d.ids[id] = e
	}
	class, _ := e.attr("class")
	for _, class := range strings.Fields(class) {
		for name, value := range o[class] {
			e.Attrs = append(e.Attrs, xml.Attr{Name: xml.Name{Local: name}, Value: value})
		}
	}
	for _, child := range e.Children {
		d.prepare(child, o)
	}
}

func (e *element) attr(name string) (value string, ok bool) {
	for _, a := range e.Attrs {
		if a.Name.Local == name { // an override follows what it replaces
			value, ok = a.Value, true
		}
	}
	return value, ok
}

type box struct{ x, y, w, h float64 }

func (d *drawing) viewBox() (box, error) {
	text, _ := d.root.attr("viewBox")
	list, err := parseNumbers(text)
	if fault, ok := errors.AsType[invalidError](err); ok {
		return box{}, fault
	}
	if err != nil || len(list) != 4 || list[2] <= 0 || list[3] <= 0 {
		return box{}, errors.New("the drawing needs a viewBox of four numbers")
	}
	return box{list[0], list[1], list[2], list[3]}, nil
}

// numbers reads attributes that are numbers. It leaves missing ones unchanged.
func (e *element) numbers(to map[string]*float64) error {
	for name, number := range to {
		text, ok := e.attr(name)
		if !ok {
			continue
		}
		v, err := strconv.ParseFloat(text, 64)
		if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
			return fmt.Errorf("%s of %s is not a number: %q", name, e.XMLName.Local, text)
		}
		*number = v
	}
	return nil
}
