package page

import (
	"fmt"
	"slices"

	"sowbook/internal/diag"
)

// Ref is a text in a page, such as the id of a clause, and its byte offset.
type Ref struct {
	Text   string
	Offset int
}

// Value is a value of the front matter: text, a list or a mapping.
type Value struct {
	Ref             // the text is that of a scalar
	List    []Value // of a sequence
	Entries []Entry // of a mapping, in the order of the file
	kind    kind
}

// Entry is a key of a mapping and its value.
type Entry struct {
	Key    string
	Offset int // of the key
	Value  Value
}

// kind is the kind of a value, as problems describe what a value must be.
type kind string

const (
	kindText kind = "text"
	kindList kind = "a list, as in [one, two]"
	kindMap  kind = "a mapping, as in {key: value}"
)

func mapping(offset int) Value { return Value{Ref: Ref{Offset: offset}, kind: kindMap} }

// Front reads a mapping of the front matter key by key. Done then reports the
// keys that nothing has read.
type Front struct {
	src      *diag.Source
	value    Value
	known    []string // the keys that were read
	below    map[string]*Front
	open     bool // any key may be in it
	invalid  bool // not a mapping, which is reported already: missing keys are not
	problems *diag.Problems
}

// Text returns the text of a required key, which must not be empty.
func (f *Front) Text(key string) Value {
	v, ok := f.find(key, kindText)
	switch {
	case ok && v.Text == "":
		f.Problem(v.Offset, key+" is empty")
	case !ok && !f.Has(key) && !f.invalid:
		f.Problem(f.value.Offset, fmt.Sprintf("missing key %q", key))
	}
	return v
}

// OptionalText returns the text of a key, empty if the key is missing.
func (f *Front) OptionalText(key string) Value {
	v, _ := f.find(key, kindText)
	return v
}

// OptionalList returns the items of a key's list, none if the key is missing.
func (f *Front) OptionalList(key string) []Value {
	v, _ := f.find(key, kindList)
	return v.List
}

// Optional returns a key with its value, of any kind. ok is false if it is missing.
func (f *Front) Optional(key string) (e Entry, ok bool) {
	f.known = append(f.known, key)
	for _, e := range f.value.Entries {
		if e.Key == key {
			return e, true
		}
	}
	return Entry{}, false
}

// Flag reports whether a key is yes rather than no. Without the key, it returns missing.
func (f *Front) Flag(key string, missing bool) bool {
	v, ok := f.find(key, kindText)
	if !ok {
		return missing
	}
	if v.Text != "yes" && v.Text != "no" {
		f.Problem(v.Offset, fmt.Sprintf("%s must be yes or no, not %q", key, v.Text))
	}
	return v.Text == "yes"
}

// Draft reports whether the key draft is yes.
func (f *Front) Draft() bool { return f.Flag("draft", false) }

// Map returns the mapping below a key, empty if the key is missing.
func (f *Front) Map(key string) *Front {
	v, ok := f.find(key, kindMap)
	if !ok {
		v = mapping(f.value.Offset)
	}
	return f.child(key, &Front{src: f.src, value: v, invalid: !ok && f.Has(key), problems: f.problems})
}

// child records the mapping below a key, for [Front.Keys], and returns it.
func (f *Front) child(key string, below *Front) *Front {
	if f.below == nil {
		f.below = map[string]*Front{}
	}
	f.below[key] = below
	return below
}

// Mapping returns the mapping that an entry holds.
func (f *Front) Mapping(e Entry) *Front {
	if e.Value.kind != kindMap {
		f.Problem(e.Value.Offset, e.Key+" must be "+string(kindMap))
		e.Value = mapping(e.Offset)
	}
	return f.child(e.Key, &Front{src: f.src, value: e.Value, problems: f.problems})
}

// AnyKey stands for the keys of a mapping that may have any in the result of [Front.Keys].
const AnyKey = "NAME"

// Keys returns the keys that were read, present or not, with those of the mappings below
// them after a dot: title, sides.south, clauses.NAME.
func (f *Front) Keys() []string {
	var keys []string
	add := func(key string) {
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	for _, key := range f.known {
		name := key
		if f.open {
			name = AnyKey
		}
		add(name)
		if below := f.below[key]; below != nil {
			for _, inner := range below.Keys() {
				add(name + "." + inner)
			}
		}
	}
	return keys
}

// Entries returns all keys of the mapping, in order.
func (f *Front) Entries() []Entry {
	f.open = true
	for _, e := range f.value.Entries {
		f.known = append(f.known, e.Key)
	}
	return f.value.Entries
}

// Texts returns all keys of the mapping, in order. Their values must be text.
func (f *Front) Texts() []Entry {
	var texts []Entry
	for _, e := range f.Entries() {
		if e.Value.kind == kindText {
			texts = append(texts, e)
		} else {
			f.Problem(e.Value.Offset, e.Key+" must be "+string(kindText))
		}
	}
	return texts
}

// Offset returns where the mapping begins.
func (f *Front) Offset() int { return f.value.Offset }

// Done reports every key that was not read.
func (f *Front) Done() {
	known := map[string]bool{}
	for _, key := range f.known {
		known[key] = true
	}
	for _, e := range f.value.Entries {
		if !known[e.Key] {
			f.Problem(e.Offset, fmt.Sprintf("unknown key %q; %s", e.Key, diag.Hint(e.Key, f.known)))
		}
	}
}

// find returns the value of a key, which must be of a kind.
func (f *Front) find(key string, kind kind) (Value, bool) {
	e, ok := f.Optional(key)
	if ok && e.Value.kind != kind {
		f.Problem(e.Value.Offset, key+" must be "+string(kind))
		return Value{}, false
	}
	return e.Value, ok
}

// Has reports whether there is a key. It does not count as read.
func (f *Front) Has(key string) bool {
	return slices.ContainsFunc(f.value.Entries, func(e Entry) bool { return e.Key == key })
}

// Problem adds a problem at an offset of the page.
func (f *Front) Problem(offset int, what string) { f.problems.Add(f.src.ProblemAt(offset, what)) }
