package engine_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

func Example() {
	r, err := engine.ParseRules("pits=6")
	if err != nil {
		fmt.Println(err)
		return
	}
	start, err := r.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	g := engine.NewGame(r, start)
	m := g.Legal()[0]
	if err := g.Play(m); err != nil {
		fmt.Println(err)
		return
	}
	text, _ := json.Marshal(g.Position())
	fmt.Println(g.Position(), m, string(text))
	fmt.Println(g.Undo(), g.Position())
	// Output:
	// 4,4,4,4,4,4/0,5,5,5,5,4 0,0 N 1 "4,4,4,4,4,4/0,5,5,5,5,4 0,0 N"
	// <nil> 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S
}

func TestMovesAreWrittenWithPitsAroundTheBoard(t *testing.T) {
	for want, m := range map[string]engine.Move{
		"1": {}, "7": {Pit: 6}, "3L": {Pit: 2, Way: engine.Left}, "3>": {Pit: 2, On: true}, "+5": {Kind: engine.Gift, Pit: 4}, "x5": {Kind: engine.Take, Pit: 4},
		"-": {Kind: engine.Pass}, "=": {Kind: engine.NextRound, Pit: engine.Hand},
	} {
		if got := m.String(); got != want {
			t.Errorf("%#v is %s, want %s", m, got, want)
		}
	}
}

func TestRulesAndPositionsSurviveJSON(t *testing.T) {
	type kept struct {
		Rules engine.Rules
		At    engine.Position
	}
	rules, _ := engine.ParseRules("pits=7 capture=across")
	at, _ := engine.ParsePosition("4,4,5,5,5,5/4,4,0,5,5,0 2,0 N")
	text, err := json.Marshal(kept{rules, at})
	var back kept
	if err == nil {
		err = json.Unmarshal(text, &back)
	}
	if err != nil || back != (kept{rules, at}) {
		t.Errorf("%s, %v, %v", text, back, err)
	}
	if err := json.Unmarshal([]byte(`{"At":"4,4/4 0,0 S"}`), &back); err == nil || back.At != at {
		t.Errorf("a wrong position was read: %v, %v", back.At, err)
	}
	if err := json.Unmarshal([]byte(`{"Rules":"pit=6"}`), &back); err == nil || back.Rules != rules {
		t.Errorf("wrong rules were read: %v", err)
	}
}

func TestUndoRestoresTheGameBeforeThePly(t *testing.T) {
	for _, text := range []string{"capture=across", "relay=yes refill=left-first", "stuck=passes no-capture=3"} {
		rules, err := engine.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		g := engine.NewGame(rules, enginetest.Start(t, rules))
		if g.Undo() == nil {
			t.Error("a ply was undone before the first")
		}
		for ply := range 60 {
			moves := g.Legal()
			if g.HasNextRound() {
				moves = []engine.Move{{Kind: engine.NextRound, Pit: engine.Hand}}
			}
			if len(moves) == 0 {
				break
			}
			before := *engine.NewGame(rules, g.Start())
			for _, played := range g.Plies() {
				_ = before.Play(played.Move)
			}
			if err := g.Play(moves[ply%len(moves)]); err != nil {
				t.Fatal(err)
			}
			if err := g.Undo(); err != nil || !reflect.DeepEqual(*g, before) {
				t.Fatalf("%s: ply %d: %v", text, ply, err)
			}
			if err := g.Play(moves[ply%len(moves)]); err != nil {
				t.Fatal(err)
			}
		}
		if g.Len() < 10 {
			t.Errorf("%s: only %d plies", text, g.Len())
		}
	}
}
