package variant

import (
	"math/rand/v2"
	"testing"

	"sowbook/engine"
)

// The test plays random games: every legal move can be played, no seed is lost, and the
// steps of a move turn the board before it into the board after it.
func TestVariantsPlayUnderEveryReading(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	plies := 0
	for _, v := range content(t) {
		for _, set := range combinations(v.Readings) {
			rules, err := v.RulesWith(set)
			if err != nil {
				t.Errorf("%s %v: %v", v.ID, set, err)
				continue
			}
			var chosen []string
			for key, word := range v.NonDefaultReadings(rules) {
				chosen = append(chosen, key+"="+word)
			}
			if again, err := v.RulesWith(chosen); err != nil || again != rules {
				t.Errorf("%s %v: NonDefaultReadings returns %v, which gives %s, %v", v.ID, set, chosen, again, err)
			}
			start, err := rules.Start()
			if err != nil { // the players set up the board
				start = engine.Even(rules.Pits, rules.Seeds/(2*rules.Pits), engine.South)
			}
			g := engine.NewGame(rules, start)
			before := start
			for g.Over == nil && len(g.Plies) < 150 {
				moves := v.Voice.Legal(g)
				if err := v.Voice.Play(g, moves[rng.IntN(len(moves))]); err != nil {
					t.Fatalf("%s %v: %v", v.ID, set, err)
				}
				after := g.Position()
				if after.Total() != start.Total() || engine.Apply(before, g.Trace[len(g.Trace)-1]) != after {
					t.Fatalf("%s %v: from %s the steps do not result in %s", v.ID, set, before, after)
				}
				before = after
				plies++
			}
		}
	}
	if plies < 5000 {
		t.Errorf("only %d plies were played", plies)
	}
}

// combinations returns all combinations of values of readings, as KEY=VALUE.
func combinations(readings []Reading) [][]string {
	all := [][]string{nil}
	for _, r := range readings {
		var next [][]string
		for _, set := range all {
			for _, word := range r.ValueNames() {
				next = append(next, append(append([]string{}, set...), r.Key+"="+word))
			}
		}
		all = next
	}
	return all
}
