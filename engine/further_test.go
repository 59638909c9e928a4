package engine_test

import (
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

const mayTakeTwoMore = `stores=none last-in-store=ends captures="last own empty: facing, up to 2 more"`

const takesTwoMore = `stores=none last-in-store=ends captures="last own empty: facing, 2 more"`

// South's first move captures what faces Pit 3.
const beforeTwoMore = "2,0,5,0,0,1/0,1,0,0,0,2 0,0 S"

func TestFurtherPitsAreChosenInMovesOfTheirOwn(t *testing.T) {
	for _, c := range []struct{ name, rules, from, moves, want string }{
		{"two are due", takesTwoMore, beforeTwoMore, "2", "2,0,0,0,0,1/0,0,1,0,0,2 5,0 S further=2"},
		{"one is left", takesTwoMore, beforeTwoMore, "2 x6", "0,0,0,0,0,1/0,0,1,0,0,2 7,0 S further=1"},
		{"the turn passes with the last", takesTwoMore, beforeTwoMore, "2 x6 x1", "0,0,0,0,0,0/0,0,1,0,0,2 8,0 N"},
		{"no more than there are", takesTwoMore, "0,0,5,0,0,1/0,1,0,0,0,2 0,0 S", "2", "0,0,0,0,0,1/0,0,1,0,0,2 5,0 S further=1"},
		{"none is left", takesTwoMore, "0,0,5,0,0,0/0,1,0,0,0,2 0,0 S", "2", "0,0,0,0,0,0/0,0,1,0,0,2 5,0 N"},
		{"nothing captured", takesTwoMore, "2,0,0,0,0,1/0,1,0,0,0,2 0,0 S", "2", "2,0,0,0,0,1/0,0,1,0,0,2 0,0 N"},
		{"North takes South's", takesTwoMore, "0,0,0,0,1,0/3,1,4,6,0,2 0,0 N", "2 x3", "0,0,0,1,0,0/3,1,0,0,0,2 0,10 N further=1"},
		{"the end waits", takesTwoMore + " majority=ends ends=at-once", "1,0,9,0,0,1/0,1,0,0,0,0 0,0 S", "2 x6", "0,0,0,0,0,1/0,0,1,0,0,0 10,0 S further=1"},
		{"both may be left", mayTakeTwoMore, beforeTwoMore, "2 -", "2,0,0,0,0,1/0,0,1,0,0,2 5,0 N"},
		{"one may be left", mayTakeTwoMore, beforeTwoMore, "2 x6 -", "0,0,0,0,0,1/0,0,1,0,0,2 7,0 N"},
		{"none is left over", mayTakeTwoMore, beforeTwoMore, "2 x6 x1", "0,0,0,0,0,0/0,0,1,0,0,2 8,0 N"},
		{"both are captured", `rows=4 pits=2 seeds=1 stores=none captures="last inner empty: facing and behind, 1 more; last inner empty: facing"`, "1,2/2,1/0,0/0,2 0,0 S", "2", "0,2/0,1/1,1/0,0 3,0 S further=1"},
		{"only one of two is captured", `rows=4 pits=2 seeds=1 stores=none captures="last inner empty: facing and behind, 1 more; last inner empty: facing"`, "0,2/2,0/0,0/0,2 0,0 S", "2", "0,2/0,0/1,1/0,0 2,0 N"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := playCaptures(t, c.rules, c.from, c.moves).String(); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestNothingButFurtherPitsIsLegalWhileTheyAreDue(t *testing.T) {
	r := enginetest.Rules(t, takesTwoMore)
	p := playCaptures(t, takesTwoMore, beforeTwoMore, "2")
	want := []engine.Move{{Kind: engine.Take, Pit: 6}, {Kind: engine.Take, Pit: 11}}
	if got := r.Legal(p); !slices.Equal(got, want) {
		t.Errorf("legal: %v, want %v", got, want)
	}
	for _, m := range []engine.Move{{Kind: engine.Sow, Pit: 5}, {Kind: engine.Pass}, {Kind: engine.Take, Pit: 5}, {Kind: engine.Take, Pit: 7}, {Kind: engine.Take, Pit: engine.Hand}} {
		if why := r.WhyIllegal(p, m); why == nil || why.Rule != event.RuleFurther {
			t.Errorf("%v: %v", m, why)
		}
	}
	if got, want := enginetest.Rules(t, mayTakeTwoMore).Legal(p), append(want, engine.Move{Kind: engine.Pass}); !slices.Equal(got, want) {
		t.Errorf("legal, if they may be left: %v, want %v", got, want)
	}
	start := enginetest.Position(t, beforeTwoMore)
	if why := r.WhyIllegal(start, want[0]); why == nil || why.Rule != event.RuleFurther {
		t.Errorf("a pit is chosen before a capture: %v", why)
	}
	if _, err := r.ParseMove(engine.FromLeft, start, "x1"); err == nil || err.Error() != `a move is the number of a pit, 1 to 6; this is "x1"` {
		t.Errorf("x1 before a capture: %v", err)
	}
}

func TestStepsLeadToTheFurtherPitsDue(t *testing.T) {
	r := enginetest.Rules(t, takesTwoMore)
	p := enginetest.Position(t, beforeTwoMore)
	for _, m := range []engine.Move{{Pit: 1}, {Kind: engine.Take, Pit: 6}, {Kind: engine.Take, Pit: 11}} {
		ply, steps, err := r.Trace(p, m)
		if err != nil {
			t.Fatal(err)
		}
		if got := event.Apply(p, steps); got != ply.After {
			t.Errorf("%v: the steps lead to %s, the move to %s", m, got, ply.After)
		}
		p = ply.After
	}
}

func TestPositionHasNoMoreFurtherPitsThanRulesAndBoardAllow(t *testing.T) {
	r := enginetest.Rules(t, takesTwoMore)
	for text, valid := range map[string]bool{
		"1,0,0,0,0,1/0,0,1,0,0,2 5,0 S further=2": true,
		"1,0,0,0,0,1/0,0,1,0,0,2 5,0 S further=3": false,
		"1,0,0,0,0,0/0,0,1,0,0,2 5,0 S further=2": false,
	} {
		p := enginetest.Position(t, text)
		if err := r.CheckPosition(p); (err == nil) != valid {
			t.Errorf("%s: %v", text, err)
		}
		if p.String() != text {
			t.Errorf("%s is written %s", text, p)
		}
	}
}
