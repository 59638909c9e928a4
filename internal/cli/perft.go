package cli

import (
	"flag"
	"fmt"

	"sowbook/engine/solver"
	"sowbook/internal/project"
)

var perftCommand = command{project.Command{
	Name:  "perft",
	Args:  "[-from POSITION] [-set KEY=VALUE]… -depth N VARIANT | -rules TEXT",
	What:  "count the lines of exactly N plies",
	Flags: []project.Flag{rulesFlag, fromFlag, setFlag, {Name: "-depth N", What: "the number of plies"}},
}, runPerft}

func runPerft(e *env, f *flag.FlagSet, args []string) error {
	flags := addGameFlags(f)
	depth := f.Int("depth", -1, "")
	if err := parse(f, args); err != nil {
		return err
	}
	if *depth < 0 {
		return usageError("perft needs -depth N, the number of plies, 0 or more")
	}
	v, err := e.oneVariant(f, flags)
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
