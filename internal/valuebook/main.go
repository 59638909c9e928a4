// Command valuebook adds to the proven values of everyday mancala, in engine/values: those of all moves of the first plies, of the positions that games
// between the computer's levels reach most, and of the positions that moves within two seeds of the best lead to.
//
//	go run ./internal/valuebook 8h
//
// It writes the files again after every position, so that it can be stopped at any time, and takes two gigabytes of memory.
package main

import (
	"cmp"
	"fmt"
	"log"
	"os"
	"slices"
	"time"

	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

const (
	rules  = "last-in-store=again capture=across ends=at-once left-over=both-sides"
	folder = "engine/values/"
	memory = 2 << 30 // of the table
	whole  = 4       // plies with all moves
	good   = 10      // ... with moves that lose at most
	loss   = 2       // ... so many seeds
	games  = 200     // between two levels
	plies  = 13      // of a game
	least  = 3       // games that reach a position
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("valuebook DURATION")
	}
	limit, err := time.ParseDuration(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	r, err := engine.ParseRules(rules)
	if err != nil {
		log.Fatal(err)
	}
	began, known := time.Now(), read(r, values.Everyday)
	analysis := solver.Analyse(engine.NewGame(r, engine.Even(6, 4, engine.South)), memory)
	for !analysis.Grow(1 << 20) {
	}
	find := func(p engine.Position) []solver.MoveScore {
		analysis = analysis.Reuse(engine.NewGame(r, p))
		for !analysis.Step(1 << 20) {
		}
		return analysis.Scores()
	}
	visit := func(b board) {
		known.findMoves(b, find)
		if err := write(known.text()); err != nil {
			log.Fatal(err)
		}
		fmt.Println(len(known.values), "boards after", time.Since(began).Round(time.Second))
		if time.Since(began) > limit {
			os.Exit(0)
		}
	}
	known.walk(whole, engine.MaxSeeds, visit)
	for _, p := range likely(r) {
		if b := boardOf(&p, p.Turn()); !known.isWhole(b) {
			visit(b)
		}
	}
	known.walk(good, loss, visit)
}

// likely returns the positions that games between levels 2 and 4 reach most, the latest first: they help to prove
// the earlier ones.
func likely(r engine.Rules) []engine.Position {
	type reached struct {
		position engine.Position
		plies, n int
	}
	found := map[engine.Position]*reached{}
	for k := range games {
		g := engine.NewGame(r, engine.Even(6, 4, engine.South))
		levels := [2]player.Strength{player.Novice, player.Strong}
		for g.Len() < plies && !g.Over() {
			p := g.Position()
			if found[p] == nil {
				found[p] = &reached{position: p, plies: g.Len()}
			}
			found[p].n++
			level := levels[(k+int(p.Turn()))%2]
			c := player.Choose(g, level, uint64(k), 0)
			for !c.Step(1 << 20) {
			}
			if m, _ := c.Move(); g.Play(m) != nil {
				log.Fatal("an illegal move")
			}
		}
	}
	all := make([]*reached, 0, len(found))
	for _, at := range found {
		if at.n >= least {
			all = append(all, at)
		}
	}
	slices.SortFunc(all, func(a, b *reached) int { return cmp.Or(b.plies-a.plies, b.n-a.n) })
	positions := make([]engine.Position, len(all))
	for i, at := range all {
		positions[i] = at.position
		fmt.Println(at.plies, at.n, at.position)
	}
	return positions
}

// write writes the files with a text of values.
func write(text string) error {
	sum := fmt.Sprintf("package values\n\n// sum is that of [Everyday]. go run ./internal/valuebook writes it.\nconst sum = %#x\n", values.Sum(text))
	if err := os.WriteFile(folder+"everyday.txt", []byte(text), 0o644); err != nil {
		return err
	}
	return os.WriteFile(folder+"sum.go", []byte(sum), 0o644)
}
