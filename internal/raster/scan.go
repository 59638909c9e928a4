package raster

import (
	"fmt"
	"strconv"
	"strings"
)

// scanner reads the numbers and letters of an attribute such as a path's d, in which a space may be left out wherever a number cannot
// go on.
type scanner struct {
	text string
	at   int
}

func (s *scanner) skip() {
	for s.at < len(s.text) && strings.IndexByte(" ,\t\n\r", s.text[s.at]) >= 0 {
		s.at++
	}
}

// letter is the next character when it is a letter, or 0.
func (s *scanner) letter() byte {
	s.skip()
	if s.at < len(s.text) && (s.text[s.at]|0x20) >= 'a' && (s.text[s.at]|0x20) <= 'z' {
		s.at++
		return s.text[s.at-1]
	}
	return 0
}

// done tells whether nothing is left.
func (s *scanner) done() bool {
	s.skip()
	return s.at == len(s.text)
}

// number reads one number.
func (s *scanner) number() (float64, error) {
	s.skip()
	from, dot := s.at, false
	for s.at < len(s.text) {
		c := s.text[s.at]
		sign := (c == '-' || c == '+') && s.at == from
		if c == '.' && !dot {
			dot = true
		} else if !sign && (c < '0' || c > '9') {
			break
		}
		s.at++
	}
	v, err := strconv.ParseFloat(s.text[from:s.at], 64)
	if err != nil {
		return 0, fmt.Errorf("no number at %q", s.text[from:])
	}
	return v, nil
}

// flag reads one of the two digits of an arc that stand alone.
func (s *scanner) flag() (bool, error) {
	s.skip()
	if s.at < len(s.text) && (s.text[s.at] == '0' || s.text[s.at] == '1') {
		s.at++
		return s.text[s.at-1] == '1', nil
	}
	return false, fmt.Errorf("no flag at %q", s.text[s.at:])
}

// numbers reads a list of numbers.
func numbers(text string) (list []float64, err error) {
	s := scanner{text: text}
	for !s.done() {
		v, err := s.number()
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, nil
}
