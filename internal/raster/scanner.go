package raster

import (
	"fmt"
	"strconv"
	"strings"
)

// scanner reads the numbers and letters of an attribute such as a path's d,
// where spaces may be left out if a number cannot continue.
type scanner struct {
	text string
	at   int
}

func (s *scanner) skipSpace() {
	for s.at < len(s.text) && strings.IndexByte(" ,\t\n\r", s.text[s.at]) >= 0 {
		s.at++
	}
}

// letter reads the next character if it is a letter, and returns 0 otherwise.
func (s *scanner) letter() byte {
	s.skipSpace()
	if s.at < len(s.text) && (s.text[s.at]|0x20) >= 'a' && (s.text[s.at]|0x20) <= 'z' {
		s.at++
		return s.text[s.at-1]
	}
	return 0
}

// done reports whether everything has been read.
func (s *scanner) done() bool {
	s.skipSpace()
	return s.at == len(s.text)
}

// number reads a number.
func (s *scanner) number() (float64, error) {
	s.skipSpace()
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
		return 0, fmt.Errorf("expected a number at %q", s.text[from:])
	}
	return v, nil
}

// flag reads a flag of an arc: 0 or 1, with or without a space after it.
func (s *scanner) flag() (bool, error) {
	s.skipSpace()
	if s.at < len(s.text) && (s.text[s.at] == '0' || s.text[s.at] == '1') {
		s.at++
		return s.text[s.at-1] == '1', nil
	}
	return false, fmt.Errorf("expected 0 or 1 at %q", s.text[s.at:])
}

// parseNumbers parses a list of numbers.
func parseNumbers(text string) (list []float64, err error) {
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
