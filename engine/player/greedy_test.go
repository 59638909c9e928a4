package player

import (
	"testing"

	"sowbook/engine"
)

func TestGreedyMoveSeeksStoreCaptureOrPit(t *testing.T) {
	tests := []struct {
		what, rules, start string
		want               int // the pit from the left, from 1; 0 for none
	}{
		{"the nearest of two sowings into the store", "capture=across", "4,4,4,4,4,4/0,5,0,0,2,0 0,0 S", 5},
		{"the store before a capture", "capture=across", "4,9,4,4,4,4/1,0,0,0,2,0 0,0 S", 5},
		{"the largest capture", "capture=across", "4,4,4,9,2,4/1,0,1,0,0,3 0,0 S", 3},
		{"the shorter of equal captures", "capture=across", "0,0,4,0,4,0/2,1,0,0,0,0 0,0 S", 2},
		{"nothing to gain", "capture=across", "0,0,0,0,0,0/2,2,1,1,0,0 0,0 S", 0},
		{"no captures: most seeds to the store", "relay=yes stores=both last-in-store=ends", "0,0,0,0,0,0/0,0,0,0,3,2 0,0 S", 6},
		{"no captures: a pit to own", "pits=4 stores=none last-in-store=ends relay=yes claim=makes-four", "0,0,3,0/1,0,0,2 0,0 S", 4},
		{"no captures: most seeds from a raid", "stores=none last-in-store=ends relay=yes claim=makes-four raid=again",
			"0,0,3,0,0,0/1,0,0,0,1,1 0,0 S north-owns=6", 5},
	}
	for _, test := range tests {
		t.Run(test.what, func(t *testing.T) {
			r, err := engine.ParseRules(test.rules)
			if err != nil {
				t.Fatal(err)
			}
			p, err := engine.ParsePosition(test.start)
			if err != nil {
				t.Fatal(err)
			}
			m, ok := GreedyMove(r, p)
			if ok != (test.want > 0) || ok && int(m.Pit)+1 != test.want {
				t.Errorf("pit %d, %t, want %d", m.Pit+1, ok, test.want)
			}
		})
	}
}
