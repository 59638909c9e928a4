package ruleset

import (
	"slices"
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/capture"
	"sowbook/internal/errtext"
)

// String writes every word of the rules, in the order of [Keys].
func (r Set) String() string {
	var parts []string
	for i := range words {
		parts = append(parts, words[i].key+"="+words[i].value(&r))
	}
	return strings.Join(parts, " ")
}

// Parse parses words KEY=VALUE separated by white space. A value with blanks is quoted, as in
// captures="last own empty: it and facing". Missing words have their defaults. The error, a
// [*board.TextError], names an unknown or repeated key, a wrong value or a contradiction (see
// [Set.Check]), and says what would be right.
func Parse(text string) (Set, error) {
	r := defaults()
	seen := make([]string, 0, len(words))
	var old old
	changed, firstOld, offset := uint(0), 0, 0 // the old words, the first of them, and its offset
	for start, end := nextWord(text, 0); start < end; start, end = nextWord(text, end) {
		key, value, ok := strings.Cut(text[start:end], "=")
		if !ok {
			return r, &board.TextError{Offset: start, Why: "rules are words KEY=VALUE, as in direction=ccw; this is " + errtext.Quote(key), Key: key}
		}
		if slices.Contains(seen, key) {
			return r, &board.TextError{Offset: start, Why: key + " appears twice", Key: key}
		}
		seen = append(seen, key)
		if rest := unquoted(text[start:]); key == CapturesKey && rest != "" {
			return r, &board.TextError{Offset: start, Why: "the captures have blanks; put the list in quotes, as in captures=\"" + rest + "\"", Key: key}
		}
		var err *board.TextError
		if i := findOld(key); i >= 0 {
			if changed == 0 {
				firstOld, offset = i, start
			}
			changed |= 1 << i
			err = old.set(i, value)
		} else {
			err = r.set(key, value)
		}
		if err != nil {
			err.Offset += start
			return r, err
		}
	}
	if changed > 0 {
		if first := &oldWords[firstOld]; slices.Contains(seen, CapturesKey) {
			return r, &board.TextError{Offset: offset, Why: "captures says all about captures; keep it, leave out " + first.key + ", and write " + first.instead, Key: first.key}
		}
		if err := r.setOld(&old, changed); err != nil {
			return r, err
		}
	}
	return r, r.Check()
}

// unquoted returns the value of the first word and the words without = that follow it, or "" if
// none does, or the value is quoted.
func unquoted(text string) string {
	_, first := nextWord(text, 0)
	last := first
	for start, end := nextWord(text, last); start < end && !strings.Contains(text[start:end], "="); start, end = nextWord(text, last) {
		last = end
	}
	if _, value, _ := strings.Cut(text[:last], "="); last > first && !strings.Contains(value, `"`) {
		return value
	}
	return ""
}

// With returns the rules with the word key changed to value. The error is that of
// [Parse].
func (r Set) With(key, value string) (Set, error) {
	changed := r
	if err := changed.set(key, value); err != nil {
		return r, err
	}
	return changed, changed.Check()
}

// CheckValue returns the error of a value of the word key that is wrong in any rules, or nil.
func CheckValue(key, value string) error {
	err := (*board.TextError)(nil)
	if i := findOld(key); i >= 0 {
		err = new(old).set(i, value)
	} else {
		r := defaults()
		err = r.set(key, value)
	}
	if err != nil {
		return err
	}
	return nil
}

// Value returns the value of the word key, of a part of a capture, or of an old word. ok is
// false if there is no such word or part, or the old words cannot say these captures.
func (r Set) Value(key string) (value string, ok bool) {
	if key == CapturesKey {
		return r.Captures.String(), true
	}
	if a, ok := capture.ParseAddress(key); ok {
		return a.Value(r.Captures)
	}
	if w := find(key); w != nil {
		return w.value(&r), true
	}
	return oldValue(r.Captures, key)
}

// set changes one word without checking the combination.
func (r *Set) set(key, value string) *board.TextError {
	value = strings.TrimSuffix(strings.TrimPrefix(value, `"`), `"`)
	if key == CapturesKey {
		return r.setCaptures(value)
	}
	if a, ok := capture.ParseAddress(key); ok {
		captures, err := a.Put(r.Captures, strings.ReplaceAll(value, "_", " "))
		if err != nil {
			err.Offset, err.Key, err.Why = len(key)+1, key, key+": "+err.Why
			return err
		}
		r.Captures = captures
		return nil
	}
	if i := findOld(key); i >= 0 {
		return r.changeOld(i, value)
	}
	w := find(key)
	if w == nil {
		return &board.TextError{Offset: 0, Why: "there is no rule " + errtext.Quote(key) + "; the rules are " + errtext.List(Keys()), Key: key}
	}
	if !w.read(r, value) {
		why := key + " is " + w.allowed() + ", not " + errtext.Quote(value)
		if w.names != nil && w.written == nil {
			why = key + " has no value " + errtext.Quote(value) + "; use " + w.allowed()
		}
		return &board.TextError{Offset: len(key) + 1, Why: why, Key: key}
	}
	return nil
}

// nextWord returns the offsets of the start and end of the first word at or after offset.
// They are equal if no word follows.
func nextWord(text string, offset int) (start, end int) {
	for start = offset; start < len(text) && isSpace(text[start]); start++ {
	}
	quoted := false
	for end = start; end < len(text) && (quoted || !isSpace(text[end])); end++ {
		if text[end] == '"' {
			quoted = !quoted
		}
	}
	return start, end
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }
