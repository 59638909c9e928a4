// Package enginetest has rule sets and positions for tests of the engine's packages, and
// a plain search to compare results with.
package enginetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Cairo is the part of the rules that Lane's two games share.
const Cairo = "seeds=72 setup=free give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"

// masters is the rules of Bao la kiswahili on a smaller board.
const masters = "rows=4 pits=5 seeds=1 setup=house stock=4 house=3 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end bind=threatened ends=inner-empty wins=last-mover"

// wellKnown lists the rules of known games.
var wellKnown = []string{
	"origin=skipped last-in-store=ends",                                            // Basic
	"origin=skipped capture=across left-over=other-side",                           // Egyptian
	"origin=skipped direction=either fewest=2 capture=across left-over=other-side", // Ethiopian
	"origin=skipped direction=either fewest=2 capture=across left-over=other-side stuck=passes",
	"capture=across ends=at-once left-over=both-sides", // Kalah
	"capture=across ends=at-once left-over=both-sides direction=cw",
	"capture=across lone-capture=yes ends=at-once left-over=both-sides",
	"direction=either fewest=2 capture=across lone-capture=yes ends=at-once left-over=other-side",
	"stores=both last-in-store=ends relay=yes capture=made numbers=4", // Nigerian
	"stores=both last-in-store=ends relay=yes capture=made numbers=4 origin=skipped ends=at-once",
	Cairo + " pick=rightmost", // Lane, Ignorant
	Cairo + " pick=rightmost rightmost=pass give=instead origin=skip-lap",
	Cairo + " pick=rightmost run=one-by-one origin=skip-start",
	Cairo + " after-capture=again", // Lane, Wise
	Cairo + " after-capture=again give=instead run=one-by-one",
	"stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides", // Oware
	"stores=none last-in-store=ends relay=yes origin=skip-lap capture=opposite feed=must left-over=both-sides",                       // Ayoayo
	"relay=yes", // Avalanche
	"pits=7 stores=none last-in-store=ends relay=next capture=beyond-across after-capture=again-once stuck=empty-passes", // Ali Guli Mane
	"pits=7 stores=none last-in-store=ends relay=next capture=beyond numbers=4 left-over=other-side",                     // Pallanguzhi
	"pits=7 stores=none last-in-store=ends relay=next capture=beyond-across numbers=4 taker=mover after-capture=sows-on origin=skipped",
	"stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=forbidden feed=must left-over=both-sides repetition=both-sides",
	"stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=gives-rest left-over=both-sides",
	"rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes fewest=2 wins=last-mover",
	"rows=4 pits=4 seeds=2 setup=right-half stores=none last-in-store=ends relay=yes fewest=2 capture=inner captured=sown-on wins=last-mover",
	"rows=4 pits=4 seeds=2 stores=none last-in-store=ends capture=inner captured=sown-on left-over=both-sides",
	"rows=4 pits=4 seeds=4 setup=outer direction=reverse stores=none last-in-store=ends relay=yes fewest=2 capture=inner-both captured=sown-from-start wins=last-mover",                                       // Omweso
	"rows=4 pits=4 seeds=2 direction=either pick=inner-first must-capture=yes stores=none last-in-store=ends relay=yes fewest=2 capture=inner-facing captured=sown-from-end ends=inner-empty wins=last-mover", // Bao la kujifunza
	masters, // Bao la kiswahili
	masters + " single-entry=working house-rights=any-move bind=not-single",
	masters + " single-entry=any house-rights=until-capture bind=house-passes",
	masters + " house-rights=both-stages",
	"stores=none last-in-store=ends capture=run-both numbers=2,4,6 left-over=other-side",                                                                           // Bohnenspiel
	"seeds=24 pits=4 setup=at-least-two begins=distributor pick=rightmost stores=none last-in-store=ends relay=yes capture=run-ahead numbers=2,4 ends=cleared",     // Damascus
	"pits=9 seeds=9 stores=none last-in-store=ends origin=first capture=last-theirs numbers=even claim=makes-three owned=takes majority=ends left-over=both-sides", // Toguz Kumalak
	"pits=12 direction=cw stores=none last-in-store=ends relay=yes capture=across claim=faces-three left-over=both-sides repetition=both-sides",                    // Layli Goobalay
	"direction=either stores=none last-in-store=ends relay=yes capture=opposite claim=faces-three owned=skipped",
	"rows=3 pits=6 seeds=3 stores=none last-in-store=ends relay=yes claim=makes-four claim-first=no stuck=empty-passes", // Sulus Aidi
	"stores=none last-in-store=ends relay=yes claim=makes-four raid=passes stuck=empty-passes",                          // Gabata
	"stores=none last-in-store=ends relay=yes claim=makes-four raid=again stuck=empty-passes",                           // Qelat
	"pits=5 seeds=3 stores=none last-in-store=ends relay=yes captures=last_theirs_makes_4:claim_it,sow_it owned=takes-own wins=last-mover",
	"pits=4 stores=none last-in-store=ends relay=yes claim=makes-four owned=skipped-theirs stuck=empty-passes", // Krur
	"capture=made numbers=4 stores=none last-in-store=ends relay=yes stuck=empty-passes refill=territory surplus=next-pit next-begins=loser",
	"capture=run-theirs numbers=2,3 stores=none last-in-store=ends feed=must grand-slam=forbidden left-over=both-sides refill=territory match-pits=2",
	"capture=across lone-capture=yes left-over=other-side ends=at-once refill=territory",
	"pits=5 setup=4,4,3x2_against_2,2,3x4 capture=across opening=move_3,move_1,move_2",
	"capture=run-theirs numbers=2,3 stores=none last-in-store=ends feed=must grand-slam=forbidden opening=move_6,no-captures_3",
	"rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes capture=inner captured=sown-on fewest=2 must-capture=yes direction=either wins=last-mover opening=move_2,no-captures_2",
	"stores=none last-in-store=ends relay=yes claim=makes-four stuck=empty-passes opening=no-claims_2,move_3",
	"relay=yes capture=across origin=skip-start stuck=empty-passes",
	"relay=yes capture=across direction=cw store-end=left stuck=empty-passes", // Congkak
	"fewest=2 capture=across direction=either stuck=empty-passes left-over=both-sides",
	"capture=across direction=either must-capture=any-lap",
	"rows=4 pits=4 seeds=4 setup=outer direction=laps-alternate stores=none last-in-store=ends relay=yes fewest=2 fewer=if-nothing-else capture=inner-both captured=sown-from-start wins=last-mover endless=loses both-ends=wins must-capture=any-lap",
	"rows=4 pits=4 seeds=4 setup=outer direction=reverse-any-lap stores=none last-in-store=ends relay=yes fewest=2 capture=inner-both captured=sown-from-start wins=last-mover both-ends=wins",
	"rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes direction=parity fewest=2 capture=inner left-over=both-sides",
	"stores=none last-in-store=ends relay=yes capture=opposite must-capture=any-lap feed=if-possible left-over=both-sides",
	"stores=none last-in-store=ends relay=yes claim=makes-four feed=must stuck=empty-passes",
	"stores=none capture=across wins=last-mover",
	"capture=across ends=at-once wins=last-mover left-over=both-sides",
	"fewest=2 direction=either stuck=passes wins=last-mover",
	"capture=across wins=first-empty",
	"capture=across ends=at-once left-over=emptier",
	"capture=across few=3 left-over=both-sides",
	"capture=opposite few=4 ends=cleared left-over=other-side give=whenever",
	"capture=across give=instead left-over=both-sides",
	"fewest=2 capture=across left-over=halves repetition=mover-loses direction=either stuck=passes",
	"stores=none capture=run-theirs numbers=2,3 left-over=halves repetition=ignored",
	"stores=none relay=yes feed=must wins=first-empty",
	"rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes fewest=2 fewer=if-nothing-else captures=last_inner_empty:facing_with_behind,_2_more wins=last-mover",
	"stores=none last-in-store=ends captures=last_own_empty:facing,_2_more left-over=both-sides",
	"stores=none last-in-store=ends captures=last_own_empty:facing,_up_to_2_more left-over=both-sides",
	"pits=4 stores=none last-in-store=ends relay=yes captures=last_theirs_at_1,4_makes_4:claim_it;last_theirs_empty:facing,_to_other stuck=empty-passes",
	"direction=either stores=none last-in-store=ends captures=before_own_makes_1:facing left-over=last-mover",
}

// Rules parses rules. It fails the test if they are invalid.
func Rules(t testing.TB, text string) engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}

// Position parses a position. It fails the test if it is invalid.
func Position(t testing.TB, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return p
}

// RuleSets returns the rules of known games, and 380 random valid combinations of all
// words, or 22 in short mode.
func RuleSets(t testing.TB) []engine.Rules {
	t.Helper()
	sets, err := ruleSets()
	if err != nil {
		t.Fatal(err)
	}
	return slices.Clone(sets)
}

// ruleSets makes the rule sets once, because most random combinations are contradictory.
var ruleSets = sync.OnceValues(func() (sets []engine.Rules, err error) {
	for _, text := range wellKnown {
		text = strings.Replace(text, "give=whenever", "", strings.Count(text, "give=")-1)
		text = strings.Replace(text, "bind=threatened", "", strings.Count(text, "bind=")-1)
		r, err := engine.ParseRules(text)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", text, err)
		}
		sets = append(sets, r)
	}
	wanted := len(sets) + 380
	if testing.Short() {
		wanted = len(sets) + 22
	}
	for seed := uint64(0); len(sets) < wanted; seed++ {
		if r, err := engine.ParseRules(randomWords(seed)); err == nil {
			sets = append(sets, r)
		}
	}
	return sets, nil
})

// plainWords are the words that the solver can compile to a table of sowings, with their
// values; nil stands for all values in [ruleset.Values]. This package cannot ask the solver,
// because the solver's tests import it; they fail if a rule set here is not compiled.
var plainWords = []struct {
	key    string
	values []string
}{
	{"direction", []string{"ccw", "cw", "either"}}, {"stores", nil}, {"origin", nil}, {"last-in-store", nil}, {"left-over", []string{"nobody", "other-side", "both-sides"}},
	{"ends", []string{"on-turn", "at-once"}},
	{"fewest", []string{"1", "2", "3"}},
	// Seven combinations of these are valid, so a test of every third or eighth rule set
	// tries them all.
	{"after-capture", []string{"passes", "again"}}, {"lone-capture", nil}, {"capture", []string{"none", "across", "opposite"}},
}

// PlainRuleSets returns every valid combination of plainWords, with the defaults of the
// other words.
func PlainRuleSets(t testing.TB) []engine.Rules {
	t.Helper()
	sets := plainRuleSets()
	if len(sets) < 1000 {
		t.Fatalf("only %d rule sets", len(sets))
	}
	return slices.Clone(sets)
}

var plainRuleSets = sync.OnceValue(func() (sets []engine.Rules) {
	texts := []string{""}
	for _, word := range plainWords {
		values := word.values
		if values == nil {
			values = ruleset.Values(word.key)
		}
		var longer []string
		for _, text := range texts {
			for _, value := range values {
				longer = append(longer, text+" "+word.key+"="+value)
			}
		}
		texts = longer
	}
	for _, text := range texts {
		if r, err := engine.ParseRules(text); err == nil {
			sets = append(sets, r)
		}
	}
	return sets
})

// RandomStart returns a position with as many rows as rules r have, up to eight pits a
// side, and up to 60 seeds. If pits can be claimed, a player may own one.
func RandomStart(r engine.Rules, rng *rand.Rand) engine.Position {
	p := randomBoard(r, rng).Even(0, engine.Side(rng.IntN(2)))
	most := 60
	if p.Board().Rows == 2 {
		most = 20 // more go round the short track for thousands of laps
	}
	scatter(rng, &p, rng.IntN(most+1))
	if r.Stock > 0 {
		stock(rng, &p)
	}
	if r.Refill == ruleset.Territory {
		for at := range engine.Place(rng.IntN(p.Board().Pits)) {
			p.SetHolder(at, engine.North)
		}
	}
	if r.Captures.Claim() && rng.IntN(2) == 0 {
		p.SetOwned(engine.Place(rng.IntN(2*p.Board().Pits)), engine.Side(rng.IntN(2)))
	}
	return p
}

// SmallPositions calls visit with a random small position for each of many rule sets. No
// position is over. Position and rng depend only on seed and the rule set, so further rule
// sets leave the others as they are. The test fails if there are fewer than 500 positions.
func SmallPositions(t *testing.T, seed uint64, visit func(rng *rand.Rand, r engine.Rules, p engine.Position)) {
	t.Helper()
	visited := 0
	for _, r := range append(RuleSets(t), PlainRuleSets(t)...) {
		rng := newRand(seed, r.String())
		p := randomBoard(r, rng).Even(0, engine.Side(rng.IntN(2)))
		most := 9
		if p.Board().Pits > 4 {
			most = 6
		}
		scatter(rng, &p, 1+rng.IntN(most))
		if r.Stock > 0 {
			stock(rng, &p)
		}
		if r.Ended(p) == event.NotOver {
			visit(rng, r, p)
			visited++
		}
	}
	if visited < 500 {
		t.Fatalf("only %d positions", visited)
	}
}

// randomBoard returns a board with as many rows as rules r have and up to eight pits a side.
func randomBoard(r engine.Rules, rng *rand.Rand) engine.Board {
	b := r.Board()
	b.Pits = 1 + rng.IntN(8)
	switch {
	case b.Rows == engine.MiddleRow:
		b.Pits = 3 + b.Pits/3*3
	case b.Rows == 2:
		b.Pits += b.Pits % 2
	}
	return b
}

// stock gives each player up to two seeds in stock, and their house or not.
func stock(rng *rand.Rand, p *engine.Position) {
	b := p.Board()
	for s := engine.South; s <= engine.North; s++ {
		p.Set(b.Store(s), rng.IntN(3))
		if rng.IntN(2) == 0 {
			p.SetOwned(b.House(s), s)
		}
	}
}

// scatter puts seeds in random places, stores included if sides have one row.
func scatter(rng *rand.Rand, p *engine.Position, seeds int) {
	places := 2*p.Board().Pits + 2
	if p.Board().Rows == 2 {
		places -= 2
	}
	for range seeds {
		at := engine.Place(rng.IntN(places))
		p.Set(at, p.Seeds(at)+1)
	}
}
