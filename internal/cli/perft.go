package cli

import (
	"flag"
	"fmt"

	"sowbook/engine/solver"
)

func runPerft(e *env, f *flag.FlagSet, args []string) error {
	flags := addGameFlags(f)
	depth := f.Int("depth", -1, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if *depth < 0 {
		return usageError("perft needs -depth N, the number of plies, 0 or more")
	}
	v, err := e.oneVariant(f)
	if err != nil {
		return err
	}
	rules, start, err := flags.start(v)
	if err != nil {
		return err
	}
	fmt.Fprintln(e.stdout, solver.Perft(rules, start, *depth))
	return nil
}
