package variant

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/page"
)

// The test plays random games: every legal move can be played, no seed is lost, and the
// steps of a move turn the board before it into the board after it.
func TestVariantsPlayUnderEveryReading(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	plies, seen, stride := 0, 0, 1
	if testing.Short() {
		stride = 4
	}
	for _, v := range content(t) {
		for _, set := range combinations(v.Readings) {
			if seen++; seen%stride != 0 {
				continue
			}
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
				b := rules.Board()
				start = b.Even(rules.Seeds/(2*b.Pits), engine.South)
			}
			g := engine.NewGame(rules, start)
			before := start
			for !g.Over() && g.Len() < 150 {
				moves := v.Voice.Legal(g)
				if err := v.Voice.Play(g, moves[rng.IntN(len(moves))]); err != nil {
					t.Fatalf("%s %v: %v", v.ID, set, err)
				}
				after := g.Position()
				if after.Total() != start.Total() || event.Apply(before, g.Steps(g.Len()-1)) != after {
					t.Fatalf("%s %v: from %s the steps do not result in %s", v.ID, set, before, after)
				}
				before = after
				plies++
			}
		}
	}
	if plies < 5000/stride {
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

// FuzzParse reads the front matter of a game with any text.
func FuzzParse(f *testing.F) {
	f.Add("title: A\nsummary: B\nsource: c\nrules:\n  capture: across\nlabels: left\nsides: {south: S, north: N}\nstore: store\nclauses:\n  sow: X-1\n")
	f.Add("rules: {capture: run-theirs, numbers: \"2,4\"}\nreadings:\n  relay:\n    why: A\n    values: {no: B, yes: C}\nchanges:\n  - 2026-11-20 A change.\n")
	f.Add("title: A\nsummary: B\nsource: c\nrules:\n  seeds: 4 [X-1 X-2]\n  captures:\n    - last own empty: it [none], again [X-3]\n    - each makes 4: it\nfacts: {ends: not X-1}\n")
	f.Fuzz(func(t *testing.T, front string) {
		p, problems := page.New("content", "variants/game.md", []byte("---\n"+front+"\n---\n"))
		if len(problems) > 0 {
			return
		}
		v := Parse(p, &problems)
		for _, problem := range problems {
			if strings.ContainsAny(problem.Error(), "\n\r\x1b") {
				t.Errorf("a problem is more than a line: %q", problem.Error())
			}
		}
		if v.Valid != (len(problems) == 0) {
			t.Errorf("valid: %v, with problems %v", v.Valid, problems)
		}
		if !v.Valid {
			return
		}
		if err := v.Rules.Check(); err != nil {
			t.Errorf("valid, but %v", err)
		}
		for _, set := range combinations(v.Readings) {
			if rules, err := v.RulesWith(set); err == nil {
				v.NonDefaultReadings(rules)
			}
		}
	})
}
