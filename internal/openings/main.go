// Command openings counts how games of Oware end after each first move and reply:
//
//	go run ./internal/openings 140
//	go run ./internal/openings 38 140
//
// It plays that many games after each of the 36 pairs of moves, level 4 against itself, whose choice between equal
// moves is random, and prints a table. The second number, 0 by default, is the seed of the first game; each game after it
// has the next seed, so the second command repeats no game of the first. 140 games take twelve minutes of a core.
package main

import (
	"errors"
	"fmt"
	"log"
	"os"
	"strconv"
	"sync"

	"sowbook/engine"
	"sowbook/engine/games"
	"sowbook/engine/player"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) < 2 || len(os.Args) > 3 {
		log.Fatal("openings GAMES [SEED]")
	}
	var numbers [2]int
	for i, arg := range os.Args[1:] {
		n, err := strconv.Atoi(arg)
		if err != nil || n < 1 {
			log.Fatalf("%q is not a number from 1", arg)
		}
		numbers[i] = n
	}
	oware, err := games.Find("oware")
	if err != nil {
		log.Fatal(err)
	}
	counts, err := count(oware, numbers[1], numbers[0])
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(table(counts))
}

// results are the numbers of games that South won, drew and lost.
type results [3]int

// count plays n games after each first move and reply, by the pits of both moves. seed is that of the first game.
func count(game games.Game, seed, n int) (counts [6][6]results, err error) {
	for first := range counts {
		if counts[first], err = countReplies(game, seed, n, first); err != nil {
			break
		}
	}
	return counts, err
}

// countReplies does what count does for one first move, by the pits of the replies. It uses all cores; the seed of
// a game follows from its number, so the results do not depend on them.
func countReplies(game games.Game, seed, n, first int) (counts [6]results, err error) {
	var errs [6]error
	var wait sync.WaitGroup
	for reply := range errs {
		wait.Go(func() {
			for i := range n {
				result, err := play(game, uint64(seed+i), first, reply)
				if err != nil {
					errs[reply] = err
					return
				}
				counts[reply][result]++
			}
		})
	}
	wait.Wait()
	return counts, errors.Join(errs[:]...)
}

// choose returns the move of level 4.
func choose(g *engine.Game, seed uint64) engine.Move {
	c := player.Choose(g, player.Strong, seed, 0)
	for !c.Step(1 << 16) {
	}
	m, _ := c.Move()
	return m
}

// play plays a game from two moves on. It returns 0 if South wins, 1 for a draw, 2 if North wins.
func play(game games.Game, seed uint64, first, reply int) (int, error) {
	g, err := game.New()
	if err != nil {
		return 0, err
	}
	for _, pit := range []int{first, g.Board().Pits + reply} {
		if err := g.Play(engine.Move{Pit: engine.Place(pit)}); err != nil {
			return 0, err
		}
	}
	for !g.Over() {
		if err := g.Play(choose(g, seed)); err != nil {
			return 0, err
		}
	}
	switch margin := g.Margin(engine.South); {
	case margin > 0:
		return 0, nil
	case margin == 0:
		return 1, nil
	}
	return 2, nil
}
