package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"sowbook/internal/bots"
)

func runMatch(e *env, f *flags, args []string) error {
	asJSON := f.answerAsJSON()
	ofGame := addGameFlags(f)
	games := f.Int("games N", 2, "the number of games, 2 unless given; the bots change sides after each")
	limit := f.Duration("time D", 10*time.Second, "the time for each move, 10s unless given")
	if err := parse(f, args); err != nil {
		return err
	}
	want := 3
	if ofGame.rules != "" {
		want = 2
	}
	switch {
	case f.NArg() != want:
		return usageError("match needs a game and two bots, as in sowbook match oware strong ./my-bot; a bot is a program or one of " + strings.Join(bots.Strengths(), ", "))
	case *games < 1:
		return usageError("-games is the number of games, 1 or more")
	case *limit <= 0:
		return usageError("-time is a duration, as in 500ms or 10s")
	}
	v, names, err := e.game(f, ofGame)
	if err != nil {
		return err
	}
	rules, start, err := ofGame.start(v)
	if err != nil {
		return err
	}
	var players [2]bots.Bot
	for i, name := range names {
		if players[i], err = bots.New(name); err != nil {
			return errors.Join(err, closeBots(players))
		}
	}
	game := bots.Game{ID: v.ID, Labels: v.Voice.Labels, Rules: rules, Start: start, Time: *limit}
	return errors.Join(e.playMatch(game, players, *games, *asJSON), closeBots(players))
}

func closeBots(players [2]bots.Bot) (err error) {
	for _, p := range players {
		if p != nil {
			err = errors.Join(err, p.Close())
		}
	}
	return err
}

// playMatch plays the games and prints each, then the score: a win is a point, a draw half a one.
func (e *env) playMatch(game bots.Game, players [2]bots.Bot, games int, asJSON bool) error {
	halves := [2]int{}
	for i := range games {
		south := i % 2 // the index of the bot that plays South
		result, err := game.Play([2]bots.Bot{players[south], players[1-south]}, game.Opening(i/2))
		if err != nil {
			return err
		}
		switch result.Winner {
		case "S":
			halves[south] += 2
		case "N":
			halves[1-south] += 2
		default:
			halves[0]++
			halves[1]++
		}
		if asJSON {
			if err := json.NewEncoder(e.stdout).Encode(result); err != nil {
				return err
			}
			continue
		}
		winner := map[string]string{"S": result.South + " (South) wins", "N": result.North + " (North) wins", "draw": "draw"}[result.Winner]
		fmt.Fprintf(e.stdout, "%d. %s–%s %d–%d, %s: %s\n   %s\n", i+1, result.South, result.North, result.Seeds[0], result.Seeds[1], winner, result.Why, strings.Join(result.Moves, " "))
	}
	if !asJSON {
		fmt.Fprintf(e.stdout, "%s %g, %s %g\n", players[0].Name(), float64(halves[0])/2, players[1].Name(), float64(halves[1])/2)
	}
	return nil
}
