package raster

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// style holds the properties that an element inherits.
type style struct {
	fill, stroke               string
	fillOpacity, strokeOpacity float64
	strokeWidth                float64
	dashes                     string
	fontSize                   float64
	bold                       bool
	centred                    bool // whether text is centred on its position
	transform                  transform
}

// overrides replaces attributes of elements by class, as a style sheet does:
// class, then attribute, to value.
type overrides map[string]map[string]string

// painter paints a drawing on a canvas.
type painter struct {
	*drawing
	canvas    *canvas
	overrides overrides
	depth     int // of nested elements, through use
}

// maxDepth is how deep elements may be nested, so that an element that uses
// itself is an error.
const maxDepth = 100

// paint paints the drawing on a canvas, with its viewBox in the top left corner
// of a box and as wide as the box.
func (d *drawing) paint(c *canvas, to box, o overrides) error {
	view, err := d.viewBox()
	if err != nil {
		return err
	}
	scale := to.w / view.w
	p := &painter{drawing: d, canvas: c, overrides: o}
	return p.paintElement(d.root, style{
		fill: "#000", stroke: "none", fillOpacity: 1, strokeOpacity: 1, strokeWidth: 1, fontSize: 16,
		transform: transform{to.x - view.x*scale, to.y - view.y*scale, scale},
	})
}

// paintElement paints an element and its children.
func (p *painter) paintElement(e *element, s style) error {
	if p.depth++; p.depth > maxDepth {
		return errors.New("the drawing's elements are nested too deep, or use themselves")
	}
	defer func() { p.depth-- }()
	if err := p.applyAttributes(e, &s); err != nil {
		return err
	}
	var shape path
	var err error
	switch e.name {
	case "svg", "g":
		for _, child := range e.children {
			if err := p.paintElement(child, s); err != nil {
				return err
			}
		}
		return nil
	case "defs", "title", "desc", "linearGradient", "radialGradient":
		return nil
	case "use":
		target := p.ids[strings.TrimPrefix(e.attr["href"], "#")]
		if target == nil {
			return fmt.Errorf("the drawing uses %s, which does not exist", e.attr["href"])
		}
		return p.paintElement(target, s)
	case "circle":
		var x, y, r float64
		x, y, r, err = e.numbers("cx", 0, "cy", 0, "r", 0)
		shape = circle(point{x, y}, r)
	case "rect":
		shape, err = e.rectShape()
	case "path":
		shape, err = parsePathData(e.attr["d"])
	case "text":
		shape, err = e.textShape(s)
	default:
		return fmt.Errorf("<%s> is not supported", e.name)
	}
	if err != nil {
		return err
	}
	return p.paintShape(shape, s)
}

// paintShape fills and strokes a shape.
func (p *painter) paintShape(shape path, s style) error {
	bounds := shape.bounds()
	if s.fill != "none" {
		colour, err := p.parsePaint(s.fill, s.fillOpacity, bounds, s.transform)
		if err != nil {
			return err
		}
		p.canvas.fill(shape.transformed(s.transform), colour)
	}
	if s.stroke == "none" || s.strokeWidth <= 0 {
		return nil
	}
	if s.dashes != "" {
		pattern, err := parseNumbers(s.dashes)
		if err != nil || len(pattern) == 0 || slices.Min(pattern) <= 0 {
			return fmt.Errorf("stroke-dasharray %q is not a list of positive numbers", s.dashes)
		}
		shape = shape.dashed(pattern)
	}
	colour, err := p.parsePaint(s.stroke, s.strokeOpacity, bounds, s.transform)
	if err != nil {
		return err
	}
	p.canvas.fill(shape.stroke(s.strokeWidth).transformed(s.transform), colour)
	return nil
}

// applyAttributes changes a style by the attributes of an element.
func (p *painter) applyAttributes(e *element, s *style) (err error) {
	attribute := func(name string) (string, bool) {
		for _, class := range strings.Fields(e.attr["class"]) {
			if v, ok := p.overrides[class][name]; ok {
				return v, true
			}
		}
		v, ok := e.attr[name]
		return v, ok
	}
	for name, to := range map[string]*string{"fill": &s.fill, "stroke": &s.stroke, "stroke-dasharray": &s.dashes} {
		if v, ok := attribute(name); ok {
			*to = v
		}
	}
	for name, to := range map[string]*float64{"stroke-width": &s.strokeWidth, "fill-opacity": &s.fillOpacity, "stroke-opacity": &s.strokeOpacity, "font-size": &s.fontSize} {
		if v, ok := attribute(name); ok {
			if *to, err = strconv.ParseFloat(v, 64); err != nil {
				return fmt.Errorf("%s of %s is not a number: %q", name, e.name, v)
			}
		}
	}
	if v, ok := attribute("font-weight"); ok {
		s.bold = v == "700"
	}
	if v, ok := attribute("text-anchor"); ok {
		s.centred = v == "middle"
	}
	if v, ok := attribute("transform"); ok {
		inner, err := parseTransform(v)
		if err != nil {
			return err
		}
		s.transform = s.transform.compose(inner)
	}
	return nil
}

// parseTransform parses a transform attribute of translate and scale.
func parseTransform(text string) (transform, error) {
	t := transform{scale: 1}
	for rest := strings.TrimSpace(text); rest != ""; {
		name, after, ok := strings.Cut(rest, "(")
		arguments, more, closed := strings.Cut(after, ")")
		list, err := parseNumbers(arguments)
		rest = strings.TrimSpace(more)
		switch {
		case ok && closed && err == nil && name == "translate" && (len(list) == 1 || len(list) == 2):
			t = t.compose(transform{list[0], append(list, 0)[1], 1})
		case ok && closed && err == nil && name == "scale" && len(list) == 1:
			t = t.compose(transform{0, 0, list[0]})
		default:
			return t, fmt.Errorf("transform %q is not supported; translate and scale are", text)
		}
	}
	return t, nil
}

// rectShape returns the shape of a rect element.
func (e *element) rectShape() (path, error) {
	x, y, r, err := e.numbers("x", 0, "y", 0, "rx", 0)
	if err != nil {
		return nil, err
	}
	w, h, _, err := e.numbers("width", 0, "height", 0, "ry", 0)
	return rectangle(box{x, y, w, h}, r), err
}
