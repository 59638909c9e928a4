package protocol

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/internal/golden"
	"sowbook/internal/prose"
)

// differencesFile is for the tests of scripts: linked boards must find the same first
// difference as the generator.
const differencesFile = "../../static/js/test/differences.json"

// differenceCase is two lines, as a page has them, and their first difference.
type differenceCase struct {
	Name string          `json:"name"`
	One  json.RawMessage `json:"one"`
	Two  json.RawMessage `json:"two"`
	Want *struct {
		Ply  int `json:"ply"`
		Step int `json:"step"`
	} `json:"want"`
}

func TestDifferencesForTheScripts(t *testing.T) {
	v := prose.Voice{Sides: [2]string{"South", "North"}, Store: "store"}
	line := func(rules, start, moves string) *engine.Game {
		r, err := engine.ParseRules(rules)
		if err != nil {
			t.Fatal(err)
		}
		p, err := engine.ParsePosition(start)
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(r, p)
		for _, move := range strings.Fields(moves) {
			if v.Play(g, move) != nil {
				break
			}
		}
		return g
	}
	want := []byte("[\n")
	for _, c := range []struct{ name, one, two, start, moves string }{
		{"the same", "capture=across", "capture=opposite", "3,3,3/3,3,3 0,0 S", "3 2"},
		{"no moves", "capture=across", "capture=opposite", "3,3,3/3,3,3 0,0 S", ""},
		{"another turn or not", "capture=none", "last-in-store=ends", "3,3,3/3,3,3 0,0 S", "3"},
		{"a capture with or without the last seed", "capture=across", "capture=opposite", "0,2,0/1,0,0 3,3 S", "3"},
		{"a capture or none", "capture=none", "capture=across", "1,2,0/1,0,0 3,3 S", "3"},
		{"in the second ply", "capture=none", "origin=skipped", "1,1,1/8,1,1 0,0 S", "1 3"},
		{"over or not", "capture=none", "ends=at-once", "1,0,0/0,0,2 0,0 S", "1"},
		{"over at the start", "capture=none", "ends=at-once", "0,0,0/0,0,2 0,0 S", "1"},
		{"refused", "capture=none", "fewest=2", "1,3,3/3,1,3 0,0 S", "1 1"},
	} {
		one, two := line(c.one, c.start, c.moves), line(c.two, c.start, c.moves)
		p := differenceCase{Name: c.name, One: States(one, v, 0), Two: States(two, v, 0)}
		if d, ok := engine.FirstDifference(one, two); ok {
			p.Want = &struct {
				Ply  int `json:"ply"`
				Step int `json:"step"`
			}{d.Ply, d.Step}
		}
		text, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		want = append(append(want, text...), ",\n"...)
	}
	want = append(bytes.TrimSuffix(want, []byte(",\n")), "\n]\n"...)
	golden.Compare(t, differencesFile, want)
}
