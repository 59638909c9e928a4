package player_test

import (
	"fmt"

	"sowbook/engine"
	"sowbook/engine/player"
)

// Let the computer choose a move.
func ExampleChoose() {
	rules, err := engine.ParseRules("capture=across ends=at-once left-over=both-sides")
	if err != nil {
		fmt.Println(err)
		return
	}
	game := engine.NewGame(rules, engine.Even(3, 2, engine.South))
	choice := player.Choose(game, player.Best, 1, 1<<20)
	for !choice.Step(1000) {
		// Stop here when the time is up.
	}
	move, _ := choice.Move()
	fmt.Printf("pit %d, %s\n", move.Pit+1, choice.Score())
	// Output: pit 2, +4 proven
}

// Judge a goal: capture six seeds in one turn.
func ExampleGoal_Judge() {
	rules, err := engine.ParseRules("capture=across ends=at-once left-over=both-sides")
	if err != nil {
		fmt.Println(err)
		return
	}
	start, err := engine.ParsePosition("1,5,0,0,0,0/1,0,0,0,0,1 3,3 S")
	if err != nil {
		fmt.Println(err)
		return
	}
	goal := player.Goal{Kind: player.CaptureAtLeast, N: 6}
	for _, pit := range []engine.Place{0, 5} {
		verdict, err := goal.Judge(rules, start, []engine.Move{{Kind: engine.Sow, Pit: pit, Way: engine.Right}})
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("pit %d: met %v, open %v, captured %d\n", pit+1, verdict.Met, verdict.TurnOpen, verdict.Reached)
	}
	// Output:
	// pit 1: met true, open false, captured 6
	// pit 6: met false, open true, captured 0
}
