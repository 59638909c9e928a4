package engine_test

import (
	"testing"

	. "sowbook/engine"
)

func FuzzRules(f *testing.F) {
	for _, text := range []string{"", egyptian, kalah, twoWays, "seeds=99", "pits=64 seeds=2", "a=b"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRules(text)
		if err != nil {
			if e, ok := err.(*TextError); !ok || e.Why == "" || e.Offset < 0 || e.Offset > len(text) {
				t.Fatalf("%q: %#v", text, err)
			}
			return
		}
		if back, err := ParseRules(r.String()); err != nil || back != r {
			t.Fatalf("%q: %s is read as %s, %v", text, r, back, err)
		}
	})
}

// FuzzGame plays legal moves chosen by bytes; nothing may panic, hang or lose a seed.
func FuzzGame(f *testing.F) {
	f.Add(egyptian, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", []byte{2, 5, 1, 0})
	f.Add(twoWays+" stuck=passes", "0,2/2,1 0,0 S", []byte{0, 1, 1, 1, 1, 1, 1, 1, 1})
	f.Add(kalah, "0,0/255,0 0,0 S", []byte{0})
	f.Add(masters, "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22 S north-owns=28 south-owns=12", []byte{0, 1, 2, 3})
	f.Add(masters+" bind=threatened house-rights=any-move", "0,2/2,0/1,1/0,2 2,1 N bound=7 north-owns=7 south-owns=3", []byte{1, 2, 3})
	f.Fuzz(func(t *testing.T, rules, start string, choices []byte) {
		r, err := ParseRules(rules)
		if err != nil {
			return
		}
		p, err := ParsePosition(start)
		if err != nil {
			return
		}
		g := NewGame(r, p)
		for _, c := range choices {
			moves := g.Legal()
			if g.Over() {
				break
			}
			if err := g.Play(moves[int(c)%len(moves)]); err != nil {
				t.Fatal(err)
			}
			if g.Position().Total() != p.Total() {
				t.Fatalf("%s became %s", p, g.Position())
			}
		}
	})
}
