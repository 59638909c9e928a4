package prose

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// plantedRules is the number of random rules whose games are compared with the sentences of other
// rules.
const plantedRules = 90

// planted counts, for a change of a word or a part, the games that are played otherwise under the
// changed rules, and those that contradict their sentences.
type planted struct{ matters, found int }

// TestHowToPlayOfOtherRulesIsFalse checks that a game contradicts the sentences of rules that
// differ from its own in one word, or one part of a capture, if it would be played otherwise.
func TestHowToPlayOfOtherRulesIsFalse(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	counts := map[string]*planted{}
	rng := rand.New(rand.NewPCG(3, 4))
	for tried := 0; tried < plantedRules; {
		g := playRandomly(drawRules(rng), rng, 60)
		if g == nil || len(g.plies) == 0 {
			continue
		}
		tried++
		plantIn(t, g, rng, counts)
	}
	for _, rules := range enginetest.RuleSets(t)[:knownRules] {
		for range 2 {
			if g := playRandomly(rules, rng, mostPlies); g != nil && len(g.plies) > 0 {
				plantIn(t, g, rng, counts)
			}
		}
	}
	matters, found := 0, 0
	var lines []string
	for _, key := range slices.Sorted(maps.Keys(counts)) {
		n := counts[key]
		matters += n.matters
		found += n.found
		lines = append(lines, fmt.Sprintf("%s %d of %d", key, n.found, n.matters))
		if n.matters >= 3 && n.found == 0 {
			t.Errorf("sentences of other rules about %s are never contradicted, in %d games that are played otherwise", key, n.matters)
		}
	}
	if found*100 < matters*95 {
		t.Errorf("only %d of %d planted errors found", found, matters)
	}
	t.Logf("%d of %d planted errors found: %s", found, matters, strings.Join(lines, ", "))
}

// plantIn compares a game with the sentences of rules that differ from its own in one word.
func plantIn(t *testing.T, g *playedGame, rng *rand.Rand, counts map[string]*planted) {
	for _, key := range plantedKeys(g.rules) {
		now := value(g.rules, key)
		other := plantedValue(rng, key, now)
		if other == now || other == "" {
			continue
		}
		told, err := g.rules.With(key, other)
		if err != nil || chainsUnsaid(told) || told.Board() != g.rules.Board() || !g.differsUnder(told) {
			continue
		}
		_, part, isPart := strings.Cut(strings.TrimPrefix(key, ruleset.CapturesKey+"-"), "-")
		if isPart && strings.HasPrefix(key, ruleset.CapturesKey) {
			key = "part " + part
		}
		if counts[key] == nil {
			counts[key] = &planted{}
		}
		counts[key].matters++
		log := newTruthLog()
		if checkGame(tell(t, told), g, log); len(log.findings) > 0 {
			counts[key].found++
		}
	}
}

// plantedKeys returns the words of rules, and the parts of their captures.
func plantedKeys(r engine.Rules) []string {
	keys := ruleset.Keys()
	for i := range r.Captures.All() {
		for _, part := range []string{"whose", "row", "before", "next", "makes", "facing", "at", "takes", "chain", "count", "to", "sown", "then", "when"} {
			keys = append(keys, fmt.Sprintf("%s-%d-%s", ruleset.CapturesKey, i+1, part))
		}
	}
	return append(keys, ruleset.CapturesKey)
}

// plantedValue draws another value of a word or a part.
func plantedValue(rng *rand.Rand, key, now string) string {
	switch {
	case key == ruleset.CapturesKey:
		return "none"
	case strings.HasSuffix(key, "-takes"):
		return []string{"it", "facing", "it_and_facing", "next", "behind"}[rng.IntN(5)]
	case strings.HasSuffix(key, "-makes") || strings.HasSuffix(key, "-facing") || strings.HasSuffix(key, "-at"):
		return strings.Replace(drawNumbers(rng), "none", "any", 1)
	case ruleset.Values(key) == nil:
		return drawValue(rng, key, "", "")
	}
	values := ruleset.Values(key)
	return strings.ReplaceAll(values[rng.IntN(len(values))], " ", "_")
}

// differsUnder reports whether the moves of a game are played otherwise by other rules: a move is
// refused, other moves are legal, other steps are made, or the game ends otherwise.
func (g *playedGame) differsUnder(other engine.Rules) bool {
	if start, err := other.Start(); err == nil && !g.rules.IsLaidOut() && start != g.laid || g.start != g.laid && !other.Arrange {
		return true
	}
	game := engine.NewGame(other, g.start)
	for i := range g.plies {
		m := &g.plies[i]
		if !slices.Equal(game.Legal(), m.legal) || game.Play(m.move) != nil || !sameSteps(game.Steps(i), m.trace) {
			return true
		}
	}
	return (!game.Over()) != (g.over.Reason == event.NotOver) || g.over.Reason != event.NotOver && game.Result().Winner() != g.over.Winner()
}

// sameSteps reports whether two plies moved the same seeds.
func sameSteps(a, b []engine.Step) bool {
	_, differ := event.FirstDifference([][]engine.Step{a}, [][]engine.Step{b})
	return !differ
}
