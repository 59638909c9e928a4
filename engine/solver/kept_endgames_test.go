package solver

import (
	"bytes"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/numbering"
	"sowbook/engine/values"
	"sowbook/internal/long"
)

const (
	twenty = "0,2,1,3,2,3/1,0,4,0,2,2 14,14 S" // seeds in the pits
	lone24 = "2,2,2,2,2,2/2,2,2,2,2,2 0,0 S"
)

// Without values: they are computed when they are needed.
func TestAnalysesAndStrongestPlayerUseKeptEndgames(t *testing.T) {
	defer func() { values.Endgames = nil }()
	values.Endgames = make([]uint64, values.EndOfEndgames/8+1)
	for _, test := range []struct {
		rules, position string
		seeds           int // of the table
	}{
		{perftRules, twenty, values.EndgameSeeds},
		{perftRules, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", values.EndgameSeeds},
		{perftRules, "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S", 1},
		{perftRules, "4,4,4/4,4,4 0,0 S", 8},
		{perftRules + lone, lone24, 8},
		{"ends=at-once left-over=both-sides capture=across", lone24, values.EndgameSeeds},
	} {
		g := engine.NewGame(enginetest.Rules(t, test.rules), enginetest.Position(t, test.position))
		if s := Analyse(g, 0).search; s.endgame.seeds != test.seeds || s.endgame.most < test.seeds || (&s.endgame.values[0] == &values.Endgames[0]) != (test.seeds == values.EndgameSeeds) {
			t.Errorf("%v: endgames of %d seeds, at most %d", test, s.endgame.seeds, s.endgame.most)
		}
		if s := AnalyseTo(g, 0, 3).search; s.endgame.seeds > 12 || &s.endgame.values[0] == &values.Endgames[0] {
			t.Errorf("%v: a shallow search knows more than it sees", test)
		}
	}
	g := engine.NewGame(enginetest.Rules(t, perftRules), enginetest.Position(t, twenty))
	e := Evaluate(g, 0)
	for !e.Step(1000) {
	}
	used := bytes.Count(values.EndgamesToKeep(), []byte{0})
	if used == values.EndOfEndgames-values.FirstEndgame {
		t.Error("the strongest player does not use the table")
	}
	values.Endgames = nil
	if whole := Evaluate(g, 0); !whole.Step(unlimited) || whole.Score() != e.Score() || e.Score().Certainty != Proven {
		t.Errorf("%v with the table, %v without", e.Score(), whole.Score())
	}
}

func TestDamagedEndgamesAreRefused(t *testing.T) {
	if values.EndgamesToKeep() != nil {
		t.Fatal("endgames that are not computed")
	}
	var a Analysis
	for _, size := range []int{0, 1, values.EndOfEndgames - values.FirstEndgame - 1, values.EndOfEndgames - values.FirstEndgame, values.EndOfEndgames} {
		if a.Learn(string(make([]byte, size))) || values.Endgames != nil {
			t.Errorf("%d wrong bytes are taken", size)
		}
	}
}

func TestKeptEndgamesBeginWithThirteenSeeds(t *testing.T) {
	if n := numbering.For(6); n.Boards(12) != values.FirstEndgame || n.Boards(values.EndgameSeeds) != values.EndOfEndgames {
		t.Errorf("boards %d to %d", n.Boards(12), n.Boards(values.EndgameSeeds))
	}
}

// It takes ten seconds or more to compute them; a test of the play page does so each time.
func TestComputedEndgamesAreTakenByAnotherEngine(t *testing.T) {
	if !long.Tests {
		t.Skip("needs -tags long")
	}
	defer func() { values.Endgames = nil }()
	g := engine.NewGame(enginetest.Rules(t, perftRules), engine.Even(6, 4, engine.South))
	for a := Analyse(g, 0); !a.Grow(1 << 20); {
	}
	text := string(values.EndgamesToKeep())
	values.Endgames = nil
	a := Analyse(g, 0)
	if a.Learn(text[:1<<20] + "\x80" + text[1<<20+1:]) {
		t.Error("a damaged value is taken")
	}
	if !a.Learn(text) || !a.Grow(1) || string(values.EndgamesToKeep()) != text {
		t.Error("computed endgames are not taken")
	}
}
