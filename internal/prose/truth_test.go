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
	"sowbook/engine/ruleset"
	"sowbook/internal/long"
)

// The numbers of random rules, and the most plies of a game.
const (
	mostRules = 5000 // with the tag long
	manyRules = 2000
	fewRules  = 200
	mostPlies = 150

	knownRules   = 44 // at the beginning of enginetest.RuleSets
	gamesOfKnown = 5
	gamesOfRare  = 80
)

// rareRules lists rules for what random rules and known games hardly ever do.
var rareRules = []string{
	"pits=3 seeds=3 stores=none last-in-store=ends relay=yes claim=makes-four majority=ends stuck=empty-passes",
	"pits=3 seeds=2 stores=none last-in-store=ends capture=run-theirs numbers=1,2,3 grand-slam=leaves-last",
	"pits=3 seeds=2 stores=none last-in-store=ends capture=run-theirs numbers=1,2,3 grand-slam=leaves-first",
	"pits=3 seeds=3 refill=territory left-over=both-sides surplus=next-pit",
	"pits=3 seeds=3 stores=none relay=yes captures=last_theirs_makes_3:claim_it left-over=both-sides stuck=empty-passes refill=left-first surplus=even-next-pit",
	"pits=3 seeds=3 stores=none relay=yes captures=last_theirs_makes_3:claim_it stuck=empty-passes refill=territory surplus=next-pit",
	"pits=3 seeds=3 refill=right-first left-over=both-sides surplus=even-next-pit match-pits=2",
	"pits=3 seeds=3 refill=territory left-over=both-sides surplus=next-pit match-pits=2",
	"rows=4 pits=2 seeds=1 stores=none last-in-store=ends relay=yes wins=last-mover endless=loses",
	"rows=4 pits=3 seeds=2 direction=either stores=none relay=yes wins=last-mover endless=loses",
	"rows=4 pits=2 seeds=1 stores=none last-in-store=ends relay=yes wins=last-mover endless=forbidden",
	"pits=2 seeds=2 stores=none relay=yes captures=none endless=forbidden left-over=other-side",
	"rows=4 pits=3 seeds=2 direction=either fewest=2 must-capture=yes stores=none relay=yes captures=last_inner_occupied:facing,sown_from_last wins=last-mover endless=forbidden",
	"rows=3 pits=4 seeds=3 stores=none last-in-store=ends claim=makes-four opening=move_2,no-claims_3 relay=yes",
	"pits=3 seeds=2 stores=none last-in-store=ends capture=made numbers=1,2 stuck=empty-passes repetition=both-sides",
	"rows=4 pits=4 seeds=3 setup=outer arrange=own-seeds direction=reverse-any-lap fewest=2 stores=none relay=yes captures=last_inner_occupied:facing_and_behind,sown_from_start wins=last-mover both-ends=wins",
	"rows=4 pits=5 seeds=2 direction=reverse-any-lap stores=none relay=yes captures=last_inner_occupied:facing,sown_from_last wins=last-mover",
	"pits=4 seeds=3 stores=none relay=yes captures=last_theirs_makes_4:claim_it,sow_it owned=takes-own wins=last-mover",
	"pits=5 seeds=2 fewest=2 stores=none relay=yes captures=last_theirs_makes_3:claim_it,not_last,sow_it owned=takes-own wins=last-mover",
	"rows=4 pits=3 seeds=2 setup=outer arrange=own-seeds direction=either stores=none relay=yes wins=last-mover",
	"pits=4 seeds=2 captures=last_theirs_empty:facing,to_other;last_own_empty:facing;before_own_makes_1:facing left-over=both-sides",
	"pits=4 seeds=3 stores=none relay=yes captures=last_at_1,4_makes_4:claim_it;last_theirs_at_2+_makes_2:it,to_other stuck=empty-passes",
	"pits=3 seeds=2 few=2 stuck=empty-passes left-over=other-side",
	"pits=3 seeds=2 stores=none last-in-store=ends capture=run-theirs numbers=1,2,3 grand-slam=forbidden",
	"pits=3 seeds=2 stores=none last-in-store=ends capture=run-theirs numbers=1,2,3 grand-slam=gives-rest left-over=both-sides",
	"rows=4 pits=5 seeds=1 setup=house stock=4 house=3 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end bind=not-single ends=inner-empty wins=last-mover single-entry=working house-rights=any-move",
	"rows=4 pits=4 seeds=2 direction=either pick=inner-first fewest=2 must-capture=yes stores=none relay=yes capture=inner-facing captured=sown-from-end bind=not-single ends=inner-empty wins=last-mover",
	"rows=4 pits=5 seeds=1 setup=house stock=4 house=3 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end bind=threatened ends=inner-empty wins=last-mover house-rights=stage-one",
	"rows=4 pits=5 seeds=1 setup=house stock=4 house=3 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end bind=house-passes ends=inner-empty wins=last-mover single-entry=working house-rights=until-capture",
}

// truthGames calls visit with games of random rules and of the games of the book.
func truthGames(t *testing.T, wanted int, visit func(g *playedGame)) {
	rng := rand.New(rand.NewPCG(1, 2))
	for played := 0; played < wanted; {
		if g := playRandomly(drawRules(rng), rng, mostPlies); g != nil {
			played++
			visit(g)
		}
	}
	other := rand.New(rand.NewPCG(3, 4))
	for range wanted / 5 {
		if rules, ok := drawFurther(other); ok {
			if g := playRandomly(rules, other, mostPlies); g != nil {
				visit(g)
			}
		}
	}
	for _, game := range enginetest.Games(t) {
		if g := playRandomly(game.Rules, rng, mostPlies); g != nil {
			visit(g)
		}
	}
	for _, rules := range enginetest.RuleSets(t)[:knownRules] {
		for range gamesOfKnown {
			if g := playRandomly(rules, rng, mostPlies); g != nil {
				visit(g)
			}
		}
	}
	games := gamesOfRare
	if testing.Short() {
		games /= 8
	}
	for _, text := range rareRules {
		rules := enginetest.Rules(t, text)
		for range games {
			visit(playRandomly(rules, rng, mostPlies))
		}
	}
}

func TestHowToPlayIsTrueOfPlay(t *testing.T) {
	wanted := manyRules
	switch {
	case long.Tests:
		wanted = mostRules
	case testing.Short():
		wanted = fewRules
	}
	log := newTruthLog()
	truthGames(t, wanted, func(g *playedGame) { checkGame(tell(t, g.rules), g, log) })
	report(t, log)
	if testing.Short() {
		return
	}
	for name := range truths {
		if log.occasions[name] == 0 {
			t.Errorf("no game could have contradicted %s; change its predicate, or add rules to truthGames that need it", name)
		}
	}
	for kind := range mentions {
		if log.events[kind] == 0 {
			t.Errorf("no game has the event %q", kind)
		}
	}
	total := 0
	for _, n := range log.occasions {
		total += n
	}
	events := 0
	for _, n := range log.events {
		events += n
	}
	t.Logf("%d messages checked on %d occasions, %d events of %d kinds", len(log.occasions), total, events, len(log.events))
}

// report fails the test for each kind of finding, with a few examples.
func report(t *testing.T, log *truthLog) {
	kinds := map[string][]finding{}
	for _, f := range log.findings {
		key := f.message + ": " + f.what
		kinds[key] = append(kinds[key], f)
	}
	for _, key := range slices.Sorted(maps.Keys(kinds)) {
		text := fmt.Sprintf("%s (%d times)", key, len(kinds[key]))
		slices.SortStableFunc(kinds[key], func(a, b finding) int { return len(unusual(a.rules)) - len(unusual(b.rules)) })
		seen := map[string]bool{}
		for _, f := range kinds[key] {
			if words := f.rules.String(); len(seen) < 2 && !seen[words] {
				seen[words] = true
				text += "\n" + f.String()
			}
		}
		t.Error(text)
	}
}

// String describes a finding by the words of the rules that are not the usual ones, and the ply.
func (f finding) String() string {
	text := "  " + unusual(f.rules) + "\n    "
	if f.ply == nil || f.ply.number == 0 {
		return text + "start " + f.game.start.String() + ", end " + f.game.final.String()
	}
	text += fmt.Sprintf("ply %d, %s plays %d %v way %d from %s to %s", f.ply.number, f.ply.mover, f.ply.move.Kind, f.ply.move.Pit+1, f.ply.move.Way, f.ply.before.String(), f.ply.ply.After.String())
	for _, s := range f.ply.steps {
		text += fmt.Sprintf("\n      %s %s %d-%d %d", s.Kind, s.Rule, s.From+1, s.To+1, s.Seeds)
	}
	return text
}

// unusual returns the words of rules that do not have their usual values.
func unusual(r engine.Rules) string {
	usual, _ := engine.ParseRules("")
	var words []string
	for _, word := range strings.Fields(r.String()) {
		if key, v, _ := strings.Cut(word, "="); value(usual, key) != v {
			words = append(words, word)
		}
	}
	return strings.Join(words, " ")
}

func TestEveryMessageHasAPredicate(t *testing.T) {
	table, err := englishKeys()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range Subjects {
		messages := slices.Concat(s.messages, s.more, s.also)
		if len(s.messages) == 0 && s.composed == nil {
			for _, value := range ruleset.Values(s.Key)[1:] {
				messages = append(messages, subjectMessage{name: s.Key + "-" + value})
			}
		}
		for _, m := range messages {
			before, rest, found := strings.Cut(m.name, "{")
			word, after, _ := strings.Cut(rest, "}")
			names := []string{m.name}
			if found {
				names = nil
				for key := range table.keys {
					if name, is := strings.CutPrefix(key, "rules."+before); is && strings.HasSuffix(name, after+".cell") && isValue(word, strings.TrimSuffix(name, after+".cell")) {
						names = append(names, before+strings.TrimSuffix(name, ".cell"))
					}
				}
			}
			for _, name := range names {
				if name != "" && truths[name] == nil {
					t.Errorf("%s has no predicate: add it to endTruths in truth_end_test.go, or another table of truths, with a function that calls c.claim whenever its sentence says something about a game", name)
				}
			}
		}
	}
}

func isValue(key, value string) bool { return slices.Contains(ruleset.Values(key), value) }
