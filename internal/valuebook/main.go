// Command valuebook adds to the table of proven values of everyday mancala, in engine/values/everyday.go, which
// analyses begin with: those of the moves of positions that games between the computer's levels reach most.
//
//	go run ./internal/valuebook 8h
//
// It writes the file again after every position, so that it can be stopped at any time, and takes two gigabytes of
// memory.
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
	rules   = "last-in-store=again capture=across ends=at-once left-over=both-sides"
	file    = "engine/values/everyday.go"
	memory  = 2 << 30 // of the table
	perLine = 200     // values
	games   = 200     // between two levels
	plies   = 13      // of a game
	least   = 3       // games that reach a position
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
	positions := likely(r)
	for _, p := range positions {
		known.mark(boardOf(&p, p.Turn()))
	}
	analysis := solver.Analyse(engine.NewGame(r, engine.Even(6, 4, engine.South)), memory)
	for !analysis.Grow(1 << 20) {
	}
	for _, p := range positions {
		known.findMoves(boardOf(&p, p.Turn()), func(p engine.Position) []solver.MoveScore {
			analysis = analysis.Reuse(engine.NewGame(r, p))
			for !analysis.Step(1 << 20) {
			}
			return analysis.Scores()
		})
		if err := os.WriteFile(file, source(known.text()), 0o644); err != nil {
			log.Fatal(err)
		}
		fmt.Println(len(known.text()), "letters after", time.Since(began).Round(time.Second))
		if time.Since(began) > limit {
			return
		}
	}
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

// source returns the Go file with a text of values.
func source(text string) []byte {
	code := "package values\n\n// Everyday has the values of everyday mancala that go run ./internal/valuebook has proven.\nconst Everyday = \"\" +\n"
	for from := 0; from < len(text); from += perLine {
		line := text[from:min(from+perLine, len(text))]
		code += fmt.Sprintf("\t%q", line)
		if from+perLine < len(text) {
			code += " +"
		}
		code += "\n"
	}
	return []byte(code)
}
