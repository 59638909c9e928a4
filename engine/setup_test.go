package engine_test

import (
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
)

func TestStart(t *testing.T) {
	_, err := enginetest.Rules(t, wise).Start()
	if err == nil || !strings.Contains(err.Error(), "no fixed start: a player distributes the 72 seeds") {
		t.Errorf("%v", err)
	}
	for rules, want := range map[string]string{
		basic:              "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
		basic + " seeds=3": "3,3,3,3,3,3/3,3,3,3,3,3 0,0 S", // P-B0
		basic + " seeds=6": "6,6,6,6,6,6/6,6,6,6,6,6 0,0 S",
		basic + " pits=3":  "4,4,4/4,4,4 0,0 S",
	} {
		if p, err := enginetest.Rules(t, rules).Start(); err != nil || p.String() != want {
			t.Errorf("%s: %s, %v", rules, p, err)
		}
	}
}

func TestCheckSetup(t *testing.T) {
	free := enginetest.Rules(t, ignorant)
	mirrored := enginetest.Rules(t, strings.Replace(wise, "setup=free", "setup=mirrored", 1))
	twoEach := enginetest.Rules(t, strings.Replace(ignorant, "setup=free", "setup=at-least-two", 1))
	for _, c := range []struct {
		rules Rules
		p     string
		why   string // empty: allowed
	}{
		{free, "6,6,6,6,6,6/6,6,6,6,6,6 0,0 S", ""},
		{free, "0,0,0,0,0,72/0,0,0,0,0,0 0,0 S", ""}, // LI-5: any cell may stay empty
		{free, "6,6,6,6,6,6/6,6,6,6,6,5 0,0 S", "all 72 seeds must be on the board, not 71"},
		{free, "6,6,6,6,6,6/6,6,6,6,6,5 1,0 S", "both stores must be empty"},
		{mirrored, "0,12,0,12,12,0/0,12,0,12,12,0 0,0 S", ""}, // LW-5: 8, 9 and 11 with 5, 4 and 2
		{mirrored, "0,12,0,12,12,0/0,12,1,12,11,0 0,0 S", "pits 3 and 10 face each other: both must hold seeds, or neither"},
		{mirrored, "1,12,0,12,11,0/0,12,0,12,12,0 0,0 S", "pits 1 and 12 are at the ends of the board and must stay empty"},
		{mirrored, "0,9,9,9,9,0/0,9,9,9,9,0 0,0 S", ""},
		{twoEach, "2,2,2,2,2,2/2,2,2,2,2,50 0,0 S", ""}, // CD-4
		{twoEach, "2,2,2,2,2,2/2,2,2,1,2,51 0,0 S", "pit 4 holds 1: every pit must hold at least two seeds"},
		{twoEach, "2,2,2,2,2,2/2,2,2,2,2,49 0,0 S", "all 72 seeds must be on the board, not 71"},
	} {
		err := c.rules.CheckSetup(enginetest.Position(t, c.p))
		if c.why == "" && err != nil || c.why != "" && (err == nil || !strings.Contains(err.Error(), c.why)) {
			t.Errorf("%s: %v, want %q", c.p, err, c.why)
		}
	}
}

func TestPlayersArrangeTheirOwnSeeds(t *testing.T) {
	four := enginetest.Rules(t, "rows=4 pits=2 seeds=4 setup=outer arrange=own-seeds stores=none last-in-store=ends")
	two := enginetest.Rules(t, "pits=3 seeds=2 arrange=own-seeds")
	three := enginetest.Rules(t, "rows=3 pits=2 seeds=2 arrange=own-seeds stores=none last-in-store=ends")
	laid := enginetest.Rules(t, "pits=2 setup=1,0_against_3,2 arrange=own-seeds")
	for _, c := range []struct {
		rules Rules
		p     string
		why   string // empty: allowed
	}{
		{four, "4,4/0,0/0,0/4,4 0,0 S", ""},
		{four, "0,0/0,8/1,2/3,2 0,0 N", ""},
		{four, "0,0/0,8/1,2/3,1 0,0 S", "pits 1 to 4 hold 7 seeds: each player arranges exactly the 8 on their side"},
		{four, "0,0/0,9/1,2/3,1 0,0 S", "pits 1 to 4 hold 7 seeds: each player arranges exactly the 8 on their side"},
		{four, "0,0/1,8/1,2/3,2 0,0 S", "pits 5 to 8 hold 9 seeds: each player arranges exactly the 8 on their side"},
		{two, "0,0,6/1,5,0 0,0 S", ""},
		{two, "0,0,6/1,5,0 1,0 S", "players arrange only the seeds in their pits: nothing else is changed before the first move"},
		{two, "0,0,6/6,0,0 0,0 S closed=2", "players arrange only the seeds in their pits: nothing else is changed before the first move"},
		{two, "3,3/3,3 0,0 S", "a side has 3 pits at the start, not 2"},
		{three, "0,1/5,0/0,6 0,0 S", ""},
		{laid, "5,0/0,1 0,0 S", ""},
		{laid, "0,1/5,0 0,0 S", "pits 1 to 2 hold 5 seeds: each player arranges exactly the 1 on their side"},
	} {
		err := c.rules.CheckSetup(enginetest.Position(t, c.p))
		if c.why == "" && err != nil || c.why != "" && (err == nil || err.Error() != c.why) {
			t.Errorf("%s: %v, want %q", c.p, err, c.why)
		}
	}
	if p, err := two.Distributed(enginetest.Position(t, "0,0,6/1,5,0 0,0 N"), North, false); err != nil || p.Turn() != South {
		t.Errorf("North has arranged last: %s, %v; South begins", p, err)
	}
	if _, err := two.Distributed(enginetest.Position(t, "0,0,6/1,5,0 0,0 N"), North, true); err == nil {
		t.Error("a turned board is accepted")
	}
}

func TestDistributedSaysWhoBegins(t *testing.T) {
	const given, turned = "0,12,0,12,12,0/0,9,0,15,12,0 0,0 S", "0,12,15,0,9,0/0,12,12,0,12,0 0,0"
	for _, c := range []struct {
		rule, rules string
		by          Side
		turn        bool
		want        string
	}{
		{"LI-7: the player who did not distribute begins", ignorant, South, false, "0,12,0,12,12,0/0,9,0,15,12,0 0,0 N"},
		{"L-6: turning the board changes sides, but not the player who begins", ignorant, South, true, turned + " N"},
		{"begins=turned-forfeits: turning gives up the first move", ignorant + " begins=turned-forfeits", South, true, turned + " S"},
		{"LW-6: in the Wise game it does", wise + " begins=turned-forfeits", North, true, turned + " N"},
		{"CD-5: with begins=distributor the player who distributed begins", ignorant + " begins=distributor", North, false, given[:len(given)-1] + "N"},
		{"LW-6: a player who does not turn the board begins", wise + " begins=turned-forfeits", North, false, "0,12,0,12,12,0/0,9,0,15,12,0 0,0 S"},
	} {
		got, err := enginetest.Rules(t, c.rules).Distributed(enginetest.Position(t, given), c.by, c.turn)
		if err != nil || got.String() != c.want {
			t.Errorf("%s: %s, %v, want %s", c.rule, got, err, c.want)
		}
	}
	if _, err := enginetest.Rules(t, ignorant+" begins=distributor").Distributed(enginetest.Position(t, given), South, true); err == nil {
		t.Error("with begins=distributor a turned board is accepted")
	}
	if _, err := enginetest.Rules(t, ignorant).Distributed(Even(6, 5, South), South, false); err == nil {
		t.Error("a distribution of 60 seeds is accepted")
	}
}

// P-C1: a cut may put any numbers in the pits. The other player may turn it and let
// either side begin.
func TestSetupAcceptsAnyCut(t *testing.T) {
	r := enginetest.Rules(t, egyptian)
	p := enginetest.Position(t, "0,1,2,3,4,5/9,8,0,0,0,0 0,0 S")
	if err := r.CheckSetup(p); err != nil {
		t.Fatal(err)
	}
	got := p.Turned().WithTurn(North).String()
	if want := "0,0,0,0,8,9/5,4,3,2,1,0 0,0 N"; got != want {
		t.Errorf("turned, North begins: %s, want %s", got, want)
	}
}
