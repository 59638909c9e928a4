package highlight

import (
	"regexp/syntax"
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

func (a *ascii) addAll(other ascii) {
	a[0] |= other[0]
	a[1] |= other[1]
}

func (a ascii) has(r rune) bool { return a[r/64]&(1<<(r%64)) != 0 }

// anyFirst is every character.
var anyFirst = ascii{^uint64(0), ^uint64(0)}

// firsts is the characters that a match of a lexer's pattern may begin with. Where that cannot be told, because this project's reading of
// patterns and the lexer's might differ or the match may be empty, it is every character.
func firsts(pattern string, fold, dotAll bool) ascii {
	for _, foreign := range []string{"[:", "-[", `\Q`, `\W`, `\D`, `\S`} { // which the two read in different ways
		if strings.Contains(pattern, foreign) {
			return anyFirst
		}
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
		return anyFirst
	}
	if strings.ContainsFunc(pattern, func(r rune) bool { return r > unicode.MaxASCII }) {
		return anyFirst // its capitals may be others
	}
	set, empty := first(re)
	if empty {
		return anyFirst
	}
	for r := range rune(32) { // what counts as space among these differs
		if r != '\n' && r != '\t' {
			set.add(r)
		}
	}
	set.add(127)
	return set
}

// first is the characters that a match may begin with, and whether it may be empty.
func first(re *syntax.Regexp) (set ascii, empty bool) {
	switch re.Op {
	case syntax.OpNoMatch:
	case syntax.OpLiteral:
		r := re.Rune[0]
		set.add(r)
		if re.Flags&syntax.FoldCase != 0 {
			for other := unicode.SimpleFold(r); other != r; other = unicode.SimpleFold(other) {
				set.add(other)
			}
		}
	case syntax.OpCharClass:
		for i := 0; i < len(re.Rune); i += 2 {
			for r := re.Rune[i]; r <= min(re.Rune[i+1], unicode.MaxASCII); r++ {
				set.add(r)
			}
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		set = anyFirst
	case syntax.OpCapture, syntax.OpPlus:
		return first(re.Sub[0])
	case syntax.OpStar, syntax.OpQuest:
		set, _ = first(re.Sub[0])
		return set, true
	case syntax.OpRepeat:
		set, empty = first(re.Sub[0])
		return set, empty || re.Min == 0
	case syntax.OpConcat:
		for _, sub := range re.Sub {
			more, empty := first(sub)
			if set.addAll(more); !empty {
				return set, false
			}
		}
		return set, true
	case syntax.OpAlternate:
		for _, sub := range re.Sub {
			more, none := first(sub)
			set.addAll(more)
			empty = empty || none
		}
	default: // places: ends of lines, of words, of the text
		return set, true
	}
	return set, empty
}
