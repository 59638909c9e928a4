package plain_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/internal/long"
	"sowbook/internal/variant"
)

func TestReadingsOfBaoAgreeWithTheEngine(t *testing.T) {
	n := 1
	if long.Tests {
		n = 200
	}
	eachReadingOfBao(t, func(t *testing.T, v *variant.Variant, rules engine.Rules, readings string, seed uint64) {
		playGames(t, v, rules, readings, n, seed)
	})
}

func TestRandomBoardsOfBaoAgreeWithTheEngine(t *testing.T) {
	n := 30
	if long.Tests {
		n = 200
	}
	eachReadingOfBao(t, func(t *testing.T, v *variant.Variant, rules engine.Rules, readings string, seed uint64) {
		rng := rand.New(rand.NewPCG(seed, 3))
		for range n {
			start := enginetest.Position(t, randomBoard(rng, rules.Stock > 0))
			if rules.Ended(start) == event.NotOver {
				playRound(t, v.ID, readings, engine.NewGame(rules, start), rng)
			}
		}
	})
}

// eachReadingOfBao runs a test for each game of Bao and each combination of its readings, or
// for some of them without the tag long.
func eachReadingOfBao(t *testing.T, test func(t *testing.T, v *variant.Variant, rules engine.Rules, readings string, seed uint64)) {
	for _, v := range variants(t) {
		if !strings.HasPrefix(v.ID, "bao") {
			continue
		}
		for i, set := range combinations(v.Readings) {
			if !long.Tests && i%5 > 0 || testing.Short() && i%25 > 0 {
				continue
			}
			readings := strings.Join(set, " ")
			t.Run(v.ID+" "+readings, func(t *testing.T) {
				rules, err := v.RulesWith(set)
				if err != nil {
					t.Fatal(err)
				}
				test(t, v, rules, readings, uint64(i+2))
			})
		}
	}
}

// combinations returns every choice of one value for each reading.
func combinations(readings []variant.Reading) [][]string {
	all := [][]string{nil}
	for _, r := range readings {
		var longer [][]string
		for _, set := range all {
			for _, value := range r.ValueNames() {
				longer = append(longer, append(slices.Clone(set), r.Key+"="+value))
			}
		}
		all = longer
	}
	return all
}

// randomBoard returns a position with 64 seeds in some of the holes, which may also be in hand
// and in houses.
func randomBoard(rng *rand.Rand, masters bool) string {
	var rows [4][8]int
	left, stock, words := 64, 0, ""
	add := func(row, column, n int) {
		n = min(n, left)
		rows[row][column] += n
		left -= n
	}
	if masters {
		stock = rng.IntN(2) * rng.IntN(20)
		left -= 2 * stock
		if rng.IntN(2) == 0 {
			add(1, 3, 4+rng.IntN(10))
			words += " north-owns=28"
		}
		if rng.IntN(2) == 0 {
			add(2, 4, 4+rng.IntN(10))
			words += " south-owns=12"
		}
	}
	most, first, columns := 1+rng.IntN(10), rng.IntN(8), 3+rng.IntN(6)
	for left > 0 {
		add(rng.IntN(4), (first+rng.IntN(columns))%8, 1+rng.IntN(most))
	}
	var lines []string
	for _, row := range rows {
		lines = append(lines, strings.Trim(strings.ReplaceAll(fmt.Sprint(row), " ", ","), "[]"))
	}
	return fmt.Sprintf("%s %d,%d S%s", strings.Join(lines, "/"), stock, stock, words)
}
