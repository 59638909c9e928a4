package diag

import (
	"cmp"
	"slices"
	"unicode/utf8"
)

// places is an index of a text, with the line and column of some offsets in order: that of
// every line, and one in every placeInterval bytes of a long line. With it, the time to
// report problems grows with their number only.
type places []place

type place struct{ offset, line, column int }

const placeInterval = 1024

// indexPlaces makes the index of a text.
func indexPlaces(text []byte) places {
	all := places{{0, 1, 1}}
	last := all[0]
	for offset, line, column := 0, 1, 1; offset < len(text); {
		size := 1
		if text[offset] == '\n' {
			line, column = line+1, 1
		} else {
			_, size = utf8.DecodeRune(text[offset:])
			column++
		}
		offset += size
		if column == 1 || offset-last.offset >= placeInterval {
			last = place{offset, line, column}
			all = append(all, last)
		}
	}
	return all
}

// position returns the line and column of an offset.
func (ps places) position(text []byte, offset int) (line, column int) {
	i, found := slices.BinarySearchFunc(ps, offset, func(p place, offset int) int { return cmp.Compare(p.offset, offset) })
	if !found {
		i--
	}
	p := ps[i]
	return p.line, p.column + utf8.RuneCount(text[p.offset:offset])
}

// offset returns the offset of a line and column, at most the end of the line.
func (ps places) offset(text []byte, line, column int) int {
	i, found := slices.BinarySearchFunc(ps, place{line: line, column: max(column, 1)}, func(p, want place) int {
		return cmp.Or(cmp.Compare(p.line, want.line), cmp.Compare(p.column, want.column))
	})
	if !found {
		i--
	}
	p := ps[max(i, 0)]
	if p.line < line {
		return len(text)
	}
	offset := p.offset
	for n := p.column; n < column && offset < len(text) && text[offset] != '\n'; n++ {
		_, size := utf8.DecodeRune(text[offset:])
		offset += size
	}
	return offset
}
