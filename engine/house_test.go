package engine_test

import (
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// stock is a game with a stock and houses, on the board of Bao la kiswahili.
const stock = "pits=8 rows=4 seeds=2 setup=house stock=22 house=6 direction=either pick=inner-first fewest=2 must-capture=yes stores=none " +
	"last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end ends=inner-empty wins=last-mover "

const empty = "0,0,0,0,0,0,0,0" // a row

// houseCase is a move and the position after it. A move that is not legal has the name of the
// rule that forbids it instead.
type houseCase struct{ set, from, move, want string }

func checkHouse(t *testing.T, cases []houseCase) {
	t.Helper()
	for _, c := range cases {
		rules := stock + c.set
		if strings.Contains(c.set, "house=") {
			rules = strings.Replace(rules, "house=6 ", "", 1)
		}
		r, from := enginetest.Rules(t, rules), strings.ReplaceAll(c.from, "_", empty)
		if !strings.Contains(c.want, " ") {
			if got := refusedBy(t, r, from, c.move); got != c.want {
				t.Errorf("%s %s in %s is refused by %q, want %q", c.set, c.move, from, got, c.want)
			}
			continue
		}
		p := enginetest.Position(t, from)
		m, err := r.ParseMove(FromLeft, p, c.move)
		if err != nil {
			t.Fatal(err)
		}
		ply, err := r.Play(p, m)
		if want := strings.ReplaceAll(c.want, "_", empty); err != nil || ply.After.String() != want {
			t.Errorf("%s %s in %s:\n got %s, %v\nwant %s", c.set, c.move, from, ply.After, err, want)
		}
	}
}

const houses = " north-owns=28 south-owns=12"

func TestSetupOfHouseAndStock(t *testing.T) {
	r := enginetest.Rules(t, stock)
	start, err := r.Start()
	want := strings.ReplaceAll("_/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/_ 22,22 S", "_", empty) + houses
	if err != nil || start.String() != want || r.Total() != 64 {
		t.Errorf("start %s, %v, %d seeds", start, err, r.Total())
	}
	if got := legalText(t, r, want); got != "10R 10L 11R 11L" {
		t.Errorf("legal %q: the house may not be chosen, nor an empty pit", got)
	}
}

func TestSeedOfStockCapturesTheFacingPit(t *testing.T) {
	checkHouse(t, []houseCase{
		// From a middle pit the player chooses the end.
		{"", "_/1,0,1,8,3,2,0,0/0,0,0,0,7,0,0,0/_ 21,21 S" + houses, "12L", "_/1,0,1,8,0,2,0,0/1,1,1,0,8,0,0,0/_ 20,21 N" + houses},
		{"", "_/1,0,1,8,3,2,0,0/0,0,0,0,7,0,0,0/_ 21,21 S" + houses, "12R", "_/1,0,1,8,0,2,0,0/0,0,0,0,8,1,1,1/_ 20,21 N" + houses},
		// From a flank the seeds begin at its end.
		{"", "_/4,3,1,8,0,2,5,6/1,2,0,0,8,0,3,4/_ 9,8 S" + houses, "16L", "_/0,3,1,8,0,2,5,6/3,3,1,1,8,0,3,4/_ 8,8 N" + houses},
		{"", "_/4,3,1,8,0,2,5,6/1,2,0,0,8,0,3,4/_ 9,8 S" + houses, "15L", "_/4,0,1,8,0,2,5,6/2,4,1,0,8,0,3,4/_ 8,8 N" + houses},
		{"", "_/4,3,1,8,0,2,5,6/1,2,0,0,8,0,3,4/_ 9,8 S" + houses, "9R", "_/4,3,1,8,0,2,5,0/1,2,1,1,9,1,4,6/_ 8,8 N" + houses},
		{"", "_/4,3,1,8,0,2,5,6/1,2,0,0,8,0,3,4/_ 9,8 S" + houses, "16R", "direction"},
		// It must be done: Pit 12 faces nothing. Pit 8 is not in the inner row.
		{"", "_/4,3,1,8,0,2,5,6/1,2,0,0,8,0,3,4/_ 9,8 S" + houses, "12R", "must-capture"},
		{"", "_/4,3,1,8,0,2,5,6/1,2,0,0,8,0,3,4/0,0,0,0,0,0,0,3 9,8 S" + houses, "8R", "stock"},
		// A capture of the house ends its property.
		{"", "_/1,4,3,7,0,0,0,0/0,0,0,1,8,0,0,0/_ 20,20 S" + houses, "13R", "_/1,4,3,0,0,0,0,0/0,1,1,3,9,1,1,1/_ 19,20 N south-owns=12"},
	})
}

func TestQuietEntryLiftsThePit(t *testing.T) {
	const singles = "_/1,0,0,0,0,0,0,0/0,0,0,0,5,1,1,0/_ 18,18 S"
	checkHouse(t, []houseCase{
		{"", "_/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/_ 22,22 S" + houses, "10R", "_/0,2,2,6,0,0,0,0/0,0,0,1,7,3,0,0/_ 21,22 N" + houses},
		// The inner row may not be left empty.
		{"", "_/0,1,0,0,0,0,0,0/3,0,0,0,0,0,0,0/_ 9,9 S", "16R", "inner-kept"},
		{"", "_/0,1,0,0,0,0,0,0/3,0,0,0,0,0,0,0/_ 9,9 S", "16L", "_/0,1,0,0,0,0,0,0/0,1,1,1,1,0,0,0/_ 8,9 N"},
		// Single seeds.
		{"", singles + " south-owns=12", "10R", "_/1,0,0,0,0,0,0,0/0,0,0,0,6,2,0,0/_ 17,18 N south-owns=12"},
		{"", singles, "11R", "fewest"},
		{"single-entry=working", singles + " south-owns=12", "11R", "fewest"},
		{"single-entry=any", singles, "11L", "_/1,0,0,0,0,0,0,0/0,0,0,0,5,0,2,1/_ 17,18 N"},
		{"", "_/1,0,0,0,0,0,0,0/0,0,0,0,1,1,1,0/_ 18,18 S", "10L", "_/1,0,0,0,0,0,0,0/0,0,0,0,1,1,0,1/0,0,0,0,0,0,0,1 17,18 N"},
	})
}

func TestWorkingHouseIsSpared(t *testing.T) {
	checkHouse(t, []houseCase{
		{"", "_/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/_ 22,22 S" + houses, "12R", "house"},
		// Alone in its row it gives two seeds, and stays a house.
		{"", "_/0,1,2,9,0,2,0,0/0,0,0,0,9,0,0,0/_ 20,21 S" + houses, "12R", "_/0,1,2,9,0,2,0,0/0,0,1,1,8,0,0,0/_ 19,21 N" + houses},
		// With five seeds it does not work, and is lost.
		{"", "_/0,1,2,9,0,2,0,0/0,0,0,0,5,0,0,0/_ 20,21 S" + houses, "12R", "_/0,1,2,9,0,2,0,0/1,1,1,1,0,0,0,0/1,1,0,0,0,0,0,0 19,21 N north-owns=28"},
		{"house=5", "_/0,1,2,9,0,2,0,0/0,0,0,0,5,0,0,0/_ 20,21 S" + houses, "12R", "_/0,1,2,9,0,2,0,0/0,0,1,1,4,0,0,0/_ 19,21 N" + houses},
	})
}

func TestLapThatEndsInTheHouse(t *testing.T) {
	const (
		capturing = "_/0,1,2,10,4,4,0,0/2,1,0,0,12,0,0,0/_ 14,14 S" + houses
		stopped   = "_/0,1,2,10,0,4,0,0/2,1,0,0,14,1,1,1/_ 13,14 N" + houses
		goneOn    = "_/0,1,2,10,0,4,0,0/3,2,1,1,1,2,0,2/1,1,1,1,1,1,1,1 13,14 N north-owns=28"
		quiet     = "_/0,3,0,9,0,0,0,1/0,0,3,0,9,0,1,0/_ 19,19 S" + houses
		later     = "3,1,4,0,1,0,2,1/1,5,1,0,0,3,0,1/1,1,0,2,20,0,3,0/1,1,2,0,4,2,0,4 0,0 S south-owns=12"
		sownOn    = "3,1,4,0,1,0,2,1/1,0,0,0,0,3,0,0/5,1,6,1,4,5,2,1/0,4,5,0,1,5,1,7 0,0 N"
		kept      = "3,1,4,0,1,0,2,1/1,0,1,0,0,3,0,1/2,3,2,1,21,0,3,0/1,1,2,0,4,2,0,4 0,0 N south-owns=12"
	)
	checkHouse(t, []houseCase{
		{"", capturing, "12R", stopped},
		{"", capturing, "12R>", goneOn},
		{"house-rights=both-stages", capturing, "12R>", goneOn},
		{"", capturing, "12L>", "house"},
		{"", quiet, "10R", "_/0,3,0,9,0,0,0,1/0,0,3,0,10,1,0,0/_ 18,19 N" + houses},
		{"", quiet, "10R>", "house"},
		{"house-rights=any-move", quiet, "10R>", "_/0,3,0,9,0,0,0,1/1,1,4,1,0,1,0,0/1,1,1,1,1,1,0,0 18,19 N north-owns=28"},
		{"", later, "13R", sownOn},
		{"", later, "13R>", "house"},
		{"house-rights=any-move", later, "13R", sownOn},
		{"house-rights=until-capture", later, "13R", sownOn},
		{"house-rights=both-stages", later, "13R", kept},
		{"house-rights=both-stages", later, "13R>", sownOn},
	})
	if got := legalText(t, enginetest.Rules(t, stock), strings.ReplaceAll(capturing, "_", empty)); got != "12R 12R> 12L 15L" {
		t.Errorf("legal %q", got)
	}
}

func TestFirstCaptureOfTheSecondStageEndsHouses(t *testing.T) {
	const from = "1,1,0,0,0,0,0,0/1,1,0,5,1,6,3,0/0,3,0,0,24,0,2,0/3,0,1,0,2,1,4,5 0,0 S south-owns=12"
	const after = "1,1,0,0,0,0,0,0/1,1,0,5,0,6,3,0/0,3,0,0,25,1,0,1/3,0,1,0,2,1,4,5 0,0 N"
	checkHouse(t, []houseCase{
		{"", from, "10R", after + " south-owns=12"},
		{"house-rights=until-capture", from, "10R", after},
		// Before it, a move without captures stops in the house.
		{"house-rights=until-capture", "_/0,1,0,0,0,0,0,0/0,0,1,0,6,0,2,0/_ 0,0 S south-owns=12", "10R", "_/0,1,0,0,0,0,0,0/0,0,1,0,7,1,0,0/_ 0,0 N south-owns=12"},
		{"", "_/0,1,0,0,0,0,0,0/0,0,1,0,6,0,2,0/_ 0,0 S south-owns=12", "10R", "_/0,1,0,0,0,0,0,0/1,1,2,1,0,1,0,0/1,1,1,0,0,0,0,0 0,0 N"},
	})
}

// The 22 plies that begin a game with a move that never ends, from de Voogt (2006): the board
// repeats after 228 laps.
func TestPublishedMoveThatNeverEnds(t *testing.T) {
	r := enginetest.Rules(t, stock)
	start, _ := r.Start()
	g := NewGame(r, start)
	for _, text := range strings.Fields("11R 11R 13R 11R 12L 14R 9R> 9R 13R 13L 9R 10R 16L 13R 11R 13L 15L 13L 13L 13L 10R 13L") {
		m, err := r.ParseMove(FromLeft, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			t.Fatal(text, err)
		}
	}
	const before = empty + "/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 11,11 S"
	if got := g.Position(); got.String() != before {
		t.Fatalf("got %s, want the published %s", got, before)
	}
	m, _ := r.ParseMove(FromLeft, g.Position(), "14R")
	ply, steps, err := r.Trace(g.Position(), m)
	const after = empty + "/0,0,0,0,9,0,0,1/1,6,4,1,0,5,4,0/2,1,0,5,0,3,0,1 10,11 N"
	if err != nil || ply.After.String() != after || ply.Laps != 228 || steps[0].Rule != event.RuleStock {
		t.Errorf("%s after %d laps, %v, first step by %s", ply.After, ply.Laps, err, steps[0].Rule)
	}
}

func TestStockSurvivesTheEnd(t *testing.T) {
	checkHouse(t, []houseCase{
		{"", "_/0,3,4,1,0,0,0,0/0,1,1,3,8,1,2,0/_ 20,20 S south-owns=12", "15L", "_/_/0,5,4,0,9,2,3,1/0,0,0,0,0,0,0,1 19,20 N south-owns=12"},
	})
}

// Going on from the house, the relay of 9R> never ends and is undone. The move is legal all the same.
func TestEndlessMoveFromTheHouseIsLegal(t *testing.T) {
	r := enginetest.Rules(t, stock+"origin=first")
	p := enginetest.Position(t, "1,1,1,1,1,1,2,1/1,1,1,15,0,0,0,1/0,0,0,0,15,1,1,1/1,2,2,1,1,1,1,1 4,4 S"+houses)
	for _, m := range r.Legal(p) {
		if _, err := r.Play(p, m); err != nil {
			t.Errorf("%s is listed, but %v", r.Format(FromLeft, p, m), err)
		}
	}
	if got := legalText(t, r, p.String()); !strings.Contains(got, ">") {
		t.Errorf("legal %q: no move goes on", got)
	}
}

func TestMoveThatGoesOnNamesAWay(t *testing.T) {
	r := enginetest.Rules(t, stock)
	start, _ := r.Start()
	for text, why := range map[string]string{
		"10>":   `write 10R or 10L, not "10>"`,
		"+10>":  `not "+10>"`,
		">":     `this is ">"`,
		"10R>>": `this is "10R>>"`,
		"->":    `this is "->"`,
	} {
		if m, err := r.ParseMove(FromLeft, start, text); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q is read as %v, %v; want an error with %q", text, m, err, why)
		}
	}
}
