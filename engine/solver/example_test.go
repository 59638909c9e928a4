package solver_test

import (
	"fmt"

	"sowbook/engine"
	"sowbook/engine/solver"
)

// Solve a position: Kalah with three pits a side and two seeds in each.
func ExampleSolve() {
	rules, err := engine.ParseRules("capture=across ends=at-once left-over=both-sides")
	if err != nil {
		fmt.Println(err)
		return
	}
	found := solver.Solve(rules, engine.Even(3, 2, engine.South), solver.Limits{Memory: 1 << 20})
	fmt.Println("value:", found.Value, "proven:", found.Proven)
	fmt.Println("best move: pit", found.Line[0].Pit+1)
	// Output:
	// value: 4 proven: true
	// best move: pit 2
}

// Analyse a position in slices, and print the score of every move.
func ExampleAnalysis() {
	rules, err := engine.ParseRules("capture=across ends=at-once left-over=both-sides")
	if err != nil {
		fmt.Println(err)
		return
	}
	analysis := solver.Analyse(engine.NewGame(rules, engine.Even(3, 2, engine.South)), 1<<20)
	for !analysis.Step(1000) {
		// A page would draw the scores so far here.
	}
	for _, s := range analysis.Scores() {
		fmt.Printf("pit %d: %s\n", s.Move.Pit+1, s.Score)
	}
	// Output:
	// pit 1: -8 proven
	// pit 2: +4 proven
	// pit 3: 0 proven
}
