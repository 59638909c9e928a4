package solver

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/long"
)

// knownGame is a game with a published value, the margin of the first player under
// [perftRules] with extra rules.
type knownGame struct {
	pits, seeds int
	extra       string
	value       int
}

const lone = " lone-capture=yes"

// stride returns the step through the cases of a test: 1 with the tag long, more in short
// mode.
func stride() int {
	switch {
	case long.Tests:
		return 1
	case testing.Short():
		return 80
	}
	return 5
}

// sampled returns how many of a number of cases are tried: at least one.
func sampled(n int) int { return max(1, n/stride()) }

// shortGames take seconds in all; longGames take minutes.
var (
	shortGames = []knownGame{
		{4, 3, "", 6}, {4, 4, "", 2}, {5, 2, "", 2}, {5, 3, "", 6}, {5, 4, "", 10}, {6, 2, "", 6}, {6, 3, "", 2},
		{4, 3, lone, 8}, {4, 4, lone, 2}, {5, 3, lone, 8}, {5, 4, lone, 12}, {6, 3, lone, 2},
	}
	longGames = []knownGame{{6, 4, "", 8}, {6, 4, lone, 10}}
)

func (c knownGame) name() string {
	rule := "standard"
	if c.extra == lone {
		rule = "empty"
	}
	return strconv.Itoa(c.pits) + "x" + strconv.Itoa(c.seeds) + "-" + rule
}

func TestSolveMatchesPublishedValues(t *testing.T) {
	for _, c := range shortGames {
		if c.pits*c.seeds > 12 && testing.Short() || c.pits*c.seeds > 15 && !long.Tests {
			continue
		}
		r, p := enginetest.Rules(t, perftRules+c.extra), engine.Even(c.pits, c.seeds, engine.South)
		got := Solve(r, p, Limits{})
		if !got.Proven || got.Value != c.value {
			t.Errorf("%s: %+v, want %d", c.name(), got, c.value)
		}
		checkLine(t, r, p, got)
	}
}

// With three seeds a pit, the published best move is pit 5.
func TestSolveFindsPublishedMove(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	got := Solve(enginetest.Rules(t, perftRules), engine.Even(6, 3, engine.South), Limits{})
	if len(got.Line) == 0 || got.Line[0] != (engine.Move{Kind: engine.Sow, Pit: 4, Way: engine.Right}) {
		t.Errorf("%+v", got)
	}
}

// A stopped search returns the best line so far, unproven.
func TestLimitsStopSearch(t *testing.T) {
	r, p := enginetest.Rules(t, perftRules), engine.Even(6, 4, engine.South)
	calls := 0
	got := Solve(r, p, Limits{Memory: 1 << 20, Stop: func() bool { calls++; return calls > 20 }})
	if got.Proven || got.Nodes > 50*nodesPerCheck || len(got.Line) == 0 || got.Depth < 5 || calls < 20 {
		t.Errorf("stopped after %d calls: %+v", calls, got)
	}
	got = Solve(r, p, Limits{Memory: 1 << 20, Depth: 4})
	if got.Proven || got.Depth != 4 || len(got.Line) != 4 {
		t.Errorf("four plies deep: %+v", got)
	}
}

func TestCycleIsNotProven(t *testing.T) {
	const rules = "stores=none last-in-store=ends"
	got := Solve(enginetest.Rules(t, rules), enginetest.Position(t, "0,0,1/1,0,0 0,0 S"), Limits{Depth: 40})
	if got.Proven {
		t.Errorf("a cycle was proven: %+v", got)
	}
}

func TestFinishedGameHasValueButNoMove(t *testing.T) {
	got := Solve(enginetest.Rules(t, perftRules), enginetest.Position(t, "0,0/1,2 3,4 N"), Limits{})
	if got.Value != -2 || !got.Proven || len(got.Line) != 0 {
		t.Errorf("%+v", got)
	}
}

func TestSolveMatchesFullSearchOnWideBoard(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	p := enginetest.Position(t, "0,0,0,0,0,0,0,1,1/0,0,0,0,0,0,0,1,1 2,0 S")
	got := Solve(r, p, Limits{Memory: 1})
	want, _ := enginetest.Value(r, p)
	if !got.Proven || got.Value != want {
		t.Errorf("%+v, want %d", got, want)
	}
	checkLine(t, r, p, got)
}

func TestSearchDoesNotAllocate(t *testing.T) {
	p := engine.Even(6, 2, engine.South)
	k := pack(&p)
	s := newSearch(enginetest.Rules(t, perftRules), p, 1, wholeEndgame)
	if n := testing.AllocsPerRun(3, func() { clear(s.table.buckets); s.atLeast(k, 3, 8) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// Packed boards have no closed pits, so these are searched as wide boards.
func TestSolveSkipsClosedPits(t *testing.T) {
	r := enginetest.Rules(t, "pits=3 capture=across left-over=both-sides")
	p := enginetest.Position(t, "1,0,2/2,0,0 0,0 S closed=3,5")
	want, ok := enginetest.Value(r, p)
	if got := Solve(r, p, Limits{Memory: 1}); !ok || !got.Proven || got.Value != want {
		t.Errorf("%+v, want %d", got, want)
	}
	p.SetClosed(2, false)
	if open, ok := enginetest.Value(r, p); !ok || open == want {
		t.Errorf("the closed pit makes no difference: %d", open)
	}
}

// TestSolveMatchesFullSearch compares values with a search without pruning, under all
// kinds of rules, on small boards. It also checks each line.
func TestSolveMatchesFullSearch(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	var compiled, general, cycles int
	try := func(r engine.Rules) {
		runtime.Gosched() // WebAssembly has one thread: let the garbage collector use it
		p, most := engine.Even(1+rng.IntN(PackedPits), 0, engine.Side(rng.IntN(2))), 9
		if p.Board().Pits > 4 {
			most = 6
		}
		for range 1 + rng.IntN(most) {
			at := engine.Place(rng.IntN(2*p.Board().Pits + 2))
			p = p.With(at, p.Seeds(at)+1)
		}
		if r.Ended(p) != event.NotOver || !Fits(r, &p) {
			return
		}
		got := Solve(r, p, Limits{Memory: 1, Depth: 60})
		checkLine(t, r, p, got)
		want, ok := enginetest.Value(r, p)
		switch {
		case !ok && isForward(r):
			t.Fatalf("%s from %s: a board repeats", r, p)
		case !ok:
			cycles++
			return // it may still be proven, if the best play avoids the cycle
		case got.Value != want || !got.Proven:
			t.Fatalf("%s from %s: %+v, want %d", r, p, got, want)
		}
		wide := solveWide(r, p, Limits{Depth: 200, Memory: 1})
		checkLine(t, r, p, wide)
		if !wide.Proven || wide.Value != want {
			t.Fatalf("%s from %s: on a wide board %+v, want %d", r, p, wide, want)
		}
		if again := Solve(r, p, Limits{Memory: 1}); isForward(r) && (again.Value != want || !again.Proven) {
			t.Fatalf("%s from %s: without a horizon %+v, want %d", r, p, again, want)
		}
		if _, fits := compile(r, p.Board(), p.Total()); fits {
			compiled++
		} else {
			general++
		}
	}
	plain, all := enginetest.PlainRuleSets(t), enginetest.RuleSets(t)
	for i := range sampled(len(plain) / 3) {
		try(plain[3*i])
	}
	all = slices.DeleteFunc(all, func(r engine.Rules) bool { return r.Rows == ruleset.FourRows }) // which never fit
	for i := range sampled(800) {
		try(all[i%len(all)])
	}
	t.Logf("%d solved with compiled rules, %d with general ones; %d with cycles", compiled, general, cycles)
	enough := compiled >= sampled(400) && general >= sampled(200) && cycles >= sampled(50)
	if testing.Short() {
		enough = compiled > 0 && general > 0 // ten cases may lack cycles by chance
	}
	if !enough {
		t.Errorf("too few cases: %d compiled, %d general, %d with cycles", compiled, general, cycles)
	}
}

// checkLine plays a proven line to its end and compares the margin with the value.
func checkLine(t *testing.T, r engine.Rules, p engine.Position, found Solution) {
	t.Helper()
	if !found.Proven {
		return
	}
	g := engine.NewGame(r, p)
	for _, m := range found.Line {
		if err := g.Play(m); err != nil {
			t.Fatalf("%s from %s: %+v: %v at %s", r, p, found, err, g.Position())
		}
	}
	if !g.Over() && (!isForward(r) || g.Legal()[0].Kind == engine.Pass) {
		return // the line repeats
	}
	if !g.Over() || g.Position().Margin(p.Turn()) != found.Value {
		t.Fatalf("%s from %s: %+v ends at %s, over %v", r, p, found, g.Position(), g.Result())
	}
}
