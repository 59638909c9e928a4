package cli

import (
	"fmt"

	"sowbook/engine/solver"
)

func runPerft(e *env, f *flags, args []string) error {
	ofGame := addGameFlags(f)
	depth := f.Int("depth N", -1, "the number of plies")
	if err := parse(f, args); err != nil {
		return err
	}
	if *depth < 0 {
		return usageError("perft needs -depth N, the number of plies, 0 or more")
	}
	v, err := e.oneVariant(f, ofGame)
	if err != nil {
		return err
	}
	rules, start, err := ofGame.start(v)
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, solver.Perft(rules, start, *depth))
	return nil
}
