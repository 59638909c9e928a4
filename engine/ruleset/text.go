package ruleset

import (
	"slices"
	"strings"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// String writes every word of the rules, in the order of [Keys].
func (r Set) String() string {
	var parts []string
	for i := range words {
		w := &words[i]
		parts = append(parts, w.key+"="+w.text(w.get(&r)))
	}
	return strings.Join(parts, " ")
}

// Parse parses words KEY=VALUE separated by white space. Missing words have their
// defaults. The error, a [*board.TextError], names an unknown or repeated key, a wrong value or
// a contradiction (see [Set.Check]), and says what would be right.
func Parse(text string) (Set, error) {
	r := defaultRules()
	seen := make([]string, 0, len(words))
	for start, end := nextWord(text, 0); start < end; start, end = nextWord(text, end) {
		key, value, ok := strings.Cut(text[start:end], "=")
		if !ok {
			return r, &board.TextError{Offset: start, Why: "rules are words KEY=VALUE, as in direction=ccw; this is " + errtext.Quote(key), Key: key}
		}
		if slices.Contains(seen, key) {
			return r, &board.TextError{Offset: start, Why: key + " appears twice", Key: key}
		}
		seen = append(seen, key)
		if err := r.set(key, value); err != nil {
			err.Offset += start
			return r, err
		}
	}
	return r, r.Check()
}

// With returns the rules with the word key changed to value. The error is that of
// [Parse].
func (r Set) With(key, value string) (Set, error) {
	if err := r.set(key, value); err != nil {
		return r, err
	}
	return r, r.Check()
}

// Value returns the value of the word key. ok is false if there is no such word.
func (r Set) Value(key string) (value string, ok bool) {
	if w := find(key); w != nil {
		return w.text(w.get(&r)), true
	}
	return "", false
}

// set changes one word without checking the combination.
func (r *Set) set(key, value string) *board.TextError {
	w := find(key)
	if w == nil {
		return &board.TextError{Offset: 0, Why: "there is no rule " + errtext.Quote(key) + "; the rules are " + errtext.List(Keys()), Key: key}
	}
	n, ok := w.parse(value)
	if !ok {
		why := key + " is " + w.allowed() + ", not " + errtext.Quote(value)
		if w.names != nil {
			why = key + " has no value " + errtext.Quote(value) + "; use " + w.allowed()
		}
		return &board.TextError{Offset: len(key) + 1, Why: why, Key: key}
	}
	w.put(r, n)
	return nil
}

// nextWord returns the offsets of the start and end of the first word at or after offset.
// They are equal if no word follows.
func nextWord(text string, offset int) (start, end int) {
	for start = offset; start < len(text) && isSpace(text[start]); start++ {
	}
	for end = start; end < len(text) && !isSpace(text[end]); end++ {
	}
	return start, end
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }
