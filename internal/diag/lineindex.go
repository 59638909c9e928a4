package diag

import (
	"cmp"
	"slices"
	"unicode/utf8"
)

// lineIndex holds the offset, line and column of the start of every line and, in long lines,
// of a character every markInterval bytes, sorted. With it, the time to report problems
// grows with their number only.
type lineIndex []mark

type mark struct{ offset, line, column int }

const markInterval = 1024

func indexLines(text []byte) lineIndex {
	all := lineIndex{{0, 1, 1}}
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
		if column == 1 || offset-last.offset >= markInterval {
			last = mark{offset, line, column}
			all = append(all, last)
		}
	}
	return all
}

// position returns the line and column of an offset.
func (index lineIndex) position(text []byte, offset int) (line, column int) {
	i, found := slices.BinarySearchFunc(index, offset, func(m mark, offset int) int { return cmp.Compare(m.offset, offset) })
	if !found {
		i--
	}
	m := index[i]
	return m.line, m.column + utf8.RuneCount(text[m.offset:offset])
}

// offset returns the offset of a line and column, at most the end of the line.
func (index lineIndex) offset(text []byte, line, column int) int {
	i, found := slices.BinarySearchFunc(index, mark{line: line, column: max(column, 1)}, func(m, want mark) int {
		return cmp.Or(cmp.Compare(m.line, want.line), cmp.Compare(m.column, want.column))
	})
	if !found {
		i--
	}
	m := index[max(i, 0)]
	if m.line < line {
		return len(text)
	}
	offset := m.offset
	for n := m.column; n < column && offset < len(text) && text[offset] != '\n'; n++ {
		_, size := utf8.DecodeRune(text[offset:])
		offset += size
	}
	return offset
}
