package raster

import (
	"fmt"
	"strconv"
	"strings"
)

// style is what an element hands on to those in it.
type style struct {
	fill, stroke   string
	width          float64 // of the stroke
	fills, strokes float64 // how opaque each is
	dashes         string
	size           float64 // of text
	bold           bool
	middle         bool // text is centred on its place
	move           move
}

// dress changes numbers of an element by its class: what a style sheet does for a board as small as a preview.
type dress map[string]map[string]string

// painter paints one drawing on a canvas.
type painter struct {
	*drawing
	canvas *canvas
	dress  dress
}

// paint paints the drawing so that its viewBox fills the width of a box of the canvas.
func (d *drawing) paint(c *canvas, to box, clothes dress) error {
	view, err := d.viewBox()
	if err != nil {
		return err
	}
	scale := to.w / view.w
	p := &painter{d, c, clothes}
	return p.element(d.root, style{
		fill: "#000", stroke: "none", width: 1, fills: 1, strokes: 1, size: 16,
		move: move{to.x - view.x*scale, to.y - view.y*scale, scale},
	})
}

// element paints an element and those in it.
func (p *painter) element(n *node, s style) error {
	if err := p.wear(n, &s); err != nil {
		return err
	}
	var shape outline
	var err error
	switch n.name {
	case "svg", "g":
		for _, kid := range n.kids {
			if err := p.element(kid, s); err != nil {
				return err
			}
		}
		return nil
	case "defs", "title", "desc", "linearGradient", "radialGradient":
		return nil
	case "use":
		target := p.ids[strings.TrimPrefix(n.attr["href"], "#")]
		if target == nil {
			return fmt.Errorf("the drawing uses %s, which is not there", n.attr["href"])
		}
		return p.element(target, s)
	case "circle":
		var x, y, r float64
		x, y, r, err = n.three("cx", 0, "cy", 0, "r", 0)
		shape = circle(point{x, y}, r)
	case "rect":
		shape, err = n.rect()
	case "path":
		shape, err = trace(n.attr["d"])
	case "text":
		shape, err = n.letters(s)
	default:
		return fmt.Errorf("<%s> is not known here", n.name)
	}
	if err != nil {
		return err
	}
	return p.shape(shape, s)
}

// shape fills an outline and draws along it.
func (p *painter) shape(o outline, s style) error {
	bounds := o.bounds()
	if s.fill != "none" {
		ink, err := p.ink(s.fill, s.fills, bounds, s.move)
		if err != nil {
			return err
		}
		p.canvas.fill(o.moved(s.move), ink)
	}
	if s.stroke == "none" || s.width <= 0 {
		return nil
	}
	if s.dashes != "" {
		pattern, err := numbers(s.dashes)
		if err != nil {
			return err
		}
		o = o.dashed(pattern)
	}
	ink, err := p.ink(s.stroke, s.strokes, bounds, s.move)
	if err != nil {
		return err
	}
	p.canvas.fill(o.stroke(s.width).moved(s.move), ink)
	return nil
}

// wear takes over the attributes of an element.
func (p *painter) wear(n *node, s *style) (err error) {
	of := func(name string) (string, bool) {
		for _, class := range strings.Fields(n.attr["class"]) {
			if v, ok := p.dress[class][name]; ok {
				return v, true
			}
		}
		v, ok := n.attr[name]
		return v, ok
	}
	for name, to := range map[string]*string{"fill": &s.fill, "stroke": &s.stroke, "stroke-dasharray": &s.dashes} {
		if v, ok := of(name); ok {
			*to = v
		}
	}
	for name, to := range map[string]*float64{"stroke-width": &s.width, "fill-opacity": &s.fills, "stroke-opacity": &s.strokes, "font-size": &s.size} {
		if v, ok := of(name); ok {
			if *to, err = strconv.ParseFloat(v, 64); err != nil {
				return fmt.Errorf("%s of %s is no number: %q", name, n.name, v)
			}
		}
	}
	if v, ok := of("font-weight"); ok {
		s.bold = v == "700"
	}
	if v, ok := of("text-anchor"); ok {
		s.middle = v == "middle"
	}
	if v, ok := of("transform"); ok {
		moved, err := parseMove(v)
		if err != nil {
			return err
		}
		s.move = s.move.then(moved)
	}
	return nil
}

// parseMove reads a transform of translate and scale.
func parseMove(text string) (move, error) {
	m := move{scale: 1}
	for rest := strings.TrimSpace(text); rest != ""; {
		name, after, ok := strings.Cut(rest, "(")
		arguments, more, closed := strings.Cut(after, ")")
		list, err := numbers(arguments)
		rest = strings.TrimSpace(more)
		switch {
		case ok && closed && err == nil && name == "translate" && (len(list) == 1 || len(list) == 2):
			m = m.then(move{list[0], append(list, 0)[1], 1})
		case ok && closed && err == nil && name == "scale" && len(list) == 1:
			m = m.then(move{0, 0, list[0]})
		default:
			return m, fmt.Errorf("transform %q is not known here; translate and scale are", text)
		}
	}
	return m, nil
}

// rect is the outline of a rect element.
func (n *node) rect() (outline, error) {
	x, y, r, err := n.three("x", 0, "y", 0, "rx", 0)
	if err != nil {
		return nil, err
	}
	w, h, _, err := n.three("width", 0, "height", 0, "ry", 0)
	return rectangle(box{x, y, w, h}, r), err
}
