package variant

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/long"
)

// Native and WebAssembly builds play the same games: this test runs in both. It hashes all
// positions of four random games, or, with the tag long, 1,000, for every variant
// and combination of readings.
func TestPositionsHashOnEveryPlatform(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of games")
	}
	type rules struct {
		name string
		engine.Rules
		start engine.Position
	}
	var all []rules
	for _, v := range content(t) {
		for _, set := range combinations(v.Readings) {
			if slices.Contains(set, "endless=forbidden") {
				continue // every list of legal moves plays all of them, which takes too long here
			}
			r, err := v.RulesWith(set)
			if err != nil {
				t.Fatalf("%s %v: %v", v.ID, set, err)
			}
			start, err := r.Start()
			if err != nil { // the players set up the board
				b := r.Board()
				start = b.Even(r.Seeds/(2*b.Pits), engine.South)
			}
			name := strings.NewReplacer(" endless=ends-turn", "", "endless=ends-turn", "").Replace(fmt.Sprint(set)) // the hashes are older than this reading
			all = append(all, rules{v.ID + name, r, start})
		}
	}
	games, want := 4*len(all), "66ee983b2c1463ae"
	if long.Tests { // this hash, too, changes with every game and reading that is added
		games, want = 1000*len(all), "944634d08247dd1f"
	}
	sum := sha256.New()
	plies := 0
	for i := range games {
		r := all[i%len(all)]
		rng := rand.New(rand.NewPCG(16, uint64(i)))
		p := r.start
		fmt.Fprintln(sum, r.name)
		for range 300 {
			if r.Ended(p) != event.NotOver {
				break
			}
			legal := r.Legal(p)
			ply, err := r.Play(p, legal[rng.IntN(len(legal))])
			if err != nil {
				t.Fatalf("%s: %s: %v", r.name, p, err)
			}
			p = ply.After
			fmt.Fprintln(sum, p, ply.End, ply.Captured)
			plies++
			if ply.End != event.NotOver {
				break
			}
		}
	}
	t.Logf("%d rule sets, %d games, %d plies", len(all), games, plies)
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); got != want {
		t.Errorf("the hash of %d games is %s, not %s; if the rules or the games were changed on purpose, write the new hash", games, got, want)
	}
}
