package raster

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"git.sr.ht/~sbinet/gg"
)

// style holds the properties that an element inherits.
type style struct {
	fill, stroke               string
	fillOpacity, strokeOpacity float64
	strokeWidth                float64
	dashes                     string
	fontSize                   float64
	bold                       bool
	centred                    bool    // whether text is centred on its position
	scale                      float64 // pixels per unit
}

type painter struct {
	*gg.Context
	*drawing
	limits
}

// paint paints the drawing, with its viewBox in the top left corner of a box and as wide
// as the box.
func (d *drawing) paint(c *gg.Context, to box) error {
	view, err := d.viewBox()
	if err != nil {
		return err
	}
	scale := to.w / view.w
	if err := inRange(scale, view.x, view.y, view.w, view.h); err != nil {
		return err
	}
	c.Translate(to.x, to.y)
	c.Scale(scale, scale)
	c.Translate(-view.x, -view.y)
	p := &painter{Context: c, drawing: d}
	return p.paintElement(d.root, style{
		fill: "#000", stroke: "none", fillOpacity: 1, strokeOpacity: 1, strokeWidth: 1, fontSize: 16, scale: scale,
	})
}

func (p *painter) paintElement(e *element, s style) error {
	if err := p.enterElement(); err != nil {
		return err
	}
	p.Push()
	defer func() { p.Pop(); p.depth-- }()
	if err := p.applyAttributes(e, &s); err != nil {
		return err
	}
	switch e.XMLName.Local {
	case "svg", "g":
		for _, child := range e.Children {
			if err := p.paintElement(child, s); err != nil {
				return err
			}
		}
		return nil
	case "defs", "title", "desc", "linearGradient", "radialGradient":
		return nil
	case "use":
		href, _ := e.attr("href")
		target := p.ids[strings.TrimPrefix(href, "#")]
		if target == nil {
			return invalid("it uses %q, which does not exist", href)
		}
		return p.paintElement(target, s)
	case "text":
		return p.paintText(e, s)
	case "circle":
		var x, y, r float64
		if err := e.numbers(map[string]*float64{"cx": &x, "cy": &y, "r": &r}); err != nil {
			return err
		}
		if err := inRange(s.scale, r); err != nil { // names r, as the file has it
			return err
		}
		if err := p.shapeLimit(s.scale, box{x - r, y - r, 2 * r, 2 * r}); err != nil {
			return err
		}
		p.DrawCircle(x, y, r)
		return p.paintShape(s, box{x - r, y - r, 2 * r, 2 * r})
	case "rect":
		var b box
		var r float64
		if err := e.numbers(map[string]*float64{"x": &b.x, "y": &b.y, "width": &b.w, "height": &b.h, "rx": &r}); err != nil {
			return err
		}
		if err := p.shapeLimit(s.scale, b); err != nil {
			return err
		}
		p.DrawRoundedRectangle(b.x, b.y, b.w, b.h, max(0, min(r, b.w/2, b.h/2)))
		return p.paintShape(s, b)
	case "path":
		d, _ := e.attr("d")
		if err := drawPath(p, s.scale, d); err != nil {
			return err
		}
		return p.paintShape(s, box{})
	}
	return fmt.Errorf("<%s> is not supported", e.XMLName.Local)
}

// paintShape fills and strokes the current path and clears it. Gradients cover bounds.
func (p *painter) paintShape(s style, bounds box) error {
	defer func() { p.ClearPath(); p.shapeLength, p.shapeSegments = 0, 0 }()
	bounds.x, bounds.y = p.TransformPoint(bounds.x, bounds.y)
	bounds.w, bounds.h = bounds.w*s.scale, bounds.h*s.scale
	if s.fill != "none" {
		pattern, err := p.parsePaint(s.fill, s.fillOpacity, bounds)
		if err != nil {
			return err
		}
		p.SetFillStyle(pattern)
		p.FillPreserve()
	}
	if s.stroke == "none" || s.strokeWidth <= 0 {
		return nil
	}
	pattern, err := p.parsePaint(s.stroke, s.strokeOpacity, bounds)
	if err != nil {
		return err
	}
	p.SetStrokeStyle(pattern)
	p.SetLineWidth(s.strokeWidth * s.scale)
	var dashes []float64
	if s.dashes != "" {
		pattern, err := parseNumbers(s.dashes)
		if err != nil || len(pattern) == 0 || slices.Min(pattern) <= 0 {
			return fmt.Errorf("stroke-dasharray %q is not a list of positive numbers", s.dashes)
		}
		for i := range pattern {
			pattern[i] = max(pattern[i]*s.scale, minDash)
		}
		dashes = pattern
		p.SetDash(dashes...)
	}
	if err := p.limits.stroke(s.strokeWidth*s.scale, dashes); err != nil {
		return err
	}
	p.StrokePreserve()
	return nil
}

// applyAttributes applies the attributes of an element to a style and the transform.
func (p *painter) applyAttributes(e *element, s *style) error {
	for name, to := range map[string]*string{"fill": &s.fill, "stroke": &s.stroke, "stroke-dasharray": &s.dashes} {
		if v, ok := e.attr(name); ok {
			*to = v
		}
	}
	if v, ok := e.attr("font-weight"); ok {
		s.bold = v == "700"
	}
	if v, ok := e.attr("text-anchor"); ok {
		s.centred = v == "middle"
	}
	if v, ok := e.attr("transform"); ok {
		if err := p.transform(v, s); err != nil {
			return err
		}
	}
	err := e.numbers(map[string]*float64{
		"stroke-width": &s.strokeWidth, "font-size": &s.fontSize,
		"fill-opacity": &s.fillOpacity, "stroke-opacity": &s.strokeOpacity,
	})
	if err != nil {
		return err
	}
	return inRange(s.scale, s.strokeWidth)
}

// transformCall matches one function of a transform attribute, with the rest.
var transformCall = regexp.MustCompile(`^\s*(translate|scale)\(([^)]*)\)\s*`)

// transform applies a transform attribute of translate and scale.
func (p *painter) transform(text string, s *style) error {
	for rest := text; rest != ""; {
		call := transformCall.FindStringSubmatch(rest)
		if call == nil {
			return fmt.Errorf("transform %q is not supported; translate and scale are", text)
		}
		rest = rest[len(call[0]):]
		list, err := parseNumbers(call[2])
		switch {
		case err == nil && call[1] == "translate" && len(list) == 2:
			if err := inRange(s.scale, list...); err != nil {
				return err
			}
			p.Translate(list[0], list[1])
		case err == nil && call[1] == "scale" && len(list) == 1:
			s.scale *= list[0]
			if list[0] <= 0 || s.scale > maxPixels || s.scale < 1.0/maxPixels {
				return invalid("scale(%g): factors must be positive and keep a unit between 1/%d and %d pixels", list[0], maxPixels, maxPixels)
			}
			p.Scale(list[0], list[0])
		default:
			return fmt.Errorf("transform %q is not supported; translate and scale are", text)
		}
	}
	return nil
}
