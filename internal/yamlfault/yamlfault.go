// Package yamlfault says in words what is wrong with YAML.
package yamlfault

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
)

var (
	place     = regexp.MustCompile(` at \[\d+:\d+\]$`) // counted from the front matter, not from the file
	duplicate = regexp.MustCompile(`mapping key "(.*)" already defined$`)
)

// Explain returns a message of the YAML parser in the words of an author.
func Explain(message string) string {
	message = place.ReplaceAllString(message, "")
	if key := duplicate.FindStringSubmatch(message); key != nil {
		return fmt.Sprintf("duplicate key %q", key[1])
	}
	return "invalid YAML: " + strings.Replace(message, "mapping value is not allowed in this context", "put a text that has a colon and a space in quotes", 1)
}

// keyLine matches a line with a key. Its groups are what is before the key, and the value.
var keyLine = regexp.MustCompile(`^((?: *- )* *)[^\s:#-][^:]*:(?: +([^\s#|>].*))?`)

// UnevenLine returns the key of a line that is not indented like its neighbours, and what is wrong with it. Only the
// line of an error and the one after it can be its cause. rest is the text with that line indented like the one before it, or nil.
func UnevenLine(text []byte, fault int) (offset int, what string, rest []byte) {
	type level struct{ column, line int }
	levels, hasValue, number, faultLine := []level{{0, 0}}, false, 1, 2+bytes.Count(text[:fault], []byte("\n"))
	for line := range bytes.Lines(text) {
		number++ // in the file, whose first line is ---
		if m := keyLine.FindSubmatch(line); m != nil {
			last := levels[len(levels)-1]
			now := level{1 + len(m[1]), number}
			for levels[len(levels)-1].column > now.column {
				levels = levels[:len(levels)-1]
			}
			isDeeper := now.column > levels[len(levels)-1].column
			if isDeeper && last.line > 0 && (hasValue || now.column < last.column) && (number == faultLine || number == faultLine+1) {
				offset += now.column - 1
				what = fmt.Sprintf("this line begins in column %d, line %d in column %d; keys of one mapping begin in the same column", now.column, last.line, last.column)
				if more := now.column - last.column; more > 0 {
					rest = bytes.Clone(text)
					end := offset + len(bytes.TrimSuffix(line, []byte("\n"))) - len(m[1])
					copy(rest[offset-more:], text[offset:end])
					copy(rest[end-more:end], bytes.Repeat([]byte(" "), more))
				}
				return offset, what, rest
			}
			levels, hasValue = append(levels, now), m[2] != nil
		}
		offset += len(line)
	}
	return 0, "", nil
}

// WithoutSigns returns the front matter with spaces in place of the signs in the value at an offset, or nil if it has none.
func WithoutSigns(text []byte, at int) []byte {
	text = bytes.Clone(text)
	line, _, _ := bytes.Cut(text[bytes.LastIndexByte(text[:at], '\n')+1:], []byte("\n"))
	_, value, _ := bytes.Cut(line, []byte(": "))
	for _, signs := range []string{":\"'&*!%@`|>#", "[]{}"} { // brackets may name a clause
		if bytes.ContainsAny(value, signs) {
			for i := range value {
				if strings.IndexByte(signs, value[i]) >= 0 {
					value[i] = ' '
				}
			}
			return text
		}
	}
	return nil
}
