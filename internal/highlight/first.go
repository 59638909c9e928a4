package highlight

import (
	"regexp/syntax"
	"slices"
	"strings"
	"unicode"
)

// ascii is a set of characters below 128.
type ascii [2]uint64

func (a *ascii) add(r rune) {
	if r >= 0 && r < 128 {
		a[r/64] |= 1 << (r % 64)
	}
}

func (a ascii) has(r rune) bool { return a[r/64]&(1<<(r%64)) != 0 }

// anyFirst is every character.
var anyFirst = ascii{^uint64(0), ^uint64(0)}

// beginning is how a match of a pattern may begin.
type beginning struct {
	set   ascii // the characters it may begin with
	empty bool  // it may be empty
	looks bool  // whether it holds may hang on what stands before it
}

// unknown is that of a pattern that this project's reading of patterns and the lexer's might take for different things.
var unknown = beginning{set: anyFirst, empty: true, looks: true}

// beginningOf tells how a match of a lexer's pattern may begin.
func beginningOf(pattern string, fold, dotAll bool) beginning {
	has := func(part string) bool { return strings.Contains(pattern, part) }
	if slices.ContainsFunc([]string{"[:", "-[", `\Q`}, has) {
		return unknown
	}
	flags := syntax.Perl
	if fold {
		flags |= syntax.FoldCase
	}
	if dotAll {
		flags |= syntax.DotNL
	}
	re, err := syntax.Parse(pattern, flags)
	if err != nil {
		return unknown
	}
	b := first(re)
	foreign := slices.ContainsFunc([]string{`\W`, `\D`, `\S`}, has) || // they stand for other characters
		strings.ContainsFunc(pattern, func(r rune) bool { return r > unicode.MaxASCII }) // whose capitals may be others
	if b.empty || foreign {
		b.set = anyFirst
		return b
	}
	for r := range rune(32) { // what counts as space among these differs
		if r != '\n' && r != '\t' {
			b.set.add(r)
		}
	}
	b.set.add(127)
	return b
}

func first(re *syntax.Regexp) beginning {
	var b beginning
	switch re.Op {
	case syntax.OpNoMatch:
	case syntax.OpEmptyMatch:
		b.empty = true
	case syntax.OpLiteral:
		r := re.Rune[0]
		b.set.add(r)
		if re.Flags&syntax.FoldCase != 0 {
			for other := unicode.SimpleFold(r); other != r; other = unicode.SimpleFold(other) {
				b.set.add(other)
			}
		}
	case syntax.OpCharClass:
		for i := 0; i < len(re.Rune); i += 2 {
			for r := re.Rune[i]; r <= min(re.Rune[i+1], unicode.MaxASCII); r++ {
				b.set.add(r)
			}
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		b.set = anyFirst
	case syntax.OpCapture, syntax.OpPlus:
		return first(re.Sub[0])
	case syntax.OpStar, syntax.OpQuest:
		b = first(re.Sub[0])
		b.empty = true
	case syntax.OpRepeat:
		b = first(re.Sub[0])
		b.empty = b.empty || re.Min == 0
	case syntax.OpConcat:
		b.empty = true
		for _, sub := range re.Sub {
			if b.empty {
				next := first(sub)
				b.join(next)
				b.empty = next.empty
			}
		}
	case syntax.OpAlternate:
		for _, sub := range re.Sub {
			next := first(sub)
			b.join(next)
			b.empty = b.empty || next.empty
		}
	default: // places: ends of lines, of words, of the text
		b.empty, b.looks = true, true
	}
	return b
}

// join takes in how another may begin, but for its being empty.
func (b *beginning) join(other beginning) {
	b.set[0] |= other.set[0]
	b.set[1] |= other.set[1]
	b.looks = b.looks || other.looks
}
