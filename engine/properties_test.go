package engine_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// maxPlies limits random games under all rules. Under some, play can repeat for thousands of
// plies before a position occurs for the third time.
const maxPlies = 200

// ruleSets returns the rule sets to test a property with: all, or some with -short.
func ruleSets(t *testing.T) []Rules {
	sets := enginetest.RuleSets(t)
	if testing.Short() {
		return sets[:40]
	}
	return sets
}

// randomGames plays random games by rules r, the first from the start, the others from
// random positions, to their end or for that many plies, and calls visit with each.
func randomGames(t testing.TB, r Rules, games, plies int, visit func(g *Game)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, uint64(len(r.String()))))
	for i := range games {
		start, err := r.Start()
		if err != nil {
			start = r.Board().Even(6, South)
		}
		if i > 0 {
			start = enginetest.RandomStart(r, rng)
		}
		g := NewGame(r, start)
		for !g.Over() && g.Len() < plies {
			moves := g.Legal()
			if len(moves) == 0 {
				t.Fatalf("%s at %s: not over, but nothing is legal", r, g.Position())
			}
			if err := g.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		visit(g)
	}
}

// properties hold for every ply of every game. Each returns what is wrong, or "".
var properties = []struct {
	name  string
	check func(r Rules, before Position, ply Ply, steps []Step) string
}{
	{"no step loses or makes a seed", func(r Rules, before Position, ply Ply, steps []Step) string {
		hand, pos := 0, before
		for _, s := range steps {
			pos = event.Apply(pos, []Step{s})
			switch {
			case s.Kind == event.OpeningStep, s.Kind == event.AgainStep: // its number is one of moves or of further pits
			case s.From == Hand:
				hand -= s.Seeds
			case s.To == Hand:
				hand += s.Seeds
			}
			if hand < 0 || pos.Total()+hand != before.Total() {
				return fmt.Sprintf("%s with %d in the hand", pos, hand)
			}
		}
		return ""
	}},
	{"the steps give the position after", func(r Rules, before Position, ply Ply, steps []Step) string {
		if got := event.Apply(before, steps); got != ply.After {
			return got.String()
		}
		return ""
	}},
	{"Play and Trace agree", func(r Rules, before Position, ply Ply, _ []Step) string {
		copied := before
		got, err := r.Play(before, ply.Move)
		if err != nil || before != copied {
			return fmt.Sprintf("%v, %s", err, before)
		}
		// Repetition and a second pass depend on the history.
		if got.End == ply.End && got != ply {
			return fmt.Sprintf("%v without a trace", got)
		}
		return ""
	}},
	{"positions print as they are parsed", func(_ Rules, _ Position, ply Ply, _ []Step) string {
		if got, err := ParsePosition(ply.After.String()); err != nil || got != ply.After {
			return fmt.Sprintf("%s, %v", got, err)
		}
		return ""
	}},
	{"exactly the legal moves can be played", func(r Rules, before Position, _ Ply, _ []Step) string {
		legal := r.Legal(before)
		for at := Place(0); at <= before.Board().Store(North); at++ {
			for i := range 4 {
				m := Move{Kind: Sow, Pit: at, Way: Way(i % 2), On: i > 1}
				_, err := r.Play(before, m)
				if listed := slices.Contains(legal, m); listed != (err == nil) {
					return fmt.Sprintf("%v is listed %v, but playing it gives %v", m, listed, err)
				}
			}
		}
		return ""
	}},
	{"a turned board plays the same", func(r Rules, before Position, ply Ply, _ []Step) string {
		m := ply.Move
		if m.Kind != Pass {
			n := Place(before.Board().Pits)
			m.Pit = (m.Pit + n) % (2 * n)
		}
		got, err := r.Play(before.Turned(), m)
		if err != nil {
			return err.Error()
		}
		straight, err := r.Play(before, ply.Move)
		if err != nil {
			return err.Error()
		}
		if got.After != straight.After.Turned() || got.Captured != straight.Captured || got.Again != straight.Again || got.End != straight.End {
			return fmt.Sprintf("%v, turned %v", straight, got)
		}
		return ""
	}},
	{"stores lose no seeds but the mover's stock", func(r Rules, before Position, ply Ply, _ []Step) string {
		for s := South; s <= North; s++ {
			spent := 0
			if s == ply.Player && r.Stock > 0 {
				spent = min(1, before.Stored(s))
			}
			if ply.After.Stored(s) < before.Stored(s)-spent {
				return s.String()
			}
		}
		return ""
	}},
	{"every rule that is named is in use", func(r Rules, before Position, _ Ply, steps []Step) string {
		uses := r.UsedRules()
		for _, rule := range named(r, before, steps) {
			if !slices.Contains(uses, rule) {
				return rule.String()
			}
		}
		return ""
	}},
}

// named returns the rules that the steps of a ply name, and those that the refusals of
// the position before it name.
func named(r Rules, before Position, steps []Step) []Rule {
	var rules []Rule
	for _, s := range steps {
		rules = append(rules, s.Rule)
	}
	for at := Place(0); before.Board().IsPit(at); at++ {
		if why := r.WhyIllegal(before, Move{Kind: Sow, Pit: at}); why != nil {
			rules = append(rules, why.Rule)
		}
	}
	return rules
}

// partsRules are rules whose captures have no short form.
var partsRules = []string{
	`captures="last own empty: it and facing; last theirs makes even: it" must-capture=any-lap`,
	`relay=yes direction=laps-alternate captures="last makes 2,3: it with facing, both ways, one by one" grand-slam=nothing`,
	`direction=either relay=next captures="last next-empty: beyond with facing, alternating; each makes 4: it, to owner" stuck=empty-passes`,
	`direction=either relay=next captures="last next-empty: beyond, alternating, sow on"`,
	`direction=halves reach=if-possible captures="last makes even: it, both ways, one by one" grand-slam=gives-rest`,
	`direction=parity feed=if-possible captures="last theirs makes 2,3: it, both ways" grand-slam=leaves-last`,
	`rows=4 pits=4 relay=yes stores=none captures="last inner next-empty: facing, sown from start"`,
	`pits=5 relay=yes captures="last next-empty makes 3: claim it" left-over=both-sides stuck=empty-passes stores=none`,
	`pits=5 captures="last own occupied: facing, both ways; last theirs makes 1+: 2 of it" grand-slam=forbidden relay=yes relay-in=own`,
}

func TestPropertiesOfEveryPly(t *testing.T) {
	plies, seen := 0, map[Rule]bool{}
	sets := ruleSets(t)
	for _, text := range partsRules {
		sets = append(sets, enginetest.Rules(t, text))
	}
	for _, r := range sets {
		randomGames(t, r, 2, maxPlies, func(g *Game) {
			before := g.Start()
			for i, ply := range g.Plies() {
				plies++
				for _, rule := range named(r, before, g.Steps(i)) {
					seen[rule] = true
				}
				for _, p := range properties {
					if wrong := p.check(r, before, ply, g.Steps(i)); wrong != "" {
						t.Fatalf("%s: fails in %s after %v, which gives %s: %s\nunder %s", p.name, before, ply.Move, ply.After, wrong, r)
					}
				}
				before = ply.After
			}
		})
	}
	if plies < 10_000 && !testing.Short() || plies < 1000 || len(seen) < 25 {
		t.Fatalf("only %d plies with %d rules", plies, len(seen))
	}
}
