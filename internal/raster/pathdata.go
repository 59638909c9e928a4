package raster

import (
	"errors"
	"fmt"
)

// parsePathData parses the d attribute of a path.
func parsePathData(d string) (path, error) {
	s := scanner{text: d}
	var b pathBuilder
	var command byte
	for !s.done() {
		if c := s.letter(); c != 0 {
			command = c
		} else if command == 0 || command|0x20 == 'z' {
			return nil, fmt.Errorf("path %q: expected a letter at %q", d, s.text[s.at:])
		}
		if err := b.command(command, &s); err != nil {
			return nil, fmt.Errorf("path %q: %w", d, err)
		}
		switch command { // further pairs of numbers after a move are lines
		case 'M':
			command = 'L'
		case 'm':
			command = 'l'
		}
	}
	return b.path, nil
}

// command executes a path command, whose numbers it reads from s.
func (b *pathBuilder) command(command byte, s *scanner) (err error) {
	number := func() (v float64) {
		if err == nil {
			v, err = s.number()
		}
		return v
	}
	var origin point // of relative coordinates
	if command >= 'a' {
		origin = b.at
	}
	pair := func() point {
		x := number()
		return point{origin.x + x, origin.y + number()}
	}
	switch command | 0x20 {
	case 'm':
		b.moveTo(pair())
	case 'l':
		b.lineTo(pair())
	case 'h':
		b.lineTo(point{origin.x + number(), b.at.y})
	case 'v':
		b.lineTo(point{b.at.x, origin.y + number()})
	case 'q':
		control := pair()
		b.quadTo(control, pair())
	case 'c':
		control1 := pair()
		control2 := pair()
		b.cubeTo(control1, control2, pair())
	case 'a':
		rx, ry := number(), number()
		number() // the rotation of an ellipse
		if err == nil && rx != ry {
			return errors.New("an arc of an ellipse is not supported")
		}
		var large, clockwise bool
		if err == nil {
			large, err = s.flag()
		}
		if err == nil {
			clockwise, err = s.flag()
		}
		b.arcTo(rx, large, clockwise, pair())
	case 'z':
		b.close()
	default:
		return fmt.Errorf("%c is not supported", command)
	}
	return err
}
