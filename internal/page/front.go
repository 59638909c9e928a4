package page

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"sowbook/internal/diag"
)

// Value is one value of a front matter: a text, a list or a map, with the byte
// offset in the file that problems with it point to.
type Value struct {
	Offset  int
	Text    string  // of a scalar
	List    []Value // of a sequence
	Entries []Entry // of a mapping, in the order written
	kind    string  // text, list or map
}

// Entry is one key of a mapping and its value.
type Entry struct {
	Key    string
	Offset int // of the key
	Value  Value
}

// Front reads a mapping of the front matter key by key. What nobody has asked
// for by the time of Done is a problem.
type Front struct {
	src      *diag.Source
	value    Value
	asked    []string
	lost     bool // it is none, which is said already: what it lacks is not
	problems *diag.Problems
}

// fenceLine stands before and after the front matter.
const fenceLine = "---\n"

// splitFront finds the front matter of a file, which begins after its first line, and where the body begins. The front matter stands
// between two lines ---, the first of them the first line of the file.
func splitFront(text []byte) (front []byte, bodyAt int, ok bool) {
	from := len(fenceLine)
	if !bytes.HasPrefix(text, []byte(fenceLine)) {
		return nil, 0, false
	}
	if at := bytes.Index(text[from-1:], []byte("\n"+fenceLine)); at >= 0 {
		end := from + at
		return text[from:end], end + len(fenceLine), true
	}
	if last := []byte("\n---"); bytes.HasSuffix(text[from-1:], last) { // the last line may lack its end
		end := len(text) - len(last) + 1
		return text[from:end], len(text), true
	}
	return nil, 0, false
}

// blanked is a text whose beginning holds nothing but line ends, so that offsets and lines in the rest stay true.
func blanked(text []byte, until int) []byte {
	body := bytes.Clone(text)
	for i := range body[:until] {
		if body[i] != '\n' {
			body[i] = ' '
		}
	}
	return body
}

// definedAt is a place in a message of the YAML parser, which counts from the
// front matter and not from the file.
var definedAt = regexp.MustCompile(` at \[\d+:\d+\]$`)

// definedTwice is what the parser says of a key that is there twice.
var definedTwice = regexp.MustCompile(`^mapping key "(.*)" already defined$`)

// parseFront reads the front matter of a source.
func parseFront(src *diag.Source, front []byte, from int, problems *diag.Problems) *Front {
	f := &Front{src: src, problems: problems, value: Value{kind: "map", Offset: from}}
	file, err := parser.ParseBytes(front, 0)
	if err != nil {
		offset, what := from, err.Error()
		if e, ok := err.(yaml.Error); ok {
			if t := e.GetToken(); t != nil {
				offset = src.Offset(t.Position.Line+1, t.Position.Column)
			}
			what = definedAt.ReplaceAllString(e.GetMessage(), "")
		}
		if key := definedTwice.FindStringSubmatch(what); key != nil {
			problems.Add(src.At(offset, key[1]+" is there twice"))
		} else {
			problems.Add(src.At(offset, "the front matter is not YAML: "+what))
		}
		return f
	}
	if len(file.Docs) == 0 || file.Docs[0].Body == nil {
		return f
	}
	if len(file.Docs) > 1 && file.Docs[1].Body != nil {
		second := file.Docs[1].Body.GetToken().Position
		problems.Add(src.At(src.Offset(second.Line+1, second.Column), "a line --- before this ends the front matter; it must be the last line of it, without anything behind the ---"))
	}
	f.value = convert(src, file.Docs[0].Body, problems)
	if f.value.kind != "map" {
		problems.Add(src.At(from, "the front matter is lines KEY: VALUE, as in title: Egyptian Mancala"))
		f.value = Value{kind: "map", Offset: from}
	}
	return f
}

// convert makes a Value of a YAML node. The front matter begins in line 2.
func convert(src *diag.Source, node ast.Node, problems *diag.Problems) Value {
	t := node.GetToken()
	v := Value{Offset: src.Offset(t.Position.Line+1, t.Position.Column)}
	switch n := node.(type) {
	case *ast.MappingNode:
		v.kind = "map"
		for _, entry := range n.Values {
			key := entry.Key.GetToken()
			v.Entries = append(v.Entries, Entry{
				Key:    key.Value,
				Offset: src.Offset(key.Position.Line+1, key.Position.Column),
				Value:  convert(src, entry.Value, problems),
			})
		}
		if len(v.Entries) > 0 {
			v.Offset = v.Entries[0].Offset
		}
	case *ast.SequenceNode:
		v.kind = "list"
		for _, item := range n.Values {
			v.List = append(v.List, convert(src, item, problems))
		}
	case *ast.LiteralNode:
		v.kind, v.Text = "text", strings.TrimSpace(n.Value.Value)
	case *ast.NullNode:
		v.kind = "text"
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		problems.Add(src.At(v.Offset, "anchors, aliases and tags of YAML are not read; write the value itself, or in quotation marks where it begins with & * or !"))
	default:
		v.kind, v.Text = "text", t.Value
	}
	return v
}

// find returns the entry of a key and remembers that the key is known.
func (f *Front) find(key, kind string) (Value, bool) {
	f.asked = append(f.asked, key)
	for _, e := range f.value.Entries {
		if e.Key != key {
			continue
		}
		if e.Value.kind != kind {
			f.problems.Add(f.src.At(e.Value.Offset, key+" must be "+kinds[kind]))
			return Value{}, false
		}
		return e.Value, true
	}
	return Value{}, false
}

// kinds is what a value of each kind must be, for problems.
var kinds = map[string]string{"text": "a text", "list": "a list, as in [one, two]", "map": "keys with values, as in {key: value}"}

// Text is the text of a key, which must be there and not empty.
func (f *Front) Text(key string) Value {
	v, ok := f.find(key, "text")
	if !ok && !f.has(key) && !f.lost {
		f.problems.Add(f.src.At(f.value.Offset, "the front matter needs "+key+": followed by a text"))
	} else if ok && v.Text == "" {
		f.problems.Add(f.src.At(v.Offset, key+" is empty"))
	}
	return v
}

// OptionalText is the text of a key, empty when the key is not there.
func (f *Front) OptionalText(key string) Value {
	v, _ := f.find(key, "text")
	return v
}

// OptionalList is the texts of a key's list, none when the key is not there.
func (f *Front) OptionalList(key string) []Value {
	v, _ := f.find(key, "list")
	return v.List
}

// Optional is the value of a key, of whatever kind, and where the key stands; ok tells whether it is there.
func (f *Front) Optional(key string) (e Entry, ok bool) {
	f.asked = append(f.asked, key)
	for _, e := range f.value.Entries {
		if e.Key == key {
			return e, true
		}
	}
	return Entry{}, false
}

// Draft tells whether the key draft says yes: the page is not to be published.
func (f *Front) Draft() bool {
	v, ok := f.find("draft", "text")
	if ok && v.Text != "yes" && v.Text != "no" {
		f.problems.Add(f.src.At(v.Offset, "draft is yes or no, not "+v.Text))
	}
	return v.Text == "yes"
}

// Map is the front matter below a key, empty when the key is not there.
func (f *Front) Map(key string) *Front {
	v, ok := f.find(key, "map")
	if !ok {
		v = Value{kind: "map", Offset: f.value.Offset}
	}
	return &Front{src: f.src, value: v, lost: !ok && f.has(key), problems: f.problems}
}

// Offset is where this mapping begins.
func (f *Front) Offset() int { return f.value.Offset }

// Entries is the keys of this mapping in order; asking for it makes all known.
func (f *Front) Entries() []Entry {
	for _, e := range f.value.Entries {
		f.asked = append(f.asked, e.Key)
	}
	return f.value.Entries
}

// Texts is the keys of this mapping whose values are texts, in order, which all must be.
func (f *Front) Texts() []Entry {
	var texts []Entry
	for _, e := range f.Entries() {
		if e.Value.kind == "text" {
			texts = append(texts, e)
		} else {
			f.problems.Add(f.src.At(e.Value.Offset, e.Key+" must be "+kinds["text"]))
		}
	}
	return texts
}

// Sub is an entry's value as front matter of its own.
func (f *Front) Sub(e Entry) *Front {
	if e.Value.kind != "map" {
		f.problems.Add(f.src.At(e.Value.Offset, e.Key+" must be "+kinds["map"]))
		e.Value = Value{kind: "map", Offset: e.Offset}
	}
	return &Front{src: f.src, value: e.Value, problems: f.problems}
}

// Done reports every key that nobody asked for.
func (f *Front) Done() {
	for _, e := range f.value.Entries {
		known := false
		for _, key := range f.asked {
			known = known || key == e.Key
		}
		if !known {
			f.problems.Add(f.src.At(e.Offset, "unknown key "+e.Key+"; "+diag.Expected(e.Key, f.asked)))
		}
	}
}

func (f *Front) has(key string) bool {
	for _, e := range f.value.Entries {
		if e.Key == key {
			return true
		}
	}
	return false
}
