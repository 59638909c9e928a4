package ruleset

import (
	"slices"
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/capture"
	"sowbook/internal/errtext"
)

// String writes every word of the rules, in the order of [Keys]. The word captures stands in
// place of the short form, if there is none.
func (r Set) String() string { return r.text(false) }

// Long writes the rules as String does, but always with the word captures.
func (r *Set) Long() string { return r.text(true) }

func (r *Set) text(long bool) string {
	f := r.form()
	f.isShort = f.isShort && !long
	var parts []string
	for i := range words {
		w := &words[i]
		switch {
		case f.isShort || !IsShortKey(w.key):
			parts = append(parts, w.key+"="+w.text(w.get(&f)))
		case w.key == shortKeys[0]:
			parts = append(parts, CapturesKey+"="+compact(f.Captures))
		}
	}
	return strings.Join(parts, " ")
}

// compact writes captures without blanks.
func compact(captures capture.List) string {
	text := strings.ReplaceAll(strings.ReplaceAll(captures.String(), ": ", ":"), "; ", ";")
	return strings.ReplaceAll(strings.ReplaceAll(text, ", ", ","), " ", "_")
}

// Parse parses words KEY=VALUE separated by white space. A value with blanks is quoted, as in
// captures="last own empty: it and facing". Missing words have their defaults. The error, a
// [*board.TextError], names an unknown or repeated key, a wrong value or a contradiction (see
// [Set.Check]), and says what would be right.
func Parse(text string) (Set, error) {
	f := defaultForm()
	seen := make([]string, 0, len(words))
	for start, end := nextWord(text, 0); start < end; start, end = nextWord(text, end) {
		key, value, ok := strings.Cut(text[start:end], "=")
		if !ok {
			return f.rules(), &board.TextError{Offset: start, Why: "rules are words KEY=VALUE, as in direction=ccw; this is " + errtext.Quote(key), Key: key}
		}
		if slices.Contains(seen, key) {
			return f.rules(), &board.TextError{Offset: start, Why: key + " appears twice", Key: key}
		}
		if IsShortKey(key) && slices.Contains(seen, CapturesKey) {
			return f.rules(), besideCaptures(start, key)
		}
		if i := slices.IndexFunc(seen, IsShortKey); key == CapturesKey && i >= 0 {
			return f.rules(), besideCaptures(start, seen[i])
		}
		seen = append(seen, key)
		if rest := unquoted(text[start:]); key == CapturesKey && rest != "" {
			return f.rules(), &board.TextError{Offset: start, Why: "the captures have blanks; put the list in quotes, as in captures=\"" + rest + "\"", Key: key}
		}
		if err := f.set(key, value); err != nil {
			err.Offset += start
			return f.rules(), err
		}
	}
	return f.rules(), f.check()
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

// besideCaptures returns the error of a word of the short form beside captures.
func besideCaptures(offset int, key string) *board.TextError {
	return &board.TextError{Offset: offset, Why: "captures says all about captures; keep it, leave out " + key + ", and write " + insteadOf[slices.Index(shortKeys[:], key)], Key: key}
}

// insteadOf says how a line of captures writes the value of each of shortKeys.
var insteadOf = [...]string{
	"a line for each capture", "makes and the numbers in a line, as in last theirs makes 2,3: it, back", "to owner in a line of each, or nothing for the mover",
	"with in place of and in a line, as in last own empty: it with facing", "one by one in the line of the run", "sown from last, start or end in the line",
	"again, again once or sow on in the line", "a line that claims, as in last theirs makes 4: claim it", "not last in the line of the claim, or leave it out",
	"a line for owned pits, as in last owned: 2 of it",
}

// With returns the rules with the word key changed to value. The error is that of
// [Parse].
func (r Set) With(key, value string) (Set, error) {
	f := r.form()
	if err := f.set(key, value); err != nil {
		return r, err
	}
	return f.rules(), f.check()
}

// CheckValue returns the error of a value of the word key that is wrong in any rules, or nil.
func CheckValue(key, value string) error {
	f := defaultForm()
	if err := f.set(key, value); err != nil {
		return err
	}
	return nil
}

// Value returns the value of the word key. ok is false if there is no such word, or it is one
// of the short form and the captures have none.
func (r Set) Value(key string) (value string, ok bool) {
	if key == CapturesKey {
		return r.Captures.String(), true
	}
	if a, ok := capture.ParseAddress(key); ok {
		return a.Value(r.Captures)
	}
	f := r.form()
	if w := find(key); w != nil && (f.isShort || !IsShortKey(key)) {
		return w.text(w.get(&f)), true
	}
	return "", false
}

// CapturesKey is the word that lists captures part by part, for all that the short form cannot
// say.
const CapturesKey = capture.Key

// set changes one word without checking the combination.
func (f *form) set(key, value string) *board.TextError {
	value = strings.Trim(value, `"`)
	if key == CapturesKey {
		captures, err := capture.Parse(value)
		if err != nil {
			line, _, _ := strings.Cut(value[err.Offset:], ";")
			if names := capture.KindsIn(line); names != nil {
				err.Why = "a capture is written by its parts: " + capture.KindLines(names)
			}
			err.Offset += len(key) + 1
			return err
		}
		f.Captures = captures
		f.read()
		return nil
	}
	if a, ok := capture.ParseAddress(key); ok {
		captures, err := a.Put(f.rules().Captures, strings.ReplaceAll(value, "_", " "))
		if err != nil {
			err.Offset, err.Key, err.Why = len(key)+1, key, key+": "+err.Why
			return err
		}
		f.Captures = captures
		f.read()
		return nil
	}
	w := find(key)
	if w == nil {
		return &board.TextError{Offset: 0, Why: "there is no rule " + errtext.Quote(key) + "; the rules are " + errtext.List(Keys()), Key: key}
	}
	n, ok := w.parse(value)
	if !ok {
		why := key + " is " + w.allowed() + ", not " + errtext.Quote(value)
		if w.names != nil && w.written == nil {
			why = key + " has no value " + errtext.Quote(value) + "; use " + w.allowed()
		}
		if names := capture.KindsIn(value); key == shortKeys[0] && len(names) > 1 {
			why = "a game can have several captures; write captures: with a line for each, as in " + capture.KindLines(names)
		}
		return &board.TextError{Offset: len(key) + 1, Why: why, Key: key}
	}
	if !f.isShort && IsShortKey(key) {
		if key != shortKeys[0] {
			return &board.TextError{Offset: 0, Why: key + " is not supported with these captures, which the old words cannot say; change a part of a line, as in captures-1-then", Key: key}
		}
		f.Short, f.isShort = capture.Short{}, true
	}
	w.put(f, n)
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
