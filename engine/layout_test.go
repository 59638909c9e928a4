package engine_test

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

func TestSetupGivesTheSeedsOfEachPit(t *testing.T) {
	for _, c := range []struct{ rules, want string }{
		{"pits=5 setup=4,4,4,4,5", "5,4,4,4,4/4,4,4,4,5 0,0 S"},
		{"pits=3 setup=1,2,3_against_4,5,6", "6,5,4/1,2,3 0,0 S"},
		{"pits=3 setup=3x2", "2,2,2/2,2,2 0,0 S"},
		{"pits=4 rows=3 stores=none last-in-store=ends setup=1,2,3,4/5,6", "4,3,2,1/6,5,5,6/1,2,3,4 0,0 S"},
		{"pits=3 rows=4 stores=none last-in-store=ends left-over=both-sides setup=1,2,3/4,5,6", "3,2,1/6,5,4/4,5,6/1,2,3 0,0 S"},
		{"pits=3 setup=3x2 refill=left-first", "2,2,2/2,2,2 0,0 S"},
		{masters + " setup=8x0/4x0,6,2,2,0", "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22 S north-owns=28 south-owns=12"},
	} {
		r := enginetest.Rules(t, c.rules)
		p, err := r.Start()
		if err != nil || p.String() != c.want || p.Total() != r.Total() {
			t.Errorf("%s: %s, %v, %d seeds", c.rules, p, err, r.Total())
		}
		if again := enginetest.Rules(t, r.String()); again != r {
			t.Errorf("%s is read as %s", r, again)
		}
	}
}

func TestHouseSetupIsTheSameAsItsPosition(t *testing.T) {
	house, _ := enginetest.Rules(t, masters+" setup=house").Start()
	if p, _ := enginetest.Rules(t, masters+" setup=8x0/4x0,6,2,2,0").Start(); p != house {
		t.Errorf("%s, not %s", p, house)
	}
}

func TestSetupOfPitsHasOneText(t *testing.T) {
	for text, want := range map[string]string{
		"4,4,4,4,5":             "4x4,5",
		"5x4_against_5x4":       "5x4",
		"4,4,5,5,5_against_5x4": "4,4,3x5_against_5x4",
		"2x1,2,2,2":             "1,1,3x2",
	} {
		r := enginetest.Rules(t, "pits=5 setup="+text)
		if got, _ := r.Value("setup"); got != want {
			t.Errorf("%s is written %s, want %s", text, got, want)
		}
	}
}

func TestWrongSetupOfPitsIsRejected(t *testing.T) {
	for _, text := range []string{
		"pits=5 setup=4,4", "pits=2 setup=4,4/4,4", "pits=2 setup=4,04", "pits=2 setup=4,", "pits=2 setup=0x4,4,4", "pits=2 setup=200,100",
		"pits=2 setup=4,4/4", "pits=2 setup=4,4_against_4", "pits=2 setup=99x1", "pits=2 setup=4,4,/4,4", "pits=2 setup=4,4/",
	} {
		if r, err := engine.ParseRules(text); err == nil {
			t.Errorf("%s is read as %s", text, r)
		}
	}
}
