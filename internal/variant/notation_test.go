package variant

import (
	"reflect"
	"testing"
)

func TestNotationFitsTheBoard(t *testing.T) {
	for text, want := range map[string][]string{
		"  pits: 6\nnotation: letters\n":                            nil,
		"  pits: 9\nnotation: ends\n":                               nil,
		"  pits: 8\n  rows: 4\n  stores: none\nnotation: rows\n":    nil,
		"  pits: 6\nnotation: letter\n":                             {`notation is letters, rows or ends, not "letter"; did you mean letters? at letter`},
		"  pits: 6\nnotation: rows\n":                               {"this notation needs a board of four rows at rows"},
		"  pits: 8\n  rows: 4\n  stores: none\nnotation: letters\n": {"this notation needs a board of two rows at letters"},
		"  pits: 6\nlabels: near\nnotation: ends\n":                 {"a notation needs pits that are numbered from the left, but labels is near at ends"},
	} {
		v, _, problems := parseShort(t, text)
		if !reflect.DeepEqual(problems, want) || want == nil && v.Notation == "" {
			t.Errorf("%q gives %q with problems %q, want %q", text, v.Notation, problems, want)
		}
	}
}
