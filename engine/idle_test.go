package engine_test

import (
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/event"
	. "sowbook/engine/ruleset"
)

// Rules that differ in a word without effect begin with the same board, allow the same moves
// and do the same in each of them.
func TestWordsWithoutEffectDoNotChangePlay(t *testing.T) {
	tried := map[string]bool{}
	for i, r := range ruleSets(t) {
		for _, key := range Keys() {
			if (i+len(key))%7 > 0 && i > 40 || !r.IsDefault(key) {
				continue
			}
			values := Values(key)
			if values == nil {
				values = []string{"0", "3"}
			}
			for _, value := range values {
				other, err := r.With(key, value)
				if err != nil || other == r || !r.Idle(key) && !other.IsDefault(key) {
					continue
				}
				tried[key+"="+value] = true
				samePlay(t, r, other)
			}
		}
	}
	if len(tried) < 30 && !testing.Short() {
		t.Errorf("only tried %v", tried)
	}
}

// samePlay fails the test if games by two sets of rules differ.
func samePlay(t *testing.T, r, other Rules) {
	t.Helper()
	start, _ := r.Start()
	if got, _ := other.Start(); got != start {
		t.Fatalf("%s begins with %s, but with %s under %s", r, start, got, other)
	}
	randomGames(t, r, 2, 20, func(g *Game) {
		before := g.Start()
		for i, ply := range g.Plies() {
			moves, others := r.Legal(before), other.Legal(before)
			if !slices.Equal(moves, others) {
				t.Fatalf("%s allows %v in %s, but %v are allowed under %s", r, moves, before, others, other)
			}
			if ply.End != event.NotOver {
				break // some ends depend on earlier positions
			}
			got, steps, err := other.Trace(before, ply.Move)
			if err != nil || got != ply || !slices.Equal(withoutSkips(steps), withoutSkips(g.Steps(i))) {
				t.Fatalf("%s: %v in %s gives %v, but %v, %v under %s", r, ply.Move, before, ply, got, err, other)
			}
			before = ply.After
		}
		if !g.Over() || g.Len() == 0 {
			return
		}
		replay := NewGame(other, g.Start())
		for _, ply := range g.Plies() {
			if err := replay.Play(ply.Move); err != nil {
				t.Fatal(err)
			}
		}
		if replay.Position() != g.Position() || !replay.Over() || replay.Result() != g.Result() {
			t.Fatalf("%v from %s: %s ends with %s, %v, but with %s, %v under %s", g.Plies(), g.Start(), r, g.Position(), g.Result(), replay.Position(), replay.Result(), other)
		}
	})
}

// withoutSkips returns steps without the stores that a sowing skips: where they are may differ.
func withoutSkips(steps []Step) []Step {
	return slices.DeleteFunc(slices.Clone(steps), func(s Step) bool { return s.Kind == event.SkipStep })
}
